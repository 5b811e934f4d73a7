import { text } from "../texts/text.ts";
import { ApiError } from "./ApiError.ts";

/** What the sender of much data is told on the way, and how it ends it. */
export interface Sending {
  /** @param share of what there is to send, 0 to 1 */
  readonly onProgress?: (share: number) => void;
  /** Aborted, the call fails with the signal's reason. */
  readonly signal?: AbortSignal;
}

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

/** Nothing moved for so long: the connection is dead, though nobody has said so. */
const stallMs = 60_000;

interface FormRequest extends Sending {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly form: FormData;
}

/**
 * Posts a form and tells how far it has come, which `fetch` cannot.
 * @returns the answer, of whatever status
 * @throws ApiError `unreachable` when the connection breaks or stalls; the signal's reason
 */
export function sendForm(
  request: FormSender,
  { address, headers, form, onProgress, signal }: FormRequest,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(reasonOf(signal));
    let timer: ReturnType<typeof setTimeout>;
    const watch = () => {
      clearTimeout(timer);
      timer = setTimeout(() => request.abort(), stallMs);
    };
    const handleAbort = () => request.abort();
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", handleAbort);
    };
    signal?.addEventListener("abort", handleAbort);
    request.upload.addEventListener("progress", (event) => {
      watch();
      const share = shareOf(event);
      if (share !== undefined) onProgress?.(share);
    });
    request.addEventListener("load", () => {
      end();
      resolve(answerOf(request));
    });
    for (const event of ["error", "abort", "timeout"]) {
      request.addEventListener(event, () => {
        end();
        reject(signal?.aborted ? reasonOf(signal) : new ApiError("unreachable", text("errors.unreachable")));
      });
    }
    request.open("POST", address);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    watch();
    request.send(form);
  });
}

function answerOf({ status, responseText }: FormSender): Response {
  const hasNoBody = status === 204 || status === 205 || status === 304;
  return new Response(hasNoBody ? null : responseText, { status });
}

function shareOf(event: Event): number | undefined {
  if (!("loaded" in event) || !("total" in event)) return undefined;
  const { loaded, total } = event;
  return typeof loaded === "number" && typeof total === "number" && total > 0 ? loaded / total : undefined;
}

function reasonOf({ reason }: AbortSignal): Error {
  return reason instanceof Error ? reason : new Error(String(reason));
}
