import { observer } from "mobx-react-lite";
import { Link } from "react-router-dom";
import { ToggleChip } from "../../src/components/controls/Toggles.tsx";
import { Icon } from "../../src/components/Icon.tsx";
import { useStores } from "../../src/context/StoresContext.ts";
import type { FieldWidgetProps } from "../../src/forms/WidgetTable.ts";
import { TextWidget } from "../../src/forms/widgets/TextWidget.tsx";
import { entities } from "../../src/generated/entities.ts";
import { text } from "../../src/texts/text.ts";
import fields from "../../src/theme/fields.module.css";
import styles from "./AuthBackends.module.css";
import { namesInOrder } from "../../src/model/media/mediaOrder.ts";

const scheme = "auth://";

/** The address of an auth backend: typed, or one of those in the global config, chosen by its chip. */
export const AuthBackends = observer(function AuthBackends(props: FieldWidgetProps) {
  const { config } = useStores();
  const { collection = "", route = "" } = entities["auth-backend"];
  const names = namesInOrder(config.readList(collection));
  const chosen =
    typeof props.value === "string" && props.value.startsWith(scheme) ? props.value.slice(scheme.length) : "";
  const isFixed = props.disabled || props.readOnly;
  const title = entities["auth-backend"].plural;
  return (
    <div className={styles.backends}>
      <TextWidget {...props} />
      <div className={styles.chips} role="group" aria-label={title}>
        {names.map((name) => (
          <ToggleChip
            key={name}
            isOn={name === chosen}
            onChange={(isOn) => {
              if (isFixed) return;
              props.onChange(isOn ? `${scheme}${name}` : undefined);
              props.onBlur();
            }}
          >
            {name}
          </ToggleChip>
        ))}
        {names.length === 0 && <span className={styles.none}>{text("auth.noBackends")}</span>}
        <Link to={`/${route}`}>{text("auth.toBackends")}</Link>
      </div>
      {chosen !== "" && !names.includes(chosen) && (
        <p className={fields.warning} role="status">
          <Icon name="warning" size={14} />
          {text("auth.unknownBackend", { name: chosen })}
        </p>
      )}
    </div>
  );
});
