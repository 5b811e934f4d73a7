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
  const bits = new Bits(sps, (PROFILE_AT + PROFILE_BYTES) * 8);
  const flags = Array.from({ length: layers }, () => ({ profile: bits.read(1), level: bits.read(1) }));
  if (layers > 0) bits.skip((8 - layers) * 2);
  for (const { profile, level } of flags) bits.skip(profile * 88 + level * 8);
  bits.exponential();
  const chroma = bits.exponential();
  if (chroma === 3) bits.skip(1);
  // Width and height, and what is cut off of them.
  bits.exponential();
  bits.exponential();
  if (bits.read(1) === 1) for (let side = 0; side < 4; side += 1) bits.exponential();
  return { chroma: chroma & 3, lumaDepth: bits.exponential() & 7, chromaDepth: bits.exponential() & 7 };
}

/** Zeros that stand for something else than a start code are followed by a three, which is no data. */
function withoutEscapes(unit: Buffer): Buffer {
  return Buffer.from(unit.filter((byte, at) => !(byte === 3 && at > 1 && unit[at - 1] === 0 && unit[at - 2] === 0)));
}

/** Reads bits; after the end there are zeros. */
class Bits {
  constructor(
    private readonly bytes: Buffer,
    private at: number,
  ) {}

  skip(count: number): void {
    this.at += count;
  }

  read(count: number): number {
    let value = 0;
    for (let left = count; left > 0; left -= 1, this.at += 1) {
      value = value * 2 + (((this.bytes[this.at >> 3] ?? 0) >> (7 - (this.at & 7))) & 1);
    }
    return value;
  }

  /** A number in the code of Golomb (9.2). */
  exponential(): number {
    let zeros = 0;
    while (zeros < 32 && this.read(1) === 0) zeros += 1;
    return 2 ** zeros - 1 + this.read(zeros);
  }
}
