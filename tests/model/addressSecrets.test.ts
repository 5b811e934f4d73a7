import { describe, expect, it } from "vitest";
import { hideInAddress } from "../../src/model/addressSecrets.ts";

describe("an address without its secrets", () => {
  const hidden = (address: string) => hideInAddress(address, (secret) => `<${secret}>`);

  it.each([
    ["rtsp://admin:pass@10.0.0.5:554/ch1", "rtsp://<admin:pass>@10.0.0.5:554/ch1"],
    ["rtsp://cam:pa/ss@host/live", "rtsp://<cam:pa/ss>@host/live"],
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
