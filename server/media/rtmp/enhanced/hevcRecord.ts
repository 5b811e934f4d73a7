import { Bits, skipLayers, withoutEscapes } from "../../ts/nalUnits.ts";

/** The kinds of parameter sets, in the order of the record. */
const sets = { video: 32, sequence: 33, picture: 34 } as const;
const PROFILE_AT = 3;
const PROFILE_BYTES = 12;

/**
 * How HEVC is set up in MP4 and RTMP (`HEVCDecoderConfigurationRecord`, ISO/IEC 14496-15, 8.3.3.1), made of the
 * parameter sets among NAL units; undefined when one is missing or cannot be read.
 */
export function hevcRecord(units: readonly Buffer[]): Buffer | undefined {
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
