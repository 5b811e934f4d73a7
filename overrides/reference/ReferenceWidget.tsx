import { observer } from "mobx-react-lite";
import { Link } from "react-router-dom";
import { NameChooser } from "../../src/components/controls/NameChooser.tsx";
import type { FieldWidgetProps } from "../../src/forms/WidgetTable.ts";
import { inSentence } from "../../src/model/diff/settingWords.ts";
import { referredName, withReferredName } from "../../src/model/entity/references/entityReferences.ts";
import styles from "./ReferenceWidget.module.css";
import { useReferred } from "./useReferred.ts";
import { formsText } from "../../src/texts/en/formFields.ts";

/**
 * One entity of the config by its name (`x-ref`), and the way to it. A name that is not there any more stays until
 * another is chosen; the form's check tells of it. Behind a prefix any other text may stand.
 */
export const ReferenceWidget = observer(function ReferenceWidget(props: FieldWidgetProps) {
  const { ref } = props.ui;
  const { label, plural, names, home, addressOf } = useReferred(ref);
  const value = typeof props.value === "string" ? props.value : "";
  const chosen = ref && referredName(ref, value);
  const address = chosen === undefined ? undefined : addressOf(chosen);
  const isMissing = chosen !== undefined && address === undefined;
  const hasPrefix = ref?.prefix !== undefined;
  return (
    <div className={styles.reference}>
      <NameChooser
        id={props.id}
        labelId={props.labelId}
        plural={plural}
        names={hasPrefix ? names.map((name) => withReferredName(ref, ref.prefix ?? "", name)) : names}
        value={value}
        // Where several differ nothing stands there that it could be chosen in place of; `Clear` is beside it.
        none={props.required || props.isMixed ? undefined : (props.ui.enumLabels?.[""] ?? formsText("forms.notSet"))}
        placeholder={props.placeholder ?? formsText("reference.choose", { label: inSentence(label) })}
        describedBy={props.describedBy}
        isDisabled={props.disabled || props.readOnly}
        isInvalid={props.isInvalid || isMissing}
        takesOthers={hasPrefix}
        onChoose={(name) => props.onChange(name === "" ? undefined : name)}
        onBlur={props.onBlur}
      />
      {address === undefined || chosen === undefined ? (
        <Link to={home}>{plural}</Link>
      ) : (
        <Link to={address}>{formsText("reference.open", { name: chosen })}</Link>
      )}
    </div>
  );
});
