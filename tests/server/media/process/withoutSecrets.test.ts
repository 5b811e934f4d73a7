import { describe, expect, it } from "vitest";
import { withoutSecrets } from "../../../../server/media/ffmpeg/FfmpegRun.ts";

describe("withoutSecrets", () => {
  it.each([
    ["[error] rtsp://admin:secret@camera/1: Connection refused", "[error] rtsp://***@camera/1: Connection refused"],
    ["rtsp://admin:p@ss@camera:554/1 timed out", "rtsp://***@camera:554/1 timed out"],
    ["http://host/a?token=secret and http://host/b", "http://host/a?*** and http://host/b"],
    ["udp://239.1.2.3:1234 gave nothing", "udp://239.1.2.3:1234 gave nothing"],
    ["somebody@example.com is no address of media", "somebody@example.com is no address of media"],
  ])("writes %s as %s", (line, safe) => {
    expect(withoutSecrets(line)).toBe(safe);
  });
});
