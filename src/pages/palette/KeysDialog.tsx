import { KeyTable } from "../../components/palette/KeyTable.tsx";
import { Dialog } from "../../components/overlays/Dialog.tsx";
import { type ConsoleKey, consoleKeys, hasCommandKey } from "../../model/keys/consoleKeys.ts";
import { keyWords } from "../../model/keys/keyWords.ts";
import { paletteText } from "../../texts/en/palette.ts";

const areas = ["any", "search", "list", "field", "editor", "timeline", "upload"] as const;

/** All keys that the console reads, by where they count. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const isMac = hasCommandKey();
  return (
    <Dialog isOpen title={paletteText("keys.title")} onClose={onClose}>
      {/* Nothing in it can be pressed: the arrows scroll what has the focus. */}
      <div ref={takeFocus} tabIndex={0} role="region" aria-label={paletteText("keys.title")}>
        {areas.map((area) => (
          <KeyTable
            key={area}
            title={paletteText(`keys.${area}`)}
            rows={keysOf(area).map((key) => ({ keys: keyWords(consoleKeys[key], isMac), does: paletteText(key) }))}
          />
        ))}
      </div>
    </Dialog>
  );
}

function takeFocus(table: HTMLElement | null): void {
  table?.focus();
}

function keysOf(area: string): readonly ConsoleKey[] {
  return Object.keys(consoleKeys).filter((key): key is ConsoleKey => key.startsWith(`${area}.`));
}
