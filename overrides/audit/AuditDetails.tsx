import { observer } from "mobx-react-lite";
import type { AuditEntry } from "../../src/api/areas/auditApi.ts";
import { KeyValueList } from "../../src/components/data/KeyValueList.tsx";
import { Dialog } from "../../src/components/overlays/Dialog.tsx";
import { useStores } from "../../src/context/StoresContext.ts";
import { exactMoment } from "../../src/model/units/momentWords.ts";
import { knownZone, zoneInWords } from "../../src/model/units/zonedTime.ts";
import { auditText } from "../../src/texts/en/audit.ts";
import { deedInWords, EntryLinks, kindInWords, readableTarget, whoInWords } from "./AuditRow.tsx";
import styles from "./Audit.module.css";

interface AuditDetailsProps {
  readonly entry: AuditEntry;
  readonly onClose: () => void;
}

/** All of one entry, however long. */
export const AuditDetails = observer(function AuditDetails({ entry, onClose }: AuditDetailsProps) {
  const { serverInfo } = useStores();
  const zone = knownZone(serverInfo.info?.time_zone);
  const { at, kind, address, id, rev } = entry;
  const moment = auditText("audit.zone", { moment: exactMoment(at, zone), zone: zoneInWords(at, zone) });
  const isSomewhere = rev !== undefined || readableTarget(entry) !== undefined;
  return (
    <Dialog isOpen onClose={onClose} title={kindInWords(kind)}>
      <div className={styles.details}>
        <KeyValueList
          rows={[
            { name: auditText("audit.words"), value: deedInWords(entry) },
            { name: auditText("audit.column.time"), value: moment },
            { name: auditText("audit.column.by"), value: whoInWords(entry) },
            ...(address === "" ? [] : [{ name: auditText("audit.address"), value: address }]),
            ...(isSomewhere ? [{ name: auditText("audit.column.subject"), value: <EntryLinks entry={entry} /> }] : []),
            { name: auditText("audit.number"), value: id },
          ]}
        />
      </div>
    </Dialog>
  );
});
