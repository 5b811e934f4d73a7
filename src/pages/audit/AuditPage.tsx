import { observer } from "mobx-react-lite";
import { useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import { inPlace } from "../../components/useTyped.ts";
import { AuditFilters } from "../../../overrides/audit/AuditFilters.tsx";
import { AuditTable } from "../../../overrides/audit/AuditTable.tsx";
import { useAuditList } from "../../../overrides/audit/useAuditList.ts";
import { auditExport } from "../../api/areas/auditApi.ts";
import { DownloadLink } from "../../components/controls/DownloadLink.tsx";
import { Panel } from "../../components/data/Panel.tsx";
import { EmptyState } from "../../components/states/EmptyState.tsx";
import { useStores } from "../../context/StoresContext.ts";
import { readAuditFilter, writeAuditFilter } from "../../model/audit/auditFilter.ts";
import { auditText } from "../../texts/en/audit.ts";

/** The audit log, among the pages of the config: what was done to the server, filtered as the address says. */
export const AuditPage = observer(function AuditPage() {
  const { serverInfo } = useStores();
  if (serverInfo.can("audit")) return <ServedAudit />;
  return <EmptyState title={auditText("audit.unserved")}>{auditText("audit.unservedHelp")}</EmptyState>;
});

/** Filters and entries, and the way to keep them as a file. */
const ServedAudit = observer(function ServedAudit() {
  const { connection } = useStores();
  const [query, setQuery] = useSearchParams();
  const filter = useMemo(() => readAuditFilter(query), [query]);
  const list = useAuditList(filter);
  const clear = () => setQuery((now) => writeAuditFilter(now, {}));
  const actions = !connection.isOffline && (
    <>
      <DownloadLink href={auditExport(filter, "csv")} label={auditText("audit.csvLabel")}>
        {auditText("audit.csv")}
      </DownloadLink>
      <DownloadLink href={auditExport(filter, "jsonl")} label={auditText("audit.jsonlLabel")}>
        {auditText("audit.jsonl")}
      </DownloadLink>
    </>
  );
  return (
    <Panel title={auditText("audit.list")} help={auditText("audit.about")} actions={actions} isFlush>
      <AuditFilters
        list={list}
        filter={filter}
        // In place of the last one: Back leaves the page, and does not walk through what was looked for.
        onChange={(change) => setQuery((now) => writeAuditFilter(now, { ...readAuditFilter(now), ...change }), inPlace)}
        onClear={clear}
      />
      <AuditTable list={list} onClear={Object.keys(filter).length > 0 ? clear : undefined} />
    </Panel>
  );
});
