/** What an RTMP client sends, byte for byte. */
export const handshake = Buffer.concat([Buffer.from([3]), Buffer.alloc(1536 * 2)]);

/** A message in one chunk of type 0. */
export function message(type: number, payload: Buffer, chunkStream = 3, claimed = payload.length): Buffer {
  const head = Buffer.alloc(12);
  head[0] = chunkStream;
  head.writeUIntBE(claimed, 4, 3);
  head[7] = type;
  head.writeUInt32LE(1, 8);
  return Buffer.concat([head, payload]);
}

export const text = (value: string): Buffer =>
  Buffer.concat([Buffer.from([2, value.length >> 8, value.length & 255]), Buffer.from(value, "latin1")]);
export const number = Buffer.from([0, 0x3f, 0xf0, 0, 0, 0, 0, 0, 0]);
export const nothing = Buffer.from([5]);
export const command = (...parts: readonly Buffer[]): Buffer => message(20, Buffer.concat(parts));
export const connect = command(text("connect"), number, Buffer.from([3, 0, 0, 9]));

/** A client that announces codecs of enhanced RTMP (`fourCcList`), and what each is to it (`videoFourCcInfoMap`). */
export function connectWith(list: readonly string[], map: Readonly<Record<string, number>> = {}): Buffer {
  const amount = (value: number): Buffer => {
    const bytes = Buffer.alloc(9);
    bytes.writeDoubleBE(value, 1);
    return bytes;
  };
  const key = (name: string): Buffer => text(name).subarray(1);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(list.length);
  const end = Buffer.from([0, 0, 9]);
  return command(
    text("connect"),
    number,
    Buffer.from([3]),
    ...[key("app"), text("static"), key("fourCcList"), Buffer.from([0x0a]), length, ...list.map(text)],
    ...[key("videoFourCcInfoMap"), Buffer.from([3])],
    ...Object.entries(map).flatMap(([name, does]) => [key(name), amount(does)]),
    end,
    end,
  );
}
