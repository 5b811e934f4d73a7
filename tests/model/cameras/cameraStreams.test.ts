import { describe, expect, it } from "vitest";
import {
  cameraAddress,
  cameraArchive,
  fitsCamera,
  isCamera,
  newCamera,
} from "../../../src/model/cameras/cameraStreams.ts";

const entrance = {
  name: "entrance",
  title: "Main Gate",
  meta: { comment: "north side" },
  urls: ["udp://239.0.0.1:1", { url: "rtsp://admin:secret@10.0.0.9/live" }],
};

describe("a stream that is a camera", () => {
  it("has a source of RTSP, or says so in its settings", () => {
    expect(isCamera(entrance)).toBe(true);
    expect(isCamera({ urls: ["RTSPS://10.0.0.9/x"] })).toBe(true);
    expect(isCamera({ urls: ["publish://"], meta: { camera: true } })).toBe(true);
    expect(isCamera({ urls: ["udp://239.0.0.1:1"], meta: { camera: false } })).toBe(false);
    expect(isCamera({ urls: ["hls://rtsp.example.com/x"] })).toBe(false);
    expect(isCamera(undefined)).toBe(false);
  });

  it("is found by name, title, note and address, and not by its password", () => {
    for (const query of ["entr", "main gate", "NORTH", "10.0.0.9", " "])
      expect(fitsCamera("entrance", entrance, query)).toBe(true);
    expect(fitsCamera("entrance", entrance, "secret")).toBe(false);
    expect(cameraAddress(entrance)).toBe("rtsp://10.0.0.9/live");
  });

  it("is recorded as long as its own settings or its DVR have it", () => {
    const dvrs = { main: { name: "main", dvr_limit: 604_800 } };
    expect(cameraArchive(entrance, dvrs)).toBeUndefined();
    expect(cameraArchive({ dvr: { reference: "main" } }, dvrs)).toEqual({ keptS: 604_800, recordedS: undefined });
    expect(
      cameraArchive({ dvr: { reference: "main", dvr_limit: 60 }, stats: { dvr_info: { duration: 5 } } }, dvrs),
    ).toEqual({ keptS: 60, recordedS: 5 });
    expect(cameraArchive({ dvr: { reference: "__proto__" } }, dvrs)).toEqual({
      keptS: undefined,
      recordedS: undefined,
    });
  });

  it("is made of its address, with a mark where that does not tell", () => {
    const typed = { login: "admin", password: "x" };
    expect(newCamera("a", { address: "cam", ...typed }, "main")).toEqual([
      ["streams", "a"],
      { name: "a", urls: [{ url: "rtsp://admin:x@cam" }], dvr: { reference: "main" } },
    ]);
    expect(newCamera("a", { address: "rtmp://cam/x/y", login: "", password: "" }, "")).toEqual([
      ["streams", "a"],
      { name: "a", urls: [{ url: "rtmp://cam/x/y" }], meta: { camera: true } },
    ]);
  });
});
