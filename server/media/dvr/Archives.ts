import { join } from "node:path";
import type { DvrImpact } from "../../../src/generated/types/DvrImpact.ts";
import type { Server } from "../../../src/generated/types/Server.ts";
import type { ConfigPath } from "../../../src/model/configPath.ts";
import type { Rename } from "../../../src/model/entity/entityPlace.ts";
import { ServerError } from "../../ServerError.ts";
import type { MediaContext } from "../MediaPart.ts";
import type { RunningStream } from "../live/RunningStream.ts";
import { Archive } from "./Archive.ts";
import { type ArchiveFiles, moveFolder } from "./ArchiveFiles.ts";
import { LimitKeeper } from "./LimitKeeper.ts";
import { diskErrorWords } from "./diskErrors.ts";
import { PieceCache } from "./index/ArchiveHour.ts";
import { archiveFolderName } from "./index/archiveFolders.ts";
import { WriteGate } from "./record/Recorder.ts";
import { planRecording, type RecordingPlan } from "./recordingPlan.ts";
import type { DiskQuestions } from "./storage/DiskQuestions.ts";
import { type ChangedArchive, limitImpact, settingsPlace } from "./storage/limitImpact.ts";
import { Turns } from "./storage/Turns.ts";

/** Pieces of all streams that are on their way to disks at the same time. */
const MOST_WRITES = 32;
const KEEP_EVERY_MS = 5000;

/** The archives of all streams that run and have `dvr`. */
export class Archives {
  readonly #streams = new Set<RunningStream>();
  readonly #archives = new Map<RunningStream, Archive>();
  readonly #ending = new Map<string, Promise<void>>();
  readonly #gate = new WriteGate(MOST_WRITES);
  readonly #cache: PieceCache;
  readonly #keeper: LimitKeeper;
  readonly #endFollowing: () => void;
  #keptAtMs = Number.NEGATIVE_INFINITY;
  #upkeep: Promise<void> | undefined;

  constructor(
    private readonly context: MediaContext,
    private readonly files: ArchiveFiles,
    private readonly questions: DiskQuestions,
  ) {
    this.#cache = new PieceCache(files);
    this.#keeper = new LimitKeeper(files, context.now);
    this.#endFollowing = context.streams.onStream((stream) => {
      this.#streams.add(stream);
      this.#configure(stream);
      return () => {
        this.#streams.delete(stream);
        this.#end(stream);
      };
    });
  }

  get all(): Iterable<Archive> {
    return this.#archives.values();
  }

  /** @throws ServerError `not_found` when there is no such stream, or it is not recorded */
  find(name: string): Archive {
    const stream = this.context.streams.find(name);
    if (!stream) throw new ServerError("not_found", `There is no stream ${name}.`);
    const archive = this.#archives.get(stream);
    if (!archive) throw new ServerError("not_found", `${name} is not recorded: it has no DVR.`);
    return archive;
  }

  /** Whether the stream runs, recorded or not. */
  has(stream: RunningStream): boolean {
    return this.#streams.has(stream);
  }

  configure(): void {
    for (const stream of this.#streams) this.#configure(stream);
  }

  /**
   * What the limits of another config would remove that those of the present one leave.
   * @param renames that lead from the present config to that one
   */
  async impactOf(config: Server, renames: readonly Rename[]): Promise<DvrImpact> {
    const turns = new Turns();
    const archives: ChangedArchive[] = [];
    for (const { stream, index, plan, isLoaded } of [...this.#archives.values()]) {
      const next = this.#nextPlan(settingsPlace(stream.place, renames), config);
      archives.push({ name: stream.name, index, plan, isLoaded, next });
      await turns.give();
    }
    return limitImpact(archives, this.questions, { nowMs: this.context.now(), turns });
  }

  /** Limits, moves and indexes; one at a time. */
  upkeep(): Promise<void> {
    this.#upkeep ??= this.#runUpkeep()
      .catch((error: unknown) => this.context.log.note("dvr", "error", `Archive maintenance failed: ${String(error)}`))
      .finally(() => {
        this.#upkeep = undefined;
      });
    return this.#upkeep;
  }

  async stop(): Promise<void> {
    this.#endFollowing();
    for (const stream of this.#archives.keys()) this.#end(stream);
    await Promise.all([...this.#ending.values(), this.#upkeep]);
  }

  async #runUpkeep(): Promise<void> {
    // A stream that is mirrored gets its name from elsewhere, without a change of the config here.
    for (const { name, stream } of [...this.#archives.values()]) if (name !== stream.name) this.#configure(stream);
    for (const archive of this.#archives.values()) await archive.upkeep();
    const nowMs = this.context.now();
    if (Math.abs(nowMs - this.#keptAtMs) < KEEP_EVERY_MS) return;
    this.#keptAtMs = nowMs;
    await this.#keeper.keep([...this.#archives.values()]);
  }

  #configure(stream: RunningStream): void {
    const archive = this.#archives.get(stream);
    try {
      const plan = this.#planOf(stream);
      if (archive && archive.name !== stream.name) return this.#rename(archive, plan);
      if (archive && plan && isSamePlace(archive.plan, plan)) {
        archive.plan = plan;
        return;
      }
      this.#end(stream);
      if (plan) this.#archives.set(stream, this.#begin(stream, plan));
      else stream.warn("dvr", undefined);
    } catch (error) {
      if (!(error instanceof ServerError)) throw error;
      this.#end(stream);
      stream.warn("dvr", error.told);
    }
  }

  /** A renamed stream takes its recordings along: under the old name nobody would look for them. */
  #rename(archive: Archive, plan: RecordingPlan | undefined): void {
    const { stream } = archive;
    const taken = this.#ending.get(stream.name);
    this.#end(stream, async () => {
      await taken;
      await this.#move(archive);
    });
    if (plan) this.#archives.set(stream, this.#begin(stream, plan, true));
  }

  async #move({ name, stream, plan: { disks, indexFolder, copyFolder } }: Archive): Promise<void> {
    const folders = [...disks.map(({ folder }) => folder), indexFolder, copyFolder];
    for (const folder of new Set(folders.flatMap((one) => one ?? []))) {
      const [from, to] = [name, stream.name].map((one) => join(folder, archiveFolderName(one)));
      if (from === undefined || to === undefined) continue;
      try {
        await moveFolder(this.files, from, to);
        stream.warn("dvr move", undefined);
      } catch (error) {
        const why = diskErrorWords(error, folder);
        stream.warn(
          "dvr move",
          `What was recorded as ${name} stays in ${from}. ${why} Then rename that folder to ${to}, and restart the server.`,
        );
      }
    }
  }

  #planOf({ config }: RunningStream): RecordingPlan | undefined {
    const { folder } = this.context;
    return config.dvr && planRecording(config.dvr, { storages: this.context.config().dvrs, folder });
  }

  /** Nothing where the stream would not be recorded. @param place of it in that config */
  #nextPlan([collection, key = ""]: ConfigPath, config: Server): RecordingPlan | undefined {
    const held =
      collection === "streams" || collection === "lives" || collection === "sources" ? config[collection] : {};
    const dvr = held && Object.hasOwn(held, key) ? held[key]?.dvr : undefined;
    try {
      return dvr && planRecording(dvr, { storages: config.dvrs, folder: this.context.folder });
    } catch (error) {
      if (error instanceof ServerError) return undefined;
      throw error;
    }
  }

  #begin(stream: RunningStream, plan: RecordingPlan, isContinued = false): Archive {
    const { context, files } = this;
    const shared = { context, files, cache: this.#cache, gate: this.#gate };
    return new Archive(stream, plan, { ...shared, after: this.#ending.get(stream.name), isContinued });
  }

  /** @param then what comes before the next archive of that name may begin */
  #end(stream: RunningStream, then?: () => Promise<void>): void {
    const archive = this.#archives.get(stream);
    if (!archive) return;
    this.#archives.delete(stream);
    const { name } = stream;
    const ending = archive
      .stop()
      .then(then)
      .finally(() => {
        if (this.#ending.get(name) === ending) this.#ending.delete(name);
      });
    this.#ending.set(name, ending);
  }
}

/** Whether a changed plan needs no new reading of the folders: limits and hours may differ, disks and paths not. */
function isSamePlace(one: RecordingPlan, other: RecordingPlan): boolean {
  return placeOf(one) === placeOf(other);
}

function placeOf({ disks, missingFolder, indexFolder }: RecordingPlan): string {
  return JSON.stringify([disks, missingFolder, indexFolder ?? null]);
}
