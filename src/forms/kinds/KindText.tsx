import { Suspense } from "react";
import type { TextKind } from "../../generated/shapes/FormDescriptor.ts";
import { text as words } from "../../texts/text.ts";
import fields from "../../theme/fields.module.css";
import type { FieldWidgetProps } from "../FieldWidgetProps.ts";
import { useSession } from "../session/useSession.ts";
import { SecretWidget } from "../widgets/SecretWidget.tsx";
import { TextWidget } from "../widgets/TextWidget.tsx";

interface Props {
  readonly props: FieldWidgetProps;
  readonly kind: TextKind;
  readonly text: string | undefined;
  readonly onText: (kind: TextKind, text: string | undefined) => void;
}

/** Below the selector: what of a text is typed, without the beginning that its kind gives it; for a fixed one the text. */
export function KindText({ props, kind, text, onText }: Props) {
  const session = useSession();
  const { prefix = "", title = props.label, placeholder, help, secret, widget } = kind;
  if (kind.whole === undefined && kind.prefix === undefined) {
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
      <Suspense fallback={<span>{words("forms.loading", { title })}</span>}>
        <Widget
          {...rest}
          id={id}
          labelId={`${id}-label`}
          label={title}
          ui={ui}
          {...(placeholder !== undefined && { placeholder })}
          {...(help !== undefined && { describedBy: `${id}-help` })}
          value={own === "" ? undefined : own}
          onChange={(next) => onText(kind, textOf(prefix, next))}
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
