import { ApiError, type ApiErrorKind } from "./ApiError.ts";
import type { Problem } from "../model/entity/checkProblems.ts";

/**
 * Why a save was refused, in words fit to show, and at which fields. `pending`: another save is on trial; `unreachable`: nobody knows what became of it;
 * `server`: the server cannot, for now.
 */
export interface SaveFailure {
  readonly kind:
    | "conflict"
    | "gone"
    | "hand-edit"
    | "pending"
    | "invalid"
    | "unreachable"
    | "unauthorised"
    | "server"
    | "other";
  readonly message: string;
  /** Pointers from the config's root. */
  readonly problems: readonly Problem[];
}

/** What a failed save means to the operator: the server's words, and the fields they concern. */
export function saveFailureOf(error: unknown): SaveFailure {
  if (!(error instanceof ApiError)) {
    return { kind: "other", message: error instanceof Error ? error.message : String(error), problems: [] };
  }
  return { kind: kinds[error.kind] ?? "other", message: error.message, problems: problemsIn(error.details.body) };
}

const kinds: Partial<Readonly<Record<ApiErrorKind, SaveFailure["kind"]>>> = {
  conflict: "conflict",
  gone: "gone",
  "hand-edit": "hand-edit",
  pending: "pending",
  invalid: "invalid",
  unreachable: "unreachable",
  unauthorised: "unauthorised",
  throttled: "server",
  server: "server",
};

function problemsIn(body: unknown): readonly Problem[] {
  if (typeof body !== "object" || body === null || !("problems" in body) || !Array.isArray(body.problems)) return [];
  return body.problems.flatMap(problemOf);
}

/** A problem as it stands in an answer; what a server leaves out is filled in. */
function problemOf(sent: unknown): readonly Problem[] {
  if (typeof sent !== "object" || sent === null || !("pointer" in sent) || !("message" in sent)) return [];
  const { pointer, message } = sent;
  if (typeof pointer !== "string" || typeof message !== "string" || !/^(\/|$)/.test(pointer)) return [];
  const keyword = "keyword" in sent && typeof sent.keyword === "string" ? sent.keyword : "server";
  const level = "level" in sent && sent.level === "warning" ? "warning" : "error";
  const page = "page" in sent && typeof sent.page === "string" ? { page: sent.page } : {};
  const section = "section" in sent && typeof sent.section === "string" ? { section: sent.section } : {};
  return [{ pointer, message, keyword, level, ...page, ...section }];
}
