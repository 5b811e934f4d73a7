import { expect, it } from "vitest";
import { defaultPorts } from "../../../src/model/names/defaultPorts.ts";

it("the default ports are 80, 443, 1935 and 554 [C469] [C470] [C471] [C472]", () => {
  expect(defaultPorts).toEqual({ http: 80, https: 443, rtmp: 1935, rtsp: 554 });
});
