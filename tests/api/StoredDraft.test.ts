import { describe, expect, it } from "vitest";
import { StoredDraft } from "../../src/api/StoredDraft.ts";
import { FakePage } from "./support/FakePage.ts";

describe("StoredDraft", () => {
  it("keeps the draft in session storage until it is cleared", () => {
    const page = new FakePage();
    const stored = new StoredDraft(page);
    stored.write("draft");
    expect(new StoredDraft(page).read()).toBe("draft");
    expect(page.localStorage.keys).toEqual([]);
    stored.write(undefined);
    expect(page.sessionStorage.keys).toEqual([]);
    expect(stored.read()).toBeUndefined();
  });

  it("keeps no older draft when the storage is full", () => {
    const page = new FakePage();
    const stored = new StoredDraft(page);
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
    };
    const stored = new StoredDraft(forbidden);
    expect(() => stored.write("draft")).not.toThrow();
    expect(stored.read()).toBeUndefined();
  });
});
