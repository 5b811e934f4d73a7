import { ServerError } from "../ServerError.ts";
import type { ConfigEntity } from "../../src/model/config/configEntities.ts";
import type { ConfigProblem } from "./configProblems.ts";
import { type ConfigRevision, readRevision } from "./configRevisions.ts";
import type { ConfigLanguage } from "./configLanguage.ts";
import { looksDamaged } from "./assessHandEdit.ts";
import { withHashedPasswords } from "./passwords.ts";
import { tellDifferences } from "./configDifferences.ts";
import { noChanges, type RevisionMeta, textDigest } from "./storage/RevisionMeta.ts";
import type { ConfigStorage } from "./storage/ConfigStorage.ts";

const CREATED = "created";

/** What starting needs. */
interface OpenConfig {
  readonly storage: ConfigStorage;
  readonly language: ConfigLanguage;
  readonly entities: readonly ConfigEntity[];
  /** The text of the first revision where there is no file yet. */
  readonly initialText: string;
  /** All that is wrong with a config that was read. */
  readonly checkRevision: (revision: ConfigRevision) => Promise<readonly ConfigProblem[]>;
  readonly now: () => number;
}

/**
 * The config to start with. A file that is whole is taken as it is, also when it was edited while the server was
 * stopped; one that somebody edited into an error waits as it is, and the last good revision is served; a damaged one is
 * set aside and the last good revision takes its place, never the defaults.
 */
export async function openConfig(open: OpenConfig): Promise<{
  readonly revision: ConfigRevision;
  /** What the operator must be told. */
  readonly notice?: string;
  /** The file holds a text that cannot be taken and that somebody is still writing: it is left alone. */
  readonly isFileWaiting?: true;
}> {
  const { storage, initialText } = open;
  await storage.tidy();
  const text = await storage.read();
  await settleUnfinished(storage, text);
  const latest = storage.revisions.latest;
  if (text === undefined && latest === undefined) return { revision: await adopt(open, initialText, CREATED) };
  if (latest !== undefined && text !== undefined && textDigest(text) === latest.sha256) {
    return { revision: await readRevision(open.language, text, latest) };
  }
  const latestText = latest === undefined ? undefined : await storage.revisions.text(latest.rev);
  const damage = isPutBack(storage, text) ? undefined : looksDamaged(text, latestText);
  const error = damage === undefined ? await firstError(open, text ?? "") : undefined;
  if (damage === undefined && error === undefined) {
    const revision = await adopt(open, text ?? "", "edited while the server was stopped");
    const notice =
      latest === undefined
        ? {}
        : { notice: `${storage.fileName} was edited while the server was stopped; this is revision ${revision.rev}.` };
    return { revision, ...notice };
  }
  return recover(open, text, damage ?? error ?? "", damage === undefined);
}

/**
 * A save that was cut off between its two writes was never answered: its revision must not be there either. One that
 * reached the file is done; what was put aside needs no file.
 */
async function settleUnfinished({ revisions }: ConfigStorage, text: string | undefined): Promise<void> {
  for (const meta of revisions.unfinished) {
    const isDone = meta.aside === true || (text !== undefined && textDigest(text) === meta.sha256);
    if (isDone) await revisions.finish(meta);
    else await revisions.remove(meta.rev);
  }
}

/** Whether a file holds an older revision whole: somebody put that back, though it may look like the newest one cut off. */
function isPutBack({ revisions }: ConfigStorage, text: string | undefined): boolean {
  if (text === undefined || text.trim() === "") return false;
  const sha256 = textDigest(text);
  return revisions.served.some((meta) => meta.sha256 === sha256);
}

/** Makes a text that is on disk, or the first one, a revision of its own. */
async function adopt(open: OpenConfig, text: string, why: string): Promise<ConfigRevision> {
  const { storage, language, entities } = open;
  const latest = storage.revisions.latest;
  const latestText = latest === undefined ? undefined : await storage.revisions.text(latest.rev);
  const known = latest === undefined ? undefined : await readRevision(language, latestText ?? "", latest);
  const number = { rev: storage.revisions.lastNumber + 1, at: open.now(), who: why === CREATED ? "server" : "file" };
  const read = await readRevision(language, text, number, { entities, previous: known });
  const revision = await withHashedPasswords(language, read, true);
  const isOnDisk = why !== CREATED && revision === read;
  // The first of all is no change of anything.
  const { changes, summary } =
    known === undefined
      ? { changes: noChanges, summary: "" }
      : tellDifferences({ before: known.config, after: revision.config, entities });
  const origin = { way: why === CREATED ? "start" : "file" } as const;
  // The old text would keep the password in clear.
  await storage.write(revision, undefined, {
    summary: summary === "" ? why : `${why}: ${summary}`,
    changes,
    origin,
    isOnDisk,
    keepPrevious: false,
  });
  return revision;
}

async function recover(
  open: OpenConfig,
  text: string | undefined,
  damage: string,
  isHandEdit: boolean,
): ReturnType<typeof openConfig> {
  const { storage, language } = open;
  const good = await lastGood(storage);
  if (good === undefined) {
    throw new ServerError(
      "failed",
      `${storage.path} cannot be used (${damage}), and no earlier revision is stored. Repair it or move it away.`,
    );
  }
  const revision = await readRevision(language, good.text, good.meta);
  const newest = storage.revisions.latest?.rev ?? good.meta.rev;
  // Newer revisions are damaged too: their numbers have been seen and are not given again.
  const next =
    newest === good.meta.rev
      ? revision
      : { ...revision, rev: storage.revisions.lastNumber + 1, at: open.now(), who: "server" };
  const keepNext = async (): Promise<void> => {
    if (next === revision) return;
    const summary = `recovered from revision ${good.meta.rev}`;
    await storage.write(next, undefined, { summary, changes: noChanges, origin: { way: "start" }, isOnDisk: true });
  };
  if (isHandEdit) {
    await keepNext();
    return { revision: next, isFileWaiting: true };
  }
  const aside = text === undefined || text === "" ? undefined : await storage.setAside(open.now());
  await storage.restore(good.text);
  await keepNext();
  const kept = aside === undefined ? "" : ` What was there is kept as ${aside.split("/").at(-1) ?? ""}.`;
  const notice = `${storage.fileName} was damaged (${damage}). The server runs with revision ${good.meta.rev}, the last good one.${kept}`;
  return { revision: next, notice };
}

async function lastGood(storage: ConfigStorage): Promise<{ meta: RevisionMeta; text: string } | undefined> {
  for (const meta of storage.revisions.served.toReversed()) {
    const text = await storage.revisions.text(meta.rev);
    if (text !== undefined) return { meta, text };
  }
  return undefined;
}

async function firstError(open: OpenConfig, text: string): Promise<string | undefined> {
  const revision = await readRevision(open.language, text, { rev: 0, at: 0, who: "file" }, { entities: open.entities });
  const error = (await open.checkRevision(revision)).find(({ level }) => level === "error");
  if (error === undefined) return undefined;
  return error.line === undefined ? `${error.pointer}: ${error.message}` : `line ${error.line}: ${error.message}`;
}
