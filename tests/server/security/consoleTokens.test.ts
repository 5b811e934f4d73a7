import { describe, expect, it } from "vitest";
import { hashPassword } from "../../../server/config/passwords.ts";
import { AdminAccount } from "../../../server/security/AdminAccount.ts";
import { OneUseTickets, ViewTokens } from "../../../server/security/consoleTokens.ts";

const holder = { login: "admin", session: "s1", account: "m1" };

describe("OneUseTickets", () => {
  function opened() {
    const clock = { nowMs: 0 };
    return { clock, tickets: new OneUseTickets(1000, () => clock.nowMs) };
  }

  it("open one thing once, for who got them", () => {
    const { tickets } = opened();
    const [one, other] = [tickets.give(holder), tickets.give({ ...holder, session: "s2" })];
    expect(one).toMatch(/^[\w-]{43}$/);
    expect(tickets.take(other)).toMatchObject({ session: "s2" });
    expect(tickets.take(one)).toEqual(holder);
    expect(tickets.take(one)).toBeUndefined();
    expect(tickets.take("made up")).toBeUndefined();
  });

  it("are worth nothing after their time, which is up to its last moment", () => {
    const { clock, tickets } = opened();
    const [one, other] = [tickets.give(holder), tickets.give(holder)];
    clock.nowMs = 1000;
    expect(tickets.take(one)).toEqual(holder);
    clock.nowMs = 1001;
    expect(tickets.take(other)).toBeUndefined();
  });

  it("are ten thousand at most, of which the oldest go", () => {
    const { tickets } = opened();
    const all = Array.from({ length: 10_001 }, () => tickets.give(holder));
    expect(tickets.take(all[0] ?? "")).toBeUndefined();
    expect(tickets.take(all[1] ?? "")).toEqual(holder);
    expect(tickets.take(all.at(-1) ?? "")).toEqual(holder);
  });
});

describe("ViewTokens", () => {
  async function opened() {
    const clock = { nowMs: 0 };
    const sessions = new Set(["s1"]);
    const known = { login: "boss", password: await hashPassword("correct horse") };
    const config: { login: typeof known | undefined } = { login: known };
    const now = () => clock.nowMs;
    const account = AdminAccount.ofConfig(() => config.login, now);
    const maker = { login: "boss", account: account.ownMark ?? "" };
    return { clock, sessions, config, maker, tokens: new ViewTokens({ account, sessions, now }) };
  }

  it("hold for twelve hours, and as often as they are shown", async () => {
    const { clock, maker, tokens } = await opened();
    const token = tokens.give(maker);
    clock.nowMs = 12 * 3_600_000;
    expect([tokens.isGood(token), tokens.isGood(token), tokens.isGood("made up")]).toEqual([true, true, false]);
    clock.nowMs += 1;
    expect(tokens.isGood(token)).toBe(false);
  });

  it("end with the session that asked for them", async () => {
    const { sessions, maker, tokens } = await opened();
    const [token, unknown] = [tokens.give({ ...maker, session: "s1" }), tokens.give({ ...maker, session: "s2" })];
    expect([tokens.isGood(token), tokens.isGood(unknown)]).toEqual([true, false]);
    sessions.clear();
    expect(tokens.isGood(token)).toBe(false);
  });

  it("end with the password they were made under", async () => {
    const { config, maker, tokens } = await opened();
    const token = tokens.give({ ...maker, session: "s1" });
    config.login = { login: "boss", password: await hashPassword("battery staple") };
    expect(tokens.isGood(token)).toBe(false);
  });

  it("are a thousand at most, of which the oldest go", async () => {
    const { maker, tokens } = await opened();
    const all = Array.from({ length: 1001 }, () => tokens.give(maker));
    expect(all.map((token) => tokens.isGood(token)).filter((isGood) => !isGood)).toHaveLength(1);
    expect(tokens.isGood(all[0] ?? "")).toBe(false);
  });
});
