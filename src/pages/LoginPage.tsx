import { observer } from "mobx-react-lite";
import { LoginForm } from "../components/shell/LoginForm.tsx";
import { useStores } from "../context/StoresContext.ts";
import { languageNames, languages } from "../texts/languages.ts";
import { loginText } from "../texts/en/loginPage.ts";

const formStates = {
  "not-logged": "notLogged",
  logging: "logging",
  "invalid-login": "invalidLogin",
  "server-error": "serverError",
  logged: "logging",
} as const;

/** Each in its own words; Albanian is spoken by the login page alone. */
const choices = [
  { value: "sq" as const, label: "Shqip" },
  ...languageNames.map((value) => ({ value, label: languages[value].title })),
];

/** The way in. */
export const LoginPage = observer(function LoginPage() {
  const { preferences, session, draft } = useStores();
  return (
    <LoginForm
      state={formStates[session.login]}
      detail={session.loginError}
      language={preferences.signInLanguage}
      coming={preferences.coming}
      languages={choices}
      onLanguage={(language) => void preferences.chooseSignIn(language)}
      notice={session.isOver ? loginText("login.over") : undefined}
      kept={draft.count > 0 ? loginText("login.draftKept", { count: draft.count }) : undefined}
      onSubmit={(login, password, isKept) => void session.signIn({ login, password }, isKept)}
    />
  );
});
