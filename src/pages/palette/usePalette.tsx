import { lazy, Suspense, useEffect, useState } from "react";
import { isTyping } from "../../components/shell/AppShell.tsx";
import { hasCommandKey, isKey } from "../../model/keys/consoleKeys.ts";
import type { PaletteProps } from "./Palette.tsx";

const Palette = lazy(() => import("./Palette.tsx").then((file) => ({ default: file.Palette })));
const KeysDialog = lazy(() => import("./KeysDialog.tsx").then((file) => ({ default: file.KeysDialog })));

/**
 * The search and the list of keys, over any page: what opens them, and they themselves once they are.
 * @param onLeave another page is gone to: what lies over this one closes
 */
export function usePalette(onLeave: () => void) {
  const [shown, setShown] = useState<"palette" | "keys">();
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      // Whoever is asked something answers first.
      if (document.querySelector('[role="alertdialog"]')) return;
      if (isKey(event, "any.search")) {
        // An editor would take it for the first of two keys.
        event.preventDefault();
        event.stopPropagation();
        setShown("palette");
      } else if (isKey(event, "any.keys") && !isTyping(event.target)) {
        event.preventDefault();
        setShown("keys");
      }
    };
    window.addEventListener("keydown", listen, true);
    return () => window.removeEventListener("keydown", listen, true);
  }, []);
  const close = () => setShown(undefined);
  const props = { onClose: close, onLeave, onKeys: () => setShown("keys") };
  return {
    keys: hasCommandKey() ? "⌘K" : "Ctrl K",
    open: () => setShown("palette"),
    draw: (given: Omit<PaletteProps, keyof typeof props>) =>
      shown && (
        <Suspense>{shown === "palette" ? <Palette {...given} {...props} /> : <KeysDialog onClose={close} />}</Suspense>
      ),
  };
}
