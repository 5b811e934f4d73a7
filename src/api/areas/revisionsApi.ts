import type { CompiledCheck } from "../../generated/contracts/FormDescriptor.ts";
import { loadCheck } from "../../generated/loadCheck.ts";
import type { Revisions } from "../../generated/types/Revisions.ts";
import { parsePointer } from "../../model/configPath.ts";
import type { Rename } from "../../model/entity/entityPlace.ts";
import { isPlainObject, type Json, type JsonObject } from "../../model/Json.ts";
import type { RevisionView } from "../../model/revisions/revisionView.ts";
import { text } from "../../texts/text.ts";
import { ApiError } from "../ApiError.ts";
import type { HttpClient } from "../HttpClient.ts";

const REVISIONS = "/flussonic/api/revisions";

/** One saved configuration, without its text. */
export type RevisionRow = Revisions["revisions"][number];

/** Which revisions are asked for; what is left out leaves all. */
export type RevisionFilter = Omit<RevisionView, "rev">;

/** What can be asked of the saved configurations; each throws ApiError. */
export interface RevisionCalls {
  /** A page of at most 200 rows, newest first, of those before a revision. */
  list(filter: RevisionFilter, page: { readonly before?: number; readonly limit: number }): Promise<Revisions>;
  /** The text as it was saved. */
  text(rev: number): Promise<string>;
  /** The whole config as it was then, in the form that the console reads it; `not-found` where its text is lost. */
  config(rev: number): Promise<JsonObject>;
  /** What of a revision has another name in a later one, or now. */
  renames(rev: number, to?: number): Promise<readonly Rename[]>;
  /** Marks one as known to work, instead of whichever was. */
  markRescue(rev: number): Promise<void>;
  unmarkRescue(): Promise<void>;
}

export function createRevisionCalls(http: HttpClient): RevisionCalls {
  return {
    list: async (filter, page) => {
      const asked = Object.entries({ ...filter, ...page }).filter(([, value]) => value !== undefined && value !== "");
      const query = new URLSearchParams(asked.map(([name, value]) => [name, String(value)]));
      const [check, answer] = await Promise.all([loadCheck("revisions"), http.get(`${REVISIONS}?${query.toString()}`)]);
      if (isRevisions(answer, check)) return answer;
      throw unexpected();
    },
    text: async (rev) => (await http.getText(`${REVISIONS}/${rev}`)).text,
    config: async (rev) => {
      const answer = await http.get(`${REVISIONS}/${rev}/config`);
      if (isPlainObject(answer)) return answer;
      throw unexpected();
    },
    renames: async (rev, to) => {
      const answer = await http.get(`${REVISIONS}/${rev}/renames${to === undefined ? "" : `?to=${to}`}`);
      const renames = isPlainObject(answer) ? answer["renames"] : undefined;
      if (!Array.isArray(renames)) throw unexpected();
      return renames.flatMap(renameOf);
    },
    markRescue: async (rev) => void (await http.put("/flussonic/api/rescue", { rev })),
    unmarkRescue: async () => void (await http.delete("/flussonic/api/rescue")),
  };
}

function renameOf(pair: Json): readonly Rename[] {
  const [from, to] = Array.isArray(pair) ? pair : [];
  if (typeof from !== "string" || typeof to !== "string") return [];
  return [{ from: parsePointer(`/${from}`), to: parsePointer(`/${to}`) }];
}

function unexpected(): ApiError {
  return new ApiError("unexpected-answer", text("errors.unexpectedAnswer"));
}

function isRevisions(answer: unknown, check: CompiledCheck): answer is Revisions {
  return isPlainObject(answer) && check(answer);
}
