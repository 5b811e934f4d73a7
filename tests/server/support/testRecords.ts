import { AuditLog } from "../../../server/records/audit/AuditLog.ts";
import { RevisionIndex } from "../../../server/records/revisions/RevisionIndex.ts";
import type { TopicSource } from "../../../server/records/TopicSource.ts";
import type { ServerRecords } from "../../../server/records/openRecords.ts";
import { AdCounts } from "../../../server/records/AdCounts.ts";
import { HistoryStore } from "../../../server/records/history/HistoryStore.ts";
import { StreamLogStore } from "../../../server/records/StreamLogStore.ts";
import { openPulse } from "../records/openPulse.ts";
import { temporaryFolder } from "./temporaryFolder.ts";

/** What a server remembers, with the parts that a test holds in its hands; whoever made a part closes it. */
export async function testRecords(
  parts: Partial<Pick<ServerRecords, "history" | "pulse" | "log" | "adCounts">> & {
    readonly topics?: readonly TopicSource[];
  },
): Promise<ServerRecords> {
  return {
    history: new HistoryStore({ folder: temporaryFolder() }),
    pulse: parts.pulse ?? (await openPulse()).pulse,
    log: new StreamLogStore(),
    adCounts: new AdCounts({ folder: temporaryFolder(), onNotice: () => undefined, now: Date.now }),
    audit: new AuditLog({ folder: temporaryFolder(), onNotice: () => undefined, now: Date.now }),
    revisions: new RevisionIndex({
      folder: temporaryFolder(),
      past: { metas: [], meta: () => undefined, wholeMeta: async () => undefined, onChange: () => () => undefined },
      compare: async () => undefined,
      onNotice: () => undefined,
      now: Date.now,
    }),
    topics: [],
    follow: () => () => undefined,
    close: async () => undefined,
    ...parts,
  };
}
