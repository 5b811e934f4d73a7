import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { transcoderDevices } from "../../../../server/media/transcoder/transcoderDevices.ts";
import { ffmpegLike } from "../inputs/ffmpegLike.ts";

describe("transcoderDevices", () => {
  let root = "";
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), "sluice-devices-"));
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  function put(file: string, text = ""): void {
    mkdirSync(join(root, file, ".."), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  const named = (lacks: readonly string[] = []) =>
    transcoderDevices(ffmpegLike({ lacks }), root).map(({ id, type }) => `${type} ${id}`);

  it("lists the processor with its memory whenever the server's ffmpeg encodes [S359]", () => {
    const [cpu, ...others] = transcoderDevices(ffmpegLike(), root);
    expect(cpu).toMatchObject({ id: "cpu", type: "cpu" });
    expect(cpu?.memory?.total).toBeGreaterThan(0);
    expect(others).toEqual([]);
    expect(named(["libx264"])).toEqual([]);
  });

  it("lists the cards whose device is there and which the ffmpeg can use", () => {
    put("dev/dri/renderD129");
    put("dev/dri/renderD128");
    put("dev/dri/card0");
    put("sys/class/drm/renderD128/device/vendor", "0x8086\n");
    put("sys/class/drm/renderD129/device/vendor", "0x1002\n");
    for (const name of ["nvidia1", "nvidia0", "nvidiactl"]) put(`dev/${name}`);
    expect(named()).toEqual(["cpu cpu", "qsv 0", "nvenc 0", "nvenc 1"]);
    expect(named(["h264_qsv"])).toEqual(["cpu cpu", "nvenc 0", "nvenc 1"]);
    expect(named(["h264_nvenc"])).toEqual(["cpu cpu", "qsv 0"]);
  });
});
