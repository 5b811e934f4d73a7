import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { moveInRows } from "../../../src/components/data/VirtualList.tsx";

const press = (key: string) => ({ key, ctrlKey: false, metaKey: false, altKey: false });

describe("moveInRows", () => {
  it("stays within the list, whatever the key", () => {
    const key = fc.constantFrom("ArrowDown", "ArrowUp", "PageDown", "PageUp", "Home", "End");
    fc.assert(
      fc.property(
        key,
        fc.integer({ min: 1, max: 500 }),
        fc.nat(499),
        fc.integer({ min: 1, max: 40 }),
        (pressed, count, at, page) => {
          const next = moveInRows(press(pressed), Math.min(at, count - 1), count, page);
          expect(next).toBeGreaterThanOrEqual(0);
          expect(next).toBeLessThan(count);
        },
      ),
    );
  });

  it("leaves other keys to the page", () => {
    expect(moveInRows(press("Tab"), 3, 10, 5)).toBeNull();
  });
});
