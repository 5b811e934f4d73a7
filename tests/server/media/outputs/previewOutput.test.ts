import { createServer } from "node:http";
import { describe, expect, it, onTestFinished } from "vitest";
import { pictureWidth } from "../../../../server/media/outputs/preview/previewOutput.ts";
import { tsOf } from "../support/tsOf.ts";
import { startOutputs } from "./support/startOutputs.ts";

const media = await tsOf({ seconds: 12 });
const thumbnails = { enabled: true };

/** Width and height in the frame header of a JPEG. */
function sizeOf(picture: Buffer): readonly [number, number] {
  const at = picture.indexOf(Buffer.from([0xff, 0xc0]));
  return [picture.readUInt16BE(at + 7), picture.readUInt16BE(at + 5)];
}

describe("a preview", () => {
  it("shows the last segment as a small JPEG, drawn once", async () => {
    const outputs = await startOutputs();
    const [bus] = outputs.add("news", { thumbnails }).start();
    bus?.write(media.subarray(0, 0.4 * media.length));
    const answers = await Promise.all([1, 2, 3].map(() => outputs.get("/news/preview.jpg")));
    const [picture] = await Promise.all(answers.map(async (answer) => Buffer.from(await answer.arrayBuffer())));
    expect(answers[0]?.headers.get("content-type")).toBe("image/jpeg");
    expect(sizeOf(picture ?? Buffer.alloc(0))).toEqual([240, 136]);
    expect(outputs.started).toEqual(["preview"]);
    const wide = await outputs.get("/news/preview.jpg?width=300");
    expect(sizeOf(Buffer.from(await wide.arrayBuffer()))).toEqual([320, 180]);
    bus?.write(media.subarray(0.4 * media.length));
    const later = await outputs.get("/news/preview.jpg");
    expect(later.headers.get("etag")).not.toBe(answers[0]?.headers.get("etag"));
    expect(outputs.started).toHaveLength(3);
    expect(outputs.viewers.countOf("news")).toBe(0);
  });

  it("is not there where thumbnails are off, but for the console's own player", async () => {
    const outputs = await startOutputs();
    outputs.add("news").start()[0]?.write(media);
    const refused = await outputs.get("/news/preview.jpg");
    expect(refused.status).toBe(404);
    expect(await refused.json()).toMatchObject({ message: "Thumbnails are switched off for the stream news." });
    expect((await outputs.get(`/news/preview.jpg?token=${outputs.viewToken}`)).status).toBe(200);
  });

  it("is only for those who may watch", async () => {
    const outputs = await startOutputs();
    outputs.config.auth_backends = { door: { name: "door", allow: { tokens: ["good"] } } };
    outputs
      .add("news", { thumbnails, auth: { url: "auth://door" } })
      .start()[0]
      ?.write(media);
    expect((await outputs.get("/news/preview.jpg")).status).toBe(403);
    expect((await outputs.get("/news/preview.jpg?token=good")).status).toBe(200);
  });

  it("says that a stream does not run, and starts none for a picture", async () => {
    const outputs = await startOutputs();
    const stream = outputs.add("news", { thumbnails, static: false });
    expect((await outputs.get("/news/preview.jpg")).status).toBe(503);
    expect(stream.holders).toBe(0);
  });

  it("is fetched from the stream's own address, whose failure the stream tells without its password", async () => {
    const jpeg = Buffer.from("ffd8ffe000104a464946", "hex");
    const camera = createServer((request, response) => {
      if (request.headers.authorization === `Basic ${btoa("me:secret")}`) response.end(jpeg);
      else response.writeHead(401).end();
    });
    await new Promise<void>((resolve) => camera.listen(0, "127.0.0.1", resolve));
    onTestFinished(() => void camera.close());
    const address = camera.address();
    const port = typeof address === "object" ? address?.port : 0;
    const outputs = await startOutputs();
    const url = `http://me:secret@127.0.0.1:${port}/snapshot.jpg`;
    const good = outputs.add("good", { thumbnails: { ...thumbnails, url } });
    const answer = await outputs.get("/good/preview.jpg");
    expect(Buffer.from(await answer.arrayBuffer()).equals(jpeg)).toBe(true);
    expect(good.complaints.get("thumbnails")).toBeUndefined();
    const bad = outputs.add("bad", { thumbnails: { ...thumbnails, url: url.replace("secret", "wrong") } });
    const failed = await outputs.get("/bad/preview.jpg");
    expect(failed.status).toBe(503);
    expect(await failed.json()).toMatchObject({ message: "The stream bad has no picture now." });
    expect(bad.complaints.get("thumbnails")).toBe("thumbnails_not_fetched: the camera answered 401");
  });

  it("tells what is wrong with an address that gives no picture", async () => {
    const outputs = await startOutputs();
    const stream = outputs.add("news", { thumbnails: { ...thumbnails, url: "http://127.0.0.1:9/picture.jpg" } });
    await outputs.get("/news/preview.jpg");
    expect(stream.complaints.get("thumbnails")).toMatch(
      /^thumbnails_not_fetched: (nothing is listening|the connection failed)/,
    );
    const odd = outputs.add("odd", { thumbnails: { ...thumbnails, url: "file:///etc/passwd" } });
    expect((await outputs.get("/odd/preview.jpg")).status).toBe(503);
    expect(odd.complaints.get("thumbnails")).toContain("neither http nor https");
  });

  it("comes in a few widths only", () => {
    expect([null, "1", "241", "5000", "x", "-3"].map(pictureWidth)).toEqual([240, 120, 320, 1280, 240, 240]);
  });
});
