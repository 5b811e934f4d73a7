import { useState } from "react";
import { VisuallyHidden } from "../../components/VisuallyHidden.tsx";
import { Button } from "../../components/controls/Button.tsx";
import type { Json } from "../../model/Json.ts";
import { valueAt } from "../../model/configPath.ts";
import { valuesBelow } from "../fieldSelection.ts";
import type { Field } from "../rjsf/readField.ts";
import { useSession, useSessionValue } from "../session/useSession.ts";
import { formsText } from "../../texts/en/formFields.ts";

interface CopySettingsProps {
  readonly field: Field;
  /** Of the clipboard. */
  readonly kind: string;
  readonly isThere: boolean;
  readonly canPaste: boolean;
  readonly onPaste: (value: Json) => void;
}

/** Takes the settings of an object along, and puts those taken elsewhere in their place. */
export function CopySettings({ field, kind, isThere, canPaste, onPaste }: CopySettingsProps) {
  const session = useSession();
  const [isCopied, setCopied] = useState(false);
  const copied = useSessionValue((one) => one.latest.copied?.[kind]);
  const differs = useSessionValue(({ latest }) => valuesBelow(field.pointer, latest.selection) > 0);
  const handleCopy = () => {
    session.flush();
    session.latest.onCopy?.(kind, valueAt(session.entity, field.path) ?? {});
    setCopied(true);
  };
  const from = copied?.from ?? "";
  const words = isThere
    ? from === ""
      ? formsText("forms.pasteSettings")
      : formsText("forms.pasteSettingsOf", { name: from })
    : formsText("forms.enableAndPaste");
  return (
    <>
      {isThere && (
        <Button
          icon={isCopied ? "check" : "copy"}
          disabled={differs}
          title={differs ? formsText("forms.copyDiffers") : undefined}
          onBlur={() => setCopied(false)}
          onClick={handleCopy}
        >
          {formsText("forms.copySettings")}
        </Button>
      )}
      <Button
        icon="paste"
        disabled={copied === undefined || !canPaste}
        title={copied === undefined ? formsText("forms.nothingCopied") : undefined}
        onClick={() => copied && onPaste(copied.value)}
      >
        {words}
      </Button>
      <VisuallyHidden>
        <span role="status">{isCopied ? formsText("forms.settingsCopied", { title: field.title }) : ""}</span>
      </VisuallyHidden>
    </>
  );
}
