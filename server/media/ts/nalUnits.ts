const startCode = Buffer.from([0, 0, 1]);

/** Where the units of a picture begin in MPEG-TS, behind their start codes. */
export function nalUnitStarts(bytes: Buffer): readonly number[] {
  const starts: number[] = [];
  for (let at = bytes.indexOf(startCode); at >= 0; at = bytes.indexOf(startCode, at + 3)) starts.push(at + 3);
  return starts;
}

/** The units themselves, without start codes; none is empty. */
export function nalUnits(bytes: Buffer): readonly Buffer[] {
  const starts = nalUnitStarts(bytes);
  return starts.flatMap((start, index) => {
    const next = starts[index + 1];
    let end = next === undefined ? bytes.length : next - startCode.length;
    // A unit ends with a one: zeros before the next code belong to that.
    while (end > start && bytes[end - 1] === 0) end -= 1;
    return end > start ? [bytes.subarray(start, end)] : [];
  });
}

/** Bits one after the other, the highest of a byte first; nothing but zeros behind the end. */
export class Bits {
  #at = 0;

  constructor(private readonly bytes: Buffer) {}

  get isOver(): boolean {
    return this.#at > this.bytes.length * 8;
  }

  take(count: number): number {
    let value = 0;
    for (let left = count; left > 0; left--, this.#at++) {
      value = value * 2 + (((this.bytes[this.#at >> 3] ?? 0) >> (7 - (this.#at & 7))) & 1);
    }
    return value;
  }

  /** A number in an Exp-Golomb code. */
  exponential(): number {
    let zeros = 0;
    while (zeros < 32 && !this.isOver && this.take(1) === 0) zeros++;
    return 2 ** zeros - 1 + this.take(zeros);
  }
}

/** Inside of a unit two zeros are followed by a 3 where a start code might be seen otherwise. */
export function withoutEscapes(bytes: Buffer): Buffer {
  const kept: number[] = [];
  let zeros = 0;
  for (const byte of bytes) {
    const isEscape = zeros >= 2 && byte === 3;
    zeros = byte === 0 ? zeros + 1 : 0;
    if (!isEscape) kept.push(byte);
  }
  return Buffer.from(kept);
}

/** The levels of a sequence's temporal layers in HEVC (ITU-T H.265, 7.3.3), behind those of the whole. */
export function skipLayers(bits: Bits, layers: number): void {
  const present = Array.from({ length: layers }, () => [bits.take(1), bits.take(1)] as const);
  if (layers > 0) for (let layer = layers; layer < 8; layer++) bits.take(2);
  for (const [profile, level] of present) {
    if (profile === 1) for (let byte = 0; byte < 11; byte++) bits.take(8);
    if (level === 1) bits.take(8);
  }
}
