import { describe, expect, it } from "vitest";
import { pushArguments } from "../../../../server/media/pushes/pushArguments.ts";
import { ffmpegLike } from "../inputs/ffmpegLike.ts";

const input = "-protocol_whitelist pipe -fpsprobesize 0 -analyzeduration 500000 -f mpegts -i pipe:0";
const all = "-map 0:v? -map 0:a? -map 0:s? -c copy";
const end =
  "-max_delay 0 -muxdelay 0 -muxpreload 0 -flush_packets 1 -max_interleave_delta 1000000 -mpegts_flags +resend_headers+initial_discontinuity -pat_period 0.5 -f mpegts";
const flv =
  "-map 0:v:0? -map 0:a:0? -c copy -bsf:a aac_adtstoasc -rw_timeout 8000000 -flvflags no_duration_filesize -f flv";
const web = `${all} -method POST -content_type video/mp2t -rw_timeout 8000000 ${end}`;

describe("pushArguments", () => {
  it.each([
    ["rtmp://host/app/key?a=b", `${flv} rtmp://host/app/key?a=b`],
    ["rtmps://host:443/app/key", `${flv} rtmps://host:443/app/key`],
    ["tshttp://host/in", `${web} http://host/in`],
    ["tshttps://host/in", `${web} https://host/in`],
    ["https://host/in", `${web} https://host/in`],
    ["udp://239.5.5.5:5000", `${all} ${end} udp://239.5.5.5:5000?pkt_size=1316`],
    [
      "udp://10.0.0.1@239.5.5.5:5000?ttl=4&x=1",
      `${all} ${end} udp://239.5.5.5:5000?localaddr=10.0.0.1&pkt_size=1316&ttl=4`,
    ],
    ["rtp://239.5.5.5:5000", `${all} -f rtp_mpegts rtp://239.5.5.5:5000?pkt_size=1316`],
    ["srt://host:9000?streamid=x", `${all} ${end} srt://host:9000?transtype=live&streamid=x`],
  ])("sends to %s", (url, line) => {
    expect(pushArguments({ url }, ffmpegLike()).join(" ")).toBe(`${input} ${line}`);
  });

  it("takes options of SRT from the push as well", () => {
    const push = { url: "srt://host:9000", passphrase: "0123456789" };
    expect(pushArguments(push, ffmpegLike()).at(-1)).toBe("srt://host:9000?transtype=live&passphrase=0123456789");
  });

  it.each([
    ["hls://host/x.m3u8", /does not push to hls:\/\/ but to rtmp:\/\//],
    ["m4s://host/x", /does not push to m4s/],
    ["file:///etc/passwd", /names no host/],
    ["-f null", /does not begin with a scheme/],
    ["srt://host:9000", /built without SRT/],
    ["udp://239.5.5.5:5000?ttl=x", /ttl of a push must be a whole number/],
    ["rtmp://host/app/a key", /spaces/],
  ])("refuses %s in plain words", (url, words) => {
    expect(() => pushArguments({ url }, ffmpegLike({ lacks: ["srt"] }))).toThrow(words);
  });
});
