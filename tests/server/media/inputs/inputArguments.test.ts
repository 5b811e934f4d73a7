import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { inputArguments } from "../../../../server/media/inputs/inputArguments.ts";
import type { StreamInputObject } from "../../../../server/media/inputs/InputRequest.ts";
import { de } from "../../../../src/texts/de.ts";
import { serverWords } from "../../../../src/texts/serverWords.ts";
import { ServerError } from "../../../../server/ServerError.ts";
import { ffmpegLike } from "./ffmpegLike.ts";

const ffmpeg = ffmpegLike();
const old = ffmpegLike({ version: [4, 1], lacks: ["srt"] });
const lineOf = (source: StreamInputObject, binary = ffmpeg) => inputArguments(source, binary).join(" ");

describe("inputArguments", () => {
  it.each<readonly [string, StreamInputObject, string]>([
    [
      "a test picture",
      { url: "fake://fake" },
      "-re -f lavfi -i testsrc2=size=640x360:rate=25[out0];sine=frequency=440:sample_rate=48000[out1]",
    ],
    [
      "a test picture of another size",
      { url: "fake://fake?size=320x180&rate=30" },
      "-re -f lavfi -i testsrc2=size=320x180:rate=30[out0];sine=frequency=440:sample_rate=48000[out1]",
    ],
    [
      "a test picture sized by parameters",
      { url: "fake://fake", width: "321", height: 180, fps: 10 },
      "-re -f lavfi -i testsrc2=size=320x180:rate=10[out0];sine=frequency=440:sample_rate=48000[out1]",
    ],
    [
      "a multicast",
      { url: "udp://239.1.2.3:1234" },
      "-protocol_whitelist udp -fpsprobesize 0 -analyzeduration 500000 -f mpegts -i udp://239.1.2.3:1234?fifo_size=50000&overrun_nonfatal=1&timeout=5000000",
    ],
    [
      "a multicast from chosen senders",
      { url: "udp://239.1.2.3:1234/10.0.0.1?sources=10.0.0.7,10.0.0.8" },
      "-protocol_whitelist udp -fpsprobesize 0 -analyzeduration 500000 -f mpegts -i udp://239.1.2.3:1234?localaddr=10.0.0.1&sources=10.0.0.7,10.0.0.8&fifo_size=50000&overrun_nonfatal=1&timeout=5000000",
    ],
    [
      "RTP in UDP",
      { url: "udp://239.1.2.3:1234", rtp: "udp" },
      "-protocol_whitelist rtp,udp -fpsprobesize 0 -analyzeduration 500000 -i rtp://239.1.2.3:1234?timeout=5000000",
    ],
    [
      "MPEG-TS over HTTP",
      { url: "tshttp://host/news/mpegts", user_agent: "Box/1 (x)" },
      "-rw_timeout 8000000 -protocol_whitelist http,https,tcp,tls -user_agent Box/1 (x) -fpsprobesize 0 -analyzeduration 500000 -f mpegts -i http://host/news/mpegts",
    ],
    [
      "MPEG-TS over HTTPS",
      { url: "tshttps://u:p@host:8443/a?t=1" },
      "-rw_timeout 8000000 -protocol_whitelist http,https,tcp,tls -fpsprobesize 0 -analyzeduration 500000 -f mpegts -i https://u:p@host:8443/a?t=1",
    ],
    [
      "HLS",
      { url: "hls://host/a.m3u8" },
      "-rw_timeout 8000000 -protocol_whitelist http,https,tcp,tls,crypto,data -live_start_index -3 -f hls -i http://host/a.m3u8",
    ],
    [
      "HLS over HTTPS with a buffer",
      { url: "hlss://host/a.m3u8", buffer: 20 },
      "-re -rw_timeout 8000000 -protocol_whitelist http,https,tcp,tls,crypto,data -live_start_index -5 -f hls -i https://host/a.m3u8",
    ],
    [
      "an http playlist of an older config",
      { url: "http://host/a.m3u8" },
      "-rw_timeout 8000000 -protocol_whitelist http,https,tcp,tls,crypto,data -live_start_index -3 -f hls -i http://host/a.m3u8",
    ],
    [
      "RTMP with the name and key as written",
      { url: "rtmp://host/static/news?key=1" },
      "-rw_timeout 8000000 -protocol_whitelist rtmp,tcp -fpsprobesize 0 -i rtmp://host/static/news?key=1",
    ],
    [
      "RTMPS",
      { url: "rtmps://host/app/news" },
      "-rw_timeout 8000000 -protocol_whitelist rtmps,tls,tcp -fpsprobesize 0 -i rtmps://host/app/news",
    ],
    [
      "RTSP over TCP",
      { url: "rtsp://u:p@10.0.0.5/ch1" },
      "-rtsp_transport tcp -timeout 8000000 -protocol_whitelist tcp,tls,udp,rtp -f rtsp -i rtsp://u:p@10.0.0.5/ch1",
    ],
    [
      "RTSP over UDP",
      { url: "rtsp://10.0.0.5/ch1", rtp: "udp" },
      "-rtsp_transport udp -timeout 8000000 -protocol_whitelist tcp,tls,udp,rtp -f rtsp -i rtsp://10.0.0.5/ch1",
    ],
    [
      "chosen tracks of RTSP",
      { url: "rtsps://10.0.0.5/ch1", tracks: "1,3" },
      "-rtsp_transport tcp -timeout 8000000 -protocol_whitelist tcp,tls,udp,rtp -discard all -discard:0 default -discard:2 default -f rtsp -i rtsps://10.0.0.5/ch1",
    ],
    [
      "chosen PIDs",
      { url: "udp://239.1.2.3:1234", pids: "257,258," },
      "-protocol_whitelist udp -fpsprobesize 0 -analyzeduration 500000 -discard all -discard:i:257 default -discard:i:258 default -f mpegts -i udp://239.1.2.3:1234?fifo_size=50000&overrun_nonfatal=1&timeout=5000000",
    ],
    [
      "SRT",
      { url: "srt://host:9000?streamid=a b".replace(" ", "%20"), passphrase: "long secret", latency: 200 },
      "-protocol_whitelist srt -fpsprobesize 0 -analyzeduration 500000 -f mpegts -i srt://host:9000?transtype=live&streamid=a%20b&passphrase=long%20secret&latency=200000",
    ],
    [
      "SRT at a port of its own, as a listener",
      { url: "srt://:9000?streamid=news" },
      "-protocol_whitelist srt -fpsprobesize 0 -analyzeduration 500000 -f mpegts -i srt://0.0.0.0:9000?transtype=live&streamid=news&mode=listener",
    ],
    [
      "UDP at a port of its own, as players write it",
      { url: "udp://@:1234" },
      "-protocol_whitelist udp -fpsprobesize 0 -analyzeduration 500000 -f mpegts -i udp://0.0.0.0:1234?fifo_size=50000&overrun_nonfatal=1&timeout=5000000",
    ],
  ])("reads %s", (_what, source, line) => {
    expect(lineOf(source)).toBe(line);
  });

  it("has a buffer for HLS alone, and tracks for RTSP alone [S123]", () => {
    const withBoth = (url: string) => lineOf({ url, buffer: 20, tracks: "1,3" });
    for (const url of ["udp://239.1.2.3:1234", "tshttp://host/news/mpegts", "rtmp://host/static/news"])
      expect(withBoth(url), url).toBe(lineOf({ url }));
    expect(withBoth("hls://host/a.m3u8")).toBe(lineOf({ url: "hls://host/a.m3u8", buffer: 20 }));
    expect(withBoth("hls://host/a.m3u8")).toContain("-live_start_index -5");
    expect(withBoth("rtsp://10.0.0.5/ch1")).toBe(lineOf({ url: "rtsp://10.0.0.5/ch1", tracks: "1,3" }));
    expect(withBoth("rtsp://10.0.0.5/ch1")).toContain("-discard all -discard:0 default -discard:2 default");
  });

  it("waits for RTSP in the way its version of ffmpeg understands", () => {
    expect(lineOf({ url: "rtsp://10.0.0.5/ch1" }, old)).toContain("-stimeout 8000000");
    expect(lineOf({ url: "rtsp://10.0.0.5/ch1" }, old)).not.toContain(" -timeout ");
  });

  it.each([
    ["SRT with an ffmpeg built without it", { url: "srt://host:9000" }, /built without SRT/],
    [
      "PIDs with an ffmpeg that cannot leave out tracks",
      { url: "udp://239.1.2.3:1", pids: "5" },
      /needs ffmpeg 5 or newer; this server has 4\.1/,
    ],
    [
      "http that is neither a playlist nor a transport stream",
      { url: "http://host/x" },
      /specify hls:\/\/ or tshttp:\/\/ protocol/,
    ],
    ["a publisher's place", { url: "publish://" }, /handed over inside the server/],
    ["another stream", { url: "copy://news" }, /handed over inside the server/],
    ["m4f", { url: "m4f://host/news" }, /m4f:\/\/ is not supported by this server: take the same stream over hls/],
    ["m4s", { url: "m4s://host/news" }, /m4s:\/\/ is not supported/],
    ["h323", { url: "h323://host" }, /h323:\/\/ is not supported/],
    ["a card", { url: "decklink://0" }, /decklink:\/\/ is not supported/],
    ["an unknown scheme", { url: "gopher://host/x" }, /no scheme this server knows: fake:\/\//],
    ["a word of the language", { url: "constructor://host/x" }, /no scheme this server knows/],
    ["no scheme at all", { url: "-loglevel" }, /no scheme this server knows/],
    ["an address without a host", { url: "rtmp:///live/x" }, /names no host: write it as rtmp:\/\/HOST\/PATH\.$/],
    ["a port alone where nobody can come", { url: "rtmp://:1935/live/x" }, /names no host/],
    ["neither host nor port", { url: "srt://" }, /names no host: write it as srt:\/\/HOST:PORT\.$/],
    ["a port that is none", { url: "udp://239.1.2.3:99999" }, /port of the address .* is no number from 1 to 65535/],
    ["a host that is none", { url: "rtsp://[10.0.0.5]/ch1" }, /is no name, no IPv4 address/],
    ["UDP without a port", { url: "udp://239.1.2.3" }, /needs a port/],
    ["UDP with a sender that is no address", { url: "udp://239.1.2.3:1?sources=a&b" }, /are IP addresses/],
    [
      "UDP with the network of another machine",
      { url: "udp://nosuch0@239.1.2.3:1" },
      /no network interface of that name/,
    ],
    ["a line break", { url: "hls://host/a\r\nX: y" }, /control characters/],
    ["a user agent with a header in it", { url: "hls://host/a", user_agent: "a\r\nX: y" }, /one line/],
    ["a wrong buffer", { url: "hls://host/a", buffer: 1.5 }, /whole number from 0 to 3600/],
    ["wrong PIDs", { url: "tshttp://host/a", pids: "1,-f" }, /pids of the source must be a whole number/],
    ["an unknown transport", { url: "rtsp://host/a", rtp: "carrier" }, /udp, or nothing/],
    [
      "a huge test picture",
      { url: "fake://fake?size=99999x2" },
      /width of the test picture must be a whole number from 16 to 3840/,
    ],
  ])("refuses %s in plain words", (_what, source, words) => {
    const attempt = () => inputArguments(source as StreamInputObject, old);
    expect(attempt).toThrow(ServerError);
    expect(attempt).toThrow(words);
  });

  it("tells an SRT caller without a host what to write", () => {
    const words = /write srt:\/\/HOST:9000, or leave the mode out to listen at port 9000/;
    expect(() => lineOf({ url: "srt://:9000?mode=caller" })).toThrow(words);
    expect(() => lineOf({ url: "srt://:9000", mode: "rendezvous" })).toThrow(words);
    expect(lineOf({ url: "srt://:9000", mode: "listener" })).toContain("srt://0.0.0.0:9000?");
  });

  it("refuses each scheme of other servers in a sentence that a console can say in its language", () => {
    const schemes =
      "m4f m4s mpegts shoutcast webrtc whep rist h323 decklink dektec dvb mpts-dvb v4l2 v4l ndi playlist timeshift mixer mosaic mss dash hds s3 http publish copy gopher";
    for (const scheme of schemes.split(" ")) {
      let refused: unknown;
      try {
        inputArguments({ url: `${scheme}://host/x` }, ffmpeg);
      } catch (error) {
        refused = error;
      }
      const said = refused instanceof ServerError ? refused.details["said"] : undefined;
      const german = serverWords("in English", { said }, de);
      expect(german, scheme).not.toBe("in English");
      if (!["http", "gopher"].includes(scheme)) expect(german).toContain(`${scheme}:// `);
    }
  });

  it.each([
    ["mode", { url: "srt://host:1?mode=x" }, /caller, listener or rendezvous/],
    ["latency", { url: "srt://host:1?latency=x" }, /latency of SRT in milliseconds must be a whole number/],
    ["key length", { url: "srt://host:1", pbkeylen: 7 }, /pbkeylen of SRT must be/],
    ["stream id", { url: "srt://host:1", streamid: "x".repeat(600) }, /at most 512 characters/],
    ["missing port", { url: "srt://host" }, /needs a port/],
  ])("refuses a wrong %s of SRT in plain words", (_what, source, words) => {
    expect(() => inputArguments(source, ffmpeg)).toThrow(words);
  });

  it("never lets an option, a second protocol or a shell's word come out of an address", () => {
    const schemes = ["udp", "tshttp", "hls", "rtmp", "rtsp", "srt", "fake", "file", "concat", "subfile", ""];
    fc.assert(
      fc.property(fc.constantFrom(...schemes), fc.string(), fc.string(), (scheme, rest, agent) => {
        const source = { url: `${scheme}://${rest}`, user_agent: agent };
        let args: readonly string[];
        try {
          args = inputArguments(source, ffmpeg);
        } catch (error) {
          return error instanceof ServerError;
        }
        const isValue = args.at(-2) === "-i" && !args.at(-1)?.startsWith("-");
        return isValue && /^(udp|rtp|http|https|rtmp|rtsp|srt|testsrc2=size)[:=]/.test(args.at(-1) ?? "");
      }),
      { numRuns: 2000 },
    );
  });

  it("tells no password of the address in its refusals", () => {
    const attempt = () => inputArguments({ url: "rtmp://user:hunter2@/app/x?key=hunter2" }, ffmpeg);
    expect(attempt).toThrow(ServerError);
    expect(attempt).not.toThrow(/hunter2/);
  });
});
