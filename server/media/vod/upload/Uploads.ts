import { lstat, statfs } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { formatBytes } from "../../../../src/model/units/formatQuantity.ts";
import { ServerError } from "../../../ServerError.ts";
import type { BrowsedFolder } from "../vodFolders.ts";
import { fileError, realPathBelow } from "../vodDisk.ts";
import { type DeclaredFile, refuseDoubled } from "./declaredFiles.ts";
import { multipartFiles, type UploadedPart } from "./multipartFiles.ts";
import { FilePlacer, plannedNames } from "./placeFiles.ts";
import { type ReceivedFile, receiveFile } from "./receiveFile.ts";
import { clearStaleUploads } from "./temporaryUploads.ts";
import { bodyChunks } from "./uploadBody.ts";

const MOST_UPLOADS = 8;
const IDLE_MS = 60_000;

/** An upload as its headers tell of it. */
interface UploadRequest {
  readonly body: Readable;
  /** Of a form with several files; undefined when the body is the one file itself. */
  readonly boundary: string | undefined;
  /** Undefined when sizes were not announced. */
  readonly declared: readonly DeclaredFile[] | undefined;
  /** Bytes of the whole body, when known. */
  readonly bodyBytes: number | undefined;
  readonly mayReplace: boolean;
  /** Throws where whoever sends it may not store anything any more. */
  readonly refuseEnded: () => void;
}

/** Receives files into folders of VODs: a few uploads at a time, all files of one whole or none. */
export class Uploads {
  readonly #active = new Set<string>();
  readonly #placer: FilePlacer;
  #running = 0;

  /** @param plans folder where it is written down what is to be finished, or removed, after a kill */
  constructor(
    private readonly plans: string,
    private readonly now: () => number,
    private readonly idleMs: number = IDLE_MS,
  ) {
    this.#placer = new FilePlacer(plans, this.#active);
  }

  /** @returns the files that were stored @throws ServerError in words */
  async receive({ root, parts }: BrowsedFolder, request: UploadRequest): Promise<readonly DeclaredFile[]> {
    if (this.#running >= MOST_UPLOADS) {
      throw new ServerError("too_many", `${MOST_UPLOADS} uploads are running already. Wait for one of them to end.`);
    }
    this.#running += 1;
    try {
      const folder = await realPathBelow(root, parts);
      const { declared, bodyBytes, mayReplace } = request;
      const total = declared?.reduce((sum, { size }) => sum + size, 0) ?? bodyBytes ?? 0;
      await this.#prepare(folder, total).catch((cause: unknown) => {
        throw fileError(parts.join("/"), cause);
      });
      if (!mayReplace) await refuseTaken(folder, declared?.map(({ name }) => name) ?? []);
      return await this.#receiveAll(folder, request);
    } finally {
      this.#running -= 1;
    }
  }

  async #receiveAll(folder: string, request: UploadRequest): Promise<readonly DeclaredFile[]> {
    const { declared, mayReplace, refuseEnded } = request;
    const received: ReceivedFile[] = [];
    try {
      for await (const part of this.#partsOf(request)) {
        refuseEnded();
        refuseDoubled([...received, part].map(({ name }) => name));
        const receiving = { folder, notes: this.plans, size: sizeOf(part, declared), active: this.#active };
        received.push(await receiveFile(part, receiving));
      }
      refuseMissing(received, declared);
      const stored = received.map(({ name, size }) => ({ name, size }));
      const names = stored.map(({ name }) => name);
      const beforeFirst = async (): Promise<void> => {
        if (!mayReplace) await refuseTaken(folder, names);
        refuseEnded();
      };
      await this.#placer.place(folder, received, { mayReplace, beforeFirst });
      return stored;
    } finally {
      for (const file of received) await file.drop();
    }
  }

  async #prepare(folder: string, bytes: number): Promise<void> {
    const kept = new Set([...this.#active, ...(await plannedNames(this.plans))]);
    await clearStaleUploads(folder, kept, this.now());
    await refuseWithoutRoom(folder, bytes);
  }

  async *#partsOf({ body, boundary, declared }: UploadRequest): AsyncGenerator<UploadedPart> {
    const bytes = bodyChunks(body, this.idleMs);
    if (boundary !== undefined) return yield* multipartFiles(bytes, boundary);
    const [only, ...others] = declared ?? [];
    if (!only || others.length > 0) {
      throw new ServerError("bad_request", "Send the files as multipart/form-data, or one file with X-File-Sizes.");
    }
    yield { name: only.name, bytes };
  }
}

function sizeOf({ name }: UploadedPart, declared: readonly DeclaredFile[] | undefined): number | undefined {
  if (declared === undefined) return undefined;
  const found = declared.find((file) => file.name === name);
  if (found) return found.size;
  throw new ServerError("bad_request", `The file ${JSON.stringify(name.slice(0, 100))} is not in X-File-Sizes.`);
}

async function refuseTaken(folder: string, names: readonly string[]): Promise<void> {
  const taken: string[] = [];
  for (const name of names) {
    const isThere = await lstat(join(folder, name)).then(
      () => true,
      () => false,
    );
    if (isThere) taken.push(name);
  }
  if (taken.length === 0) return;
  const words = `There already: ${taken.join(", ")}. Upload under other names, or ask for them to be replaced.`;
  throw new ServerError("conflict", words, { names: taken });
}

function refuseMissing(received: readonly ReceivedFile[], declared: readonly DeclaredFile[] | undefined): void {
  const missing = declared?.filter(({ name }) => !received.some((file) => file.name === name)) ?? [];
  if (missing.length === 0 && received.length > 0) return;
  const names = missing.map(({ name }) => name).join(", ");
  const words =
    names === ""
      ? "The upload contained no file."
      : `These files were not received: ${names}. Nothing was kept: send all of them.`;
  throw new ServerError("bad_request", words);
}

/** @throws ServerError `storage_full` when so many bytes do not fit on the disk of a folder */
async function refuseWithoutRoom(folder: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  if (bytes <= free) return;
  const words = `The upload has ${formatBytes(bytes)}, the disk has ${formatBytes(free)} left. Free some space first.`;
  throw new ServerError("storage_full", words);
}
