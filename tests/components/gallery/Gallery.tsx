import { LoadingApp, ServerErrorPage } from "../../../src/components/shell/StartPages.tsx";
import { LoginForm } from "../../../src/components/shell/LoginForm.tsx";
import { Console } from "./Console.tsx";

const speaking = { language: "sq", languages: [{ value: "sq", label: "Shqip" }], onLanguage: () => {} } as const;

/** `?show=login`, `?show=loading`, `?show=serverError`; else the console with everything in it. */
export function Gallery() {
  const query = new URLSearchParams(location.search);
  switch (query.get("show")) {
    case "login":
      return <LoginForm {...speaking} state="notLogged" onSubmit={() => {}} />;
    case "invalid":
      return <LoginForm {...speaking} state="invalidLogin" onSubmit={() => {}} />;
    case "logging":
      return <LoginForm {...speaking} state="logging" onSubmit={() => {}} />;
    case "loading":
      return <LoadingApp />;
    case "serverError":
      return <ServerErrorPage onRetry={() => {}} detail="502 Bad Gateway" />;
    default:
      return <Console page={query.get("show") ?? "all"} />;
  }
}
