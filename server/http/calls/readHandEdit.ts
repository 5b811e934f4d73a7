import type { ApiCall } from "../ApiCall.ts";
import type { ServerContext } from "./ServerContext.ts";

/**
 * `GET /flussonic/api/hand_edit`: the hand edit of the config file that waits, as it cannot be taken: `{waits: false}`, or
 * `{waits, id, at, rev, reason, problems, unlisted, mend}`, where `mend` lists what the forms' rewriting would change, if
 * that mends it: `[{pointer, line, from, to}]`.
 */
export function readHandEdit({ record }: ServerContext): ApiCall {
  return {
    method: "GET",
    path: "/flussonic/api/hand_edit",
    handle: async () => {
      await record.readHandEdit();
      const edit = record.handEdit;
      if (edit === undefined) return { waits: false };
      const { id, at, reason, problems, unlisted, mending } = edit;
      const mend = mending === undefined ? {} : { mend: mending.changes };
      return { waits: true, id, at, rev: record.current.rev, reason, problems, unlisted, ...mend };
    },
  };
}
