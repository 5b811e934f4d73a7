import { basename } from "node:path";
import type { DvrFolder } from "../../../../src/generated/types/DvrFolder.ts";
import type { DvrStats } from "../../../../src/generated/types/DvrStats.ts";
import type { JsonObject } from "../../../../src/model/Json.ts";
import { ServerError } from "../../../ServerError.ts";
import type { MediaContext } from "../../MediaPart.ts";
import type { Archive } from "../Archive.ts";
import { diskSilence } from "../diskErrors.ts";
import { type ArchiveDisk, planRecording, type RecordingPlan } from "../recordingPlan.ts";
import type { DiskQuestions } from "./DiskQuestions.ts";
import { brokenFolder, failedFolder, folderState } from "./folderState.ts";
import { StorageReport } from "./StorageReport.ts";

const EVERY_MS = 5000;
const MOST_NAMES = 20;

/** Where the archives of each DVR lie, what they take and how full their disks are: measured now and then, told when it changes. */
export class StorageWatch {
  readonly #report = new StorageReport();
  #measuredAtMs = Number.NEGATIVE_INFINITY;
  #measuring: Promise<void> | undefined;

  constructor(
    private readonly context: Pick<MediaContext, "config" | "folder" | "now">,
    private readonly questions: DiskQuestions,
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
    try {
      const answer = await this.questions.ask(folder);
      if (answer === "silent") return brokenFolder(folder, diskSilence(folder));
      // Nothing is wrong with it as far as is known.
      if (answer === "waiting") return { folder };
      return folderState(answer, disk, missing);
    } catch (error) {
      return failedFolder(folder, error);
    }
  }
}

function least(numbers: readonly number[]): number {
  return numbers.reduce((one, other) => Math.min(one, other));
}
