import { join } from "node:path";
import { setImmediate as breathe } from "node:timers/promises";
import type { RevisionStore } from "../../config/storage/RevisionStore.ts";
import type { RevisionChanges, RevisionMeta } from "../../config/storage/RevisionMeta.ts";
import { type DatabaseNotices, SqlDatabase } from "../database/SqlDatabase.ts";
import type { SqlStatement } from "../database/SqlThread.ts";
import { kindsQuery, type RevisionFilter, type RevisionPage, revisionsQuery } from "./revisionQuery.ts";
import { type Renaming, renamedAfter } from "./revisionRenames.ts";
import {
  forgetting,
  type IndexedRevision,
  indexing,
  revisionColumns,
  revisionSchema,
  toRevision,
  withKinds,
} from "./revisionSchema.ts";

/** Descriptions that are read and written together. */
const AT_ONCE = 200;

interface RevisionIndexParts {
  /** Where `revisions.db` lies or will lie. */
  readonly folder: string;
  readonly past: Pick<RevisionStore, "metas" | "meta" | "wholeMeta" | "onChange">;
  /** What a revision changed that an older server kept; undefined where that cannot be known. */
  readonly compare: (rev: number) => Promise<RevisionChanges | undefined>;
  readonly onNotice: DatabaseNotices;
  readonly now: () => number;
}

/**
 * The revisions of the config as they are searched: who, when, from where, what. It follows the store and holds nothing
 * of its own: lost or damaged, it is made anew of the descriptions there.
 */
export class RevisionIndex {
  readonly #database: SqlDatabase;
  readonly #stopFollowing: () => void;
  /** Revisions whose rows are not what the store says. */
  readonly #stale = new Set<number>();
  /** Whether the rows have been held against the store. */
  #isCompared = false;
  #writing: Promise<void> = Promise.resolve();
  #isClosed = false;

  constructor(private readonly parts: RevisionIndexParts) {
    const { folder, past, onNotice, now } = parts;
    this.#database = new SqlDatabase({
      title: "index of revisions",
      path: join(folder, "revisions.db"),
      schema: revisionSchema,
      addedColumns: revisionColumns,
      now,
      onNotice: (topic, words) => {
        // Nothing was lost that could not be made again.
        if (topic === "damaged") this.#isCompared = false;
        else onNotice(topic, words);
      },
    });
    this.#stopFollowing = past.onChange((rev) => {
      this.#stale.add(rev);
      // A failure is a notice by then, and the next question tries again.
      void this.#flush().catch(() => undefined);
    });
  }

  /** Takes in what came while nobody indexed, and works out what older servers did not keep. */
  async begin(): Promise<void> {
    await this.#flush();
    for (const { rev, changes, aside } of this.parts.past.metas) {
      if (this.#isClosed) return;
      if (changes === undefined && aside !== true) await this.#workOut(rev);
    }
  }

  /** A page of revisions, newest first, and how many there are on all pages. @throws SqlError */
  async query(
    filter: RevisionFilter,
    page: RevisionPage,
  ): Promise<{ readonly revisions: readonly IndexedRevision[]; readonly total: number }> {
    await this.#flush();
    const found = await this.#ask(filter, page);
    // The file was found damaged by this very question, and the answer is that of an empty one.
    if (this.#isCompared) return found;
    await this.#flush();
    return this.#ask(filter, page);
  }

  /** What was called something else in a revision than it is in a later one, the newest by default. @throws SqlError */
  async renames(after: number, to: number = Number.MAX_SAFE_INTEGER): Promise<readonly Renaming[]> {
    await this.#flush();
    const sql = "SELECT * FROM renames WHERE rev > ? AND rev <= ? ORDER BY rev";
    return renamedAfter(await this.#database.read(sql, [after, to]));
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#stopFollowing();
    await this.#writing.catch(() => undefined);
    await this.#database.close();
  }

  async #ask(filter: RevisionFilter, page: RevisionPage) {
    const isByPath = filter.entity !== undefined || filter.setting !== undefined;
    const renames = isByPath ? await this.#database.read("SELECT * FROM renames ORDER BY rev DESC") : [];
    const { list, count } = revisionsQuery(filter, page, renames);
    const [rows, counts] = await Promise.all([
      this.#database.read(list.sql, list.values),
      this.#database.read(count.sql, count.values),
    ]);
    const revisions = rows.map(toRevision);
    const kinds = filter.entity === undefined ? undefined : kindsQuery(filter.entity, revsOf(revisions), renames);
    const told = kinds === undefined ? [] : await this.#database.read(kinds.sql, kinds.values);
    return { revisions: withKinds(revisions, told), total: Number(counts[0]?.["count"] ?? 0) };
  }

  #flush(): Promise<void> {
    const next = this.#writing.catch(() => undefined).then(() => this.#write());
    this.#writing = next;
    return next;
  }

  async #write(): Promise<void> {
    if (!this.#isCompared) await this.#compareAll();
    while (this.#stale.size > 0 && !this.#isClosed) {
      const part = [...this.#stale].slice(0, AT_ONCE);
      // Before they are read: what changes meanwhile is stale again.
      for (const rev of part) this.#stale.delete(rev);
      const statements = await Promise.all(part.map((rev) => this.#statementsOf(rev)));
      try {
        await this.#database.write(statements.flat());
      } catch (error) {
        for (const rev of part) this.#stale.add(rev);
        throw error;
      }
    }
  }

  async #compareAll(): Promise<void> {
    const rows = await this.#database.read("SELECT rev, sha256, confirmed FROM revisions");
    const stampOf = (...parts: readonly unknown[]): string => JSON.stringify(parts.map((part) => part ?? null));
    const known = new Map(rows.map(({ rev, sha256, confirmed }) => [Number(rev), stampOf(sha256, confirmed)]));
    for (const { rev, sha256, confirmed } of this.parts.past.metas) {
      if (known.get(rev) !== stampOf(sha256, confirmed)) this.#stale.add(rev);
      known.delete(rev);
    }
    for (const rev of known.keys()) this.#stale.add(rev);
    this.#isCompared = true;
  }

  async #statementsOf(rev: number): Promise<readonly SqlStatement[]> {
    const { past } = this.parts;
    // One that went while it was read is told of once more.
    const meta = past.meta(rev) === undefined ? undefined : await past.wholeMeta(rev);
    return meta === undefined ? forgetting(rev) : indexing(meta);
  }

  async #workOut(rev: number): Promise<void> {
    const isKnown = await this.#database.read("SELECT 1 FROM revisions WHERE rev = ? AND changes IS NOT NULL", [rev]);
    if (isKnown.length > 0) return;
    await breathe();
    const changes = await this.parts.compare(rev).catch(() => undefined);
    const meta: RevisionMeta | undefined = this.parts.past.meta(rev);
    if (changes !== undefined && meta !== undefined) await this.#database.write(indexing({ ...meta, ...changes }));
  }
}

function revsOf(revisions: readonly IndexedRevision[]): readonly number[] {
  return revisions.map(({ rev }) => rev);
}
