import type { ApiCall } from "../ApiCall.ts";
import type { ServerContext } from "./ServerContext.ts";

/** `GET /flussonic/api/revisions`: who saved what and when, newest first: `[{rev, at, who, summary}]`, `at` in ms; `aside: true` where a hand edit was put aside. */
export function listRevisions({ record }: ServerContext): ApiCall {
  return {
    method: "GET",
    path: "/flussonic/api/revisions",
    handle: () =>
      record.revisions
        .map(({ rev, at, who, summary, aside }) => ({ rev, at, who, summary, ...(aside === true ? { aside } : {}) }))
        .toReversed(),
  };
}
