import type { BrowserPage } from "./BrowserPage.ts";

/**
 * Tells when the machine may have come back: the browser says it is online again, or the page is seen again.
 * @returns the function that ends it
 */
export function watchWake(
  page: Pick<BrowserPage, "document" | "addEventListener" | "removeEventListener">,
  onWake: () => void,
) {
  const handleVisibility = () => {
    if (page.document.visibilityState === "visible") onWake();
  };
  page.addEventListener("online", onWake);
  page.addEventListener("pageshow", onWake);
  page.document.addEventListener("visibilitychange", handleVisibility);
  return () => {
    page.removeEventListener("online", onWake);
    page.removeEventListener("pageshow", onWake);
    page.document.removeEventListener("visibilitychange", handleVisibility);
  };
}
