import { useState } from "react";
import { Button } from "../../src/components/controls/Button.tsx";
import { CopyButton } from "../../src/components/controls/CopyButton.tsx";
import { classes } from "../../src/components/classes.ts";
import { useStores } from "../../src/context/StoresContext.ts";
import fields from "../../src/theme/fields.module.css";
import styles from "./AccessLinks.module.css";
import { configWords } from "../../src/texts/en/configPages.ts";

/** Makes a token with which any stream can be watched for a while, and gives it to the clipboard. */
export function ViewToken() {
  const { viewToken, failures } = useStores();
  const [token, setToken] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const make = async () => {
    setBusy(true);
    await failures.attempt(configWords("config.noViewToken"), async () => setToken(await viewToken.read()));
    setBusy(false);
  };
  return (
    <div className={classes(fields.fieldRow, styles.token)} role="group" aria-label={configWords("config.viewToken")}>
      <span className={fields.label}>{configWords("config.viewToken")}</span>
      <div className={styles.parts}>
        <Button isBusy={isBusy} onClick={() => void make()}>
          {configWords(token === undefined ? "config.makeViewToken" : "config.nextViewToken")}
        </Button>
        {token !== undefined && (
          <>
            <code className={styles.value}>{token}</code>
            <CopyButton value={token} about={configWords("config.viewToken")} />
          </>
        )}
        <p className={fields.help}>{configWords("config.viewTokenHelp")}</p>
      </div>
    </div>
  );
}
