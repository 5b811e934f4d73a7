import { describe, expect, it } from "vitest";
import { StoredLogin } from "../../src/api/adminCredentials.ts";
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
