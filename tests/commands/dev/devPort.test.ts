import { describe, expect, it } from "vitest";
import { devPort } from "../../../commands/dev/devPort.ts";

describe("devPort", () => {
  it("takes the port that was given, in both ways of writing it", () => {
    expect(devPort(["--port", "9000"])).toEqual({ port: 9000, serverArgs: ["--port", "9000"] });
    expect(devPort(["--port=9000"])).toEqual({ port: 9000, serverArgs: ["--port=9000"] });
  });

  it("passes a usual port on when none was given", () => {
    expect(devPort(["--streams", "5"])).toEqual({ port: 8080, serverArgs: ["--streams", "5", "--port", "8080"] });
  });
});
