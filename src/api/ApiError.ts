import type { ApiErrorKind } from "./ApiErrorKind.ts";

/** A call to the server that did not succeed: its kind, words fit to show, and what the server sent. */
export class ApiError extends Error {
  override readonly name = "ApiError";

  constructor(
    readonly kind: ApiErrorKind,
    message: string,
    readonly details: { readonly status?: number; readonly body?: unknown; readonly cause?: unknown } = {},
  ) {
    super(message, { cause: details.cause });
  }
}
