import { isPlainObject } from "../model/Json.ts";
import type { HttpClient } from "./HttpClient.ts";

/** A hand edit of the config file that the server cannot take: it waits in the file, and nothing can be saved meanwhile. */
export interface WaitingHandEdit {
  /** Of this very text: nothing is done to one that nobody has looked at. */
  readonly id: string;
  /** What the rewriting of the forms would change; empty where that does not mend it. */
  readonly mend: readonly { readonly line: number | undefined; readonly from: string; readonly to: string }[];
}

/** What can be done about a hand edit; each throws ApiError. */
export interface HandEditCalls {
  /** Undefined when none waits. */
  readonly read: () => Promise<WaitingHandEdit | undefined>;
  readonly putAside: (id: string) => Promise<void>;
  readonly mend: (id: string) => Promise<void>;
}

export function createHandEditCalls(http: HttpClient): HandEditCalls {
  return {
    read: async () => waitingEdit(await http.get("/flussonic/api/hand_edit")),
    putAside: async (id) => void (await http.post("/flussonic/api/hand_edit/put_aside", { id })),
    mend: async (id) => void (await http.post("/flussonic/api/hand_edit/mend", { id })),
  };
}

function waitingEdit(answer: unknown): WaitingHandEdit | undefined {
  if (!isPlainObject(answer) || typeof answer["id"] !== "string") return undefined;
  const changes = Array.isArray(answer["mend"]) ? answer["mend"].filter(isPlainObject) : [];
  return {
    id: answer["id"],
    mend: changes.flatMap(({ line, from, to }) =>
      typeof from === "string" && typeof to === "string"
        ? [{ line: typeof line === "number" ? line : undefined, from, to }]
        : [],
    ),
  };
}
