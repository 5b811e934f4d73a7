import { Bits, skipLayers, withoutEscapes } from "../../ts/nalUnits.ts";

/** The kinds of parameter sets, in the order of the record. */
const sets = { video: 32, sequence: 33, picture: 34 } as const;
const PROFILE_AT = 3;
const PROFILE_BYTES = 12;

/** How the pictures of a codec stand in an RTMP message. */
interface PictureCodec {
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

/**
 * How HEVC is set up in MP4 and RTMP (`HEVCDecoderConfigurationRecord`, ISO/IEC 14496-15, 8.3.3.1), made of the
 * parameter sets among NAL units; undefined when one is missing or cannot be read.
 */
function hevcRecord(units: readonly Buffer[]): Buffer | undefined {
  const found = Object.values(sets).map((type) => units.find((unit) => (((unit[0] ?? 0) >> 1) & 0x3f) === type));
  const [video, sequence, picture] = found;
  if (!video || !sequence || !picture || sequence.length < PROFILE_AT + PROFILE_BYTES) return undefined;
  const plain = withoutEscapes(sequence);
  const layers = ((plain[2] ?? 0) >> 1) & 7;
  const isNested = (plain[2] ?? 0) & 1;
  const { chroma, lumaDepth, chromaDepth } = sampleFormat(plain, layers);
  const head = Buffer.concat([
    Buffer.from([1]),
    plain.subarray(PROFILE_AT, PROFILE_AT + PROFILE_BYTES),
    Buffer.from([0xf0, 0, 0xfc, 0xfc | chroma, 0xf8 | lumaDepth, 0xf8 | chromaDepth, 0, 0]),
    // Lengths of four bytes, and three lists.
    Buffer.from([((layers + 1) << 3) | (isNested << 2) | 3, 3]),
  ]);
  const lists = [video, sequence, picture].map((unit, index) => {
    const start = Buffer.from([0x80 | (Object.values(sets)[index] ?? 0), 0, 1, unit.length >> 8, unit.length & 255]);
    return Buffer.concat([start, unit]);
  });
  return Buffer.concat([head, ...lists]);
}

/** What a sequence's parameters say of its samples (ITU-T H.265, 7.3.2.2); depths are counted from 8 bits. */
function sampleFormat(sps: Buffer, layers: number): { chroma: number; lumaDepth: number; chromaDepth: number } {
  const bits = new Bits(sps.subarray(PROFILE_AT + PROFILE_BYTES));
  skipLayers(bits, layers);
  bits.exponential();
  const chroma = bits.exponential();
  if (chroma === 3) bits.take(1);
  // Width and height, and what is cut off of them.
  bits.exponential();
  bits.exponential();
  if (bits.take(1) === 1) for (let side = 0; side < 4; side += 1) bits.exponential();
  return { chroma: chroma & 3, lumaDepth: bits.exponential() & 7, chromaDepth: bits.exponential() & 7 };
}
