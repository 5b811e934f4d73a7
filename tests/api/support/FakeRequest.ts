import type { FormSender } from "../../../src/api/formUpload.ts";

/** An XMLHttpRequest that a test answers, breaks and moves on. */
export class FakeRequest extends EventTarget implements FormSender {
  static readonly sent: FakeRequest[] = [];
  readonly upload = new EventTarget();
  readonly headers = new Map<string, string>();
  method = "";
  address = "";
  form: FormData | undefined;
  status = 0;
  responseText = "";

  /** The one that was sent last. */
  static get last(): FakeRequest {
    const request = FakeRequest.sent.at(-1);
    if (!request) throw new Error("nothing was sent");
    return request;
  }

  open(method: string, address: string): void {
    this.method = method;
    this.address = address;
  }

  setRequestHeader(name: string, value: string): void {
    // As the browser does with what a header cannot carry.
    // oxlint-disable-next-line no-control-regex
    if (!/^[\x00-\xff]*$/.test(value)) throw new TypeError(`${name} holds a character outside of Latin-1`);
    this.headers.set(name.toLowerCase(), value);
  }

  send(form: FormData): void {
    this.form = form;
    FakeRequest.sent.push(this);
  }

  abort(): void {
    this.dispatchEvent(new Event("abort"));
  }

  progress(loaded: number, total: number): void {
    this.upload.dispatchEvent(Object.assign(new Event("progress"), { loaded, total }));
  }

  answer(status: number, body: unknown = {}): void {
    this.status = status;
    this.responseText = typeof body === "string" ? body : JSON.stringify(body);
    this.dispatchEvent(new Event("load"));
  }

  breakOff(): void {
    this.dispatchEvent(new Event("error"));
  }
}
