import { observer } from "mobx-react-lite";
import { lazy, Suspense, useMemo } from "react";
import { createBrowserRouter, RouterProvider, type RouteObject } from "react-router-dom";
import { LoadingApp, ServerErrorPage } from "./components/shell/StartPages.tsx";
import { LoadingState } from "./components/states/LoadingState.tsx";
import { StoresContext } from "./context/StoresContext.ts";
import type { ConsoleParts } from "./pages/shell/ConsoleParts.ts";
import { ConsoleShell } from "./pages/shell/ConsoleShell.tsx";
import type { Services } from "./services.ts";

// Who is signed in never sees it.
const LoginPage = lazy(() => import("./pages/LoginPage.tsx").then((file) => ({ default: file.LoginPage })));

interface AppProps {
  readonly services: Services;
  readonly parts: ConsoleParts;
}

/** From nothing to the console: login, waiting, a server that fails, the routes. */
export function App({ services, parts }: AppProps) {
  return (
    <StoresContext value={services.stores}>
      <View services={services} parts={parts} />
    </StoresContext>
  );
}

const View = observer(function View({ services, parts }: AppProps) {
  const { session } = services.stores;
  // Another language may be chosen before the login, which keeps what is typed.
  const router = useMemo(() => createRoutes(services, parts), [services, parts]);
  switch (session.view) {
    case "login":
      return (
        <Suspense>
          <LoginPage />
        </Suspense>
      );
    case "loading":
      return <LoadingApp />;
    case "waiting":
      return <LoadingApp isServerSilent />;
    case "server-error":
      return (
        <ServerErrorPage
          detail={session.serverError}
          isTryingOn={session.isWaiting}
          onRetry={() => void session.retry()}
        />
      );
    case "app":
      return <RouterProvider router={router} />;
  }
});

/** Every address below /admin. */
function createRoutes(services: Services, parts: ConsoleParts) {
  const shell: RouteObject = {
    element: <ConsoleShell parts={parts} onReconnect={services.reconnect} onCrash={services.reportError} />,
    HydrateFallback: LoadingState,
    children: [...parts.routes],
  };
  return createBrowserRouter([shell], { basename: "/admin" });
}
