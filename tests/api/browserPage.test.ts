import { describe, expect, it } from "vitest";
import { watchLeave } from "../../src/api/browserPage.ts";

function leave(page: EventTarget): boolean {
  return page.dispatchEvent(new Event("beforeunload", { cancelable: true }));
}

describe("leaving the page", () => {
  it("is asked about while something is not saved, and only then", () => {
    const page = new EventTarget();
    let hasUnsaved = false;
    const stop = watchLeave(page, () => hasUnsaved);
    expect(leave(page)).toBe(true);
    hasUnsaved = true;
    expect(leave(page)).toBe(false);
    stop();
    expect(leave(page)).toBe(true);
  });
});
