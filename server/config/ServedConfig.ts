import type { JsonObject } from "../../src/model/Json.ts";
import { createMergePatch } from "../../src/model/merge/mergePatch.ts";
import type { Notices } from "../log/Notices.ts";
import type { PendingChange } from "./PendingChange.ts";
import { checkChange, type ConfigCheck } from "../../src/model/config/configCheck.ts";
import type { ConfigEntity } from "../../src/model/config/configEntities.ts";
import type { ConfigLanguage } from "./configLanguage.ts";
import type { ConfigProblem } from "./configProblems.ts";
import { type ConfigHistory, type ConfigRevision, readRevision } from "./configRevisions.ts";
import type { Rename } from "../../src/model/entity/entityPlace.ts";
import { findRenames } from "../../src/model/config/entityRenames.ts";
import type { OlderNameLog } from "./OlderNameLog.ts";
import { problemsOfLostLogin, withHashedPasswords } from "./passwords.ts";
import type { ConfigStorage } from "./storage/ConfigStorage.ts";
import type { RevisionChanges, SaveOrigin } from "./storage/RevisionMeta.ts";
import { differencesOf, tellDifferences } from "./configDifferences.ts";

/** What the record of the config works with. */
export interface ConfigParts {
  readonly storage: ConfigStorage;
  readonly language: ConfigLanguage;
  readonly check: ConfigCheck;
  readonly entities: readonly ConfigEntity[];
  readonly notices: Notices;
  readonly pending: PendingChange;
  readonly olderNames: OlderNameLog;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** What listeners of the record are told after each new revision. */
export interface ConfigChange {
  readonly rev: number;
  readonly who: string;
  /** Key of the session that saved; undefined for edits by hand. */
  readonly session: string | undefined;
  /** Merge patch from the revision before. */
  readonly patch: JsonObject;
  /** The config of the revision before. */
  readonly before: JsonObject;
  readonly config: JsonObject;
  /** What goes on under another name, whoever wrote that: a form, the raw text, a hand. */
  readonly renames: readonly Rename[];
  readonly origin: SaveOrigin;
  /** How many settings it changed, counted to a limit. */
  readonly changes: number;
  readonly summary: string;
}

/** Notices of texts that were put aside have a topic of their own: they stay until the next revision. */
export const ASIDE = "config-aside";

/** What is known of a revision beside its content. */
interface Commit {
  readonly origin: SaveOrigin;
  /** It goes back unless it is confirmed. */
  readonly isWaiting?: boolean;
  readonly operationId?: string | undefined;
  readonly session?: string | undefined;
  /** The file holds its text already, or a hand edit that waits and is left alone. */
  readonly isOnDisk?: boolean;
  readonly keepPrevious?: boolean;
}

/** The revision that is served, and how another one takes its place: written durably, then told to the listeners. */
export class ServedConfig {
  #current: ConfigRevision;
  readonly #listeners = new Set<(change: ConfigChange) => void>();

  constructor(
    private readonly parts: ConfigParts,
    private readonly history: ConfigHistory,
    first: ConfigRevision,
  ) {
    this.#current = first;
    history.add(first);
    parts.olderNames.tellText(first);
  }

  get current(): ConfigRevision {
    return this.#current;
  }

  onChange(listener: (change: ConfigChange) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  next(who: string): Pick<ConfigRevision, "rev" | "at" | "who"> {
    const newest = Math.max(this.#current.rev, this.parts.storage.revisions.lastNumber);
    return { rev: newest + 1, at: this.parts.now(), who };
  }

  /** A text that somebody wrote, read as the next revision. */
  read(text: string, who: string): Promise<ConfigRevision> {
    return readRevision(this.parts.language, text, this.next(who), {
      entities: this.parts.entities,
      previous: this.#current,
    });
  }

  /** Everything wrong with the entities of a config that differ from the present one, where somebody would save it. */
  async check(config: JsonObject): Promise<readonly ConfigProblem[]> {
    const before = this.#current.config;
    return [...problemsOfLostLogin(before, config), ...(await checkChange(before, config, this.parts))];
  }

  /** A text as it may be kept without being served: where passwords can be read in it, they stand as hashes. */
  async withoutPasswords(text: string): Promise<string> {
    const found = await this.read(text, "file");
    return (await withHashedPasswords(this.parts.language, found, true)).document.text;
  }

  /** What of the present config another one changes. */
  differences(after: JsonObject): RevisionChanges {
    return differencesOf({ before: this.#current.config, after, entities: this.parts.entities });
  }

  /** A failed one changes nothing. Throws FileTouched where the file was written by hand since it was last read. */
  async commit(revision: ConfigRevision, { session, ...how }: Commit): Promise<void> {
    const { storage, notices, entities } = this.parts;
    const before = this.#current;
    const patch = createMergePatch(before.config, revision.config);
    const compared = { before: before.config, after: revision.config, entities };
    const renames = findRenames(patch, before.config, entities);
    const { changes, summary } = tellDifferences(compared, { patch, renames });
    const displaced = await storage.write(revision, before.document.text, { ...how, summary, changes });
    this.#current = revision;
    this.history.add(revision);
    this.parts.olderNames.tellText(revision);
    notices.clear(ASIDE);
    if (displaced !== undefined) {
      const kept = await this.withoutPasswords(displaced);
      const rev = await storage.putAside(kept, this.next("file"), "written in the moment of a save");
      notices.set(
        ASIDE,
        `${storage.fileName} was edited in the moment of a save; that text can be read as revision ${rev}.`,
      );
    }
    const { rev, who, config } = revision;
    const told = { origin: how.origin, changes: changes.changes, summary };
    for (const listener of this.#listeners)
      listener({ rev, who, session, patch, before: before.config, config, renames, ...told });
  }
}
