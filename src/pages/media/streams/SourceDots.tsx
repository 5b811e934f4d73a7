import { Link, useLocation } from "react-router-dom";
import type { LineSource } from "../../../model/media/streamLine.ts";
import { text } from "../../../texts/text.ts";
import { itemAddress } from "../../itemAddress.ts";
import { SourceDot } from "./SourceDot.tsx";
import styles from "./SourceDots.module.css";

/** More stand on the stream's input page. */
const mostDots = 4;

interface SourceDotsProps {
  readonly name: string;
  readonly sources: readonly LineSource[];
}

/** The sources of a stream, each a dot; a press on one that is not in use switches to it. */
export function SourceDots({ name, sources }: SourceDotsProps) {
  const { search } = useLocation();
  const more = sources.length - mostDots;
  return (
    <span className={styles.dots}>
      {sources.slice(0, mostDots).map((source, index) => (
        <SourceDot key={`${index} ${source.url}`} name={name} source={source} />
      ))}
      {more > 0 && (
        <Link
          to={itemAddress("standalone", [name], "input") + search}
          aria-label={text("media.moreSources", { count: more })}
        >
          +{more}
        </Link>
      )}
    </span>
  );
}
