import { useState } from "react";
import { Panel } from "../../src/components/data/Panel.tsx";
import { text } from "../../src/texts/text.ts";
import { LogView } from "./LogView.tsx";

/** The log of a stream, closed at first: it is followed from the first opening on, and closing only hides it. */
export function StreamLog({ name }: { readonly name: string }) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const handleFold = (open: boolean) => {
    setOpen(open);
    if (open) setOpened(true);
  };
  return (
    <Panel title={text("log.title")} folding="closed" onFold={handleFold}>
      {wasOpened && <LogView name={name} isShown={isOpen} />}
    </Panel>
  );
}
