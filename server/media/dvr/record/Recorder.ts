import type { MediaSegment } from "../../bus/StreamBus.ts";
import { say, type Told } from "../../../Told.ts";
import type { ArchiveFiles } from "../ArchiveFiles.ts";
import { diskError } from "../diskErrors.ts";
import type { ArchiveIndex } from "../index/ArchiveIndex.ts";
import { type ArchiveSegment, hourFolder, segmentFileName } from "../index/archiveFolders.ts";
import { type ArchiveDisk, isScheduled, type RecordingPlan } from "../recordingPlan.ts";
import { RecordingClock } from "./RecordingClock.ts";
import type { SegmentStore } from "./SegmentStore.ts";
import { orderDisks, turnOf } from "./orderDisks.ts";

/** Pieces of one stream that are on their way to the disk at the same time. */
const MOST_AT_ONCE = 3;
/** How long one answer counts to which disk has the most room. */
const ORDER_MS = 30_000;
const NOT_WRITABLE = say("archive_closed");
const RETRY_MS = 10_000;
const NOTE_MS = 10_000;

/** How many pieces are on their way to disks, over all streams: a slow disk fills it, not the memory. */
export class WriteGate {
  #inside = 0;

  constructor(private readonly most: number) {}

  /** @returns whether there was room */
  enter(): boolean {
    if (this.#inside >= this.most) return false;
    this.#inside += 1;
    return true;
  }

  leave(): void {
    this.#inside -= 1;
  }
}

/** What a recorder works with. */
interface RecorderParts {
  readonly name: string;
  readonly streamFolder: string;
  readonly plan: () => RecordingPlan;
  readonly files: ArchiveFiles;
  readonly store: SegmentStore;
  readonly copies: SegmentStore;
  readonly index: ArchiveIndex;
  readonly gate: WriteGate;
  readonly now: () => number;
  readonly complain: (subject: "dvr" | "dvr copy", told: Told | undefined) => void;
  readonly note: (level: "info" | "warning", text: string) => void;
}

/** Writes a stream's pieces to its archive. A disk that fails or is slow costs pieces, and never anything else. */
export class Recorder {
  readonly clock = new RecordingClock();
  readonly #writes = new Set<Promise<void>>();
  #order: { readonly disks: Promise<readonly ArchiveDisk[]>; readonly untilMs: number } | undefined;
  #failedAtMs: number | undefined;
  #isCopyFailing = false;
  #dropped = 0;
  #notedAtMs = Number.NEGATIVE_INFINITY;

  constructor(private readonly parts: RecorderParts) {}

  take(segment: MediaSegment): void {
    const { plan, now, gate } = this.parts;
    const piece = this.clock.place(segment);
    const isWaiting = this.#failedAtMs !== undefined && now() - this.#failedAtMs < RETRY_MS;
    if (isWaiting || !isScheduled(plan().schedule, piece.startMs)) return this.clock.interrupt();
    if (this.#writes.size >= MOST_AT_ONCE || !gate.enter()) return this.#drop();
    const write = this.#write(piece, segment.bytes).finally(() => {
      gate.leave();
      this.#writes.delete(write);
    });
    this.#writes.add(write);
  }

  /** Says at once what stands in the way, before the first piece comes. */
  async check(): Promise<void> {
    const writable = this.parts.plan().disks.filter(({ mode }) => mode === "");
    if (writable.length === 0) return this.parts.complain("dvr", NOT_WRITABLE);
    const results = await Promise.allSettled(writable.map(({ folder }) => this.parts.store.openDisk(folder)));
    const failed = results.find((result) => result.status === "rejected");
    if (failed && !results.some(({ status }) => status === "fulfilled")) {
      this.parts.complain("dvr", diskError(failed.reason, writable[results.indexOf(failed)]?.folder ?? ""));
    }
  }

  /** Resolves when nothing is on its way to a disk any more. */
  async settle(): Promise<void> {
    await Promise.all(this.#writes);
  }

  async #write(piece: ArchiveSegment, bytes: Buffer): Promise<void> {
    const { streamFolder, store, index } = this.parts;
    const place = `${streamFolder}/${hourFolder(piece.startMs)}/${segmentFileName(piece)}`;
    let why: Told = NOT_WRITABLE;
    for (const disk of await this.#disks()) {
      try {
        await store.put(disk.folder, place, bytes);
        index.add(disk, piece, bytes.length);
        this.#recover();
        await this.#copy(place, bytes);
        return;
      } catch (error) {
        this.#order = undefined;
        why = diskError(error, disk.folder);
      }
    }
    this.#fail(why);
  }

  #disks(): Promise<readonly ArchiveDisk[]> {
    const { files, plan, name, now } = this.parts;
    if (!this.#order || now() >= this.#order.untilMs) {
      const { disks, active } = plan();
      const ordered = orderDisks(files, { disks, active, turn: turnOf(name, now()) });
      this.#order = { disks: ordered, untilMs: now() + ORDER_MS };
    }
    return this.#order.disks;
  }

  #fail(why: Told): void {
    this.#failedAtMs = this.parts.now();
    this.clock.interrupt();
    this.parts.complain("dvr", why);
  }

  #recover(): void {
    if (this.#failedAtMs !== undefined) this.parts.note("info", "Recording works again.");
    this.#failedAtMs = undefined;
    this.parts.complain("dvr", undefined);
  }

  async #copy(place: string, bytes: Buffer): Promise<void> {
    const folder = this.parts.plan().copyFolder;
    if (folder === undefined) return;
    try {
      await this.parts.copies.put(folder, place, bytes);
      if (this.#isCopyFailing) this.parts.complain("dvr copy", undefined);
      this.#isCopyFailing = false;
    } catch (error) {
      this.#isCopyFailing = true;
      this.parts.complain("dvr copy", diskError(error, folder));
    }
  }

  #drop(): void {
    this.#dropped += 1;
    this.clock.interrupt();
    const nowMs = this.parts.now();
    if (nowMs - this.#notedAtMs < NOTE_MS) return;
    this.#notedAtMs = nowMs;
    this.parts.note("warning", `The disk of the archive is too slow: ${this.#dropped} pieces were not recorded.`);
    this.#dropped = 0;
  }
}
