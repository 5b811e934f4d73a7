import { observer } from "mobx-react-lite";
import { LoginForm } from "../components/shell/LoginForm.tsx";
import { useStores } from "../context/StoresContext.ts";
import { textIn } from "../texts/text.ts";

const formStates = {
  "not-logged": "notLogged",
  logging: "logging",
  "invalid-login": "invalidLogin",
  "server-error": "serverError",
  logged: "logging",
} as const;

/** The way in. */
export const LoginPage = observer(function LoginPage() {
  const { session, draft } = useStores();
  return (
    <LoginForm
      state={formStates[session.login]}
      detail={session.loginError}
      notice={session.isOver ? textIn("en", "login.over") : undefined}
      kept={draft.count > 0 ? textIn("en", "login.draftKept", { count: draft.count }) : undefined}
      onSubmit={(login, password, isKept) => void session.signIn({ login, password }, isKept)}
    />
  );
});
