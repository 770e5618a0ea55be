// Files a person sends: the field that chooses them, in the page's own words, and how they travel.

import { el } from "../dom.js";
import { word } from "../words.js";

// The native field is there for keyboard and screen reader; what one sees is the text beside it.
export function fileField(traits = {}) {
  const input = el("input", { type: "file", class: "unseen", ...traits });
  const asking = () => word("choose-file", { n: input.multiple ? 2 : 1 });
  const shown = el("span", { class: "file-names" }, asking());
  const names = () => [...input.files].map((file) => file.name).join(", ");
  input.addEventListener("change", () => (shown.textContent = names() || asking()));
  return { input, parts: [input, shown] };
}

// A file as the sandbox takes it: its name, kind and content in base64.
export function packed(file) {
  const content_type = file.type || "application/octet-stream";
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () =>
      resolve({ filename: file.name, content_type, data: reader.result.split(",")[1] ?? "" });
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
