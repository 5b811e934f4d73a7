/** Why a call failed, as far as a caller acts on it. */
export type ApiErrorKind =
  | "unreachable"
  | "unauthorised"
  | "forbidden"
  | "not-found"
  | "conflict"
  | "gone"
  | "hand-edit"
  | "invalid"
  | "throttled"
  | "refused"
  | "unexpected-answer"
  | "server";
