import { hevcRecord } from "./hevcRecord.ts";

/** How the pictures of a codec stand in an RTMP message. */
export interface PictureCodec {
  /** Its parameter sets among NAL units, as a decoder is set up by them; undefined when one is missing. */
  readonly setup: (units: readonly Buffer[]) => Buffer | undefined;
  /** Units that stand in the setup, or say nothing to a player. */
  readonly isLeftOut: (unit: Buffer) => boolean;
  readonly isKeyUnit: (unit: Buffer) => boolean;
  readonly setupMessage: (setup: Buffer) => Buffer;
  /** @param aheadMs how long after its decoding a picture is shown */
  readonly message: (media: Buffer, isKey: boolean, aheadMs: number) => Buffer;
}

const KEY = 1;
const OTHER = 2;
const AVC = 7;
/** Of the enhanced header (E-RTMP v1): the kind of frame in three bits, that of the packet in four, then the codec. */
const EX_HEADER = 0x80;
const SEQUENCE_START = 0;
const CODED_FRAMES = 1;
const hvc1 = Buffer.from("hvc1");

export const pictureCodecs: Readonly<Record<"h264" | "hevc", PictureCodec>> = {
  h264: {
    setup: (units) => {
      const sps = units.find((unit) => avcType(unit) === 7);
      const pps = units.find((unit) => avcType(unit) === 8);
      if (!sps || !pps || sps.length < 4) return undefined;
      const head = Buffer.from([1, sps[1] ?? 0, sps[2] ?? 0, sps[3] ?? 0, 0xff, 0xe1]);
      return Buffer.concat([head, withLength(sps, 2), Buffer.from([1]), withLength(pps, 2)]);
    },
    isLeftOut: (unit) => [7, 8, 9].includes(avcType(unit)),
    isKeyUnit: (unit) => avcType(unit) === 5,
    setupMessage: (setup) => Buffer.concat([Buffer.from([(KEY << 4) | AVC, 0, 0, 0, 0]), setup]),
    message: (media, isKey, aheadMs) =>
      Buffer.concat([Buffer.from([((isKey ? KEY : OTHER) << 4) | AVC, 1]), signed24(aheadMs), media]),
  },
  hevc: {
    setup: hevcRecord,
    // Parameter sets, and the mark of a picture's beginning.
    isLeftOut: (unit) => hevcType(unit) >= 32 && hevcType(unit) <= 35,
    isKeyUnit: (unit) => hevcType(unit) >= 16 && hevcType(unit) <= 21,
    setupMessage: (setup) => Buffer.concat([Buffer.from([EX_HEADER | (KEY << 4) | SEQUENCE_START]), hvc1, setup]),
    message: (media, isKey, aheadMs) => {
      const head = Buffer.from([EX_HEADER | ((isKey ? KEY : OTHER) << 4) | CODED_FRAMES]);
      return Buffer.concat([head, hvc1, signed24(aheadMs), media]);
    },
  },
};

/** The NAL units of a picture, which start codes part in MPEG-TS. */
export function nalUnits(bytes: Buffer): readonly Buffer[] {
  const units: Buffer[] = [];
  const code = Buffer.from([0, 0, 1]);
  let start = bytes.indexOf(code);
  while (start >= 0) {
    const next = bytes.indexOf(code, start + 3);
    let end = next < 0 ? bytes.length : next;
    // A unit ends with a one: zeros before the next code belong to that.
    while (end > start + 3 && bytes[end - 1] === 0) end -= 1;
    if (end > start + 3) units.push(bytes.subarray(start + 3, end));
    start = next;
  }
  return units;
}

/** As MP4 and RTMP have NAL units: each with its length before it. */
export function withLengths(units: readonly Buffer[]): Buffer {
  return Buffer.concat(units.map((unit) => withLength(unit, 4)));
}

function withLength(unit: Buffer, bytes: 2 | 4): Buffer {
  const length = Buffer.alloc(bytes);
  length.writeUIntBE(unit.length, 0, bytes);
  return Buffer.concat([length, unit]);
}

function signed24(ms: number): Buffer {
  const bytes = Buffer.alloc(3);
  bytes.writeIntBE(Math.round(ms), 0, 3);
  return bytes;
}

function avcType(unit: Buffer): number {
  return (unit[0] ?? 0) & 0x1f;
}

function hevcType(unit: Buffer): number {
  return ((unit[0] ?? 0) >> 1) & 0x3f;
}
