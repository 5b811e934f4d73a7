import { useState } from "react";
import { Icon } from "../../src/components/Icon.tsx";
import { Button } from "../../src/components/controls/Button.tsx";
import { Badge } from "../../src/components/states/Badge.tsx";
import { ProgressBar } from "../../src/components/states/ProgressBar.tsx";
import { useSession, useSessionValue } from "../../src/forms/session/useSession.ts";
import type { RowPieceProps, SectionPieceProps } from "../../src/forms/WidgetTable.ts";
import { adFileName, filesOf, shareOf } from "../../src/model/ads/scheduleFiles.ts";
import { formatPercent } from "../../src/model/units/formatQuantity.ts";
import { adText } from "../../src/texts/en/adInjector.ts";
import { type AdCheck, useAdChecks } from "./AdChecking.tsx";
import styles from "./AdInjector.module.css";

/** A file that differs from a hundred streams does not fill the page. */
const mostStreams = 3;

/** Beside a file of a schedule: how much of the shows it gets, what is wrong with it, and the way to have it right. */
export function AdFileRow({ path, item }: RowPieceProps) {
  const session = useSession();
  const share = useSessionValue(({ entity }) => shareOf(item, filesOf(entity)));
  const [, schedule = ""] = session.latest.entityPath ?? [];
  const file = adFileName(item);
  const { checks } = useAdChecks();
  const [isAll, setAll] = useState(false);
  const own = checks.filter((check) => check.schedule === schedule && check.file === file);
  const shown = isAll ? own : own.slice(0, mostStreams);
  return (
    <>
      <span className={styles.share}>
        {share !== undefined && adText("ads.share", { percent: formatPercent(share * 100) })}
      </span>
      {own.length > 0 && (
        <ul className={styles.problems} aria-label={adText("ads.problems", { file })}>
          {shown.map((check) => (
            <FileProblem
              key={`${check.problem} ${check.stream ?? ""}`}
              check={check}
              onUse={(name) => session.change([...path, "name"], name)}
            />
          ))}
          {shown.length < own.length && (
            <li>
              <Button size="small" onClick={() => setAll(true)}>
                {adText("ads.moreStreams", { count: own.length - shown.length })}
              </Button>
            </li>
          )}
        </ul>
      )}
    </>
  );
}

/** Below the files of a schedule: where they come from while there are none, and that they could not be checked. */
export function AdFilesNote({ entity }: SectionPieceProps) {
  const { error } = useAdChecks();
  if (filesOf(entity).length === 0) return <p className={styles.quiet}>{adText("ads.noFileYet")}</p>;
  if (error === undefined) return null;
  return (
    <p className={styles.quiet} role="status">
      {adText("ads.notChecked", { error })}
    </p>
  );
}

interface FileProblemProps {
  readonly check: AdCheck;
  /** Puts another file in the place of this one. */
  readonly onUse: (file: string) => void;
}

function FileProblem({ check, onUse }: FileProblemProps) {
  const { problem, differences = [], stream, message } = check;
  const told = differences.map(({ what, ad, stream: of }) =>
    what === "size"
      ? adText("ads.differsSize", { ad, stream: stream ?? "", of })
      : adText("ads.differsOther", { what, ad, stream: stream ?? "", of }),
  );
  return (
    <li className={styles.problem}>
      <span className={styles.words}>
        <Badge tone={problem === "differs" ? "warn" : "bad"}>{adText(`ads.${problem}`)}</Badge>{" "}
        {told.length === 0 || stream === undefined ? message : told.join("; ")}
      </span>
      {problem === "differs" && stream !== undefined && <Conversion check={check} stream={stream} onUse={onUse} />}
    </li>
  );
}

interface ConversionProps extends FileProblemProps {
  readonly stream: string;
}

/** The way to a file that fits, as far as it has been gone. */
function Conversion({ check: { file, conversion }, stream, onUse }: ConversionProps) {
  const { convert } = useAdChecks();
  const [isAsking, setAsking] = useState(false);
  const made = conversion?.file;
  const isInUse = useSessionValue(({ entity }) => filesOf(entity).some((one) => adFileName(one) === made));
  const begin = async () => {
    setAsking(true);
    await convert(file, stream);
    setAsking(false);
  };
  if (conversion?.state === "running") {
    const percent = Math.floor(conversion.progress ?? 0);
    return (
      <ProgressBar label={adText("ads.converting", { stream })} value={percent} valueText={formatPercent(percent)} />
    );
  }
  if (conversion?.state === "done" && made !== undefined) {
    return isInUse ? (
      <span className={styles.quiet}>{adText("ads.isInUse")}</span>
    ) : (
      <Button
        size="small"
        icon="check"
        title={made}
        aria-label={adText("ads.useFor", { stream })}
        onClick={() => onUse(made)}
      >
        {adText("ads.use")}
      </Button>
    );
  }
  return (
    <>
      {conversion?.state === "failed" && (
        <span className={styles.failed} role="alert">
          <Icon name="error" size={14} />
          {adText("ads.notConverted", { stream, error: conversion.error ?? "" })}
        </span>
      )}
      <Button size="small" icon="film" isBusy={isAsking} onClick={() => void begin()}>
        {adText("ads.convert", { stream })}
      </Button>
    </>
  );
}
