import { useId, useState, type FormEvent } from "react";
import fields from "../../theme/fields.module.css";
import { textIn } from "../../texts/text.ts";
import { Button } from "../controls/Button.tsx";
import { Checkbox } from "../controls/Toggles.tsx";
import { Icon } from "../Icon.tsx";
import { Logo } from "./Logo.tsx";
import styles from "./LoginForm.module.css";

interface LoginFormProps {
  readonly state: "notLogged" | "logging" | "invalidLogin" | "serverError";
  /** Why the server failed, in its own words. */
  readonly detail?: string | undefined;
  /** Why one has to sign in again. */
  readonly notice?: string | undefined;
  /** What of the operator's work is there afterwards. */
  readonly kept?: string | undefined;
  readonly onSubmit: (login: string, password: string, keep: boolean) => void;
}

/** The way in. Its labels are Albanian, as specified; what Albanian lacks is said in English. */
export function LoginForm({ state, detail, notice, kept, onSubmit }: LoginFormProps) {
  const [keep, setKeep] = useState(true);
  const keepId = useId();
  const isLogging = state === "logging";
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isLogging) return;
    // Read from the form: a password manager may fill fields without a change event.
    const entries = new FormData(event.currentTarget);
    onSubmit(textOf(entries, "login"), textOf(entries, "password"), keep);
  };
  return (
    <main className={styles.page}>
      <form className={styles.card} method="post" action="/admin/login" onSubmit={handleSubmit}>
        <h1 className={styles.brand}>
          <Logo size={28} />
          {textIn("en", "shell.product")}
        </h1>
        {(notice ?? kept) !== undefined && (
          <div className={styles.notice} role="status">
            {notice !== undefined && <p>{notice}</p>}
            {kept !== undefined && <p>{kept}</p>}
          </div>
        )}
        <label className={fields.field} lang="sq">
          <span className={fields.label}>{textIn("sq", "login.user")}</span>
          <input
            name="login"
            className={fields.input}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            required
            autoFocus
          />
        </label>
        <label className={fields.field} lang="sq">
          <span className={fields.label}>{textIn("sq", "login.password")}</span>
          <input name="password" type="password" className={fields.input} autoComplete="current-password" required />
        </label>
        <div className={styles.keep}>
          <Checkbox isChecked={keep} onChange={setKeep} aria-describedby={keepId}>
            {textIn("en", "login.keep")}
          </Checkbox>
          <p id={keepId} className={fields.help}>
            {textIn("en", "login.keepDetail")}
          </p>
        </div>
        <Button variant="primary" type="submit" isBusy={isLogging} lang="sq" className={styles.submit}>
          {textIn("sq", "login.submit")}
        </Button>
        <div className={styles.outcome} aria-live="assertive">
          {isLogging && <p className={styles.logging}>{textIn("en", "login.logging")}</p>}
          {state === "invalidLogin" && (
            <p className={fields.error} lang="sq">
              <Icon name="error" size={14} />
              {textIn("sq", "login.invalid")}
            </p>
          )}
          {state === "serverError" && (
            <>
              <p className={fields.error}>
                <Icon name="error" size={14} />
                {textIn("en", "login.serverError")}
              </p>
              {detail && <p className={fields.help}>{detail}</p>}
            </>
          )}
        </div>
      </form>
    </main>
  );
}

function textOf(entries: FormData, name: string): string {
  const entry = entries.get(name);
  return typeof entry === "string" ? entry : "";
}
