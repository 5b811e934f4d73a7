import { observer, useLocalObservable } from "mobx-react-lite";
import { useMemo, useState } from "react";
import { Button } from "../../src/components/controls/Button.tsx";
import { useStores } from "../../src/context/StoresContext.ts";
import type { FieldWidgetProps } from "../../src/forms/WidgetTable.ts";
import { TextWidget } from "../../src/forms/widgets/TextWidget.tsx";
import { logoText } from "../../src/texts/en/logo.ts";
import { type LogoService, readLogoUses } from "./LogoService.ts";
import styles from "./LogoFile.module.css";
import { LogoManager } from "./LogoManager.tsx";

/** The file of a logo, of a stream or of a track: a path on the server, or `@ID` of a picture from the logo manager. */
export const LogoFile = observer(function LogoFile(props: FieldWidgetProps) {
  const { calls, config, draft, failures, log } = useStores();
  const [isOpen, setOpen] = useState(false);
  const { value, disabled, readOnly, onChange, onBlur } = props;
  const chosen = typeof value === "string" && value.startsWith("@") ? value.slice(1) : undefined;
  // A getter is computed once for all who read it, until a stream or the draft changes.
  const logos = useLocalObservable(() => ({
    get uses() {
      return readLogoUses(config, draft);
    },
  }));
  const service = useMemo<LogoService>(
    () => ({
      calls,
      uses: () => logos.uses,
      onError: (what, error) => {
        log(error);
        void failures.attempt(what, () => Promise.reject(error));
      },
      onUnreadable: log,
    }),
    [calls, logos, failures, log],
  );
  return (
    <span className={styles.file}>
      <TextWidget {...props} />
      <Button icon="folder-open" disabled={disabled || readOnly} onClick={() => setOpen(true)}>
        {logoText("logo.open")}
      </Button>
      {isOpen && (
        <LogoManager
          service={service}
          chosen={chosen}
          onClose={() => setOpen(false)}
          onChoose={(id) => {
            setOpen(false);
            if (id !== chosen) onChange(`@${id}`);
            onBlur();
          }}
        />
      )}
    </span>
  );
});
