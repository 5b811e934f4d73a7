import type { Stream } from "../../../../src/generated/types/Stream.ts";
import type { StreamBus } from "../../bus/StreamBus.ts";
import type { Publication, PublishedMedia, RunningStream } from "../../live/RunningStream.ts";
import type { OutputRow } from "../../outputs/OutputRow.ts";
import { exportRow } from "./exportRow.ts";
import { pieceRow } from "./pieceRow.ts";
import type { PlayParts } from "./archivePlayback.ts";
import { rangeRow } from "./rangeRow.ts";
import { shiftRow } from "./shiftRow.ts";
import { statusRow } from "./statusRow.ts";
import type { Told } from "../../../Told.ts";

/** All addresses of an archive: a stream on demand does not start for who watches what is recorded of it. */
export function archiveRows(parts: PlayParts, recorded: RecordedStreams): readonly OutputRow[] {
  const rows = [pieceRow(parts), rangeRow(parts), shiftRow(parts), exportRow(parts), statusRow(parts)];
  return rows.map((row) => ({ ...row, enter: (call) => row.enter({ ...call, stream: recorded.of(call.stream) }) }));
}

/** For each stream the one object that stands for it where its archive is watched. */
export class RecordedStreams {
  readonly #known = new WeakMap<RunningStream, RecordedStream>();

  of(stream: RunningStream): RecordedStream {
    const known = this.#known.get(stream) ?? new RecordedStream(stream);
    this.#known.set(stream, known);
    return known;
  }
}

/** A stream whose archive is watched: an on-demand stream does not start for that. */
class RecordedStream implements RunningStream {
  constructor(private readonly stream: RunningStream) {}

  get name(): string {
    return this.stream.name;
  }

  get place(): readonly string[] {
    return this.stream.place;
  }

  get config(): Stream {
    return this.stream.config;
  }

  get renditions(): readonly StreamBus[] {
    return this.stream.renditions;
  }

  get mediaInfo(): RunningStream["mediaInfo"] {
    return this.stream.mediaInfo;
  }

  get isAlive(): boolean {
    return this.stream.isAlive;
  }

  hold(): () => void {
    return () => undefined;
  }

  whenReady(timeoutMs: number): Promise<void> {
    return this.stream.whenReady(timeoutMs);
  }

  publish(publication: Publication): PublishedMedia {
    return this.stream.publish(publication);
  }

  warn(subject: string, told: Told | undefined, because?: Told): void {
    this.stream.warn(subject, told, because);
  }

  onRenditions(listener: () => void): () => void {
    return this.stream.onRenditions(listener);
  }
}
