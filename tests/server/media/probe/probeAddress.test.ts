import { describe, expect, it } from "vitest";
import { probeAddress } from "../../../../server/media/probe/probeAddress.ts";

const names: Readonly<Record<string, readonly string[]>> = {
  "cam.local": ["192.168.1.20"],
  "six.local": ["fd00::20"],
  "inside.local": ["192.168.1.20", "127.0.0.1"],
  localhost: ["::1", "127.0.0.1"],
  "2130706433": ["127.0.0.1"],
  "metadata.local": ["169.254.169.254"],
};
const target = (url: string, mayProbeAny = false) =>
  probeAddress({ url }, { mayProbeAny, resolve: async (host) => names[host] ?? [] });
const check = async (url: string, mayProbeAny = false) => (await target(url, mayProbeAny)).url;

describe("the address of a source", () => {
  it.each([
    ["rtsp://cam.local/live", "rtsp://192.168.1.20/live"],
    ["rtsp://admin:p%40ss@cam.local:8554/a?b=c", "rtsp://admin:p%40ss@192.168.1.20:8554/a?b=c"],
    ["rtsp://admin:p@ss@cam.local:8554/a", "rtsp://admin:p@ss@192.168.1.20:8554/a"],
    ["rtsps://six.local:322/x", "rtsps://[fd00::20]:322/x"],
    ["rtsp://10.0.0.9", "rtsp://10.0.0.9"],
    ["rtsp://[2001:db8::7]:554/x", "rtsp://[2001:db8::7]:554/x"],
    ["rtmp://cam.local/live/one", "rtmp://192.168.1.20/live/one"],
    ["srt://cam.local:9000?streamid=a", "srt://192.168.1.20:9000?streamid=a"],
  ])("%s is called as %s, the number that was checked", async (url, called) => {
    expect(await check(url)).toBe(called);
  });

  it.each([
    "rtsp://127.0.0.1/x",
    "rtsp://127.9.9.9:80/",
    "rtsp://localhost/x",
    "rtsp://2130706433/x",
    "rtsp://0.0.0.0/x",
    "rtsp://169.254.169.254/latest/meta-data",
    "rtsp://metadata.local/x",
    "rtsp://inside.local/x",
    "rtsp://224.0.0.1/x",
    "rtsp://255.255.255.255/x",
    "rtsp://[::1]/x",
    "rtsp://[::]/x",
    "rtsp://[::ffff:127.0.0.1]/x",
    "rtsp://[::ffff:7f00:1]/x",
    "rtsp://[::ffff:a9fe:a9fe]/x",
    "rtsp://[64:ff9b::7f00:1]/x",
    "rtsp://[fe80::1]/x",
    "rtsp://[febf::1]/x",
    "rtsp://[ff02::1]/x",
    "rtsp://admin:x@127.0.0.1/x",
    "rtsp://cam.local@127.0.0.1/x",
  ])("%s is this machine's own or nobody's, and not called unless the server was started so", async (url) => {
    await expect(check(url)).rejects.toThrow("this server itself, or an address that no source has");
    await expect(check(url, true)).resolves.toMatch(/^rtsp:/);
  });

  it.each([
    "concat:/etc/passwd",
    "copy://news",
    "dash://192.168.1.20/x.mpd",
    "subfile,,start,0,end,9,,:/etc/passwd",
    "-i /etc/passwd",
    "rtsp://",
    "rtsp://192.168.1.20/a b",
    "rtsp://192.168.1.20/a\n-i /etc/passwd",
    "publish://",
  ])("%j is none", async (url) => {
    await expect(check(url, true)).rejects.toMatchObject({ kind: "invalid" });
  });

  it.each(["hls://example.com/x.m3u8", "http://example.com/live.ts", "tshttps://93.184.216.34/a"])(
    "%s leads elsewhere perhaps, so all of it is fetched through the guard",
    async (url) => {
      const resolve = async () => ["93.184.216.34"];
      expect(await probeAddress({ url }, { mayProbeAny: false, resolve })).toMatchObject({ isWeb: true });
    },
  );

  it.each(["hls://cam.local/x.m3u8", "tshttp://10.0.0.9/a", "hlss://six.local/a.m3u8", "tshttp://172.20.1.1/"])(
    "%s is in a private network, where a web address could ask anything, and not called unless the server was started so",
    async (url) => {
      await expect(target(url)).rejects.toThrow("--probe-any");
      await expect(target(url, true)).resolves.toMatchObject({ isWeb: true });
    },
  );

  it.each([
    "udp://239.0.0.1:1234",
    "rtp://239.0.0.1:5004",
    "srt://0.0.0.0:9000?mode=listener",
    "srt://:9000",
    "udp://@:1234",
    "fake://fake",
    "file://films/a.mp4",
  ])("%s calls nobody", async (url) => {
    expect(await target(url)).toEqual({ url, isWeb: false });
  });

  it("needs a host that is found", async () => {
    await expect(check("rtsp://nowhere.local/x")).rejects.toThrow("There is no host named nowhere.local.");
  });
});
