import { observer } from "mobx-react-lite";
import { LoginForm } from "../components/shell/LoginForm.tsx";
import { useStores } from "../context/StoresContext.ts";

const formStates = {
  "not-logged": "notLogged",
  logging: "logging",
  "invalid-login": "invalidLogin",
  "server-error": "serverError",
  logged: "logging",
} as const;

/** The way in. */
export const LoginPage = observer(function LoginPage() {
  const { session } = useStores();
  return (
    <LoginForm
      state={formStates[session.login]}
      detail={session.loginError}
      onSubmit={(login, password, isKept) => void session.signIn({ login, password }, isKept)}
    />
  );
});
