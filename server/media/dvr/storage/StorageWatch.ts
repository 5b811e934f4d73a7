import { basename } from "node:path";
import type { DvrFolder } from "../../../../src/generated/types/DvrFolder.ts";
import type { DvrStats } from "../../../../src/generated/types/DvrStats.ts";
import type { JsonObject } from "../../../../src/model/Json.ts";
import { ServerError } from "../../../ServerError.ts";
import type { MediaContext } from "../../MediaPart.ts";
import type { Archive } from "../Archive.ts";
import type { ArchiveFiles } from "../ArchiveFiles.ts";
import { type ArchiveDisk, planRecording, type RecordingPlan } from "../recordingPlan.ts";
import { folderState } from "./folderState.ts";
import { StorageReport } from "./StorageReport.ts";

const EVERY_MS = 5000;
/** A file system of another machine may never answer: then that is told, and the others are not kept waiting. */
const ANSWER_MS = 3000;
const MOST_NAMES = 20;

/** Where the archives of each DVR lie, what they take and how full their disks are: measured now and then, told when it changes. */
export class StorageWatch {
  readonly #report = new StorageReport();
  /** Folders that were asked and have not answered yet. */
  readonly #asked = new Map<string, Promise<DvrFolder>>();
  #measuredAtMs = Number.NEGATIVE_INFINITY;
  #measuring: Promise<void> | undefined;

  constructor(
    private readonly context: Pick<MediaContext, "config" | "folder" | "now">,
    private readonly files: ArchiveFiles,
  ) {}

  /** What has changed is not waited for, and one that comes back under a name is told anew. */
  configure(): void {
    this.#measuredAtMs = Number.NEGATIVE_INFINITY;
    this.#report.keepOnly(this.context.config().dvrs ?? {});
  }

  /** Measures when it is time; one at a time. */
  upkeep(archives: Iterable<Archive>): Promise<void> {
    const isEarly = Math.abs(this.context.now() - this.#measuredAtMs) < EVERY_MS;
    if (this.#measuring === undefined && !isEarly) {
      this.#measuring = this.#measure([...archives]).finally(() => {
        this.#measuring = undefined;
      });
    }
    return this.#measuring ?? Promise.resolve();
  }

  report(isFull: boolean): JsonObject {
    return this.#report.read(this.context.config().dvrs ?? {}, isFull);
  }

  async #measure(archives: readonly Archive[]): Promise<void> {
    this.#measuredAtMs = this.context.now();
    const { dvrs = {} } = this.context.config();
    const byStorage = new Map<string, Archive[]>(Object.keys(dvrs).map((name) => [name, []]));
    for (const archive of archives) byStorage.get(archive.stream.config.dvr?.reference ?? "")?.push(archive);
    const measured = await Promise.all(
      [...byStorage].map(async ([name, own]) => [name, await this.#statsOf(name, own)] as const),
    );
    this.#report.take(Object.fromEntries(measured));
  }

  async #statsOf(name: string, archives: readonly Archive[]): Promise<DvrStats> {
    const starts = archives.flatMap(({ index }) => index.hours[0]?.ranges.all[0]?.fromMs ?? []);
    const names = archives.map(({ stream }) => stream.name).toSorted();
    return {
      used: archives.reduce((sum, { index }) => sum + index.bytes, 0),
      ...(starts.length === 0 ? {} : { from: Math.floor(least(starts) / 1000) }),
      ...(archives.every(({ isLoaded }) => isLoaded) ? {} : { is_reading: true }),
      stream_count: names.length,
      stream_names: names.slice(0, MOST_NAMES),
      ...(await this.#foldersOf(name, archives)),
    };
  }

  async #foldersOf(name: string, archives: readonly Archive[]): Promise<Pick<DvrStats, "root" | "disks">> {
    const storages = this.context.config().dvrs;
    try {
      const { disks, missingFolder } = planRecording({ reference: name }, { storages, folder: this.context.folder });
      const measured = await Promise.all(
        disks.map(async (disk) => {
          const used = archives.reduce((sum, { index }) => sum + index.bytesOn(disk), 0);
          return { ...(await this.#stateOf(disk, missingFolder)), used };
        }),
      );
      if (storages?.[name]?.raid !== 0) return { ...(measured[0] ? { root: measured[0] } : {}) };
      return { disks: Object.fromEntries(measured.map((one) => [basename(one.folder ?? ""), one])) };
    } catch (error) {
      if (!(error instanceof ServerError)) throw error;
      return { root: { state: "failed", error: error.message } };
    }
  }

  async #stateOf(disk: ArchiveDisk, missing: RecordingPlan["missingFolder"]): Promise<DvrFolder> {
    const { folder } = disk;
    const key = `${folder} ${disk.mode}`;
    const asked = this.#asked.get(key) ?? folderState(this.files, disk, missing);
    this.#asked.set(key, asked);
    void asked.then(() => this.#asked.delete(key));
    const error = `The disk of ${folder} does not answer: look at its cable, its mount or the server it is on.`;
    return within(asked, ANSWER_MS, { folder, state: "failed", error });
  }
}

async function within<Value>(answer: Promise<Value>, ms: number, otherwise: Value): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Value>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), ms);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

function least(numbers: readonly number[]): number {
  return numbers.reduce((one, other) => Math.min(one, other));
}
