import { fromServer } from "../texts/language.ts";
import { text } from "../texts/text.ts";

/** Why a call failed, as far as a caller acts on it. */
export type ApiErrorKind =
  | "unreachable"
  | "unauthorised"
  | "forbidden"
  | "not-found"
  | "conflict"
  | "gone"
  | "hand-edit"
  | "pending"
  | "invalid"
  | "throttled"
  | "refused"
  | "unexpected-answer"
  | "server";

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

/** The error a not-OK response is thrown as: its kind from status and code, the server's own words where it has any, and before them what they come to in the language spoken. */
export async function errorFromResponse(response: Response): Promise<ApiError> {
  const body = await bodyOf(response);
  const { status } = response;
  const code = stringIn(body, "error");
  const kind = kindOf(status, code);
  const ownWords = kind === "unreachable" ? text("errors.unreachable") : text("errors.status", { status });
  const said = stringIn(body, "message");
  const rev = valueIn(body, "rev");
  if (kind === "pending" && typeof rev === "number")
    return new ApiError(kind, text("errors.pending", { rev: String(rev) }), { status, body });
  return new ApiError(
    kind,
    said === undefined ? ownWords : fromServer(said, { refusal: code, said: valueIn(body, "said") }),
    { status, body },
  );
}

function kindOf(status: number, code: string | undefined): ApiErrorKind {
  if (code === "gone") return "gone";
  if (code === "hand_edit") return "hand-edit";
  if (code === "pending") return "pending";
  // Our server names its errors; a gateway before one that is starting has none to name.
  if (status === 503 && code === undefined) return "unreachable";
  return kinds[status] ?? (status >= 500 ? "server" : "refused");
}

const kinds: Readonly<Record<number, ApiErrorKind>> = {
  401: "unauthorised",
  403: "forbidden",
  404: "not-found",
  409: "conflict",
  412: "conflict",
  422: "invalid",
  429: "throttled",
  // A gateway that lost the server: as with a broken connection, nobody knows what became of the call.
  502: "unreachable",
  504: "unreachable",
};

async function bodyOf(response: Response): Promise<unknown> {
  const sent = await response.text().catch(() => "");
  try {
    return JSON.parse(sent);
  } catch {
    return sent;
  }
}

function stringIn(body: unknown, key: "error" | "message"): string | undefined {
  const value = valueIn(body, key);
  return typeof value === "string" ? value : undefined;
}

function valueIn(body: unknown, key: "error" | "message" | "said" | "rev"): unknown {
  return typeof body === "object" && body !== null ? Object.getOwnPropertyDescriptor(body, key)?.value : undefined;
}
