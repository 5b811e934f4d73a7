import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { refuseWeakPassword } from "../../server/config/passwords.ts";
import { findConsoleFolder, parseOptions } from "../../server/options.ts";
import { temporaryFolder } from "./support/temporaryFolder.ts";

const optionsOf = (...args: readonly string[]) => {
  const parsed = parseOptions(args, "/console");
  return parsed.kind === "help" ? undefined : parsed.options;
};

function fileOf(text: string): string {
  const path = join(temporaryFolder(), "password");
  writeFileSync(path, text);
  return path;
}

it("looks for the console beside the built server, also while it is being built, and in dist of the sources", () => {
  const folder = temporaryFolder();
  expect(findConsoleFolder(join(folder, "server"))).toBe(join(folder, "console"));
  mkdirSync(join(folder, "server"));
  writeFileSync(join(folder, "server", "main.ts"), "");
  expect(findConsoleFolder(join(folder, "server"))).toBe(join(folder, "dist", "console"));
});

describe("parseOptions", () => {
  it("listens at the loopback address unless told otherwise", () => {
    expect(optionsOf()).toMatchObject({
      host: "127.0.0.1",
      port: 8080,
      engine: "auto",
      isChassis: false,
      mayProbeAny: false,
      isUncompressed: false,
    });
  });

  it("reads every option", () => {
    const args =
      "--port 0 --host 0.0.0.0 --data /d --engine simulated --streams 50 --login l --password long-enough --chassis --probe-any --no-compression --keep-revisions 2000 --allow-host a --allow-host b --support-url https://support.example/tickets --ssh-agent /bin/sh --ssh-agent-arg=-c --ssh-agent-arg x";
    expect(optionsOf(...args.split(" "))).toEqual({
      supportUrl: new URL("https://support.example/tickets"),
      sshAgent: { path: "/bin/sh", args: ["-c", "x"] },
      consoleFolder: "/console",
      host: "0.0.0.0",
      port: 0,
      folder: "/d",
      engine: "simulated",
      streams: 50,
      login: "l",
      password: "long-enough",
      isChassis: true,
      mayProbeAny: true,
      isUncompressed: true,
      allowedHosts: ["a", "b"],
      kept: { revisions: 2000, days: 90 },
    });
  });

  it.each([
    [["--port", "70000"], /--port takes a whole number up to 65535/],
    [["--port", "http"], /--port/],
    [["--streams", "-1"], /streams/],
    [["--engine", "magic"], /--engine takes auto, ffmpeg or simulated/],
    [["--upstream", "ftp://x"], /--upstream takes an address/],
    [["--support-url", "support.example"], /--support-url takes an address/],
    [["--ssh-agent", "/no/such/program"], /--ssh-agent takes a program, not \/no\/such\/program/],
    [["--ssh-agent", "/etc/passwd"], /--ssh-agent takes a program/],
    [["--ssh-agent", "/tmp"], /--ssh-agent takes a program/],
    [["--ssh-agent-arg", "x"], /--ssh-agent-arg goes with --ssh-agent/],
    [["--prot", "1"], /See --help/],
    [["serve"], /See --help/],
  ])("says what is wrong with %s", (args, words) => {
    expect(() => parseOptions(args, "/console")).toThrow(words);
  });

  it.each(["1", "", "seven 7", "🔑🔑🔑🔑🔑🔑🔑"])("refuses the password %j in the words of the config", (weak) => {
    let words = "";
    try {
      refuseWeakPassword(weak, "/edit_auth/password");
    } catch (error) {
      words = error instanceof Error ? error.message : "";
    }
    expect(words).toContain("at least 8 characters");
    expect(() => optionsOf("--password", weak)).toThrow(words);
    expect(() => optionsOf("--password-file", fileOf(`${weak}\n`))).toThrow(words);
  });

  it.each(["k".repeat(200), "пароль-как-песня", "密码密码密码密码", "🔑🔑🔑🔑🔑🔑🔑🔑"])(
    "takes the password %s",
    (good) => {
      expect(optionsOf("--password", good)?.password).toBe(good);
    },
  );

  it("reads the password from a file, so that no list of processes shows it", () => {
    expect(optionsOf("--password-file", fileOf("correct horse \r\nsecond line\n"))?.password).toBe("correct horse ");
    expect(optionsOf("--password-file", fileOf("correct horse"))?.password).toBe("correct horse");
  });

  it("says so when the password's file cannot be read, or is one too many", () => {
    expect(() => optionsOf("--password-file", "/nowhere/at all")).toThrow(/--password-file.*\/nowhere\/at all.*ENOENT/);
    expect(() => optionsOf("--password-file", fileOf("correct horse"), "--password", "correct horse")).toThrow(
      /--password-file or --password/,
    );
  });

  it.each(["a:b", "a b", ""])("refuses the login %j, with which nobody could sign in", (login) => {
    expect(() => optionsOf("--login", login)).toThrow(/--login.*colon or white space/);
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
      "password-file",
      "upstream",
      "chassis",
      "probe-any",
      "no-compression",
      "allow-host",
    ]) {
      expect(parsed).toMatchObject({ kind: "help", text: expect.stringContaining(`--${option}`) });
    }
  });
});
