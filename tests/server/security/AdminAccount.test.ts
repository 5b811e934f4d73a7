import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { hashPassword } from "../../../server/config/passwords.ts";
import { AdminAccount, configuredLogin, type StoredLogin } from "../../../server/security/AdminAccount.ts";
import { temporaryFolder } from "../support/temporaryFolder.ts";

const login = async (name: string, password: string): Promise<StoredLogin> => ({
  login: name,
  password: await hashPassword(password),
});
const salt = Buffer.from("0123456789abcdef");

/** The account of a folder, with a clock that stands until it is moved. */
async function opened(options: Partial<Parameters<typeof AdminAccount.open>[0]> = {}) {
  const clock = { nowMs: 1_000_000 };
  const folder = temporaryFolder();
  const usual = { folder, salt, configured: () => undefined, now: () => clock.nowMs };
  return { clock, folder, ...(await AdminAccount.open({ ...usual, ...options })) };
}

describe("the passwords that are checked at the same time", () => {
  it("are four at most: more would keep the processor from everything else", async () => {
    const boss = await login("boss", "correct horse");
    const account = AdminAccount.ofConfig(() => boss, Date.now);
    const tries = Array.from({ length: 6 }, () => account.recognise("boss", "wrong").then(String, String));
    const refused = "Too many logins at once. Try again in a second.";
    expect((await Promise.all(tries)).map((answer) => answer.includes(refused))).toEqual([
      false,
      false,
      false,
      false,
      true,
      true,
    ]);
    await expect(Promise.all([1, 2, 3, 4].map(() => account.recognise("boss", "wrong")))).resolves.toHaveLength(4);
    expect(await account.recognise("boss", "correct horse")).toBe(account.ownMark);
  });

  it("do not count any more when the check itself fails", async () => {
    let isBroken = true;
    const boss = await login("boss", "correct horse");
    const account = AdminAccount.ofConfig(() => {
      if (isBroken) throw new Error("the config cannot be read");
      return boss;
    }, Date.now);
    for (let n = 0; n < 5; n++) await expect(account.recognise("boss", "x")).rejects.toThrow("cannot be read");
    isBroken = false;
    expect(await account.recognise("boss", "correct horse")).toBeDefined();
  });
});

describe("the administrator's account", () => {
  it("takes login and password together, and the one of the config in place of the first", async () => {
    const boss = await login("boss", "correct horse");
    const first = await opened();
    expect(first.firstPassword).toMatch(/^[\w-]{16}$/);
    expect(await first.account.recognise("admin", first.firstPassword ?? "")).toBe(first.account.ownMark);
    const { account, firstPassword } = await opened({ folder: first.folder, configured: () => boss });
    expect(firstPassword).toBeUndefined();
    expect(await account.recognise("boss", "correct horse")).toBe(account.ownMark);
    expect(await account.recognise("bos", "correct horse")).toBeUndefined();
    expect(await account.recognise("boss", "wrong")).toBeUndefined();
    expect(await account.recognise("admin", first.firstPassword ?? "")).toBeUndefined();
    expect([account.knows("boss"), account.knows("admin")]).toEqual([true, false]);
  });

  it("has beside it the password of the command line, which is no own one and makes no first one up", async () => {
    const boss = await login("boss", "correct horse");
    const { account, firstPassword, folder } = await opened({ password: "given once", configured: () => boss });
    const mark = await account.recognise("admin", "given once");
    expect(firstPassword).toBeUndefined();
    expect(account.marks).toEqual(new Set([mark, account.ownMark]));
    expect(mark).not.toBe(account.ownMark);
    expect(await account.recognise("admin", "correct horse")).toBeUndefined();
    // The same mark at the next start, so that its sessions go on.
    const again = await opened({ folder, password: "given once" });
    expect([...again.account.marks]).toContain(mark);
    expect(again.account.ownMark).toBeUndefined();
    expect((await opened({ password: "given once", login: "root" })).account.knows("root")).toBe(true);
  });

  it("lets nobody in while nothing is set", async () => {
    const account = AdminAccount.ofConfig(() => undefined, Date.now);
    expect(await account.recognise("", "")).toBeUndefined();
    expect([account.marks.size, account.ownMark, account.knows("")]).toEqual([0, undefined, false]);
  });

  it("lets nobody in by a password that was changed while it was checked", async () => {
    let boss = await login("boss", "correct horse");
    const account = AdminAccount.ofConfig(() => boss, Date.now);
    const other = await login("boss", "battery staple");
    const answer = account.recognise("boss", "correct horse");
    boss = other;
    expect(await answer).toBeUndefined();
  });

  it.each([
    ["no JSON", "{"],
    ["a list", "[]"],
    ["nothing", "null"],
    ["a word", '"admin"'],
    ["no password", '{"login":"admin"}'],
    ["no login", '{"password":"x"}'],
    ["a login that is no text", '{"login":5,"password":"x"}'],
    ["a password in clear", '{"login":"admin","password":"secret"}'],
    ["a password that is no text", '{"login":"admin","password":5}'],
  ])("is not taken from a file that holds %s", async (_what, text) => {
    const folder = temporaryFolder();
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "admin.json"), text);
    await expect(opened({ folder })).rejects.toThrow(`${join(folder, "admin.json")} is damaged. Remove it`);
    expect(readFileSync(join(folder, "admin.json"), "utf8")).toBe(text);
  });
});

describe("credentials that were right a moment ago", () => {
  it("are known for a minute, and only these", async () => {
    const { account, clock, firstPassword = "" } = await opened();
    const mark = (await account.recognise("admin", firstPassword)) ?? "";
    expect(account.remembered("admin", firstPassword)).toBeUndefined();
    account.remember("admin", firstPassword, mark);
    expect(account.remembered("admin", firstPassword)).toBe(mark);
    expect(account.remembered("admin", `${firstPassword}x`)).toBeUndefined();
    expect(account.remembered("admi", `n${firstPassword}`)).toBeUndefined();
    clock.nowMs += 59_999;
    expect(account.remembered("admin", firstPassword)).toBe(mark);
    clock.nowMs += 1;
    expect(account.remembered("admin", firstPassword)).toBeUndefined();
  });

  it("are worth nothing once the password is another", async () => {
    const [before, after] = [await login("boss", "correct horse"), await login("boss", "battery staple")];
    let boss = before;
    const account = AdminAccount.ofConfig(() => boss, Date.now);
    account.remember("boss", "correct horse", account.ownMark ?? "");
    boss = after;
    expect(account.remembered("boss", "correct horse")).toBeUndefined();
  });

  it("are forgotten all when there are more than a hundred", async () => {
    const { account } = await opened();
    const mark = account.ownMark ?? "";
    for (let n = 0; n <= 100; n++) account.remember("admin", String(n), mark);
    expect(account.remembered("admin", "0")).toBe(mark);
    account.remember("admin", "another", mark);
    expect(account.remembered("admin", "0")).toBeUndefined();
    expect(account.remembered("admin", "another")).toBe(mark);
  });
});

describe("a login in the config", () => {
  it("is one with both parts, under either name", () => {
    const both = { login: "boss", password: "x" };
    expect(configuredLogin({ edit_auth: both })).toEqual(both);
    expect(configuredLogin({ view_auth: both })).toBeUndefined();
    expect(configuredLogin({ view_auth: both }, "view_auth")).toEqual(both);
    for (const part of [{ login: "boss" }, { password: "x" }, { login: 5, password: "x" }, {}])
      expect(configuredLogin({ edit_auth: part })).toBeUndefined();
  });
});
