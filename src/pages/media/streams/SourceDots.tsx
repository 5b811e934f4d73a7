import { Link, useLocation } from "react-router-dom";
import { useSwitch } from "../../../../overrides/sourceRow/useSwitch.ts";
import { StatusDot } from "../../../components/states/StatusDot.tsx";
import type { SourceView } from "../../../model/stream/StreamView.ts";
import { shownUrl } from "../../../model/hiddenCharacters.ts";
import { text } from "../../../texts/text.ts";
import { itemAddress } from "../../mediaAddresses.ts";
import styles from "./SourceDots.module.css";

/** Three have room; of more the last place says how many stand on the stream's input page. */
const mostDots = 3;

interface SourceDotsProps {
  readonly name: string;
  /** The one in use first. */
  readonly sources: readonly SourceView[];
}

/** The sources of a stream, each a dot; a press on one that is not in use switches to it. */
export function SourceDots({ name, sources }: SourceDotsProps) {
  const { search } = useLocation();
  const shown = sources.length > mostDots ? mostDots - 1 : mostDots;
  const more = sources.length - shown;
  return (
    <span className={styles.dots}>
      {sources.slice(0, shown).map((source, index) => (
        <SourceDot key={`${index} ${source.url}`} name={name} source={source} />
      ))}
      {more > 0 && (
        <Link
          className={styles.more}
          to={itemAddress("standalone", [name], "input") + search}
          aria-label={text("media.moreSources", { count: more })}
          title={sources
            .slice(shown)
            .map(({ url, kind, error }) => wordsOf(shownUrl(url), kind, error))
            .join("\n")}
        >
          +{more}
        </Link>
      )}
    </span>
  );
}

interface SourceDotProps {
  readonly name: string;
  readonly source: SourceView;
}

/** One source of a stream: whether the picture comes from it; a press switches to it. */
function SourceDot({ name, source: { url, kind, canSwitch, error } }: SourceDotProps) {
  const { isBusy, run } = useSwitch(name, url);
  const address = shownUrl(url);
  const dot = (
    <StatusDot
      isShapeOnly
      status={kind === "online" ? "on" : error === undefined ? "off" : "err"}
      text={wordsOf(address, kind, error)}
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

function wordsOf(url: string, kind: SourceView["kind"], error: string | undefined): string {
  if (error !== undefined) return text("media.sourceError", { url, error });
  return text(`media.source.${kind === "online" ? "inUse" : "notInUse"}`, { url });
}
