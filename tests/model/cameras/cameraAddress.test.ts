import { describe, expect, it } from "vitest";
import {
  addressFault,
  cameraUrl,
  completedAddress,
  proposedName,
  publicAddress,
  splitPasted,
} from "../../../src/model/cameras/cameraAddress.ts";

describe("the address of a camera", () => {
  it.each([
    ["192.168.1.20", "rtsp://192.168.1.20"],
    [" cam1.lan:8554/live ", "rtsp://cam1.lan:8554/live"],
    ["RTSPS://cam/x", "RTSPS://cam/x"],
    ["rtmp://cam/live/x", "rtmp://cam/live/x"],
    ["", ""],
  ])("%j is completed to %j", (typed, whole) => {
    expect(completedAddress(typed)).toBe(whole);
  });

  it.each([
    ["admin", "secret", "rtsp://admin:secret@cam/live"],
    ["admin", "p@ss:/?#[]'()*!", "rtsp://admin:p%40ss%3A%2F%3F%23%5B%5D%27%28%29%2A%21@cam/live"],
    ["ad min", "", "rtsp://ad%20min@cam/live"],
    ["", "", "rtsp://cam/live"],
    ["admin", "æ%41", "rtsp://admin:%C3%A6%2541@cam/live"],
  ])("holds the login %j and the password %j so that both are read as they were typed", (login, password, url) => {
    expect(cameraUrl({ address: "cam/live", login, password })).toBe(url);
    const read = new URL(url.replace("rtsp", "http"));
    expect([decodeURIComponent(read.username), decodeURIComponent(read.password)]).toEqual([login, password]);
  });

  it("has the login of the fields in the place of one that it holds, and is taken apart where it was pasted whole", () => {
    const address = "rtsp://old:one@cam/live";
    expect(cameraUrl({ address, login: "new", password: "two" })).toBe("rtsp://new:two@cam/live");
    expect(splitPasted("rtsp://admin:p%40ss@cam:554/a?b")).toEqual({
      address: "rtsp://cam:554/a?b",
      login: "admin",
      password: "p@ss",
    });
    expect(splitPasted("rtsp://cam/a@b")).toBeUndefined();
  });

  it("says what keeps it from being one", () => {
    expect(["cam", "rtsp://[fd00::1]:554/x", ""].map(addressFault)).toEqual([undefined, undefined, undefined]);
    expect(["rtsp://", "rtsp:///live", "cam 1/x", "http://cam/video", "https://cam"].map(addressFault)).toEqual([
      "host",
      "host",
      "space",
      "http",
      "http",
    ]);
  });

  it("is shown without login and secrets", () => {
    expect(publicAddress("rtsp://admin:secret@cam/live?user=a&password=b")).toBe(
      "rtsp://cam/live?user=***&password=***",
    );
    expect(publicAddress("rtsp://cam/live")).toBe("rtsp://cam/live");
    expect(publicAddress("nonsense")).toBe("");
  });

  it.each([
    ["entrance.cams.lan/live", "entrance"],
    ["rtsp://admin:x@entrance:554/live", "entrance"],
    ["192.168.1.20", "camera-192.168.1.20"],
    ["rtsp://[fd00::7]/x", "camera-fd00--7"],
    ["rtsp://", ""],
    ["", ""],
  ])("%j proposes the name %j", (address, name) => {
    expect(proposedName(address)).toBe(name);
  });
});
