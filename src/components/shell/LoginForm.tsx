import { useId, useState, type FormEvent } from "react";
import fields from "../../theme/fields.module.css";
import { text, textIn } from "../../texts/text.ts";
import { Button } from "../controls/Button.tsx";
import { Select } from "../controls/Choices.tsx";
import { Checkbox } from "../controls/Toggles.tsx";
import { Icon } from "../Icon.tsx";
import { Logo } from "./Logo.tsx";
import { BusyBar } from "./PendingBar.tsx";
import styles from "./LoginForm.module.css";
import { loginText } from "../../texts/en/loginPage.ts";

interface LoginFormProps<Language extends string> {
  readonly state: "notLogged" | "logging" | "invalidLogin" | "serverError";
  /** Why the server failed, in its own words. */
  readonly detail?: string | undefined;
  /** Why one has to sign in again. */
  readonly notice?: string | undefined;
  /** What of the operator's work is there afterwards. */
  readonly kept?: string | undefined;
  readonly language: Language | "sq";
  /** One that was chosen, and is being loaded. */
  readonly coming?: Language | undefined;
  /** What it can speak, each in its own words. */
  readonly languages: readonly { readonly value: Language | "sq"; readonly label: string }[];
  readonly onLanguage: (language: Language | "sq") => void;
  readonly onSubmit: (login: string, password: string, keep: boolean) => void;
}

/**
 * The way in. Its labels are Albanian, as specified, until another language is chosen on it; what Albanian lacks is said in
 * the language of the console.
 */
export function LoginForm<Language extends string>(props: LoginFormProps<Language>) {
  const { state, detail, notice, kept, language, coming, languages, onLanguage, onSubmit } = props;
  const [keep, setKeep] = useState(true);
  const keepId = useId();
  const isLogging = state === "logging";
  const isAlbanian = language === "sq";
  const say = (key: `login.${"user" | "password" | "submit" | "invalid"}`) =>
    isAlbanian ? textIn("sq", key) : text(key);
  const lang = isAlbanian ? "sq" : undefined;
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isLogging) return;
    // Read from the form: a password manager may fill fields without a change event.
    const entries = new FormData(event.currentTarget);
    onSubmit(textOf(entries, "login"), textOf(entries, "password"), keep);
  };
  return (
    <main className={styles.page}>
      {coming !== undefined && <BusyBar />}
      <form className={styles.card} method="post" action="/admin/login" onSubmit={handleSubmit}>
        <h1 className={styles.brand}>
          <Logo size={28} />
          {text("shell.product")}
        </h1>
        <Select
          aria-label={text("login.language")}
          className={styles.language}
          options={languages}
          value={coming ?? language}
          onChange={onLanguage}
        />
        {(notice ?? kept) !== undefined && (
          <div className={styles.notice} role="status">
            {notice !== undefined && <p>{notice}</p>}
            {kept !== undefined && <p>{kept}</p>}
          </div>
        )}
        <label className={fields.field} lang={lang}>
          <span className={fields.label}>{say("login.user")}</span>
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
        <label className={fields.field} lang={lang}>
          <span className={fields.label}>{say("login.password")}</span>
          <input name="password" type="password" className={fields.input} autoComplete="current-password" required />
        </label>
        <div className={styles.keep}>
          <Checkbox isChecked={keep} onChange={setKeep} aria-describedby={keepId}>
            {loginText("login.keep")}
          </Checkbox>
          <p id={keepId} className={fields.help}>
            {loginText("login.keepDetail")}
          </p>
        </div>
        <Button variant="primary" type="submit" isBusy={isLogging} lang={lang} className={styles.submit}>
          {say("login.submit")}
        </Button>
        <div className={styles.outcome} aria-live="assertive">
          {isLogging && <p className={styles.logging}>{text("login.logging")}</p>}
          {state === "invalidLogin" && (
            <p className={fields.error} lang={lang}>
              <Icon name="error" size={14} />
              {say("login.invalid")}
            </p>
          )}
          {state === "serverError" && (
            <>
              <p className={fields.error}>
                <Icon name="error" size={14} />
                {text("login.serverError")}
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
