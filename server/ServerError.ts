import type { ServerErrorKind } from "./ServerErrorKind.ts";

/** The one error that the server's own rules throw; `kind` decides the HTTP status, `message` is fit to show. */
export class ServerError extends Error {
  override readonly name = "ServerError";

  constructor(
    readonly kind: ServerErrorKind,
    message: string,
    /** Further members of the error body: `conflicts`, `problems`, `pointer`, `rev`. */
    readonly details: Readonly<Record<string, unknown>> = {},
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
