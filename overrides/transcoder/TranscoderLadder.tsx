import { observer } from "mobx-react-lite";
import { useId } from "react";
import { Icon } from "../../src/components/Icon.tsx";
import { useStores } from "../../src/context/StoresContext.ts";
import type { CustomFieldProps } from "../../src/forms/WidgetTable.ts";
import { formatBitrate } from "../../src/model/units/formatQuantity.ts";
import { transcoderText } from "../../src/texts/en/transcoder.ts";
import { type Ladder, describeLadder, type Rung, sourceSize } from "./bitrateLadder.ts";
import styles from "./TranscoderLadder.module.css";

/** What the transcoder's settings come to, in plain words, before anything is saved. */
export const TranscoderLadder = observer(function TranscoderLadder({ value, entity }: CustomFieldProps) {
  const { config } = useStores();
  // Several streams share no name, and no source.
  const name = typeof entity["name"] === "string" ? entity["name"] : undefined;
  const source = sourceSize(name === undefined ? undefined : config.node("streams", name).readRuntime());
  return <LadderView ladder={describeLadder(value, source)} />;
});

interface Props {
  readonly ladder: Ladder;
}

/** A row a video, its bar as long as its bitrate; below them audio, the sum and what is to be known. */
export function LadderView({ ladder: { rungs, audio, totalKilobits, notes } }: Props) {
  const id = useId();
  const most = Math.max(1, ...rungs.map(({ kilobits = 0 }) => kilobits));
  return (
    <section aria-labelledby={id} className={styles.ladder}>
      <h3 id={id}>{transcoderText("transcoder.output")}</h3>
      <ol className={styles.rungs}>
        {rungs.map((rung) => (
          <li key={rung.number} className={styles.rung}>
            <span className={styles.number}>{transcoderText("transcoder.track", { number: rung.number })}</span>{" "}
            <span className={styles.words}>{wordsOf(rung)}</span>
            <span className={styles.track} aria-hidden>
              <span className={styles.bar} style={{ inlineSize: `${((rung.kilobits ?? 0) / most) * 100}%` }} />
            </span>
          </li>
        ))}
      </ol>
      <p className={styles.sum}>
        <span>{audio}</span>
        {totalKilobits !== undefined && totalKilobits > 0 && (
          <span>{transcoderText("transcoder.total", { bitrate: formatBitrate(totalKilobits) })}</span>
        )}
      </p>
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          <Icon name="info" size={14} />
          {note}
        </p>
      ))}
    </section>
  );
}

/** `1080p, 3.500 Mbps, h264`. */
function wordsOf({ size, kilobits, codec, isCopy }: Rung): string {
  if (isCopy) return transcoderText("transcoder.copy");
  const bitrate = kilobits === undefined ? transcoderText("transcoder.noBitrate") : formatBitrate(kilobits);
  return [size ?? transcoderText("transcoder.sourceSize"), bitrate, codec].join(", ");
}
