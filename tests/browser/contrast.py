"""Texts on the page that do not reach the contrast of WCAG AA, found by their computed colours."""

FAINT_TEXTS = """() => {
    const rgb = colour => (colour.match(/[\\d.]+/g) ?? [0, 0, 0, 0]).map(Number);
    const alpha = ([, , , a = 1]) => a;
    const light = ([r, g, b]) => [r, g, b].map(c => c / 255)
        .map(c => c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)
        .reduce((sum, c, i) => sum + c * [0.2126, 0.7152, 0.0722][i], 0);
    const ratio = (a, b) => (Math.max(light(a), light(b)) + 0.05) / (Math.min(light(a), light(b)) + 0.05);
    const ground = node => {
        const colour = rgb(getComputedStyle(node).backgroundColor);
        return alpha(colour) === 1 || !node.parentElement ? colour : ground(node.parentElement);
    };
    const open = document.querySelector("dialog[open]") ?? document.body;
    const ownText = node => [...node.childNodes].some(child => child.nodeType === 3 && child.data.trim());
    const faint = node => {
        const style = getComputedStyle(node);
        const size = parseFloat(style.fontSize);
        const large = size >= 24 || (size >= 18.66 && style.fontWeight >= 700);
        return ratio(rgb(style.color), ground(node)) < (large ? 3 : 4.5);
    };
    const seen = { opacityProperty: true, visibilityProperty: true };
    return [...open.querySelectorAll("*")]
        .filter(node => ownText(node) && node.checkVisibility(seen))
        .filter(node => !node.closest(":disabled, [inert]") && faint(node))
        .map(node => `${node.localName}.${node.className}: ${node.textContent.slice(0, 40)}`);
}"""
