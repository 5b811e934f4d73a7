import { describe, expect, it } from "vitest";
import { StoredText } from "../../src/api/browserPage.ts";
import { StoredLogin } from "../../src/api/login/adminCredentials.ts";
import { FakePage } from "./support/FakePage.ts";

const admin = { login: "admin", password: "right" };

describe("StoredLogin", () => {
  it("keeps login and password in local storage under the one key sluice.auth [C096]", () => {
    const page = new FakePage();
    new StoredLogin(page).write(admin);
    expect(page.localStorage.keys).toEqual(["sluice.auth"]);
    expect(page.sessionStorage.keys).toEqual([]);
    expect(new StoredLogin(page).read()).toEqual(admin);
  });

  it("reads nothing where nothing was written", () => {
    expect(new StoredLogin(new FakePage()).read()).toBeUndefined();
  });

  it.each(["", "{", "null", "5", '"admin"', "[]", "{}", '{"login":"admin"}', '{"login":5,"password":"x"}'])(
    "ignores the damaged login %j [C095]",
    (stored) => {
      const page = new FakePage();
      page.localStorage.setItem("sluice.auth", stored);
      expect(new StoredLogin(page).read()).toBeUndefined();
    },
  );

  it("clears the stored login and the cookie sluice_session [C092 C096]", () => {
    const page = new FakePage();
    const stored = new StoredLogin(page);
    stored.write(admin);
    stored.clear();
    expect(page.localStorage.keys).toEqual([]);
    expect(page.document.cookie).toBe("sluice_session=; Max-Age=0; path=/");
  });

  it("goes on without storage where the browser forbids it", () => {
    const page = new FakePage();
    page.localStorage.isForbidden = true;
    const stored = new StoredLogin(page);
    stored.write(admin);
    expect(stored.read()).toBeUndefined();
    expect(() => stored.clear()).not.toThrow();
  });
});

describe("StoredText", () => {
  it("keeps a text in session storage until it is cleared", () => {
    const page = new FakePage();
    const stored = new StoredText(page, "draft");
    stored.write("draft");
    expect(new StoredText(page, "draft").read()).toBe("draft");
    expect(page.localStorage.keys).toEqual([]);
    stored.write(undefined);
    expect(page.sessionStorage.keys).toEqual([]);
    expect(stored.read()).toBeUndefined();
  });

  it("keeps texts of other names apart", () => {
    const page = new FakePage();
    new StoredText(page, "draft").write("a");
    new StoredText(page, "clipboard").write("b");
    expect(new StoredText(page, "draft").read()).toBe("a");
  });

  it("keeps what is to outlive the session in local storage", () => {
    const page = new FakePage();
    new StoredText(page, "columns", "localStorage").write("clients");
    expect(new StoredText(page, "columns", "localStorage").read()).toBe("clients");
    expect(page.sessionStorage.keys).toEqual([]);
  });

  it("keeps no older text when the storage is full", () => {
    const page = new FakePage();
    const stored = new StoredText(page, "draft");
    stored.write("old");
    page.sessionStorage.isFull = true;
    expect(() => stored.write("new")).not.toThrow();
    expect(stored.read()).toBeUndefined();
  });

  it("goes on without storage where the browser forbids even looking at it", () => {
    const forbidden = {
      get sessionStorage(): Storage {
        throw new Error("SecurityError");
      },
      get localStorage(): Storage {
        throw new Error("SecurityError");
      },
    };
    const stored = new StoredText(forbidden, "draft");
    expect(() => stored.write("draft")).not.toThrow();
    expect(stored.read()).toBeUndefined();
  });
});
