import { randomBytes } from "node:crypto";
import { createReadStream, type ReadStream } from "node:fs";
import { mkdir, readdir, rename, stat, unlink } from "node:fs/promises";
import { join } from "node:path";
import type { ServerLog } from "../log/serverLog.ts";
import { ServerError } from "../ServerError.ts";
import { type ArchiveFile, ArchiveFiles, archiveNames, type ArchiveSources } from "./archiveFiles.ts";
import { packArchive } from "./packArchive.ts";
import { sendArchive } from "./supportServer.ts";

/** Archives that are kept here; older ones go. */
const KEPT = 5;
/** Below the 30 s that the console waits. */
const WITHIN_MS = 25_000;
const ENDING = ".tar.gz";
const UNFINISHED = ".tmp";
const TICKET = /^\d{8}-[0-9a-f]{8}$/;

interface SupportDeskParts extends ArchiveSources {
  /** The data folder. */
  readonly folder: string;
  /** Where archives go; absent: they are kept here. */
  readonly supportUrl: URL | undefined;
  readonly log: ServerLog;
  readonly now: () => number;
  readonly withinMs?: number;
}

/** What became of an archive. */
export interface SentLogs {
  readonly ticket: string;
  readonly size: number;
  /** The host it was sent to. */
  readonly sent_to?: string;
  /** Where it can be fetched, as it was kept here. */
  readonly download?: string;
}

/** An archive that is kept here. */
interface KeptLogs {
  readonly ticket: string;
  readonly size: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly download: string;
}

/** Packs what helps support to find a fault, without secrets, and sends or keeps it (decision 41). */
export class SupportDesk {
  readonly #files: ArchiveFiles;
  readonly #folder: string;
  #isSending = false;

  private constructor(private readonly parts: SupportDeskParts) {
    this.#files = new ArchiveFiles(parts);
    this.#folder = join(parts.folder, "support");
  }

  /** Tidies up what a killed server left half made. */
  static async open(parts: SupportDeskParts): Promise<SupportDesk> {
    const desk = new SupportDesk(parts);
    for (const name of await desk.#names()) {
      if (name.endsWith(UNFINISHED)) await desk.#remove(name);
    }
    return desk;
  }

  /** The files of an archive as they would be sent now, where it would go, and the archives that are kept here. */
  async preview(): Promise<object> {
    const listed: { readonly name: string; readonly size: number }[] = [];
    for await (const { name, text } of this.#all()) listed.push({ name, size: Buffer.byteLength(text) });
    const { supportUrl } = this.parts;
    return {
      files: listed,
      kept: await this.#kept(),
      ...(supportUrl === undefined ? {} : { sent_to: supportUrl.host }),
    };
  }

  /** The text of one of them. @throws ServerError `not_found` */
  async text(name: string): Promise<string> {
    const file = await this.#files.read(name);
    if (file !== undefined) return file.text;
    throw new ServerError("not_found", `An archive has no file ${name}; it has ${archiveNames.join(", ")}.`);
  }

  /** @throws ServerError `conflict` while another is under way, `unavailable` where it is not taken */
  async send(comment: string, who: string): Promise<SentLogs> {
    if (this.#isSending) throw new ServerError("conflict", "Another upload is under way. Wait until it has ended.");
    this.#isSending = true;
    try {
      return await this.#send(comment, who);
    } finally {
      this.#isSending = false;
    }
  }

  /** A kept archive. @throws ServerError `not_found` */
  async open(ticket: string): Promise<{ readonly name: string; readonly size: number; readonly stream: ReadStream }> {
    const name = `${ticket}${ENDING}`;
    const found = TICKET.test(ticket) ? await stat(join(this.#folder, name)).catch(() => undefined) : undefined;
    if (found?.isFile() !== true)
      throw new ServerError("not_found", `There is no archive ${ticket}: the last ${KEPT} are kept.`);
    return { name, size: found.size, stream: createReadStream(join(this.#folder, name)) };
  }

  async #send(comment: string, who: string): Promise<SentLogs> {
    const { supportUrl, log, now, withinMs = WITHIN_MS } = this.parts;
    const signal = AbortSignal.timeout(withinMs);
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    const mark = randomBytes(4).toString("hex");
    const temporary = join(this.#folder, `${mark}${UNFINISHED}`);
    try {
      const size = await packArchive(temporary, this.#all({ comment, who }), now());
      if (supportUrl !== undefined) {
        const ticket = await sendArchive(supportUrl, { path: temporary, bytes: size, signal });
        log.info("logs sent to support", { who, upload: ticket, bytes: size, to: supportUrl.host });
        return { ticket, size, sent_to: supportUrl.host };
      }
      const ticket = `${new Date(now()).toISOString().slice(0, 10).replaceAll("-", "")}-${mark}`;
      await rename(temporary, join(this.#folder, `${ticket}${ENDING}`));
      await this.#forgetOldest();
      log.info("logs packed for support", { who, upload: ticket, bytes: size });
      return { ticket, size, download: downloadOf(ticket) };
    } catch (error) {
      log.warning("logs not sent to support", { who, error });
      throw error;
    } finally {
      await unlink(temporary).catch(() => undefined);
    }
  }

  async *#all(about?: { readonly comment: string; readonly who: string }): AsyncGenerator<ArchiveFile> {
    if (about !== undefined) {
      const at = new Date(this.parts.now()).toISOString();
      const comment = await this.#files.clean(about.comment);
      yield { name: "comment.txt", text: `${comment}\n\n${about.who}, ${at}\n` };
    }
    for (const name of archiveNames) {
      const file = await this.#files.read(name);
      if (file !== undefined) yield file;
    }
  }

  /** Newest first. */
  async #kept(): Promise<readonly KeptLogs[]> {
    const kept = await Promise.all(
      (await this.#names()).map(async (name): Promise<readonly KeptLogs[]> => {
        const ticket = name.slice(0, -ENDING.length);
        if (!name.endsWith(ENDING) || !TICKET.test(ticket)) return [];
        const found = await stat(join(this.#folder, name)).catch(() => undefined);
        if (found === undefined) return [];
        return [{ ticket, size: found.size, at: found.mtimeMs, download: downloadOf(ticket) }];
      }),
    );
    return kept.flat().toSorted((one, other) => other.at - one.at);
  }

  async #forgetOldest(): Promise<void> {
    for (const { ticket } of (await this.#kept()).slice(KEPT)) await this.#remove(`${ticket}${ENDING}`);
  }

  async #names(): Promise<readonly string[]> {
    return readdir(this.#folder).catch(() => []);
  }

  async #remove(name: string): Promise<void> {
    await unlink(join(this.#folder, name)).catch(() => undefined);
  }
}

function downloadOf(ticket: string): string {
  return `/flussonic/api/sendlogs/${ticket}`;
}
