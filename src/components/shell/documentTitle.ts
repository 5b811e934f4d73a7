import { useEffect } from "react";

/** What a title is made of, in the order it is read: what the page is about, which of its pages, whose console. */
const parts = { page: "", tab: "", product: "" };

/**
 * Says a part of what the browser calls the page, in its tabs, its history and aloud: "news · Input · Sluice". It holds
 * until whoever says it is gone, so that no page keeps the title of another.
 */
export function useDocumentTitle(part: keyof typeof parts, words = ""): void {
  useEffect(() => {
    const say = (said: string) => {
      parts[part] = said;
      const { page, tab, product } = parts;
      // A tab that is called as its page says nothing more.
      document.title = [page, tab === page ? "" : tab, product].filter(Boolean).join(" · ");
    };
    say(words);
    return () => say("");
  }, [part, words]);
}
