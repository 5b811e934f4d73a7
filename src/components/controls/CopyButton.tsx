import { Suspense, useEffect, useState } from "react";
import { text } from "../../texts/text.ts";
import { VisuallyHidden } from "../VisuallyHidden.tsx";
import { lazyPart } from "../states/lazyPart.tsx";
import { Button, IconButton } from "./Button.tsx";
import styles from "./CopyButton.module.css";

interface CopyButtonProps {
  readonly value: string;
  /** With words beside the icon; else only the icon. */
  readonly label?: string;
  readonly size?: "medium" | "small";
  /** What the value is, where several of these stand together. */
  readonly about?: string;
}

const CopyByHand = lazyPart(() => import("./CopyByHand.tsx").then((file) => file.CopyByHand));

const shownMs = 2000;

/** Puts a value on the clipboard and says whether it got there; where it did not, it is shown selected, to be copied by hand. */
export function CopyButton({ value, label, size = "small", about }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<"none" | "copied" | "failed">("none");
  useEffect(() => {
    // What could not be copied stays to be copied by hand.
    if (outcome !== "copied") return undefined;
    const timer = setTimeout(() => setOutcome("none"), shownMs);
    return () => clearTimeout(timer);
  }, [outcome]);
  const handleClick = () => {
    void copy(value).then(setOutcome);
  };
  const icon = outcome === "copied" ? "check" : "copy";
  const said = outcome === "copied" ? text("shell.copied") : "";
  const words = about === undefined ? text("shell.copy") : text("shell.copyOf", { about });
  return (
    <>
      {label === undefined ? (
        <IconButton icon={icon} size={size} label={said === "" ? words : said} onClick={handleClick} />
      ) : (
        <Button icon={icon} size={size} onClick={handleClick}>
          {outcome === "copied" ? said : label}
        </Button>
      )}
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      {outcome === "failed" && (
        <Suspense>
          <CopyByHand value={value} onClose={() => setOutcome("none")} />
        </Suspense>
      )}
    </>
  );
}

async function copy(value: string): Promise<"copied" | "failed"> {
  try {
    await navigator.clipboard.writeText(value);
    return "copied";
  } catch {
    // On plain http, where a server is mostly managed, there is no clipboard to write to, and it may be refused.
    return copyBySelection(value) ? "copied" : "failed";
  }
}

/** The older way, which browsers allow wherever somebody has pressed something: what is selected is copied. */
function copyBySelection(value: string): boolean {
  const selection = document.getSelection();
  const before = selection && selection.rangeCount > 0 ? selection.getRangeAt(0) : undefined;
  const holder = document.createElement("span");
  holder.textContent = value;
  holder.className = styles.copied ?? "";
  document.body.append(holder);
  const put = (event: ClipboardEvent) => {
    event.clipboardData?.setData("text/plain", value);
    event.preventDefault();
  };
  document.addEventListener("copy", put);
  try {
    selection?.selectAllChildren(holder);
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    document.removeEventListener("copy", put);
    holder.remove();
    selection?.removeAllRanges();
    if (before) selection?.addRange(before);
  }
}
