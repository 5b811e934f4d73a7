import { describe, expect, it } from "vitest";
import { hasLogin, hideInAddress, hideLogins } from "../../src/model/addressSecrets.ts";

describe("an address without its secrets", () => {
  const hidden = (address: string) => hideInAddress(address, (secret) => `<${secret}>`);

  it.each([
    ["rtsp://admin:pass@10.0.0.5:554/ch1", "rtsp://<admin:pass>@10.0.0.5:554/ch1"],
    ["rtsp://cam:pa/ss@host/live", "rtsp://<cam:pa/ss>@host/live"],
    ["rtsp://cam:S3c#ret@Pw@host/live", "rtsp://<cam:S3c#ret@Pw>@host/live"],
    ["rtsp://cam:S3c?ret@host/live", "rtsp://<cam:S3c?ret>@host/live"],
    ["http://host:80?passphrase=p@ss", "http://host:80?passphrase=<p@ss>"],
    ["rtsp://me@example.com:p/w@10.0.0.1/s", "rtsp://<me@example.com:p/w>@10.0.0.1/s"],
    ["rtsp://me@host:8080/live", "rtsp://<me>@host:8080/live"],
    ["rtmp://a.rtmp.example.com/live2/key", "rtmp://a.rtmp.example.com/live2/<key>"],
    ["https://host/x.m3u8?access-token=a&sig=b#token=c", "https://host/x.m3u8?access-token=<a>&sig=<b>#token=<c>"],
    ["https://host/x?a;token=b", "https://host/x?a;token=<b>"],
    ["srt://host:9000?passphrase=p&streamid=#!::u=x", "srt://host:9000?passphrase=<p>&streamid=#!::u=<x>"],
    ["http://host/x?justaword", "http://host/x?<justaword>"],
    ["udp://239.1.2.3:1234", "udp://239.1.2.3:1234"],
    ["udp://eth0@239.1.2.3:1234", "udp://eth0@239.1.2.3:1234"],
    ["publish://", "publish://"],
  ])("of %s is %s", (address, shown) => {
    expect(hidden(address)).toBe(shown);
  });

  it("is none of what is no address", () => {
    expect(hidden("hunter2")).toBeUndefined();
    expect(hidden("")).toBeUndefined();
  });
});

describe("a text with addresses", () => {
  it.each([
    ["input rtmp://ed:word@host/app/key?token=1;", "input rtmp://••••••@host/app/key?token=••••••;"],
    ["input srt://h:9000?passphrase=p&mode=caller", "input srt://h:9000?passphrase=••••••&mode=caller"],
    ["rtsp://admin:S3c#ret@Pw@10.0.0.5/x", "rtsp://••••••@10.0.0.5/x"],
    ["rtsp://admin:S3c?ret@10.0.0.5/x", "rtsp://••••••@10.0.0.5/x"],
    ["udp://ed:word@239.1.1.1:5000", "udp://••••••@239.1.1.1:5000"],
    ["rtsp://admin:12/34@10.0.0.5/x", "rtsp://••••••@10.0.0.5/x"],
    ["udp://lo@239.1.1.1:5/?next=rtsp://a:b@c", "udp://lo@239.1.1.1:5/?next=rtsp://••••••@c"],
    ["a https://token@host b HTTP://ed:p@ss@host:8080/x", "a https://••••••@host b HTTP://••••••@host:8080/x"],
  ])("shows no login: %s", (text, shown) => {
    expect(hideLogins(text)).toBe(shown);
    expect(hasLogin(text)).toBe(true);
  });

  it.each([
    "udp://eth0@239.1.1.1:5000",
    "rtp://lo@239.1.1.1:5000",
    "http://host/@user?mail=a@b",
    "http://host:8080?mail=a@b",
    "http://[::1]:8080/@user",
    "ed@example.com",
    "rtsp://[secret]@cam",
  ])("is left as it is without one: %s", (text) => {
    expect(hideLogins(text)).toBe(text);
    expect(hasLogin(text)).toBe(false);
  });
});

describe("a long word", () => {
  it("of addresses is read in a moment, and what is beyond twenty of them is hidden", () => {
    const word = "udp://".repeat(40_000);
    expect(hideLogins(word)).toBe(`${"udp://".repeat(20)}••••••`);
  });
});
