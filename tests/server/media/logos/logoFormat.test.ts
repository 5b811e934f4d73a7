import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readLogoPicture } from "../../../../server/media/logos/logoFormat.ts";
import { pictureOf } from "./pictureOf.ts";

describe("logoPictureOf", () => {
  it("reads lossless and extended WebP too", () => {
    const lossless = Buffer.alloc(40);
    lossless.write("RIFF\0\0\0\0WEBPVP8L", 0, "latin1");
    lossless[20] = 0x2f;
    lossless.writeUInt32LE((99 & 0x3fff) | (49 << 14), 21);
    expect(readLogoPicture(lossless)).toEqual({ type: "image/webp", width: 100, height: 50 });
    const extended = Buffer.alloc(40);
    extended.write("RIFF\0\0\0\0WEBPVP8X", 0, "latin1");
    extended.writeUIntLE(299, 24, 3);
    extended.writeUIntLE(199, 27, 3);
    expect(readLogoPicture(extended)).toEqual({ type: "image/webp", width: 300, height: 200 });
  });

  it("survives any bytes, also behind the beginning of a picture", async () => {
    const heads = await Promise.all((["png", "jpeg", "gif", "webp"] as const).map((kind) => pictureOf(kind, 30, 20)));
    fc.assert(
      fc.property(fc.constantFrom(...heads), fc.nat(200), fc.uint8Array({ maxLength: 200 }), (head, length, rest) => {
        const picture = readLogoPicture(Buffer.concat([head.subarray(0, length), rest]));
        if (picture) expect(picture.width > 0 && picture.height > 0).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});
