import { vi } from "vitest";

/** Sizes for a simulated page, which has no layout of its own: virtual lists draw what fits. */
export function giveLayout(): void {
  vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(420);
  vi.spyOn(HTMLElement.prototype, "offsetWidth", "get").mockReturnValue(800);
  vi.spyOn(Element.prototype, "clientHeight", "get").mockReturnValue(420);
  vi.spyOn(Element.prototype, "scrollHeight", "get").mockReturnValue(1000);
}
