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
const check = (url: string, mayProbeAny = false) =>
  probeAddress(url, { mayProbeAny, resolve: async (host) => names[host] ?? [] });

describe("the address of a camera", () => {
  it.each([
    ["rtsp://cam.local/live", "rtsp://192.168.1.20/live"],
    ["rtsp://admin:p%40ss@cam.local:8554/a?b=c", "rtsp://admin:p%40ss@192.168.1.20:8554/a?b=c"],
    ["rtsp://admin:p@ss@cam.local:8554/a", "rtsp://admin:p@ss@192.168.1.20:8554/a"],
    ["rtsps://six.local:322/x", "rtsps://[fd00::20]:322/x"],
    ["rtsp://10.0.0.9", "rtsp://10.0.0.9"],
    ["rtsp://[2001:db8::7]:554/x", "rtsp://[2001:db8::7]:554/x"],
    ["rtmp://cam.local/live/one", "rtmp://192.168.1.20/live/one"],
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
    await expect(check(url)).rejects.toThrow("this server itself, or an address that no camera has");
    await expect(check(url, true)).resolves.toMatch(/^rtsp:/);
  });

  it.each([
    "file:///etc/passwd",
    "concat:/etc/passwd",
    "http://192.168.1.20/video",
    "hls://192.168.1.20/x.m3u8",
    "udp://239.0.0.1:1234",
    "subfile,,start,0,end,9,,:/etc/passwd",
    "-i /etc/passwd",
    "rtsp://",
    "rtsp://192.168.1.20/a b",
    "rtsp://192.168.1.20/a\n-i /etc/passwd",
    "publish://",
  ])("%j is none", async (url) => {
    await expect(check(url, true)).rejects.toMatchObject({ kind: "invalid" });
  });

  it("needs a host that is found", async () => {
    await expect(check("rtsp://nowhere.local/x")).rejects.toThrow("There is no host named nowhere.local.");
  });
});
