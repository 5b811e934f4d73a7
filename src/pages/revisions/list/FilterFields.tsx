import { observer } from "mobx-react-lite";
import { useCallback } from "react";
import { Select } from "../../../components/controls/Choices.tsx";
import { MomentField } from "../../../components/controls/MomentField.tsx";
import { Field, TextField } from "../../../components/controls/TextField.tsx";
import { useStores } from "../../../context/StoresContext.ts";
import { endsBeforeItBegins, type RevisionView } from "../../../model/revisions/revisionView.ts";
import { knownZone } from "../../../model/units/zonedTime.ts";
import { revisionText, wayChoices } from "../../../texts/en/revisions.ts";
import { ChangedFilter } from "./ChangedFilter.tsx";
import styles from "./Revisions.module.css";
import { useTyped } from "../../../components/useTyped.ts";

interface FilterFieldsProps {
  readonly view: RevisionView;
  readonly change: (part: RevisionView) => void;
}

/** What was changed, by whom, which way and when. */
export const FilterFields = observer(function FilterFields({ view, change }: FilterFieldsProps) {
  const { serverInfo } = useStores();
  const zone = knownZone(serverInfo.info?.time_zone);
  const byWho = useCallback((who: string) => change({ who: who.trim(), rev: undefined }), [change]);
  const [who, typeWho] = useTyped(view.who ?? "", byWho);
  const way = view.way ?? "";
  const ways = [{ value: "", label: revisionText("revisions.anyWay") }, ...wayChoices()];
  return (
    <div className={styles.fields} role="group" aria-label={revisionText("revisions.filters")}>
      <ChangedFilter view={view} change={change} />
      <TextField label={revisionText("revisions.who")} value={who} onChange={typeWho} />
      <Field label={revisionText("revisions.way")}>
        {({ className: _input, ...control }) => (
          <Select
            {...control}
            options={ways.some(({ value }) => value === way) ? ways : [...ways, { value: way, label: way }]}
            value={way}
            onChange={(chosen) => change({ way: chosen, rev: undefined })}
          />
        )}
      </Field>
      <MomentFilter name="from" view={view} change={change} zone={zone} />
      <MomentFilter
        name="to"
        view={view}
        change={change}
        zone={zone}
        error={endsBeforeItBegins(view) ? revisionText("revisions.wrongSpan") : undefined}
      />
    </div>
  );
});

interface MomentFilterProps extends FilterFieldsProps {
  readonly name: "from" | "to";
  readonly zone: string | undefined;
  readonly error?: string | undefined;
}

function MomentFilter({ name, view, change, zone, error }: MomentFilterProps) {
  // While a year is typed its first digits are another one, long before there was anything to find.
  const send = useCallback(
    (ms: number | undefined) => change({ [name]: ms === undefined ? undefined : Math.max(ms, 0), rev: undefined }),
    [change, name],
  );
  const [ms, type] = useTyped<number | undefined>(view[name], send);
  return <MomentField label={revisionText(`revisions.${name}`)} ms={ms} zone={zone} error={error} onChange={type} />;
}
