const FILE_HEADER = 13;
const TAG_HEADER = 11;
const AUDIO = 8;
const VIDEO = 9;
const SCRIPT = 18;
const AAC = 10;
/** A source that sends these without end fills no memory. */
const MOST_BYTES = 1_000_000;

/** The part of an FLV without which a reader that comes later understands nothing: header, facts and setup of the coders. */
export class FlvBeginning {
  #header: Buffer = Buffer.alloc(0);
  readonly #tags = new Map<number, Buffer>();

  get bytes(): Buffer {
    return Buffer.concat([this.#header, ...this.#tags.values()]);
  }

  /** @param bytes whole tags, the first ones after the header of the file */
  take(bytes: Buffer): void {
    let at = 0;
    if (bytes.subarray(0, 3).toString("latin1") === "FLV") {
      this.#header = bytes.subarray(0, FILE_HEADER);
      at = FILE_HEADER;
    }
    while (at + TAG_HEADER <= bytes.length) {
      const type = (bytes[at] ?? 0) & 0x1f;
      const end = at + TAG_HEADER + bytes.readUIntBE(at + 1, 3) + 4;
      const tag = bytes.subarray(at, end);
      if (isSetup(type, tag) && tag.length < MOST_BYTES) this.#tags.set(type, tag);
      at = end;
    }
  }
}

function isSetup(type: number, tag: Buffer): boolean {
  const first = tag[TAG_HEADER] ?? 0;
  if (type === SCRIPT) return true;
  if (type === AUDIO) return first >> 4 === AAC && tag[TAG_HEADER + 1] === 0;
  if (type !== VIDEO) return false;
  // The extended header of newer publishers has the kind of packet in the low bits.
  const isExtended = (first & 0x80) !== 0;
  return isExtended ? (first & 0x0f) === 0 : tag[TAG_HEADER + 1] === 0;
}
