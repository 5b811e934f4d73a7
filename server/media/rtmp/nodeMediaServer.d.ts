// node-media-server 4.4.3 has no types: what this folder uses of its protocol classes, as read in their source.
declare module "node-media-server/src/protocol/rtmp.js" {
  /** A chunk stream and the message that is being read from it. */
  interface ChunkStream {
    readonly header: {
      readonly cid: number;
      readonly length: number;
      readonly type: number;
      readonly stream_id: number;
    };
    readonly clock: number;
    readonly payload: Buffer;
    readonly bytes: number;
  }

  class Rtmp {
    static createMessage(tag: { codec_type: number; dts: number; size: number; data: Buffer }): Buffer;
    parserPacket: ChunkStream;
    readonly inPackets: Map<number, ChunkStream>;
    inChunkSize: number;
    readonly outChunkSize: number;
    readonly ackSize?: number;
    streamId?: number;
    streamApp: string;
    objectEncoding: unknown;
    readonly streams: number;
    onOutputCallback: (bytes: Buffer) => void;
    parserData(bytes: Buffer): string | null;
    packetParse(): void;
    packetAlloc(): void;
    controlHandler(): void;
    eventHandler(): void;
    invokeHandler(): void;
    dataHandler(): void;
    onConnect(message: Record<string, unknown>): void;
    onCreateStream(message: Record<string, unknown>): void;
    onPublish(message: Record<string, unknown>): void;
    onPlay(message: Record<string, unknown>): void;
    onDeleteStream(message: Record<string, unknown>): void;
    sendACK(bytes: number): void;
    sendWindowACK(bytes: number): void;
    setPeerBandwidth(bytes: number, type: number): void;
    setChunkSize(bytes: number): void;
    sendStreamStatus(event: number, value: number): void;
    sendStatusMessage(streamId: number, level: "status" | "error", code: string, description: string): void;
    sendRtmpSampleAccess(streamId: number): void;
    respondConnect(transaction: unknown): void;
  }
  export = Rtmp;
}

declare module "node-media-server/src/protocol/flv.js" {
  class Flv {
    static createHeader(hasAudio: boolean, hasVideo: boolean): Buffer;
    static createMessage(tag: { codec_type: number; dts: number; size: number; data: Buffer }): Buffer;
    /** Its `data` is used again for the next tag. */
    onPacketCallback: (tag: Flv.Tag) => void;
    parserData(bytes: Buffer): string | null;
  }
  namespace Flv {
    interface Tag {
      /** 8 audio, 9 video, 18 data. */
      readonly codec_type: number;
      /** 0 audio header, 1 audio, 2 video header, 3 key frame, 4 other frame, 5 data. */
      readonly flags: number;
      readonly dts: number;
      readonly size: number;
      readonly data: Buffer;
    }
  }
  export = Flv;
}

declare module "node-media-server/src/protocol/amf.js" {
  const amf: {
    decodeAmf0Cmd(bytes: Buffer): Record<string, unknown>;
    decodeAmf0Data(bytes: Buffer): Record<string, unknown>;
  };
  export = amf;
}

declare module "node-media-server/src/core/logger.js" {
  const logger: { log: (message: string, level?: string) => void };
  export = logger;
}
