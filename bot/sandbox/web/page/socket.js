// One WebSocket to the sandbox: questions with numbers, their replies, and pushes that come by themselves.

const FIRST_WAIT = 300;
const LONGEST_WAIT = 5000;

export class Socket {
  #questions = new Map();
  #number = 0;
  #wait = FIRST_WAIT;
  #socket = null;

  // onPush(frame) for every frame without a number; onLost() each time the line breaks.
  constructor(url, { onPush, onLost, lost }) {
    Object.assign(this, { url, onPush, onLost, lost });
    this.#open();
  }

  ask(frame) {
    if (this.#socket.readyState !== WebSocket.OPEN) return Promise.resolve({ ok: false, error: this.lost() });
    const n = ++this.#number;
    this.#socket.send(JSON.stringify({ ...frame, n }));
    return new Promise((resolve) => this.#questions.set(n, resolve));
  }

  #open() {
    this.#socket = new WebSocket(this.url);
    this.#socket.addEventListener("open", () => (this.#wait = FIRST_WAIT));
    this.#socket.addEventListener("message", (event) => this.#hear(JSON.parse(event.data)));
    this.#socket.addEventListener("close", () => this.#again());
  }

  #hear(frame) {
    if (frame.t !== "reply") return this.onPush(frame);
    this.#questions.get(frame.n)?.(frame);
    this.#questions.delete(frame.n);
  }

  #again() {
    for (const resolve of this.#questions.values()) resolve({ ok: false, error: this.lost() });
    this.#questions.clear();
    this.onLost();
    setTimeout(() => this.#open(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }
}

let line = null;
export const connect = (url, heard) => (line = new Socket(url, heard));
export const ask = (frame) => line.ask(frame);
