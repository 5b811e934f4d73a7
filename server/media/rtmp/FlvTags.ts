import amf from "node-media-server/src/protocol/amf.js";
import Flv from "node-media-server/src/protocol/flv.js";

const AUDIO = 8;
const VIDEO = 9;
const DATA = 18;
/** `@setDataFrame` as an AMF string: a command to the server, which a file must not hold. */
const SET_DATA_FRAME = Buffer.from("\x02\x00\x0d@setDataFrame", "latin1");
const META_DATA = Buffer.from("\x02\x00\x0aonMetaData", "latin1");

/** Turns the messages of a publisher into an FLV file without end. */
export class FlvTags {
  #header: Buffer | undefined;
  #announced: { hasAudio: boolean; hasVideo: boolean } | undefined;
  #metaData: Buffer | undefined;

  /** @returns bytes to write, undefined for what does not belong into a file */
  next(type: number, time: number, payload: Buffer): Buffer | undefined {
    if (payload.length === 0) return undefined;
    if (type === DATA) return this.#data(time, payload);
    if (type !== AUDIO && type !== VIDEO) return undefined;
    const tag = Flv.createMessage({ codec_type: type, dts: time, size: payload.length, data: payload });
    if (this.#header !== undefined) return tag;
    // ffmpeg waits for every track that the header names, so it names what the publisher announced.
    const { hasAudio, hasVideo } = this.#announced ?? { hasAudio: true, hasVideo: true };
    this.#header = Flv.createHeader(hasAudio || type === AUDIO, hasVideo || type === VIDEO);
    return Buffer.concat([this.#header, ...(this.#metaData === undefined ? [] : [this.#metaData]), tag]);
  }

  #data(time: number, payload: Buffer): Buffer | undefined {
    const data = payload.subarray(startsWith(payload, SET_DATA_FRAME) ? SET_DATA_FRAME.length : 0);
    if (!startsWith(data, META_DATA)) return undefined;
    const tag = Flv.createMessage({ codec_type: DATA, dts: time, size: data.length, data });
    if (this.#header !== undefined) return tag;
    this.#announced = announcedTracks(data);
    this.#metaData = tag;
    return undefined;
  }
}

function startsWith(bytes: Buffer, beginning: Buffer): boolean {
  return bytes.subarray(0, beginning.length).equals(beginning);
}

function announcedTracks(data: Buffer): { hasAudio: boolean; hasVideo: boolean } | undefined {
  try {
    const { dataObj } = amf.decodeAmf0Data(data);
    if (typeof dataObj !== "object" || dataObj === null) return undefined;
    const [hasAudio, hasVideo] = ["audiocodecid" in dataObj, "videocodecid" in dataObj];
    return hasAudio || hasVideo ? { hasAudio, hasVideo } : undefined;
  } catch {
    return undefined;
  }
}
