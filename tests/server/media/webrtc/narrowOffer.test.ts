import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ServerError } from "../../../../server/ServerError.ts";
import { readSignal } from "../../../../server/media/webrtc/PublishSocket.ts";
import { publishedName } from "../../../../server/media/webrtc/WebrtcCaller.ts";
import { narrowOffer } from "../../../../server/media/webrtc/narrowOffer.ts";
import { rtpDescription } from "../../../../server/media/webrtc/publishedRtp.ts";
import { readCandidates } from "../../../../server/media/webrtc/webrtcRoutes.ts";
import { browserOffer } from "./support/browserOffer.ts";

describe("narrowOffer", () => {
  it("leaves H.264 in the profile that everything plays, and Opus", () => {
    const { sdp, video, audio } = narrowOffer(browserOffer);
    expect(video).toMatchObject({ mid: "1", payloadType: 108 });
    expect(video?.parameters).toContain("42e01f");
    expect(audio).toMatchObject({ mid: "0", payloadType: 111 });
    expect(sdp.match(/^m=.*$/gm)).toEqual(["m=audio 9 UDP/TLS/RTP/SAVPF 111", "m=video 9 UDP/TLS/RTP/SAVPF 108"]);
    expect(sdp.match(/^a=rtpmap:.*$/gm)).toEqual(["a=rtpmap:111 opus/48000/2", "a=rtpmap:108 H264/90000"]);
    expect(sdp.match(/^a=rtcp-fb:.*$/gm)).toEqual([
      "a=rtcp-fb:108 goog-remb",
      "a=rtcp-fb:108 ccm fir",
      "a=rtcp-fb:108 nack pli",
    ]);
    expect(sdp).not.toMatch(/extmap:|ssrc-group|VP8|rtx/);
    expect(sdp).toContain("a=ssrc:1369785668");
  });

  it("changes nothing more when it is done again", () => {
    const { sdp } = narrowOffer(browserOffer);
    expect(narrowOffer(sdp).sdp).toBe(sdp);
  });

  it("takes sound alone, and says what it misses otherwise", () => {
    const sound = browserOffer.slice(0, browserOffer.indexOf("m=video"));
    expect(narrowOffer(sound).video).toBeUndefined();
    expect(() => narrowOffer(browserOffer.replaceAll("H264", "H265"))).toThrow(/offered video is not H.264/);
    expect(() => narrowOffer(sound.replaceAll("opus", "speex"))).toThrow(/neither H.264 video nor Opus audio/);
    expect(() => narrowOffer("hello")).toThrow(/not a session description/);
    expect(() => narrowOffer(browserOffer + "a=x\r\n".repeat(20_000))).toThrow(/too long/);
  });

  it("refuses what it cannot read, whatever it is", () => {
    const lines = browserOffer.split("\r\n");
    const mixed = fc.array(fc.oneof(fc.constantFrom(...lines), fc.string()), { maxLength: 60 });
    fc.assert(
      fc.property(mixed, (some) => {
        try {
          narrowOffer(some.join("\r\n"));
        } catch (error) {
          expect(error).toBeInstanceOf(ServerError);
        }
      }),
    );
  });
});

describe("rtpDescription", () => {
  it("names the ports and the numbers of the offer, and nothing that the publisher wrote", () => {
    const { video, audio } = narrowOffer(browserOffer);
    const media = [video, audio].flatMap((one, index) =>
      one === undefined ? [] : [{ media: one, port: 5000 + 2 * index }],
    );
    const text = String(rtpDescription(media));
    expect(text).toContain("m=video 5000 RTP/AVP 108\r\na=rtpmap:108 H264/90000\r\na=fmtp:108 packetization-mode=1");
    expect(text).toContain("m=audio 5002 RTP/AVP 111\r\na=rtpmap:111 opus/48000/2");
    expect(text).not.toContain("42e01f");
  });
});

describe("messages of a publishing browser", () => {
  it("are offers and candidates, and nothing else", () => {
    expect(readSignal('{"type":"offer","sdp":"v=0"}')).toEqual({ type: "offer", sdp: "v=0" });
    expect(readSignal('{"type":"candidate","candidate":"candidate:1","mid":"1"}')).toEqual({
      type: "candidate",
      candidate: "candidate:1",
      mid: "1",
    });
    for (const text of ["", "null", "[]", '"offer"', '{"type":"offer"}', '{"type":"candidate","candidate":5}', "{"]) {
      expect(readSignal(text)).toBeUndefined();
    }
  });

  it("come as fragments of SDP over WHIP", () => {
    const fragment =
      "a=ice-ufrag:x\r\na=mid:1\r\na=candidate:1 1 udp 1 127.0.0.1 9 typ host\r\na=end-of-candidates\r\n";
    expect(readCandidates(fragment)).toEqual([{ candidate: "candidate:1 1 udp 1 127.0.0.1 9 typ host", mid: "1" }]);
    expect(readCandidates("a=candidate:1\r\n".repeat(1000)).length).toBeLessThanOrEqual(50);
  });
});

describe("the address a browser publishes at", () => {
  it.each([
    ["/news/webrtc?publish=true", "news"],
    ["/tv/news%201/webrtc?publish=true&password=s3cret", "tv/news 1"],
    ["/news", "news"],
    ["/news?password=s3cret", "news"],
    ["/live/webrtc", "live/webrtc"],
    ["/webrtc?publish=true", "webrtc"],
    ["/%E0%A4%A/webrtc?publish=true", ""],
  ])("%s is of the stream '%s' [S443]", (url, name) => {
    expect(publishedName(url)).toBe(name);
  });
});
