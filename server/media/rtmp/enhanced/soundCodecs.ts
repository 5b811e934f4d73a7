/** A frame of sound that begins at a place in some bytes. */
interface SoundFrame {
  /** With its header. */
  readonly size: number;
  /** Length of the header, where messages have none. */
  readonly headSize: number;
  readonly samples: number;
  readonly rate: number;
  /** What a decoder is set up by, where frames alone do not say it. */
  readonly setup?: Buffer;
}

/** How the sound of a codec stands in MPEG-TS and in an RTMP message. */
interface SoundCodec {
  /** The frame at a place; undefined when none begins there. At least eight bytes follow the place. */
  readonly frameAt: (bytes: Buffer, at: number) => SoundFrame | undefined;
  readonly setupMessage?: (setup: Buffer) => Buffer;
  readonly message: (media: Buffer) => Buffer;
}

const aacRates = [96000, 88200, 64000, 48000, 44100, 32000, 24000, 22050, 16000, 12000, 11025, 8000, 7350];
const ac3Rates = [48000, 44100, 32000];
const ac3Kbits = [32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384, 448, 512, 576, 640];
const mp3Rates = [44100, 48000, 32000];
const mp3Kbits = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const mp3HalfKbits = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
const AC3_SYNC = 0x0b77;
/** The kind of sound for which the next four bytes name the codec (E-RTMP v2), and the packet that holds frames. */
const EX_CODED_FRAMES = (9 << 4) | 1;
/** 44 kHz, 16 bits, stereo: what AAC always says, and no decoder of MP3 looks at. */
const USUAL = 0x0f;

export const soundCodecs: Readonly<Record<"aac" | "mp3" | "ac3" | "eac3", SoundCodec>> = {
  aac: {
    frameAt: adtsFrame,
    setupMessage: (setup) => Buffer.concat([Buffer.from([(10 << 4) | USUAL, 0]), setup]),
    message: (media) => Buffer.concat([Buffer.from([(10 << 4) | USUAL, 1]), media]),
  },
  mp3: { frameAt: mp3Frame, message: (media) => Buffer.concat([Buffer.from([(2 << 4) | USUAL]), media]) },
  ac3: { frameAt: ac3Frame, message: (media) => named("ac-3", media) },
  eac3: { frameAt: eac3Frame, message: (media) => named("ec-3", media) },
};

function named(fourCc: string, media: Buffer): Buffer {
  return Buffer.concat([Buffer.from([EX_CODED_FRAMES]), Buffer.from(fourCc), media]);
}

/** ISO/IEC 14496-3, 1.A.2. */
function adtsFrame(bytes: Buffer, at: number): SoundFrame | undefined {
  if ((bytes.readUInt16BE(at) & 0xfff6) !== 0xfff0) return undefined;
  const [coding = 0, layout = 0] = bytes.subarray(at + 2, at + 4);
  const rateIndex = (coding >> 2) & 15;
  const rate = aacRates[rateIndex];
  const size = (bytes.readUIntBE(at + 3, 3) >> 5) & 0x1fff;
  const headSize = (bytes[at + 1] ?? 0) & 1 ? 7 : 9;
  if (rate === undefined || size <= headSize) return undefined;
  const channels = ((coding & 1) << 2) | (layout >> 6);
  const kind = (coding >> 6) + 1;
  const setup = Buffer.from([(kind << 3) | (rateIndex >> 1), ((rateIndex & 1) << 7) | (channels << 3)]);
  return { size, headSize, samples: 1024, rate, setup };
}

/** ATSC A/52, 5.3 and 5.4.1. */
function ac3Frame(bytes: Buffer, at: number): SoundFrame | undefined {
  if (bytes.readUInt16BE(at) !== AC3_SYNC) return undefined;
  const code = bytes[at + 4] ?? 0;
  const [rate, kbit] = [ac3Rates[code >> 6], ac3Kbits[(code & 0x3f) >> 1]];
  if (rate === undefined || kbit === undefined) return undefined;
  // At 44.1 kHz frames are of two lengths.
  const words = Math.floor((kbit * 96_000) / rate) + (rate === 44100 ? code & 1 : 0);
  return { size: words * 2, headSize: 0, samples: 1536, rate };
}

/** ATSC A/52, annex E, 2.2. */
function eac3Frame(bytes: Buffer, at: number): SoundFrame | undefined {
  if (bytes.readUInt16BE(at) !== AC3_SYNC) return undefined;
  const code = bytes[at + 4] ?? 0;
  const isHalf = code >> 6 === 3;
  const rate = isHalf ? (ac3Rates[(code >> 4) & 3] ?? 0) / 2 : ac3Rates[code >> 6];
  const blocks = isHalf ? 6 : ([1, 2, 3, 6][(code >> 4) & 3] ?? 6);
  if (!rate) return undefined;
  const size = ((bytes.readUInt16BE(at + 2) & 0x07ff) + 1) * 2;
  // One that belongs to the frame before it takes no time of its own.
  const isDependent = (bytes[at + 2] ?? 0) >> 6 === 1;
  return { size, headSize: 0, samples: isDependent ? 0 : blocks * 256, rate };
}

/** ISO/IEC 11172-3, 2.4.2.3, and the half rates of 13818-3. */
function mp3Frame(bytes: Buffer, at: number): SoundFrame | undefined {
  const head = bytes.readUInt16BE(at);
  // Eleven ones, a version, and layer III.
  if ((head & 0xffe6) !== 0xffe2 || (head & 0x18) === 0x08) return undefined;
  const isFull = (head & 0x18) === 0x18;
  const code = bytes[at + 2] ?? 0;
  const full = mp3Rates[(code >> 2) & 3];
  const kbit = (isFull ? mp3Kbits : mp3HalfKbits)[code >> 4];
  if (full === undefined || !kbit) return undefined;
  const rate = isFull ? full : (head & 0x18) === 0 ? full / 4 : full / 2;
  const size = Math.floor(((isFull ? 144_000 : 72_000) * kbit) / rate) + ((code >> 1) & 1);
  return { size, headSize: 0, samples: isFull ? 1152 : 576, rate };
}
