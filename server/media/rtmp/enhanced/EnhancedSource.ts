import type { RunningStream } from "../../live/RunningStream.ts";
import { readUntilBreak } from "../../outputs/followStream.ts";
import { type TsFrame, TsFrames } from "../../ts/TsFrames.ts";
import type { RtmpTag } from "../RtmpMessages.ts";
import { nalUnits } from "../../ts/nalUnits.ts";
import { pictureCodecs, withLengths } from "./pictureCodecs.ts";
import { soundCodecs } from "./soundCodecs.ts";

const AUDIO = 8;
const VIDEO = 9;
/** Sound may have an earlier time than the picture that came before it. */
const LEAD_MS = 500;
/** What the header of a frame may need. */
const HEAD_BYTES = 8;

interface EnhancedSourceOptions {
  readonly stream: RunningStream;
  readonly tracks: EnhancedTracks;
  /** What comes from now on has times and setups of its own. */
  readonly onRestart: () => void;
  readonly onTag: (tag: RtmpTag) => void;
}

/** Reads a stream's best rendition for enhanced RTMP, from the present group of pictures on, and anew after a break. */
export class EnhancedSource {
  #detach: (() => void) | undefined;

  constructor(private readonly options: EnhancedSourceOptions) {}

  get isRunning(): boolean {
    return this.#detach !== undefined;
  }

  start(): void {
    const { stream, tracks, onRestart, onTag } = this.options;
    const begin = (): EnhancedTags => {
      onRestart();
      return new EnhancedTags(tracks, onTag);
    };
    this.#detach = readUntilBreak(stream, begin, () => {
      this.stop();
      this.start();
    });
  }

  stop(): void {
    this.#detach?.();
    this.#detach = undefined;
  }
}

/** A track of MPEG-TS that goes out over enhanced RTMP. */
export interface EnhancedTracks {
  readonly picture: { readonly pid: number; readonly codec: keyof typeof pictureCodecs } | undefined;
  readonly sound: { readonly pid: number; readonly codec: keyof typeof soundCodecs } | undefined;
}

/**
 * Makes of a stream's MPEG-TS what RTMP carries of codecs that FLV had no number for, as the enhanced RTMP of the Veovera
 * Software Organization has them. Done here, as ffmpeg writes it from version 6.1 on only, and sound from version 8.
 */
export class EnhancedTags {
  readonly #frames: TsFrames;
  #startMs: number | undefined;
  #pictureSetup: Buffer | undefined;
  #soundSetup: Buffer | undefined;
  #soundRest: Buffer = Buffer.alloc(0);
  #soundMs = 0;

  constructor(
    private readonly tracks: EnhancedTracks,
    private readonly onTag: (tag: RtmpTag) => void,
  ) {
    const pids = [tracks.picture, tracks.sound].flatMap((track) => (track === undefined ? [] : [track.pid]));
    this.#frames = new TsFrames(new Set(pids), (frame) => this.#take(frame));
  }

  /** @param packets whole ones, from a key frame on */
  write(packets: Buffer): void {
    this.#frames.write(packets);
  }

  #take(frame: TsFrame): void {
    if (frame.pid === this.tracks.picture?.pid) this.#takePicture(frame, this.tracks.picture.codec);
    else if (frame.pid === this.tracks.sound?.pid) this.#takeSound(frame, this.tracks.sound.codec);
  }

  #takePicture({ bytes, dtsMs, ptsMs }: TsFrame, name: keyof typeof pictureCodecs): void {
    const codec = pictureCodecs[name];
    const units = nalUnits(bytes);
    const setup = codec.setup(units);
    if (setup && !this.#pictureSetup?.equals(setup)) {
      this.#pictureSetup = setup;
      this.#tell(VIDEO, 2, dtsMs, codec.setupMessage(setup));
    }
    const media = units.filter((unit) => !codec.isLeftOut(unit));
    // Nothing can be made of pictures before the first setup.
    if (!this.#pictureSetup || media.length === 0) return;
    const isKey = units.some((unit) => codec.isKeyUnit(unit));
    this.#tell(VIDEO, isKey ? 3 : 4, dtsMs, codec.message(withLengths(media), isKey, ptsMs - dtsMs));
  }

  /** A frame may go on in the next packet: its time is that of the packet in which it began. */
  #takeSound({ bytes, ptsMs }: TsFrame, name: keyof typeof soundCodecs): void {
    const codec = soundCodecs[name];
    const restLength = this.#soundRest.length;
    const all = Buffer.concat([this.#soundRest, bytes]);
    let at = 0;
    let hasTime = false;
    while (at + HEAD_BYTES <= all.length) {
      const frame = codec.frameAt(all, at);
      if (!frame) {
        at += 1;
        continue;
      }
      if (at + frame.size > all.length) break;
      if (at >= restLength && !hasTime) {
        hasTime = true;
        this.#soundMs = ptsMs;
      }
      if (frame.setup && codec.setupMessage && !this.#soundSetup?.equals(frame.setup)) {
        this.#soundSetup = frame.setup;
        this.#tell(AUDIO, 0, this.#soundMs, codec.setupMessage(frame.setup));
      }
      this.#tell(AUDIO, 1, this.#soundMs, codec.message(all.subarray(at + frame.headSize, at + frame.size)));
      this.#soundMs += (frame.samples * 1000) / frame.rate;
      at += frame.size;
    }
    // A frame that began in this packet has its time, unless one before it did.
    if (!hasTime && at >= restLength) this.#soundMs = ptsMs;
    this.#soundRest = all.subarray(at);
  }

  #tell(kind: number, flags: number, timeMs: number, data: Buffer): void {
    this.#startMs ??= timeMs - LEAD_MS;
    const dts = Math.max(0, Math.round(timeMs - this.#startMs));
    this.onTag({ codec_type: kind, flags, dts, size: data.length, data });
  }
}
