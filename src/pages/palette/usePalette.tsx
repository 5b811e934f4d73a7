import { Suspense, useEffect, useRef, useState } from "react";
import { isTyping } from "../../components/shell/AppShell.tsx";
import { hasCommandKey, isKey } from "../../model/keys/consoleKeys.ts";
import { text } from "../../texts/text.ts";
import type { PaletteProps } from "./Palette.tsx";
import { lazyPart } from "../../components/states/lazyPart.tsx";

const Palette = lazyPart(() => import("./Palette.tsx").then((file) => file.Palette));
const KeysDialog = lazyPart(() => import("./KeysDialog.tsx").then((file) => file.KeysDialog));

/**
 * The search and the list of keys, over any page: what opens them, and they themselves once they are.
 * @param onLeave another page is gone to: what lies over this one closes
 */
export function usePalette(onLeave: () => void) {
  const [shown, setShown] = useState<"palette" | "keys">();
  // What is typed before the window is loaded and its field has the focus; undefined while the page has the keys.
  const ahead = useRef<string>(undefined);
  const open = () => {
    ahead.current ??= "";
    setShown("palette");
  };
  const close = () => {
    ahead.current = undefined;
    setShown(undefined);
  };
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const later = ahead.current === undefined ? undefined : typedAfter(ahead.current, event);
      if (later !== undefined) {
        // It would act on the page below.
        event.preventDefault();
        event.stopPropagation();
        ahead.current = later;
        return;
      }
      // The window that was asked for does not come.
      if (ahead.current !== undefined && isKey(event, "search.back")) close();
      // Whoever is asked something answers first.
      if (document.querySelector('[role="alertdialog"]')) return;
      if (isKey(event, "any.search")) {
        // An editor would take it for the first of two keys.
        event.preventDefault();
        event.stopPropagation();
        if (shown !== "palette") open();
      } else if (isKey(event, "any.keys") && !isTyping(event.target)) {
        event.preventDefault();
        setShown("keys");
      }
    };
    window.addEventListener("keydown", listen, true);
    return () => window.removeEventListener("keydown", listen, true);
  }, [shown]);
  const props = {
    onClose: close,
    onLeave,
    onKeys: () => setShown("keys"),
    takeAhead: () => {
      const typed = ahead.current ?? "";
      ahead.current = undefined;
      return typed;
    },
  };
  return {
    keys: hasCommandKey() ? "⌘K" : text("shell.searchKeys"),
    open,
    draw: (given: Omit<PaletteProps, keyof typeof props>) =>
      shown && (
        <Suspense>{shown === "palette" ? <Palette {...given} {...props} /> : <KeysDialog onClose={close} />}</Suspense>
      ),
  };
}

/** A text after another key; undefined for keys that are no typing. Enter is: it must not act on what is not seen yet. */
function typedAfter(typed: string, event: KeyboardEvent): string | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  if (isKey(event, "search.choose")) return typed;
  return Array.from(event.key).length === 1 ? typed + event.key : undefined;
}
