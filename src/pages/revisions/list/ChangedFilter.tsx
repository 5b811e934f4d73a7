import { observer } from "mobx-react-lite";
import { useId, useMemo, useState } from "react";
import { NameChooser } from "../../../components/controls/NameChooser.tsx";
import { Icon } from "../../../components/Icon.tsx";
import { useStores } from "../../../context/StoresContext.ts";
import { entities } from "../../../generated/entities.ts";
import { pathOf, pathText, type RevisionView, shownEntity } from "../../../model/revisions/revisionView.ts";
import { type NamedPaths, PathChoices } from "../../../stores/revisions/PathChoices.ts";
import { revisionText } from "../../../texts/en/revisions.ts";
import fields from "../../../theme/fields.module.css";
import styles from "./Revisions.module.css";

interface ChangedFilterProps {
  readonly view: RevisionView;
  readonly change: (part: RevisionView) => void;
}

/** An entity that was changed, and one of its settings; without an entity a setting of the server. */
export const ChangedFilter = observer(function ChangedFilter({ view, change }: ChangedFilterProps) {
  const { config } = useStores();
  const choices = useMemo(() => new PathChoices({ config }), [config]);
  const entity = pathText(shownEntity(view, entities) ?? []);
  const settings = useMemo(() => choices.settings(entity === "" ? [] : pathOf(entity)), [choices, entity]);
  return (
    <>
      <PathChooser
        label={revisionText("revisions.entity")}
        plural={revisionText("revisions.entities")}
        none={revisionText("revisions.anyEntity")}
        paths={choices.entities}
        path={entity === "" ? undefined : entity}
        onChoose={(path) => change({ entity: path, setting: undefined, rev: undefined })}
      />
      <PathChooser
        label={revisionText("revisions.setting")}
        plural={revisionText("revisions.settings")}
        none={revisionText("revisions.anySetting")}
        paths={settings}
        path={view.setting}
        onChoose={(path) =>
          change(path === undefined ? { setting: path, entity } : { setting: path, entity: undefined, rev: undefined })
        }
      />
    </>
  );
});

interface PathChooserProps {
  readonly label: string;
  readonly plural: string;
  readonly none: string;
  readonly paths: NamedPaths;
  /** What is chosen; it need not be among them: what is gone has a past, too. */
  readonly path: string | undefined;
  readonly onChoose: (path: string | undefined) => void;
}

function PathChooser({ label, plural, none, paths, path, onChoose }: PathChooserProps) {
  const id = useId();
  const [refused, setRefused] = useState<{ readonly name: string; readonly path: string | undefined }>();
  // Another choice was made since, here or by a link.
  const unknown = refused?.path === path ? refused?.name : undefined;
  const names = useMemo(() => [...paths.keys()], [paths]);
  const chosen = path === undefined ? "" : (names.find((name) => paths.get(name) === path) ?? path);
  const choose = (name: string) => {
    const wanted = paths.get(name) ?? (name.includes("/") ? name : undefined);
    const isUnknown = name !== "" && wanted === undefined;
    setRefused(isUnknown ? { name, path } : undefined);
    if (!isUnknown) onChoose(wanted);
  };
  return (
    <div className={fields.field}>
      <label id={`${id}-label`} htmlFor={id} className={fields.label}>
        {label}
      </label>
      <div className={styles.chooser}>
        <NameChooser
          id={id}
          labelId={`${id}-label`}
          plural={plural}
          names={names}
          value={unknown ?? chosen}
          none={none}
          placeholder={none}
          describedBy={unknown === undefined ? undefined : `${id}-error`}
          isDisabled={false}
          isInvalid={unknown !== undefined}
          takesOthers
          onChoose={choose}
          onBlur={() => undefined}
        />
      </div>
      {unknown !== undefined && (
        <p id={`${id}-error`} className={fields.error} role="alert">
          <Icon name="error" size={14} />
          {revisionText("revisions.unknownPath", { name: unknown })}
        </p>
      )}
    </div>
  );
}
