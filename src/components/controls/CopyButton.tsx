import { useEffect, useState } from "react";
import { text } from "../../texts/text.ts";
import { VisuallyHidden } from "../VisuallyHidden.tsx";
import { Button, IconButton } from "./Button.tsx";

interface CopyButtonProps {
  readonly value: string;
  /** With words beside the icon; else only the icon. */
  readonly label?: string;
  readonly size?: "medium" | "small";
  /** What the value is, where several of these stand together. */
  readonly about?: string;
}

const shownMs = 2000;

/** Puts a value on the clipboard and says whether it got there. */
export function CopyButton({ value, label, size = "small", about }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<"none" | "copied" | "failed">("none");
  useEffect(() => {
    if (outcome === "none") return undefined;
    const timer = setTimeout(() => setOutcome("none"), shownMs);
    return () => clearTimeout(timer);
  }, [outcome]);
  const handleClick = () => {
    void copy(value).then(setOutcome);
  };
  const icon = outcome === "copied" ? "check" : outcome === "failed" ? "error" : "copy";
  const said = outcome === "copied" ? text("shell.copied") : outcome === "failed" ? text("shell.copyFailed") : "";
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
    </>
  );
}

async function copy(value: string): Promise<"copied" | "failed"> {
  try {
    await navigator.clipboard.writeText(value);
    return "copied";
  } catch {
    // The clipboard is missing on plain http and may be refused; the button then says what to do instead.
    return "failed";
  }
}
