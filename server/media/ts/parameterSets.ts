import { Bits, skipLayers, withoutEscapes } from "./nalUnits.ts";

/** What the parameter sets of a picture say that playlists tell their readers. */
interface PictureFacts {
  /** RFC 6381. */
  readonly codec: string;
  readonly width: number;
  readonly height: number;
}

/** Profiles of H.264 whose sets say more about colours (ITU-T H.264, 7.3.2.1.1). */
const richProfiles = new Set([100, 110, 122, 244, 44, 83, 86, 118, 128, 138, 139, 134, 135]);

/** A sequence parameter set of H.264 without its start code (ITU-T H.264, 7.3.2.1.1); undefined when it is cut off. */
export function readAvcSet(unit: Buffer): PictureFacts | undefined {
  const bytes = withoutEscapes(unit);
  if (bytes.length < 5) return undefined;
  const bits = new Bits(bytes.subarray(4));
  bits.exponential();
  let chroma = 1;
  if (richProfiles.has(bytes[1] ?? 0)) {
    chroma = bits.exponential();
    if (chroma === 3) bits.take(1);
    bits.exponential();
    bits.exponential();
    bits.take(1);
    if (bits.take(1) === 1) skipScaling(bits, chroma === 3 ? 12 : 8);
  }
  bits.exponential();
  const order = bits.exponential();
  if (order === 0) bits.exponential();
  else if (order === 1) {
    bits.take(1);
    bits.exponential();
    bits.exponential();
    for (let left = Math.min(255, bits.exponential()); left > 0; left--) bits.exponential();
  }
  bits.exponential();
  bits.take(1);
  const columns = bits.exponential() + 1;
  const rows = bits.exponential() + 1;
  const isWhole = bits.take(1);
  if (isWhole === 0) bits.take(1);
  bits.take(1);
  const crop = cropOf(bits);
  const across = chroma === 0 || chroma === 3 ? 1 : 2;
  const down = (chroma === 1 ? 2 : 1) * (2 - isWhole);
  const width = columns * 16 - crop.across * across;
  const height = rows * 16 * (2 - isWhole) - crop.down * down;
  return bits.isOver ? undefined : { codec: `avc1.${bytes.toString("hex", 1, 4)}`, width, height };
}

/** Of HEVC (ITU-T H.265, 7.3.2.2); its codec is named as ISO/IEC 14496-15, annex E, says: `hvc1.1.6.L93.90`. */
export function readHevcSet(unit: Buffer): PictureFacts | undefined {
  const bytes = withoutEscapes(unit);
  if (bytes.length < 16) return undefined;
  const layers = ((bytes[2] ?? 0) >> 1) & 7;
  const bits = new Bits(bytes.subarray(15));
  skipLayers(bits, layers);
  bits.exponential();
  const chroma = bits.exponential();
  if (chroma === 3) bits.take(1);
  const [width, height] = [bits.exponential(), bits.exponential()];
  const crop = bits.take(1) === 1 ? cropOf(bits, true) : { across: 0, down: 0 };
  const across = chroma === 1 || chroma === 2 ? 2 : 1;
  const down = chroma === 1 ? 2 : 1;
  if (bits.isOver) return undefined;
  return { codec: hevcName(bytes), width: width - crop.across * across, height: height - crop.down * down };
}

/** A sequence header of MPEG-2 (ISO/IEC 13818-2, 6.2.2.1) without its start code. */
export function readMpeg2Header(unit: Buffer): PictureFacts | undefined {
  if (unit.length < 5) return undefined;
  const sizes = unit.readUIntBE(1, 3);
  return { codec: "mp4v.61", width: sizes >> 12, height: sizes & 0xfff };
}

function hevcName(bytes: Buffer): string {
  const profile = bytes[3] ?? 0;
  const constraints = [...bytes.subarray(8, 14)];
  while (constraints.at(-1) === 0) constraints.pop();
  const compatible = [...Array(32).keys()].reduce((word, bit) => word * 2 + ((bytes.readUInt32BE(4) >>> bit) & 1), 0);
  return [
    `hvc1.${["", "A", "B", "C"][profile >> 6] ?? ""}${profile & 0x1f}`,
    compatible.toString(16).toUpperCase(),
    `${(profile & 0x20) === 0 ? "L" : "H"}${bytes[14]}`,
    ...constraints.map((byte) => byte.toString(16).toUpperCase()),
  ].join(".");
}

function skipScaling(bits: Bits, lists: number): void {
  for (let list = 0; list < lists; list++) {
    if (bits.take(1) === 0) continue;
    let [last, next] = [8, 8];
    for (let at = 0; at < (list < 6 ? 16 : 64) && next !== 0; at++) {
      const word = bits.exponential();
      next = (last + (word % 2 === 1 ? (word + 1) / 2 : -word / 2) + 256) % 256;
      if (next !== 0) last = next;
    }
  }
}

/** @param isPresent whether the bit that says so has been read */
function cropOf(bits: Bits, isPresent = bits.take(1) === 1): { readonly across: number; readonly down: number } {
  if (!isPresent) return { across: 0, down: 0 };
  const [left, right, top, bottom] = [bits.exponential(), bits.exponential(), bits.exponential(), bits.exponential()];
  return { across: left + right, down: top + bottom };
}

/** The RFC 6381 name of H.264 pictures, read from the first parameter set in some bytes: `avc1.64001f`. */
export function avcCodec(bytes: Buffer): string | undefined {
  const startCode = Buffer.from([0, 0, 1, 0x67]);
  const at = bytes.indexOf(startCode);
  if (at < 0 || at + 7 > bytes.length) return undefined;
  return `avc1.${bytes.subarray(at + 4, at + 7).toString("hex")}`;
}
