import { describe, expect, it } from "vitest";
import { parseOptions } from "../../../server/options/parseOptions.ts";

const optionsOf = (...args: readonly string[]) => {
  const parsed = parseOptions(args, "/console");
  return parsed.kind === "help" ? undefined : parsed.options;
};

describe("parseOptions", () => {
  it("listens at the loopback address unless told otherwise", () => {
    expect(optionsOf()).toMatchObject({ host: "127.0.0.1", port: 8080, engine: "auto", isChassis: false });
  });

  it("reads every option", () => {
    const args =
      "--port 0 --host 0.0.0.0 --data /d --engine simulated --streams 50 --login l --password p --chassis --allow-host a --allow-host b";
    expect(optionsOf(...args.split(" "))).toEqual({
      consoleFolder: "/console",
      host: "0.0.0.0",
      port: 0,
      folder: "/d",
      engine: "simulated",
      streams: 50,
      login: "l",
      password: "p",
      isChassis: true,
      allowedHosts: ["a", "b"],
    });
  });

  it.each([
    [["--port", "70000"], /--port takes a whole number up to 65535/],
    [["--port", "http"], /--port/],
    [["--streams", "-1"], /streams/],
    [["--engine", "magic"], /--engine takes auto, ffmpeg or simulated/],
    [["--upstream", "ftp://x"], /--upstream takes an address/],
    [["--prot", "1"], /See --help/],
    [["serve"], /See --help/],
  ])("says what is wrong with %s", (args, words) => {
    expect(() => parseOptions(args, "/console")).toThrow(words);
  });

  it("knows the server that it stands in front of", () => {
    expect(parseOptions(["--upstream", "http://10.0.0.1:8080/x"], "/console")).toMatchObject({
      kind: "upstream",
      upstream: { host: "10.0.0.1:8080" },
    });
  });

  it("explains every option when asked for help", () => {
    const parsed = parseOptions(["--help"], "/console");
    for (const option of [
      "port",
      "host",
      "data",
      "engine",
      "streams",
      "login",
      "password",
      "upstream",
      "chassis",
      "allow-host",
    ]) {
      expect(parsed).toMatchObject({ kind: "help", text: expect.stringContaining(`--${option}`) });
    }
  });
});
