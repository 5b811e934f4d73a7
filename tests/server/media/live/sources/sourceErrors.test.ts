import { describe, expect, it } from "vitest";
import { errorWords, lossWords, readSourceError } from "../../../../../server/media/live/sources/sourceErrors.ts";
import { say, wordsOf } from "../../../../../server/Told.ts";
import { ServerError } from "../../../../../server/ServerError.ts";

describe("sourceErrorOf", () => {
  it.each([
    [
      "connection refused",
      [
        "[tcp @ 0x55e9] [error] Connection to tcp://127.0.0.1:9?tcp_nodelay=0 failed: Connection refused",
        "[error] rtmp://127.0.0.1:9/x: Connection refused",
      ],
    ],
    [
      "host not found",
      [
        "[tcp @ 0x55f6] [error] Failed to resolve hostname nowhere.invalid: Name or service not known",
        "[error] http://nowhere.invalid/x: Input/output error",
      ],
    ],
    [
      "404 Not Found",
      ["[https @ 0x5] [error] HTTP error 404 Not Found", "[error] http://a/x: Server returned 404 Not Found"],
    ],
    [
      "no connection",
      [
        "[srt @ 0x55e9] [error] Connection to srt://127.0.0.1:9987?mode=caller failed: Input/output error",
        "[error] srt://127.0.0.1:9987?mode=caller: Input/output error",
      ],
    ],
    [
      "wrong passphrase",
      [
        "20:43:18.6/SRT:RcvQ:w1!W:SRT.cn: processAsyncConnectRequest: REJECT reported from HS processing: Incorrect passphrase - not processing further",
        "[srt @ 0x55e9] [error] Connection to srt://127.0.0.1:9988?mode=caller failed: Input/output error",
      ],
    ],
    ["timeout", ["[error] rtsp://camera/: Connection timed out"]],
    ["file not found", ["[error] /srv/a.mp4: No such file or directory"]],
    ["no media could be read", ["[fatal] udp://127.0.0.1:9999?timeout=2000000: could not find codec parameters"]],
    [
      "the encoder could not be started",
      ["[error] Error initializing output stream 0:0 -- Error while opening encoder for output stream #0:0"],
    ],
  ])("says %s in plain words", (words, complaints) => {
    expect(wordsOf(readSourceError(complaints) ?? "")).toBe(words);
  });

  it("says that an RTMP server refuses the stream, with what it says, and not that something here is not permitted", () => {
    const refused = (words: string) =>
      readSourceError([
        `[rtmp @ 0x55f6] [error] Server error: ${words}`,
        "[error] rtmp://127.0.0.1:1935/studio/none: Operation not permitted",
      ]);
    expect(refused("There is no stream of this name.")).toEqual(
      say("stream_refused", { words: "There is no stream of this name" }),
    );
    expect(wordsOf(refused("Not today") ?? "")).toBe("the server refuses the stream: Not today");
    expect(wordsOf(refused(`No ${"x".repeat(10_000)}`) ?? "").length).toBeLessThan(200);
    expect(refused("Nothing at rtmp://a/x?key=hunter2")).toEqual(say("stream_refused", { words: "Nothing at" }));
    expect(refused("[ AccessManager.Reject ] : [ code=403 need auth; authmod=adobe ] : ")).toEqual(say("forbidden"));
    expect(refused("Stream not found.")).toEqual(say("not_found"));
    expect(refused("")).toEqual(say("permission_denied"));
  });

  it("takes out of others' words what nobody may read, and nothing of its own", () => {
    const clean = (words: string) => words.replaceAll("ref", "***");
    expect(readSourceError(["[error] Server error: No ref here."], clean)).toEqual(
      say("stream_refused", { words: "No *** here" }),
    );
    expect(readSourceError(["[error] a: Connection refused"], clean)).toEqual(say("connection_refused"));
    expect(readSourceError([`[error] ${"x".repeat(158)}ref`], clean)).toBe(`${"x".repeat(158)}**`);
  });

  it("says nothing for a process that only warned", () => {
    expect(readSourceError([])).toBeUndefined();
    expect(
      readSourceError(["[mpegts @ 0x5] [warning] Connection refused by nobody", "[info] Stream #0:0: Video"]),
    ).toBeUndefined();
  });

  it("takes no number of an address for an answer of a server", () => {
    expect(readSourceError(["[error] udp://10.4.0.4:4040: Something new"])).toBe("Something new");
    expect(readSourceError(["[udp @ 0x404403] [error] bind failed: Address already in use"])).toEqual(
      say("address_used"),
    );
  });

  it("takes no part of a time stamp for an answer of a server", () => {
    const line =
      "[mpegts @ 0x5] [error] Application provided invalid, non monotonically increasing dts to muxer in stream 0: 140350 >= 140349";
    expect(readSourceError([line])).toEqual(say("time_stamps"));
  });

  it("tells no address, and so no password, in words it does not know", () => {
    const said = readSourceError(["[rtsp @ 0x5] [error] rtsp://admin:hunter2@camera/1?key=hunter2 is odd today"]);
    expect(said).toBe("is odd today");
  });

  it("keeps a line of any length short", () => {
    expect(wordsOf(readSourceError([`[error] ${"x".repeat(10_000)}`]) ?? "").length).toBeLessThanOrEqual(160);
  });

  it("gives what is ours a code, and what only ffmpeg says none", () => {
    expect(readSourceError(["[error] rtmp://a/x: Connection refused"])).toEqual({
      words: "connection refused",
      code: "connection_refused",
    });
    expect(readSourceError(["[error] rtmp://a/x: Odd thing"])).toBe("Odd thing");
  });
});

describe("errorWords", () => {
  it("passes the code of a refusal on, as part of a line and without passwords", () => {
    const refused = new ServerError(
      "invalid",
      say("address_hostless", { address: "rtmp://admin:hunter2@/x", form: "rtmp://HOST/PATH" }),
    );
    expect(errorWords(refused)).toEqual({
      code: "address_hostless",
      words: expect.stringMatching(/names no host: write it as rtmp:\/\/HOST\/PATH$/),
      values: { address: expect.not.stringContaining("hunter2"), form: "rtmp://HOST/PATH" },
    });
  });

  it("names a fault of the server itself as one", () => {
    expect(errorWords(new TypeError("x is not a function."))).toEqual(
      say("server_failed", { words: "x is not a function" }),
    );
  });
});

describe("lossWords", () => {
  it("tells a silence from a broken connection, for which ffmpeg has one word", () => {
    expect(lossWords(say("io_error"), 7400)).toEqual(say("silent", { seconds: 7 }));
    expect(lossWords(say("io_error"), 100)).toEqual(say("connection_lost"));
    expect(lossWords("Odd thing", 9000)).toBe("Odd thing");
  });
});
