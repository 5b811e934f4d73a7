import { describe, expect, it } from "vitest";
import { FlvBeginning } from "../../../../server/media/live/FlvBeginning.ts";

const header = Buffer.from("FLV\u0001\u0005\u0000\u0000\u0000\u0009\u0000\u0000\u0000\u0000", "latin1");

function tag(type: number, ...payload: readonly number[]): Buffer {
  const bytes = Buffer.alloc(11 + payload.length + 4);
  bytes[0] = type;
  bytes.writeUIntBE(payload.length, 1, 3);
  Buffer.from(payload).copy(bytes, 11);
  bytes.writeUInt32BE(11 + payload.length, 11 + payload.length);
  return bytes;
}

const facts = tag(18, 2, 0, 10);
const avcSetup = tag(9, 0x17, 0, 1, 2, 3);
const aacSetup = tag(8, 0xaf, 0, 9);
const picture = tag(9, 0x17, 1, 7, 7, 7);
const sound = tag(8, 0xaf, 1, 5);

describe("FlvBeginning", () => {
  it("keeps header, facts and the setup of picture and sound, and no media", () => {
    const beginning = new FlvBeginning();
    beginning.take(Buffer.concat([header, facts, avcSetup]));
    for (const bytes of [aacSetup, picture, sound, picture, sound]) beginning.take(bytes);
    expect(beginning.bytes.equals(Buffer.concat([header, facts, avcSetup, aacSetup]))).toBe(true);
  });

  it("keeps the newest setup of a publisher that changes its picture", () => {
    const beginning = new FlvBeginning();
    const next = tag(9, 0x17, 0, 4, 5, 6);
    beginning.take(Buffer.concat([header, avcSetup, picture]));
    beginning.take(next);
    expect(beginning.bytes.equals(Buffer.concat([header, next]))).toBe(true);
  });

  it("keeps the setup of a newer codec with an extended header", () => {
    const beginning = new FlvBeginning();
    const setup = tag(9, 0x90, 0x68, 0x76, 0x63, 0x31, 1);
    beginning.take(Buffer.concat([header, setup, tag(9, 0x93, 0x68, 0x76, 0x63, 0x31, 2)]));
    expect(beginning.bytes.equals(Buffer.concat([header, setup]))).toBe(true);
  });

  it("comes to an end with bytes that are no tags", () => {
    const beginning = new FlvBeginning();
    beginning.take(Buffer.alloc(1000, 0xff));
    beginning.take(Buffer.from("FLV"));
    expect(beginning.bytes.length).toBeLessThan(20);
  });
});
