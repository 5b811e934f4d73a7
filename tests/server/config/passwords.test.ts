import { describe, expect, it } from "vitest";
import {
  hashPassword,
  hashPasswords,
  isPasswordHash,
  refuseWeakPassword,
  verifyPassword,
  withHashedPasswords,
} from "../../../server/config/passwords.ts";
import type { JsonObject } from "../../../src/model/Json.ts";
import { readRevision } from "../../../server/config/configRevisions.ts";
import { jsonLanguage } from "../support/jsonLanguage.ts";

/** Of "correct horse" with the salt "0123456789abcdef", as another program made it. */
const stored = "scrypt$16384$8$1$MDEyMzQ1Njc4OWFiY2RlZg$0LupyHkzAIgDr9UDsriAAf87vMbCbcaUfDvFOAHk0D0";

describe("the hash of a password", () => {
  it("is the same for ever with the same salt, so that what is stored lets in still", async () => {
    expect(await hashPassword("correct horse", Buffer.from("0123456789abcdef"))).toBe(stored);
    expect(await verifyPassword("correct horse", stored)).toBe(true);
  });

  it("is another one each time, as each has a salt of its own", async () => {
    const [one, other] = [await hashPassword("correct horse"), await hashPassword("correct horse")];
    expect(one).not.toBe(other);
    expect([one, other].map(isPasswordHash)).toEqual([true, true]);
    expect([await verifyPassword("correct horse", one), await verifyPassword("correct horse", other)]).toEqual([
      true,
      true,
    ]);
  });

  it("takes the same letters for the same, however a keyboard makes them", async () => {
    expect(await verifyPassword("p\u00e4ssword", await hashPassword("pa\u0308ssword"))).toBe(true);
  });

  it("belongs to no other password", async () => {
    for (const wrong of ["", "correct hors", "Correct horse", "correct horse "])
      expect(await verifyPassword(wrong, stored)).toBe(false);
  });

  it("lets nobody in where what is stored is none, not even by the very text that is stored", async () => {
    const cut = stored.slice(0, -1);
    for (const text of ["correct horse", "", stored.toUpperCase(), cut, `${stored}=`, stored.replace("16384", "00001")])
      expect([await verifyPassword("correct horse", text), await verifyPassword(text, text)]).toEqual([false, false]);
    const saltless = await hashPassword("correct horse", Buffer.alloc(0));
    expect(await verifyPassword("correct horse", saltless)).toBe(false);
    // The hash itself is no password.
    expect(await verifyPassword(stored, stored)).toBe(false);
  });

  it.each([
    ["the hash", stored, true],
    ["words before it", `x${stored}`, false],
    ["words behind it", `${stored}x`, false],
    ["a line behind it", `${stored}\n`, false],
    ["another cost", stored.replace("$16384$", "$1$"), false],
    ["a short salt", stored.replace("$MDE", "$DE"), false],
    ["a short hash", stored.slice(0, -1), false],
    ["a letter that is none of base64url", `${stored.slice(0, -1)}+`, false],
    ["a password", "correct horse", false],
  ])("is known by its look: %s", (_what, text, isHash) => {
    expect(isPasswordHash(text)).toBe(isHash);
  });
});

describe("the passwords of a config", () => {
  it("become hashes, of the administrator and of the reader, and all else stays", async () => {
    const config = {
      loglevel: "debug",
      edit_auth: { login: "boss", password: "bosses password" },
      view_auth: { login: "eye", password: "readers password" },
      streams: { news: { password: "of a publisher" } },
    };
    const hashed = await hashPasswords(config);
    expect(hashed).toEqual({
      ...config,
      edit_auth: { login: "boss", password: expect.stringMatching(/^scrypt\$/) },
      view_auth: { login: "eye", password: expect.stringMatching(/^scrypt\$/) },
    });
    expect(await verifyPassword("bosses password", passwordIn(hashed, "edit_auth"))).toBe(true);
    expect(await verifyPassword("readers password", passwordIn(hashed, "view_auth"))).toBe(true);
    expect(config.edit_auth.password).toBe("bosses password");
  });

  it("stay as they are where they are hashes, none, or no text", async () => {
    for (const config of [
      { edit_auth: { login: "boss", password: stored }, view_auth: null },
      { edit_auth: { password: 12_345_678 }, view_auth: { password: null } },
      {},
    ])
      expect(await hashPasswords(config)).toBe(config);
  });

  it("are refused at their place when they are weak, but to who writes the file itself", async () => {
    const config = { edit_auth: { login: "boss", password: stored }, view_auth: { login: "eye", password: "short" } };
    await expect(hashPasswords(config)).rejects.toMatchObject({
      kind: "invalid",
      details: { problems: [{ pointer: "/view_auth/password", keyword: "minLength", level: "error" }] },
    });
    expect(await verifyPassword("short", passwordIn(await hashPasswords(config, true), "view_auth"))).toBe(true);
  });
});

const read = (text: string) => readRevision(jsonLanguage, text, { rev: 7, at: 5, who: "boss" });

describe("a revision", () => {
  it("is the same one where no password stands in clear", async () => {
    const revision = await read(`{"edit_auth":{"login":"boss","password":"${stored}"}}`);
    expect(await withHashedPasswords(jsonLanguage, revision)).toBe(revision);
  });

  it("has none in clear any more, neither in its config nor in its text, and is the same in all else", async () => {
    const revision = await read('// By hand.\n{"http":[80],"edit_auth":{"login":"boss","password":"bosses password"}}');
    const kept = await withHashedPasswords(jsonLanguage, revision);
    const password = passwordIn(kept.config, "edit_auth");
    expect(isPasswordHash(password)).toBe(true);
    expect(kept).toMatchObject({ rev: 7, at: 5, who: "boss", config: { http: [80], edit_auth: { login: "boss" } } });
    expect(kept.document.text).toMatch(/^\/\/ By hand\.\n/);
    expect(kept.document.text).not.toContain("bosses password");
    expect(jsonLanguage.parse(kept.document.text).config).toEqual(kept.config);
  });

  it("may hold a weak one where a hand wrote it, and nowhere else", async () => {
    const revision = await read('{"edit_auth":{"login":"boss","password":"short"}}');
    await expect(withHashedPasswords(jsonLanguage, revision)).rejects.toMatchObject({ kind: "invalid" });
    const kept = await withHashedPasswords(jsonLanguage, revision, true);
    expect(await verifyPassword("short", passwordIn(kept.config, "edit_auth"))).toBe(true);
  });
});

describe("a password that somebody chooses", () => {
  it.each(["12345678", "\u{1f511}".repeat(8), "пароль12", "        "])("may be %j", (password) => {
    expect(() => refuseWeakPassword(password)).not.toThrow();
  });

  it.each(["", "1234567", "\u{1f511}".repeat(7)])("may not be %j: it is too short", (password) => {
    expect(() => refuseWeakPassword(password)).toThrow(
      expect.objectContaining({ kind: "invalid", message: "A password needs at least 8 characters.", details: {} }),
    );
  });

  it("is told with its place in the config", () => {
    const message = "A password needs at least 8 characters.";
    const problem = { pointer: "/edit_auth/password", keyword: "minLength", message, level: "error" };
    expect(() => refuseWeakPassword("short", "/edit_auth/password")).toThrow(
      expect.objectContaining({ details: { problems: [problem] } }),
    );
  });
});

function passwordIn(config: JsonObject, setting: string): string {
  return String(Reflect.get(Object(config[setting]), "password"));
}
