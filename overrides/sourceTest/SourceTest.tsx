import { observer } from "mobx-react-lite";
import { useRef, useState } from "react";
import { Button } from "../../src/components/controls/Button.tsx";
import { KeyValueList } from "../../src/components/data/KeyValueList.tsx";
import { Icon } from "../../src/components/Icon.tsx";
import { LoadingState } from "../../src/components/states/LoadingState.tsx";
import { useStores } from "../../src/context/StoresContext.ts";
import type { SourceProbe } from "../../src/generated/types/SourceProbe.ts";
import type { Track } from "../../src/generated/types/Track.ts";
import type { TestedSource } from "../../src/model/stream/testableSources.ts";
import { formatBitrate } from "../../src/model/units/formatQuantity.ts";
import { formatDuration } from "../../src/model/units/formatTime.ts";
import { fromServer } from "../../src/texts/language.ts";
import { sourceTestText } from "../../src/texts/en/sourceTest.ts";
import styles from "./SourceTest.module.css";

interface SourceTestProps {
  /** With its login and its options; undefined while it cannot be tested, as its field says. */
  readonly source: TestedSource | undefined;
  readonly words?: SourceTestWords;
  /** Among the small buttons of a row. */
  readonly isSmall?: boolean;
}

/** What is said of one kind of source. */
export interface SourceTestWords {
  readonly test: string;
  readonly testing: string;
  readonly works: (time: string) => string;
}

const ofSources = (): SourceTestWords => ({
  test: sourceTestText("sourceTest.test"),
  testing: sourceTestText("sourceTest.testing"),
  works: (time) => sourceTestText("sourceTest.works", { time }),
});

/** What the test of an address came to. */
interface Told {
  /** The source, as a text. */
  readonly of: string;
  readonly probe?: SourceProbe;
  readonly failure?: string;
}

/** Has the server look at a source as it is typed, and says what it sends or what is wrong. */
export const SourceTest = observer(function SourceTest({
  source,
  words = ofSources(),
  isSmall = false,
}: SourceTestProps) {
  const { connection } = useStores();
  const { told, isRunning, test } = useProbe();
  return (
    <>
      <Button
        icon="activity"
        size={isSmall ? "small" : "medium"}
        isBusy={isRunning}
        disabled={source === undefined || connection.isOffline}
        onClick={() => source !== undefined && void test(source)}
      >
        {words.test}
      </Button>
      {(isRunning || told !== undefined) && (
        <div className={styles.outcome}>
          {isRunning && <LoadingState label={words.testing} />}
          {!isRunning && told !== undefined && (
            <Outcome told={told} isOld={told.of !== JSON.stringify(source)} works={words.works} />
          )}
        </div>
      )}
    </>
  );
});

/** The test that was asked for last; one that is overtaken by another is not told. */
function useProbe() {
  const { calls } = useStores();
  const [told, setTold] = useState<Told>();
  const [isRunning, setRunning] = useState(false);
  const latest = useRef(0);
  const test = async (asked: TestedSource) => {
    const of = JSON.stringify(asked);
    latest.current += 1;
    const own = latest.current;
    setRunning(true);
    const next = await calls.probeSource(asked).then(
      (probe): Told => ({ of, probe }),
      (error: unknown): Told => ({ of, failure: error instanceof Error ? error.message : String(error) }),
    );
    if (own !== latest.current) return;
    setTold(next);
    setRunning(false);
  };
  return { told, isRunning, test };
}

interface OutcomeProps extends Pick<SourceTestWords, "works"> {
  readonly told: Told;
  /** Something was typed since. */
  readonly isOld: boolean;
}

function Outcome({ told: { probe, failure = whyNothing(probe) }, isOld, works }: OutcomeProps) {
  const info = probe?.media_info;
  if (info === undefined) {
    return (
      <p className={styles.failed} role="alert">
        <Icon name="failure" size={16} />
        {failure}
      </p>
    );
  }
  const { tracks = [] } = info;
  const hasVideo = tracks.some(({ content }) => content === "video");
  const bitrate = probe?.bitrate;
  return (
    <div className={styles.found} role="status">
      <p className={hasVideo ? styles.works : styles.odd}>
        <Icon name={hasVideo ? "success" : "warning"} size={16} />
        {hasVideo ? works(formatDuration(probe?.took_ms ?? 0)) : sourceTestText("sourceTest.noVideo")}
      </p>
      <KeyValueList
        rows={[
          ...tracks.map((track) => ({
            name: sourceTestText(track.content === "video" ? "sourceTest.video" : "sourceTest.audio"),
            value: trackWords(track),
          })),
          ...(bitrate === undefined
            ? []
            : [{ name: sourceTestText("sourceTest.bitrate"), value: formatBitrate(bitrate) }]),
        ]}
      />
      {isOld && <p className={styles.quiet}>{sourceTestText("sourceTest.old")}</p>}
    </div>
  );
}

function whyNothing(probe: SourceProbe | undefined): string | undefined {
  return probe?.message === undefined ? undefined : fromServer(probe.message, { said: probe.said });
}

function trackWords({ codec, size, fps }: Track): string {
  return [codec, size?.replace("x", " × "), fps === undefined ? undefined : sourceTestText("sourceTest.fps", { fps })]
    .filter((word) => word !== undefined)
    .join(", ");
}
