import { observer } from "mobx-react-lite";
import { Link } from "react-router-dom";
import { ToggleChip } from "../../src/components/controls/Toggles.tsx";
import type { FieldWidgetProps } from "../../src/forms/WidgetTable.ts";
import { TextWidget } from "../../src/forms/widgets/TextWidget.tsx";
import { referredName, withReferredName } from "../../src/model/entity/references/entityReferences.ts";
import { outputText } from "../../src/texts/en/output.ts";
import { useReferred } from "../reference/useReferred.ts";
import styles from "./AuthBackends.module.css";

/** The address of an auth backend: typed, or one of those in the global config (`x-ref`), chosen by its chip. */
export const AuthBackends = observer(function AuthBackends(props: FieldWidgetProps) {
  const { ref } = props.ui;
  const { plural, names, home } = useReferred(ref);
  const chosen = ref && typeof props.value === "string" ? referredName(ref, props.value) : undefined;
  const isFixed = props.disabled || props.readOnly;
  return (
    <div className={styles.backends}>
      <TextWidget {...props} />
      <div className={styles.chips} role="group" aria-label={plural}>
        {names.map((name) => (
          <ToggleChip
            key={name}
            isOn={name === chosen}
            onChange={(isOn) => {
              if (isFixed) return;
              props.onChange(isOn && ref ? withReferredName(ref, ref.prefix ?? "", name) : undefined);
              props.onBlur();
            }}
          >
            {name}
          </ToggleChip>
        ))}
        {names.length === 0 && <span className={styles.none}>{outputText("auth.noBackends")}</span>}
        <Link to={home}>{outputText("auth.toBackends")}</Link>
      </div>
    </div>
  );
});
