import { LoadingApp, ServerErrorPage } from "../../../src/components/shell/StartPages.tsx";
import { LoginForm } from "../../../src/components/shell/LoginForm.tsx";
import { Console } from "./Console.tsx";

/** `?show=login`, `?show=loading`, `?show=serverError`; else the console with everything in it. */
export function Gallery() {
  const query = new URLSearchParams(location.search);
  switch (query.get("show")) {
    case "login":
      return <LoginForm state="notLogged" onSubmit={() => {}} />;
    case "invalid":
      return <LoginForm state="invalidLogin" onSubmit={() => {}} />;
    case "logging":
      return <LoginForm state="logging" onSubmit={() => {}} />;
    case "loading":
      return <LoadingApp />;
    case "serverError":
      return <ServerErrorPage onRetry={() => {}} detail="502 Bad Gateway" />;
    default:
      return <Console page={query.get("show") ?? "all"} />;
  }
}
