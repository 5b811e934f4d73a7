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
    const line = "user pw, key taken, mail a@b, at key?mail=a@b";
    const odd = "rtmp://u:pass@host/app/key?mail=a@b";
    expect(withoutAddress("Server error: key is taken by pass", odd)).toBe("Server error: *** is taken by ***");
    expect(withoutAddress(line, odd)).not.toContain("key");
    expect(withoutAddress("S3c#ret is wrong", "rtsp://admin:S3c#ret@cam/1")).toBe("*** is wrong");
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
