import { networkInterfaces } from "node:os";
import { describe, expect, it } from "vitest";
import { parseAttackOptions } from "../../../commands/attack/parseAttackOptions.ts";

describe("the options of npm run attack", () => {
  it.each(["http://127.0.0.1:8080", "http://127.8.9.10", "http://[::1]:8080/", "http://localhost:8080"])(
    "take a server of this machine: %s",
    (address) => {
      expect(parseAttackOptions([address], {})).toMatchObject({ kind: "attack", target: { base: new URL(address) } });
    },
  );

  it("take each address that this machine has", () => {
    const own = Object.values(networkInterfaces()).flatMap((all = []) =>
      all.filter(({ scopeid = 0 }) => scopeid === 0),
    );
    expect(own.length).toBeGreaterThan(0);
    for (const { address, family } of own) {
      const base = `http://${family === "IPv6" ? `[${address}]` : address}:8080`;
      expect(parseAttackOptions([base], {})).toMatchObject({ kind: "attack", target: { base: new URL(base) } });
    }
  });

  it.each([
    "http://192.0.2.1:8080",
    "http://example.com",
    "http://127.0.0.1.example.com",
    "http://localhost.example.com",
    "http://127.0.0.1@example.com",
    "http://[::2]",
    "http://0.0.0.0",
  ])("refuse any other in words: %s", (address) => {
    expect(() => parseAttackOptions([address], {})).toThrow(/only servers of this machine are attacked/);
  });

  it.each([
    [[]],
    [["8080"]],
    [["https://127.0.0.1"]],
    [["http://127.0.0.1/admin"]],
    [["http://[::1]", "http://[::1]"]],
  ])("say what they take instead of %j", (args) => {
    expect(() => parseAttackOptions(args, {})).toThrow("http://127.0.0.1:8080");
  });

  it("take the login from the options, else from the environment", () => {
    const environment = { SLUICE_LOGIN: "admin", SLUICE_PASSWORD: "of the environment" };
    expect(parseAttackOptions(["http://[::1]"], environment)).toMatchObject({
      target: { login: "admin", password: "of the environment" },
    });
    expect(parseAttackOptions(["http://[::1]", "--password", "given"], environment)).toMatchObject({
      target: { login: "admin", password: "given" },
    });
  });

  it("take a port for RTMP, and say when it is none", () => {
    const args = (port: string) => ["http://[::1]", "--rtmp", port];
    expect(parseAttackOptions(args("1935"), {})).toMatchObject({ target: { rtmpPort: 1935 } });
    expect(() => parseAttackOptions(args("many"), {})).toThrow("--rtmp takes the number of a port");
  });

  it("choose attacks by the words of their lines", () => {
    const chosen = (...args: string[]) => {
      const asked = parseAttackOptions(["http://[::1]", ...args], {});
      return ["opens no socket", "opens no door"].filter((title) => asked.kind === "attack" && asked.isChosen(title));
    };
    expect([chosen(), chosen("--only", "door"), chosen("--except", "door")]).toEqual([
      ["opens no socket", "opens no door"],
      ["opens no door"],
      ["opens no socket"],
    ]);
  });

  it("are explained with --help", () => {
    expect(parseAttackOptions(["--help"], {})).toEqual({ kind: "help" });
  });
});
