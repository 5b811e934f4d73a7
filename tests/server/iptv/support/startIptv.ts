import { join } from "node:path";
import { onTestFinished } from "vitest";
import type { Server } from "../../../../src/generated/types/Server.ts";
import { Iptv } from "../../../../server/iptv/Iptv.ts";
import { IptvDatabase } from "../../../../server/iptv/IptvDatabase.ts";
import { temporaryFolder } from "../../support/temporaryFolder.ts";

/** The users of a database that the test names, and what operators are told of it. */
export function startIptv(text?: string): {
  readonly iptv: Iptv;
  readonly folder: string;
  readonly notices: ReadonlyMap<string, string>;
  /** Another database from now on, as after a save; undefined switches IPTV off. */
  readonly moveTo: (text: string | undefined) => void;
} {
  const folder = temporaryFolder();
  const notices = new Map<string, string>();
  let config = configOf(text ?? `sqlite://${join(folder, "iptv.db")}`);
  const database = new IptvDatabase({
    folder,
    config: () => config,
    tellNotice: (topic, words) => void (words === undefined ? notices.delete(topic) : notices.set(topic, words)),
    now: Date.now,
  });
  onTestFinished(() => database.close());
  return {
    iptv: new Iptv(database, Date.now),
    folder,
    notices,
    moveTo: (next) => void (config = next === undefined ? {} : configOf(next)),
  };
}

function configOf(database: string): Server {
  return { plugins: { iptv: { database } } };
}

/** A user as it is written. */
export function draftOf(name: string, own: Partial<ReturnType<typeof wholeDraft>> = {}) {
  return { ...wholeDraft(name), ...own };
}

function wholeDraft(name: string) {
  return { name, email: `${name}@example.com`, key: `key of ${name}`, maxSessions: null as number | null };
}
