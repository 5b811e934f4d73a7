import { networkInterfaces } from "node:os";
import { describe, expect, it } from "vitest";
import type { Attack } from "../../../commands/attack/Attack.ts";
import { attacks } from "../../../commands/attack/attacks.ts";
import { parseAttackOptions } from "../../../commands/attack/parseAttackOptions.ts";
import { runAttacks } from "../../../commands/attack/runAttacks.ts";
import { startTestServer } from "../../server/support/startTestServer.ts";

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

async function run(rows: readonly Attack[], login: { login?: string; password?: string } = {}) {
  const { server } = await startTestServer();
  const lines: string[] = [];
  const failed = await runAttacks(rows, { base: new URL(server.url), ...login }, (line) => lines.push(line));
  return { lines, failed, server };
}

const admin = { login: "admin", password: "correct horse" };
const harmless: Attack = { title: "stands nothing at all", run: async () => undefined };

describe("a run of attacks", () => {
  it("tells of each attack in a line, and at last how many passed and failed", async () => {
    const hurting: Attack = {
      title: "falls over",
      run: async () => {
        throw new Error("it was answered with 500");
      },
    };
    const { lines, failed } = await run([harmless, hurting]);
    expect(failed).toBe(1);
    expect(lines).toEqual([
      "passed    stands nothing at all",
      "FAILED    falls over: it was answered with 500",
      "1 passed, 1 failed",
    ]);
  });

  it("leaves out what needs a login or a port that nobody has given, and says so", async () => {
    const rows: readonly Attack[] = [
      { ...harmless, needs: "login" },
      { ...harmless, needs: "rtmp" },
    ];
    const { lines, failed } = await run(rows);
    expect(failed).toBe(0);
    expect(lines).toEqual([
      "left out  stands nothing at all: give --login and --password",
      "left out  stands nothing at all: give --rtmp PORT",
      "0 passed, 0 failed, 2 left out",
    ]);
    expect((await run(rows, admin)).lines.at(-1)).toBe("1 passed, 0 failed, 1 left out");
  });

  it("takes back what an attack has changed in the config, and counts it as failed", async () => {
    const saving: Attack = {
      title: "saves",
      needs: "login",
      run: async (target) => {
        await target.post("modify_config", '{"loglevel":"debug"}', { "if-match": '"1"' });
      },
    };
    const { lines, failed, server } = await run([saving], admin);
    expect(failed).toBe(1);
    expect(lines[0]).toContain("it has changed the config, which is revision 1 again");
    expect(server.context.record.current.config).toEqual({});
  });

  it("does not begin with a login that is refused", async () => {
    await expect(run([harmless], { login: "admin", password: "wrong" })).rejects.toThrow(
      "Check --login and --password",
    );
  });

  it("finds nothing to say about the doors of this server", { timeout: 60_000 }, async () => {
    const doors = attacks.filter(({ title }) =>
      /^(answers no call|serves no page|opens no socket|tells other)/.test(title),
    );
    expect(doors.length).toBeGreaterThanOrEqual(7);
    const { lines, failed } = await run(doors, admin);
    expect([failed, lines]).toEqual([0, expect.arrayContaining([`${doors.length} passed, 0 failed`])]);
  });
});
