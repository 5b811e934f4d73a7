import { Button } from "../../src/components/controls/Button.tsx";
import { CopyButton } from "../../src/components/controls/CopyButton.tsx";
import { archiveAddress, longestArchiveMs, recordedMs, type TimeSpan } from "../../src/model/recordings.ts";
import { formatPercent } from "../../src/model/units/formatQuantity.ts";
import { formatDuration, formatMoment } from "../../src/model/units/formatTime.ts";
import { dvrText } from "../../src/texts/en/dvr.ts";
import styles from "./DvrTimeline.module.css";

interface RangeBarProps {
  readonly name: string;
  readonly token: string | undefined;
  readonly range: TimeSpan | undefined;
  readonly recorded: readonly TimeSpan[];
  readonly onClear: () => void;
}

/** What can be done with the chosen range. */
export function RangeBar({ name, token, range, recorded, onClear }: RangeBarProps) {
  if (!range) return <p className={styles.hint}>{dvrText("dvr.noRange")}</p>;
  const length = range.toMs - range.fromMs;
  const kept = recordedMs(recorded, range);
  const refusal = refusalOf(range, kept, recorded.at(-1)?.toMs ?? 0);
  const words = dvrText("dvr.chosen", {
    from: formatMoment(range.fromMs),
    to: formatMoment(range.toMs),
    duration: formatDuration(length),
    percent: formatPercent((kept / Math.max(1, length)) * 100),
  });
  return (
    <div className={styles.bar}>
      {kept > 0 && <span>{words}</span>}
      {refusal === undefined ? (
        <>
          {token !== undefined && (
            <a className={styles.link} href={archiveAddress(name, range, "mp4", token)} download>
              {dvrText("dvr.export")}
            </a>
          )}
          <CopyButton
            label={dvrText("dvr.copy")}
            value={`${window.location.origin}${archiveAddress(name, range, "m3u8", "")}`}
          />
        </>
      ) : (
        <span role="status" className={styles.refusal}>
          {refusal}
        </span>
      )}
      <Button size="small" variant="ghost" onClick={onClear}>
        {dvrText("dvr.clear")}
      </Button>
      {refusal === undefined && <p className={styles.hint}>{dvrText("dvr.wholeSegments")}</p>}
    </div>
  );
}

function refusalOf({ fromMs, toMs }: TimeSpan, kept: number, endMs: number): string | undefined {
  if (kept === 0) return dvrText("dvr.nothing");
  if (toMs - fromMs > longestArchiveMs) return dvrText("dvr.tooLong");
  return toMs > endMs ? dvrText("dvr.notOver") : undefined;
}
