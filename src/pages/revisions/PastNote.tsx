import { observer } from "mobx-react-lite";
import { useCallback, useEffect, useRef } from "react";
import { Link } from "react-router-dom";
import type { RevisionFilter } from "../../api/areas/revisionsApi.ts";
import { classes } from "../../components/classes.ts";
import { Icon } from "../../components/Icon.tsx";
import { useStores } from "../../context/StoresContext.ts";
import { usePolled } from "../../context/usePolled.ts";
import type { Revisions } from "../../generated/types/Revisions.ts";
import type { ConfigPath } from "../../model/configPath.ts";
import { pathText, revisionsAddress } from "../../model/revisions/revisionView.ts";
import { agoInWords, exactMoment } from "../../model/units/momentWords.ts";
import { knownZone } from "../../model/units/zonedTime.ts";
import { doneByWords, revisionText } from "../../texts/en/revisions.ts";
import styles from "./PastNote.module.css";

interface PastNoteProps {
  readonly path: ConfigPath;
  /** As the server holds it: another value has another past. */
  readonly held: unknown;
  /** Of a setting its name; without it the path is that of an entity. */
  readonly title?: string;
}

/** How often an entity or a setting was changed in the revisions kept and by whom last, and the way to them; nothing until that is known. */
export const PastNote = observer(function PastNote({ path, held, title }: PastNoteProps) {
  const { calls, clock, serverInfo } = useStores();
  const nowMs = clock.readServerMs();
  const key = pathText(path);
  const isSetting = title !== undefined;
  const ask = useCallback(async () => {
    const filter: RevisionFilter = isSetting ? { setting: key } : { entity: key };
    return (await calls.revisions()).list(filter, { limit: 1 });
  }, [calls, isSetting, key]);
  const { answer, reload } = usePolled(ask);
  const asked = useRef(held);
  useEffect(() => {
    if (asked.current === held) return;
    asked.current = held;
    reload();
  }, [held, reload]);
  if (answer === undefined) return null;
  const [last] = answer.revisions;
  const words = title === undefined ? entityPast(answer, key, nowMs) : settingPast(title, answer, nowMs);
  return (
    <p
      className={classes(styles.past, isSetting && styles.setting)}
      title={last && exactMoment(last.at, knownZone(serverInfo.info?.time_zone))}
    >
      <Icon name="history" size={14} />
      {last === undefined ? (
        words
      ) : (
        <Link to={revisionsAddress(isSetting ? { setting: key } : { entity: key })}>{words}</Link>
      )}
    </p>
  );
});

/** A revision that changed more is not found by all of it: then there may be others. */
const mostIndexed = 2000;

function isLeast([last]: Revisions["revisions"]): boolean {
  return (last?.changes ?? 0) > mostIndexed;
}

function entityPast({ revisions, total }: Revisions, key: string, nowMs: number): string {
  const [last] = revisions;
  if (last === undefined) return revisionText("revisions.pastNone");
  const values = { by: doneByWords(last.who), moment: agoInWords(last.at, nowMs) };
  if (last.added?.includes(key) === true)
    return revisionText(total === 1 ? "revisions.pastAdded" : "revisions.pastAddedAgain", { count: total, ...values });
  return revisionText(total > 1 && isLeast(revisions) ? "revisions.pastLeast" : "revisions.past", {
    count: total,
    ...values,
  });
}

function settingPast(title: string, { revisions, total }: Revisions, nowMs: number): string {
  const [last] = revisions;
  if (last === undefined) return revisionText("revisions.pastSettingNone", { title });
  const values = { title, by: doneByWords(last.who), moment: agoInWords(last.at, nowMs) };
  const key = total > 1 && isLeast(revisions) ? "revisions.pastSettingLeast" : "revisions.pastSetting";
  return revisionText(key, { count: total, ...values });
}
