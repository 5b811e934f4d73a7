import { useSwitch } from "../../../../overrides/sourceRow/useSwitch.ts";
import { StatusDot } from "../../../components/states/StatusDot.tsx";
import type { LineSource } from "../../../model/media/streamLine.ts";
import { shownUrl } from "../../../model/names/shownUrl.ts";
import { text } from "../../../texts/text.ts";
import styles from "./SourceDots.module.css";

interface SourceDotProps {
  readonly name: string;
  readonly source: LineSource;
}

/** One source of a stream: whether the picture comes from it; a press switches to it. */
export function SourceDot({ name, source: { url, state, canSwitch, error } }: SourceDotProps) {
  const { isBusy, run } = useSwitch(name, url);
  const address = shownUrl(url);
  const dot = (
    <StatusDot
      isShapeOnly
      status={state === "online" ? "on" : error === undefined ? "off" : "err"}
      text={wordsOf(address, state, error)}
    />
  );
  if (!canSwitch) return <span className={styles.dot}>{dot}</span>;
  return (
    <button
      type="button"
      className={styles.dot}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      aria-label={text("input.switchTo", { url: address })}
      title={text("input.switchTo", { url: address })}
      onClick={isBusy ? undefined : run}
    >
      {dot}
    </button>
  );
}

function wordsOf(url: string, state: LineSource["state"], error: string | undefined): string {
  if (error !== undefined) return text("media.sourceError", { url, error });
  return text(`media.source.${state === "online" ? "inUse" : "notInUse"}`, { url });
}
