import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import type { Json } from "../../src/model/Json.ts";
import { SchemaShelf } from "./SchemaShelf.ts";
import { StreamDesk } from "./StreamDesk.ts";
import { uiOf } from "./uiOf.ts";

const reserved =
  "priority user_agent source_timeout url buffer rtp tracks program pids dvbsubs_ocr allow_subtitles subtitles";

let shelf: SchemaShelf;
let desk: StreamDesk;
beforeAll(async () => {
  shelf = await SchemaShelf.read();
  desk = await StreamDesk.read();
});

const wordsOf = (options: Record<string, Json>) => desk.words({ urls: [{ url: "udp://239.0.0.1:1234", ...options }] });

describe("a source of a stream", () => {
  it("is a string or an object, and both are checked alike [C236]", () => {
    expect(desk.words({ urls: ["udp://239.0.0.1:1234", { url: "hls://a/b.m3u8", pids: "1,2" }] })).toEqual([]);
    expect(shelf.problems("stream", { name: "a", urls: ["udp://239.0.0.1:1234"] })).toEqual([]);
    expect(desk.words({ urls: ["http://a/b.m3u8", { url: "http://a/b.m3u8" }] })).toEqual([
      "/urls/0/url: specify hls:// or tshttp:// protocol",
      "/urls/1/url: specify hls:// or tshttp:// protocol",
    ]);
    expect(wordsOf({ allow_subtitles: "true", dvbsubs_ocr: "false", pids: "101" })).toEqual([]);
    expect(desk.words({ urls: [5, { pids: "1" }] })).toHaveLength(2);
  });

  it("has the options of the specification [S120]", () => {
    expect(shelf.propertiesOf("stream-input").toSorted()).toEqual(reserved.split(" ").toSorted());
    expect(wordsOf({ source_timeout: 20, user_agent: "x", tracks: "1,2" })).toEqual([]);
    expect(wordsOf({ source_timeout: "20" })).toHaveLength(1);
    expect(uiOf(shelf.field("stream-input", "/source_timeout")).unit).toBe("seconds");
  });

  it("stores its priority as a string [S121]", () => {
    expect(wordsOf({ priority: "2" })).toEqual([]);
    expect(wordsOf({ priority: 2 })).toHaveLength(1);
  });

  it("takes digits only for the priority that it stores as a string [S122]", () => {
    expect(uiOf(shelf.field("stream-input", "/priority")).typing).toMatchObject({ only: "digits", emptyToNull: true });
    expect(wordsOf({ priority: "first" })).toEqual(["/urls/0/priority: Priority is a whole number."]);
  });

  it("says which sources its buffer and its tracks are for", () => {
    expect(shelf.field("stream-input", "/buffer").description).toContain("For HLS sources");
    expect(shelf.field("stream-input", "/tracks").description).toContain("For RTSP sources");
  });

  it("has integers for buffer and program [S123]", () => {
    expect(wordsOf({ buffer: 3, program: 1 })).toEqual([]);
    expect(wordsOf({ buffer: "3", program: 1.5 })).toHaveLength(2);
  });

  it("travels over UDP or has no transport of its own [S124]", () => {
    expect(wordsOf({ rtp: "udp" })).toEqual([]);
    expect(wordsOf({ rtp: "tcp" })).toHaveLength(1);
  });

  it("takes PIDs from 1 to 8191 with commas between [S125]", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 20_000 }), { minLength: 1 }), (pids) => {
        const isRight = pids.every((pid) => pid >= 1 && pid <= 8191);
        expect(wordsOf({ pids: pids.join(",") })).toEqual(
          isRight ? [] : ["/urls/0/pids: PIDs are numbers from 1 to 8191, separated by commas."],
        );
      }),
    );
    expect(wordsOf({ pids: "101,0102" })).toEqual([]);
    expect(wordsOf({ pids: "101;102" })).toHaveLength(1);
  });

  it("allows subtitles with the words true and false [S126]", () => {
    for (const word of ["true", "false"]) expect(wordsOf({ allow_subtitles: word })).toEqual([]);
    expect(wordsOf({ allow_subtitles: true })).not.toEqual([]);
  });

  it("recognises subtitles beside the pictures, in their place, or not at all [S127]", () => {
    expect(shelf.field("stream-input", "/subtitles").enum).toEqual(["ocr_add", "ocr_replace"]);
    expect(wordsOf({ subtitles: "ocr_drop" })).toHaveLength(1);
  });

  it("stores the older subtitle switch as the word true or false [S128]", () => {
    expect(shelf.field("stream-input", "/dvbsubs_ocr")).toMatchObject({ type: "string", enum: ["true", "false"] });
    expect(wordsOf({ dvbsubs_ocr: "add" })).toHaveLength(1);
  });

  it("keeps free extra parameters, under names that are not reserved [S130]", () => {
    expect(wordsOf({ cc_check: "off", streamid: "#!::r=cam", headers: { a: "b" } })).toEqual([]);
    // A reserved name cannot be an extra: it is the field, and the field's own rule holds.
    for (const name of reserved.split(" ")) expect(wordsOf({ [name]: [] }), name).not.toEqual([]);
  });

  it("is told from the others by its url", () => {
    expect(shelf.field("stream", "/urls")["x-list"]).toEqual({ key: "url", bareKey: true });
  });
});
