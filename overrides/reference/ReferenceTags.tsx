import { observer } from "mobx-react-lite";
import { Link } from "react-router-dom";
import { IconButton } from "../../src/components/controls/Button.tsx";
import { NameChooser } from "../../src/components/controls/NameChooser.tsx";
import type { FieldWidgetProps } from "../../src/forms/WidgetTable.ts";
import { inSentence } from "../../src/model/diff/settingWords.ts";
import { referredName, withReferredName } from "../../src/model/entity/references/entityReferences.ts";
import styles from "./ReferenceTags.module.css";
import widget from "./ReferenceWidget.module.css";
import { useReferred } from "./useReferred.ts";
import { formsText } from "../../src/texts/en/formFields.ts";

/** Several entities of the config by their names: each leads to its page and can be removed; another is chosen below them. */
export const ReferenceTags = observer(function ReferenceTags(props: FieldWidgetProps) {
  const { ref } = props.ui;
  const { label, plural, names, home, addressOf } = useReferred(ref);
  const items = (Array.isArray(props.value) ? props.value : []).filter((item) => typeof item === "string");
  const isFixed = props.disabled || props.readOnly;
  const written =
    ref?.prefix === undefined ? names : names.map((name) => withReferredName(ref, ref.prefix ?? "", name));
  const nameOf = (item: string) => (ref && referredName(ref, item)) ?? item;
  return (
    <div className={widget.reference}>
      <ul className={styles.chosen} aria-label={props.label}>
        {items.map((item, place) => (
          <li key={item} className={styles.name}>
            <Chosen name={nameOf(item)} address={addressOf(nameOf(item))} />
            {!isFixed && (
              <IconButton
                icon="remove"
                tone="danger"
                size="small"
                label={formsText("forms.removeItem", { title: item })}
                onClick={() => props.onChange(items.filter((_, at) => at !== place))}
              />
            )}
          </li>
        ))}
      </ul>
      <NameChooser
        id={props.id}
        labelId={props.labelId}
        plural={plural}
        names={written.filter((name) => !items.includes(name))}
        value=""
        isEmptied
        placeholder={props.placeholder ?? formsText("reference.choose", { label: inSentence(label) })}
        describedBy={props.describedBy}
        isDisabled={isFixed}
        isInvalid={props.isInvalid}
        takesOthers={ref?.prefix !== undefined}
        onChoose={(name) => name !== "" && props.onChange([...items, name])}
        onBlur={props.onBlur}
      />
      <Link to={home}>{plural}</Link>
    </div>
  );
});

function Chosen({ name, address }: { readonly name: string; readonly address: string | undefined }) {
  if (address === undefined) return <span className={styles.missing}>{name}</span>;
  return <Link to={address}>{name}</Link>;
}
