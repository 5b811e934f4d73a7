import type { ServerErrorKind } from "../ServerErrorKind.ts";

/** The HTTP status of each kind of error. */
export const statusOf: Readonly<Record<ServerErrorKind, number>> = {
  bad_request: 400,
  bad_credentials: 403,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  timeout: 408,
  conflict: 409,
  gone: 409,
  pending: 409,
  hand_edit: 409,
  too_large: 413,
  misdirected: 421,
  invalid: 422,
  revision_required: 428,
  too_many: 429,
  failed: 500,
  unavailable: 503,
  storage_full: 507,
};
