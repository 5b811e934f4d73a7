import { vi } from "vitest";
import { forgetTopRows } from "../../src/components/data/keptInList.ts";

/** Sizes for a simulated page, which has no layout of its own: virtual lists draw what fits, and scroll by number. */
export function giveLayout(scrollHeightPx = 1000): void {
  // The first visit of each test's page has the same name.
  forgetTopRows();
  vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(420);
  vi.spyOn(HTMLElement.prototype, "offsetWidth", "get").mockReturnValue(800);
  vi.spyOn(Element.prototype, "clientHeight", "get").mockReturnValue(420);
  vi.spyOn(Element.prototype, "clientWidth", "get").mockReturnValue(800);
  vi.spyOn(Element.prototype, "scrollHeight", "get").mockReturnValue(scrollHeightPx);
  Element.prototype.scrollTo = function scrollTo(this: Element, to?: ScrollToOptions | number) {
    this.scrollTop = typeof to === "object" ? (to.top ?? 0) : 0;
    this.dispatchEvent(new Event("scroll"));
  };
}

/** Gives everything a size, for what draws as large as it finds itself. Before the first drawing. */
export function giveSize(width: number, height: number): void {
  vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(height);
  vi.spyOn(HTMLElement.prototype, "offsetWidth", "get").mockReturnValue(width);
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, width, height));
}
