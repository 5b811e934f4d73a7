import { Suspense, useState } from "react";
import { Select } from "../../components/controls/Choices.tsx";
import type { TextVariant } from "../../generated/contracts/FormDescriptor.ts";
import { formsText } from "../../texts/en/formFields.ts";
import type { FieldWidgetProps } from "../WidgetTable.ts";
import type { FormSession } from "../session/FormSession.ts";
import { useSession, useSessionValue } from "../session/useSession.ts";
import { inputProps } from "../typing/TextInput.tsx";
import { SecretWidget } from "./SecretWidget.tsx";
import { TextWidget } from "./TextWidget.tsx";
import { findTextVariant } from "./textVariants.ts";
import fields from "../../theme/fields.module.css";
import styles from "./TextVariantsWidget.module.css";

/** A text of several variants: a selector of the variant, and below it what of the text is one's own. */
export function TextVariantsWidget(props: FieldWidgetProps) {
  const { ui, path } = props;
  const session = useSession();
  // The variant that was chosen stays while the text is what was made of it, even one that another variant begins with.
  const [held, setHeld] = useState<{ readonly variant: TextVariant; readonly text: string | undefined }>();
  const variants = ui.kinds ?? none;
  const offered = useSessionValue((one) => variants.map((variant) => (isOffered(variant, one) ? "1" : "0")).join(""));
  const text = typeof props.value === "string" ? props.value : undefined;
  // One that was chosen before counts no more while the entities differ.
  const isMixed = props.isMixed === true;
  const isHeld = !isMixed && held !== undefined && held.text === text;
  const variant = isHeld ? held.variant : isMixed ? undefined : findTextVariant(variants, text);
  const offeredOptions = variants.flatMap((one, index) =>
    one === variant || offered[index] === "1" ? [{ value: String(index), label: one.label }] : [],
  );
  const handleText = (chosen: TextVariant, next: string | undefined) => {
    setHeld({ variant: chosen, text: next });
    props.onChange(next);
  };
  const handleVariant = (index: string) => {
    const chosen = variants[Number(index)];
    if (!chosen) return;
    for (const name of chosen.clears ?? []) session.change([...path.slice(0, -1), name], undefined);
    handleText(chosen, chosen.value ?? chosen.prefix);
    props.onBlur();
  };
  return (
    <div className={styles.variants}>
      <Select
        {...inputProps(props)}
        disabled={props.disabled || props.readOnly}
        options={isMixed ? [{ value: "", label: formsText("forms.mixedChoice") }, ...offeredOptions] : offeredOptions}
        value={variant === undefined ? "" : String(variants.indexOf(variant))}
        onChange={handleVariant}
        onBlur={props.onBlur}
      />
      {variant && <VariantText key={variant.label} props={props} variant={variant} text={text} onText={handleText} />}
    </div>
  );
}

const none: readonly TextVariant[] = [];

function isOffered({ visible, multi }: TextVariant, session: FormSession): boolean {
  return session.holds(visible) && !(multi === "hidden" && session.latest.selection);
}

interface VariantTextProps {
  readonly props: FieldWidgetProps;
  readonly variant: TextVariant;
  readonly text: string | undefined;
  readonly onText: (variant: TextVariant, text: string | undefined) => void;
}

/** Below the selector: what of a text is typed, without the beginning that its variant gives it; for a fixed one the text. */
function VariantText({ props, variant, text, onText }: VariantTextProps) {
  const session = useSession();
  const { prefix = "", title = props.label, placeholder, help, secret, widget } = variant;
  if (variant.whole === undefined && variant.prefix === undefined) {
    return (
      <p className={fields.help}>
        {help} {text !== undefined && <code>{text}</code>}
      </p>
    );
  }
  const { kinds: _, ...ui } = props.ui;
  const { placeholder: __, describedBy: ___, ...rest } = props;
  const id = `${props.id}-text`;
  const own = text?.slice(prefix.length) ?? "";
  const Widget = session.latest.widgets?.widgets?.[widget ?? ""] ?? (secret ? SecretWidget : TextWidget);
  return (
    <div className={fields.field}>
      <label id={`${id}-label`} htmlFor={id} className={fields.label}>
        {title}
      </label>
      <Suspense fallback={<span>{formsText("forms.loading", { title })}</span>}>
        <Widget
          {...rest}
          id={id}
          labelId={`${id}-label`}
          label={title}
          ui={ui}
          {...(placeholder !== undefined && { placeholder })}
          {...(help !== undefined && { describedBy: `${id}-help` })}
          value={own === "" ? undefined : own}
          onChange={(next) => onText(variant, textOf(prefix, next))}
        />
      </Suspense>
      {help !== undefined && (
        <p id={`${id}-help`} className={fields.help}>
          {help}
        </p>
      )}
    </div>
  );
}

/** One may paste the text as a whole, too. */
function textOf(prefix: string, typed: unknown): string | undefined {
  const text = typeof typed === "string" ? typed : "";
  const whole = text.toLowerCase().startsWith(prefix) ? text : `${prefix}${text}`;
  return whole === "" ? undefined : whole;
}
