import { type Told, wordsOf } from "./Told.ts";

/** The codes that stand as `error` in the body of a failed call. */
export type ServerErrorKind =
  | "bad_request"
  | "bad_credentials"
  | "unauthorized"
  | "forbidden"
  | "not_found"
  | "method_not_allowed"
  | "timeout"
  | "conflict"
  | "gone"
  | "pending"
  | "iptv_off"
  | "hand_edit"
  | "precondition_failed"
  | "too_large"
  | "range_not_satisfiable"
  | "misdirected"
  | "invalid"
  | "revision_required"
  | "too_many"
  | "failed"
  | "unavailable"
  | "storage_full";

/** The one error that the server's own rules throw; `kind` decides the HTTP status, `message` is fit to show. */
export class ServerError extends Error {
  override readonly name = "ServerError";

  /** Further members of the error body: `conflicts`, `problems`, `pointer`, `rev`, `said`. */
  readonly details: Readonly<Record<string, unknown>>;

  constructor(
    readonly kind: ServerErrorKind,
    /** Fit to show; with its code where it is one of `sayings`. */
    readonly told: Told,
    details: Readonly<Record<string, unknown>> = {},
    options?: ErrorOptions,
  ) {
    super(wordsOf(told), options);
    this.details = typeof told === "string" ? details : { ...details, said: told };
  }
}

/** The system's word for what went wrong, for example `ENOSPC`; undefined where it has none. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;
}

/** What an error tells: with its code where it is one of our sentences. */
export function toldBy(error: unknown): Told {
  if (error instanceof ServerError) return error.told;
  return error instanceof Error ? error.message : String(error);
}
