import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { safeAddress, withoutAddress } from "../../../../server/media/inputs/safeAddress.ts";

describe("safeAddress", () => {
  it.each([
    ["rtsp://admin:secret@10.0.0.5:554/ch1", "rtsp://***@10.0.0.5:554/ch1"],
    ["tshttp://host/a/mpegts?token=secret", "tshttp://host/a/mpegts?***"],
    ["rtmp://a.rtmp.example.com/live2/secret-key", "rtmp://a.rtmp.example.com/live2/***"],
    ["rtmps://host:443/app/instance/secret?x=1", "rtmps://host:443/app/instance/***?***"],
    ["udp://239.1.2.3:1234", "udp://239.1.2.3:1234"],
    ["srt://host:9000?passphrase=secret", "srt://host:9000?***"],
    ["publish://", "publish://"],
    ["hunter2", "without a scheme"],
    ["admin:hunter2@host/x", "without a scheme"],
    ["hls://host/a\nb", "hls://host/a b"],
  ])("writes %s as %s", (address, safe) => {
    expect(safeAddress(address)).toBe(safe);
  });
});

describe("withoutAddress", () => {
  const address = "rtmp://user:pass%20word@host/live2/stream-key?sig=abcdef";

  it("takes out the address as a whole, and its secrets where a process tells only a part", () => {
    expect(withoutAddress(`${address}: Connection refused`, address)).toBe(
      "rtmp://***@host/live2/***?***: Connection refused",
    );
    expect(withoutAddress("Server error: stream-key is taken (sig abcdef, pass word)", address)).toBe(
      "Server error: *** is taken (sig ***, ***)",
    );
  });

  it("takes out secrets as an operator means the address, and as a program may split it", () => {
    const line = "user pw, k3y taken, mail a@b, at k3y?mail=a@b";
    const odd = "rtmp://u:pass@host/app/k3y?mail=a@b";
    expect(withoutAddress("Server error: k3y is taken by pass", odd)).toBe("Server error: *** is taken by ***");
    expect(withoutAddress(line, odd)).not.toContain("k3y");
    expect(withoutAddress("k3y is taken", "rtmp://host/app/k3y/")).toBe("*** is taken");
    expect(withoutAddress("k3y is taken", "rtmp://host/k3y")).toBe("*** is taken");
    expect(withoutAddress("geheim9 is wrong", "rtsp://admin:geheim9%40host/1")).toBe("*** is wrong");
    expect(withoutAddress("S3c#ret is wrong", "rtsp://admin:S3c#ret@cam/1")).toBe("*** is wrong");
  });

  it.each([
    ["There is no stream of this name", "rtmp://127.0.0.1:19391/nothing/here"],
    ["There is no stream of this name", "rtmp://host/live/stream"],
    ["the passage is closed", "rtsp://u:pass@cam/1"],
    ["application is unknown", "rtmp://host/app/cat1?x=app"],
  ])("leaves words as they are that only hold a secret, or are the name of a stream: %s", (line, url) => {
    expect(withoutAddress(line, url)).toBe(line);
  });

  it("takes out a key that is a name of many streams where it stands behind its slash, any other everywhere", () => {
    const line = "Opening host/live/stream: no stream";
    expect(withoutAddress(line, "rtmp://host/live/stream")).toBe("Opening host/live/***: no stream");
    expect(withoutAddress("Stream hunterzwei is taken", "rtmp://h/live/hunterzwei")).toBe("Stream *** is taken");
  });

  it("takes out a secret that begins or ends with a sign, wherever it stands", () => {
    expect(withoutAddress("bad login u$ecret! here", "rtsp://u:$ecret!@cam/1")).toBe("bad login u*** here");
    expect(withoutAddress("k_1-x, ak_1-x and k_1-x2", "rtmp://host/app/k_1-x")).toBe("***, ak_1-x and k_1-x2");
  });

  it("leaves no secret of any address in any line", () => {
    const secret = fc.stringMatching(/^[A-Z0-9]{4,20}$/);
    fc.assert(
      fc.property(secret, secret, secret, fc.string(), (password, key, value, words) => {
        const line = withoutAddress(
          `${words} ${key} at rtmp://u:${password}@host/app/${key}?t=${value}: ${value} ${password}`,
          `rtmp://u:${password}@host/app/${key}?t=${value}`,
        );
        return ![password, key, value].some((one) => line.replace(words, "").includes(one));
      }),
    );
  });
});
