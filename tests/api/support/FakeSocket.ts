/** The browser's end of a line to a FakeServer: opens and closes a moment later, as a real one does. */
export class FakeSocket {
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { readonly data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  onerror: (() => void) | null = null;
  readonly sent: string[] = [];

  constructor(
    readonly address: string,
    private readonly receive: (message: string) => void,
  ) {}

  send(message: string): void {
    if (this.readyState !== 1) throw new Error("InvalidStateError: the socket is not open");
    this.sent.push(message);
    this.receive(message);
  }

  close(): void {
    if (this.readyState >= 2) return;
    this.readyState = 2;
    void Promise.resolve().then(() => this.end());
  }

  /** The server accepts. */
  accept(): void {
    if (this.readyState !== 0) return;
    this.readyState = 1;
    this.onopen?.();
  }

  /** The server says something, as text or as what is to become JSON. */
  say(frame: unknown): void {
    if (this.readyState === 1) this.onmessage?.({ data: typeof frame === "string" ? frame : JSON.stringify(frame) });
  }

  /** The line breaks with an error; the close that follows comes as well. */
  fail(): void {
    this.onerror?.();
    this.end();
  }

  /** The line is closed from the other side. */
  end(): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.onclose?.();
  }
}
