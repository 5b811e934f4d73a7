import { join } from "node:path";
import type { MediaSegment, StreamBus } from "../bus/StreamBus.ts";
import type { RunningStream } from "../live/RunningStream.ts";
import type { MediaContext } from "../MediaPart.ts";
import type { ArchiveFiles } from "./ArchiveFiles.ts";
import { diskError, diskErrorWords } from "./diskErrors.ts";
import { archiveFolderName } from "./index/archiveFolders.ts";
import { ArchiveIndex } from "./index/ArchiveIndex.ts";
import { ArchiveLoader } from "./index/ArchiveLoader.ts";
import { DiskEmptier } from "./DiskEmptier.ts";
import type { KeptArchive } from "./LimitKeeper.ts";
import type { PieceCache } from "./index/ArchiveHour.ts";
import type { RecordingPlan } from "./recordingPlan.ts";
import { Recorder, type WriteGate } from "./record/Recorder.ts";
import { SegmentStore } from "./record/SegmentStore.ts";
import { HOUR_MS } from "../../../src/model/units/durations.ts";
import { type Told, wordsOf } from "../../Told.ts";

/** What all archives share. */
interface ArchiveParts {
  readonly context: MediaContext;
  readonly files: ArchiveFiles;
  readonly cache: PieceCache;
  readonly gate: WriteGate;
  /** The stream's former archive is written, and moved where the stream has been renamed. */
  readonly after: Promise<void> | undefined;
  /** The recording goes on where the former archive ended: what came meanwhile is no gap. */
  readonly isContinued: boolean;
}

/** The archive of one stream: records its best rendition, and knows what is recorded. */
export class Archive implements KeptArchive {
  readonly index: ArchiveIndex;
  isLoaded = false;
  /** Of the stream when this began: its folder's, also after a rename. */
  readonly name: string;
  readonly #recorder: Recorder;
  readonly #loader: ArchiveLoader;
  readonly #emptier: DiskEmptier;
  readonly #words = new Map<string, string>();
  readonly #opened: Promise<void>;
  #endBus: () => void = () => undefined;
  #endSegments: () => void = () => undefined;
  #bus: StreamBus | undefined;
  #hour: number;
  #isStopped = false;

  /** @throws ServerError when the stream's name cannot be that of a folder */
  constructor(
    readonly stream: RunningStream,
    public plan: RecordingPlan,
    private readonly parts: ArchiveParts,
  ) {
    const { context, files, cache, gate } = parts;
    const { indexFolder, missingFolder, disks } = plan;
    this.name = stream.name;
    const streamFolder = archiveFolderName(stream.name);
    const store = new SegmentStore(files, missingFolder);
    this.index = new ArchiveIndex(cache, streamFolder, disks);
    const indexFile = indexFolder === undefined ? undefined : join(indexFolder, streamFolder, "index.jsonl");
    this.#loader = new ArchiveLoader(files, this.index, indexFile, context.now);
    this.#recorder = new Recorder({
      name: stream.name,
      streamFolder,
      plan: () => this.plan,
      files,
      store,
      copies: new SegmentStore(files, "part"),
      index: this.index,
      gate,
      now: context.now,
      complain: (subject, words) => this.#complain(subject, words),
      note: this.note,
    });
    this.#emptier = new DiskEmptier(files, store, this);
    this.#hour = Math.floor(context.now() / HOUR_MS);
    stream.warn("dvr", undefined);
    this.#opened = this.#open().catch((error: unknown) => this.#fail(error));
  }

  readonly note = (level: "info" | "warning", text: string): void =>
    this.parts.context.log.note(this.stream.name, level, text);

  /** Once a second: moves recordings off disks that are to be emptied, and keeps the index when an hour is over. */
  async upkeep(): Promise<void> {
    if (!this.isLoaded || this.#isStopped) return;
    await this.#emptier.step().catch((error: unknown) => this.#fail(error, "dvr disks"));
    const hour = Math.floor(this.parts.context.now() / HOUR_MS);
    if (hour === this.#hour) return;
    this.#hour = hour;
    await this.#save();
  }

  /** Ends recording; what is on its way is still written. */
  async stop(): Promise<void> {
    this.#loader.stop();
    this.#endBus();
    for (const subject of this.#words.keys()) this.#complain(subject, undefined);
    this.#isStopped = true;
    await this.#opened;
    await this.#recorder.settle();
    if (this.isLoaded) await this.#save();
  }

  async #open(): Promise<void> {
    await this.parts.after;
    const loadRest = await this.#loader.begin();
    const { endMs } = this.index.ranges;
    const { isContinued, context } = this.parts;
    if (endMs !== undefined && (isContinued || endMs > context.now())) this.#recorder.clock.resumeAt(endMs);
    await this.#recorder.check();
    if (this.#isStopped) return;
    const endListening = this.stream.onRenditions(() => this.#follow());
    this.#endBus = () => {
      endListening();
      this.#endSegments();
    };
    this.#follow(isContinued ? endMs : undefined);
    void this.#loadRest(loadRest).catch((error: unknown) => this.#fail(error));
  }

  async #loadRest(load: () => Promise<void>): Promise<void> {
    await load();
    if (this.#isStopped) return;
    this.isLoaded = true;
    await this.#save();
  }

  /** @param sinceMs what the stream still holds of the time since then is recorded as well */
  #follow(sinceMs = Infinity): void {
    // Advertising is for who watches now; the archive keeps the stream itself.
    const [best] = this.stream.sourceRenditions ?? this.stream.renditions;
    if (best === this.#bus) return;
    this.#endSegments();
    this.#bus = best;
    this.#recorder.clock.interrupt();
    for (const segment of best?.segments ?? []) {
      if (segment.startedAtMs + segment.durationMs / 2 > sinceMs) this.#record(segment);
    }
    this.#endSegments = best?.onSegment((segment) => this.#record(segment)) ?? (() => undefined);
  }

  #record(segment: MediaSegment): void {
    const { isPlayingBackup = false, config } = this.stream;
    if (isPlayingBackup && config.backup?.dvr !== true) this.#recorder.clock.interrupt();
    else this.#recorder.take(segment);
  }

  /** Without an index the next start takes longer, so that a failure is worth a log line and no more. */
  async #save(): Promise<void> {
    await this.#loader.save().catch((error: unknown) => {
      this.note(
        "warning",
        `The index of the archive cannot be kept. ${diskErrorWords(error, this.plan.indexFolder ?? "")}`,
      );
    });
  }

  #fail(error: unknown, subject = "dvr"): void {
    this.#complain(subject, diskError(error, this.plan.disks[0]?.folder ?? ""));
  }

  #complain(subject: string, told: Told | undefined): void {
    const words = told === undefined ? undefined : wordsOf(told);
    if (this.#isStopped || this.#words.get(subject) === words) return;
    if (words === undefined) this.#words.delete(subject);
    else this.#words.set(subject, words);
    this.stream.warn(subject, told);
  }
}
