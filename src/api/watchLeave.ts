/** What a page needs to be asked before it is left. */
interface LeavingPage {
  addEventListener(type: "beforeunload", listener: (event: Event) => void): void;
  removeEventListener(type: "beforeunload", listener: (event: Event) => void): void;
}

/**
 * Lets the browser ask before the page is closed or left while something would be lost. Addresses within the console
 * need no question: the draft goes along.
 * @returns the function that ends it
 */
export function watchLeave(page: LeavingPage, hasUnsaved: () => boolean): () => void {
  const handleLeave = (event: Event) => {
    if (hasUnsaved()) event.preventDefault();
  };
  page.addEventListener("beforeunload", handleLeave);
  return () => page.removeEventListener("beforeunload", handleLeave);
}
