import { observer } from "mobx-react-lite";
import { createContext, useContext } from "react";
import { Link } from "react-router-dom";
import type { AuditEntry } from "../../src/api/areas/auditApi.ts";
import { IconButton } from "../../src/components/controls/Button.tsx";
import { GridCell } from "../../src/components/data/VirtualList.tsx";
import { Icon } from "../../src/components/Icon.tsx";
import { useStores } from "../../src/context/StoresContext.ts";
import { auditKinds } from "../../src/model/audit/auditFilter.ts";
import { agoInWords, exactMoment } from "../../src/model/units/momentWords.ts";
import { knownZone } from "../../src/model/units/zonedTime.ts";
import { auditText } from "../../src/texts/en/audit.ts";
import { fromServer } from "../../src/texts/language.ts";
import { revisionAddress, targetAddress } from "./auditPlaces.ts";
import styles from "./Audit.module.css";

/** What all rows share: how the whole of an entry is shown. */
export const AuditRowContext = createContext<(entry: AuditEntry) => void>(() => undefined);

/** What an administrator may want to look into. */
const alarming: readonly string[] = ["login_refused", "schedule_dropped", "entries_lost"];

/** The cells of an entry: when, what, by whom, and where that leads. */
export const AuditRow = observer(function AuditRow({ item }: { readonly item: AuditEntry; readonly index: number }) {
  const show = useContext(AuditRowContext);
  return (
    <>
      <GridCell>
        <Moment at={item.at} />
      </GridCell>
      <GridCell>
        <div className={styles.kind}>
          {alarming.includes(item.kind) && <Icon name="warning" size={13} />}
          {kindInWords(item.kind)}
        </div>
        <div className={styles.words} title={deedInWords(item)}>
          {deedInWords(item)}
        </div>
      </GridCell>
      <GridCell>
        <div className={styles.line} title={whoInWords(item)}>
          {whoInWords(item)}
        </div>
        <div className={styles.more} title={item.address}>
          {item.address}
        </div>
      </GridCell>
      <GridCell>
        <EntryLinks entry={item} />
      </GridCell>
      <GridCell>
        <IconButton icon="more" size="small" label={auditText("audit.details")} onClick={() => show(item)} />
      </GridCell>
    </>
  );
});

/** How long ago, and the moment itself by the server's time of day. */
const Moment = observer(function Moment({ at }: { readonly at: number }) {
  const { clock, serverInfo } = useStores();
  return (
    <>
      <div className={styles.line}>{agoInWords(at, clock.readServerMs())}</div>
      <time className={styles.more} dateTime={new Date(at).toISOString()}>
        {exactMoment(at, knownZone(serverInfo.info?.time_zone))}
      </time>
    </>
  );
});

/** Where an entry leads: to its revision, and to what it was done to while that is there. */
export const EntryLinks = observer(function EntryLinks({ entry }: { readonly entry: AuditEntry }) {
  const { config, serverInfo } = useStores();
  const { rev } = entry;
  const target = readableTarget(entry);
  const to = targetAddress(entry, config);
  const revision = rev === undefined ? "" : auditText("audit.revision", { rev });
  return (
    <>
      {rev !== undefined && (
        <div className={styles.line}>
          {serverInfo.can("revision_rows") ? <Link to={revisionAddress(rev)}>{revision}</Link> : revision}
        </div>
      )}
      {target !== undefined && (
        <div className={styles.line} title={target}>
          {to === undefined ? <bdi>{target}</bdi> : <Link to={to}>{target}</Link>}
        </div>
      )}
    </>
  );
});

/** Older servers put down the id of a scheduled save, which says nothing to a reader. */
export function readableTarget({ kind, target }: AuditEntry): string | undefined {
  return kind.startsWith("schedule") ? undefined : target;
}

/** What was done, as the server has put it down, in the language spoken. */
export function deedInWords({ words }: AuditEntry): string {
  return fromServer(words, {});
}

/** What was done, in words; a kind that this console does not know goes by its own name. */
export function kindInWords(kind: string): string {
  const known = auditKinds.find((one) => one === kind);
  return known === undefined ? kind : auditText(`audit.kind.${known}`);
}

/** Who did it, in words. */
export function whoInWords({ who }: AuditEntry): string {
  if (who === "") return auditText("audit.nobody");
  return who === "server" ? auditText("audit.server") : who;
}
