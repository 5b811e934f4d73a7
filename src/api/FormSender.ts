/** What sends a form; an `XMLHttpRequest` is one, a test makes a small one. */
export interface FormSender {
  readonly status: number;
  readonly responseText: string;
  /** Tells of `progress`. */
  readonly upload: EventTarget;
  open(method: string, address: string): void;
  setRequestHeader(name: string, value: string): void;
  send(form: FormData): void;
  abort(): void;
  addEventListener(type: string, listener: () => void): void;
}
