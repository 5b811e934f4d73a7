import { describe, expect, it } from "vitest";
import { devOptions } from "../../../commands/dev/devOptions.ts";

const portsOf = (...args: readonly string[]) => {
  const options = devOptions(args);
  return options.kind === "run" ? [options.console.port, options.server.port, options.serverArgs] : [];
};

describe("the options of npm run dev", () => {
  it("choose the ports of console and server, in both ways of writing them; the rest goes to the server", () => {
    expect(portsOf()).toEqual([5173, 8080, []]);
    expect(portsOf("--port", "9000")).toEqual([5173, 9000, ["--port", "9000"]]);
    expect(portsOf("--console-port", "9001", "--port=9000")).toEqual([9001, 9000, ["--port=9000"]]);
    expect(portsOf("--streams", "5", "--console-port=9001")).toEqual([9001, 8080, ["--streams", "5"]]);
  });

  it("pass another server's address on", () => {
    const upstream = ["--upstream", "http://10.0.0.1:8080"];
    expect(portsOf(...upstream, "--console-port", "9001")).toEqual([9001, 8080, upstream]);
  });

  it("are explained by --help, those of the server too", () => {
    const options = devOptions(["--help"]);
    const text = options.kind === "help" ? options.text : "";
    expect(text).toContain("--console-port N");
    expect(text).toContain("--upstream URL");
  });

  it.each([
    [["--console-port", "none"], /--console-port takes a whole number from 1 to 65535, not "none"/],
    [["--console-port"], /--console-port takes/],
    [["--console-port=0"], /--console-port takes/],
    [["--port", "70000"], /--port takes a whole number up to 65535/],
    [["--port", "0"], /the console has to know where the server is/],
    [["--port", "9000", "--console-port", "9000"], /need one each/],
    [["--prot", "1"], /See --help/],
  ])("are refused in words when they are %j", (args, words) => {
    expect(() => devOptions(args)).toThrow(words);
  });
});
