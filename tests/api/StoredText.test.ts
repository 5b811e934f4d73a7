import { describe, expect, it } from "vitest";
import { StoredText } from "../../src/api/StoredText.ts";
import { FakePage } from "./support/FakePage.ts";

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
