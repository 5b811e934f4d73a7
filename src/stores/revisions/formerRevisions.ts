import { ApiError } from "../../api/ApiError.ts";
import type { RevisionCalls, RevisionRow } from "../../api/areas/revisionsApi.ts";
import type { Rename } from "../../model/entity/entityPlace.ts";
import type { Stores } from "../Stores.ts";

/** As many as are looked through at a time: nearly always the first is it. */
const LOOKED_THROUGH = 20;

/**
 * The last revision before one that was served and can be read: what that one changed is told against it. What was put
 * aside, is damaged or is not kept any more is passed over.
 * @returns undefined where none is kept @throws ApiError
 */
export async function servedBefore(revisions: RevisionCalls, rev: number): Promise<RevisionRow | undefined> {
  let before = rev;
  for (;;) {
    const { revisions: rows } = await revisions.list({}, { before, limit: LOOKED_THROUGH });
    const found = rows.find(({ aside, damaged }) => aside !== true && damaged !== true);
    const last = rows.at(-1);
    if (found !== undefined || last === undefined || rows.length < LOOKED_THROUGH) return found;
    before = last.rev;
  }
}

/**
 * What of a revision has another name in another one, or now; names go from the earlier to the later, whichever is first.
 * @returns undefined where the server does not tell of names @throws ApiError
 */
export async function readRenames(
  { calls, serverInfo }: Pick<Stores, "calls" | "serverInfo">,
  from: number,
  to?: number,
): Promise<readonly Rename[] | undefined> {
  if (!serverInfo.can("revision_renames")) return undefined;
  const revisions = await calls.revisions();
  try {
    if (to === undefined || from <= to) return await revisions.renames(from, to);
    return (await revisions.renames(to, from)).map((rename) => ({ from: rename.to, to: rename.from }));
  } catch (error) {
    // An index that is away leaves the configs as they are; a line that broke does not.
    if (error instanceof ApiError && error.kind !== "unreachable") return undefined;
    throw error;
  }
}
