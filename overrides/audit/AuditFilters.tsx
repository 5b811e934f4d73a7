import { observer } from "mobx-react-lite";
import { useId, useState } from "react";
import { Button } from "../../src/components/controls/Button.tsx";
import { Select } from "../../src/components/controls/Choices.tsx";
import { MomentField } from "../../src/components/controls/MomentField.tsx";
import { SearchField } from "../../src/components/controls/SearchField.tsx";
import { Field, TextField } from "../../src/components/controls/TextField.tsx";
import { useNarrow } from "../../src/components/data/useNarrow.ts";
import { useTyped } from "../../src/components/useTyped.ts";
import { useStores } from "../../src/context/StoresContext.ts";
import { type AuditFilter, auditKinds, isWrongSpan } from "../../src/model/audit/auditFilter.ts";
import { knownZone } from "../../src/model/units/zonedTime.ts";
import type { AuditList } from "../../src/stores/audit/AuditList.ts";
import { auditText } from "../../src/texts/en/audit.ts";
import { kindInWords } from "./AuditRow.tsx";
import { countInWords } from "./AuditTable.tsx";
import styles from "./Audit.module.css";

interface AuditFiltersProps {
  readonly list: AuditList;
  readonly filter: AuditFilter;
  readonly onChange: (change: AuditFilter) => void;
  readonly onClear: () => void;
}

/** A wider window shows all filters. */
const mostFoldedPx = 767;
const anyKind = "any";

/** Which entries are shown, and how many that are. */
export const AuditFilters = observer(function AuditFilters({ list, filter, onChange, onClear }: AuditFiltersProps) {
  const isNarrow = useNarrow(mostFoldedPx);
  const { q: _words, ...others } = filter;
  const [isOpen, setOpen] = useState(Object.keys(others).length > 0);
  const fields = useId();
  const [typed, type] = useTyped(filter.q ?? "", (q) => onChange({ q }));
  const isShown = !isNarrow || isOpen;
  return (
    <div className={styles.filters}>
      <div className={styles.bar}>
        <SearchField label={auditText("audit.search")} value={typed} onChange={type} />
        {isNarrow && (
          <Button
            icon="filter"
            aria-expanded={isOpen}
            aria-controls={isShown ? fields : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            {auditText("audit.filters")}
          </Button>
        )}
        {Object.keys(filter).length > 0 && <Button onClick={onClear}>{auditText("audit.clear")}</Button>}
        <span className={styles.count} role="status">
          {countInWords(list)}
        </span>
      </div>
      {isShown && (
        <div id={fields} className={styles.fields}>
          <FilterFields list={list} filter={filter} onChange={onChange} />
        </div>
      )}
    </div>
  );
});

/** What is filtered by beside words: kind, login and time. */
const FilterFields = observer(function FilterFields({ list, filter, onChange }: Omit<AuditFiltersProps, "onClear">) {
  const { serverInfo } = useStores();
  const zone = knownZone(serverInfo.info?.time_zone);
  const { kind = anyKind, who = "", from, to } = filter;
  const [typed, type] = useTyped(who, (login) => onChange({ who: login.trim() }));
  // While a year is typed its first digits are another one, long before there was anything to find.
  const [fromMs, typeFrom] = useTyped(from, (ms) => onChange({ from: ms && Math.max(ms, 0) }));
  const [toMs, typeTo] = useTyped(to, (ms) => onChange({ to: ms && Math.max(ms, 0) }));
  const known = [...new Set(list.entries.map((entry) => entry.who))].filter((login) => login !== "");
  // One of an address that nobody puts down is an option, too: else another would seem to be chosen.
  const kinds: readonly string[] = [anyKind, ...auditKinds, ...(filter.kind === undefined ? [] : [filter.kind])];
  return (
    <>
      <Field label={auditText("audit.kind")}>
        {({ className: _input, ...control }) => (
          <Select
            {...control}
            options={[...new Set(kinds)].map((value) => ({
              value,
              label: value === anyKind ? auditText("audit.anyKind") : kindInWords(value),
            }))}
            value={kind}
            onChange={(chosen) => onChange({ kind: chosen === anyKind ? undefined : chosen })}
          />
        )}
      </Field>
      <TextField
        label={auditText("audit.who")}
        value={typed}
        onChange={type}
        offered={known.map((value) => ({ value }))}
      />
      <MomentField label={auditText("audit.from")} ms={fromMs} zone={zone} onChange={typeFrom} />
      <MomentField
        label={auditText("audit.to")}
        ms={toMs}
        zone={zone}
        error={isWrongSpan(filter) ? auditText("audit.wrongSpan") : undefined}
        onChange={typeTo}
      />
    </>
  );
});
