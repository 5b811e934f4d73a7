import { type ChangeEvent, useEffect, useLayoutEffect, useState } from "react";
import type { FieldWidgetProps } from "../FieldWidgetProps.ts";
import { useSession } from "../session/useSession.ts";
import type { TextForm } from "./TextForm.ts";
import { TypedValue } from "./TypedValue.ts";
import { validRead } from "./validRead.ts";

type TextInput = HTMLInputElement | HTMLTextAreaElement;

interface TypedText {
  /** For the input. It holds its text by itself: a key press draws nothing again. */
  readonly input: {
    readonly ref: (input: TextInput | null) => void;
    readonly defaultValue: string;
    readonly onChange: (event: ChangeEvent<TextInput>) => void;
    readonly onBlur: () => void;
  };
  /** What stands in the input now. */
  readonly text: () => string;
  /** Commits at once what is pending. */
  readonly flush: () => void;
}

/**
 * The text of one input. It is local, so typing neither lags nor is overwritten by news of the server; it becomes an
 * edit when typing rests, when the focus leaves, and when the field goes away.
 */
export function useTypedText(props: FieldWidgetProps, form: TextForm): TypedText {
  const session = useSession();
  const [defaultValue] = useState(() => form.show(props.value));
  const [typed] = useState(() => new TypedValue());
  useLayoutEffect(() => typed.update(props, { ...form, read: validRead(form, props, session) }));
  useEffect(() => {
    const stop = session.onFlush(() => typed.flush());
    return () => {
      stop();
      typed.flush();
    };
  }, [session, typed]);
  return {
    input: {
      ref: typed.attach,
      defaultValue,
      onChange: ({ currentTarget }) => typed.type(currentTarget),
      onBlur: () => {
        typed.leave();
        props.onBlur();
      },
    },
    text: () => typed.text,
    flush: () => typed.flush(),
  };
}
