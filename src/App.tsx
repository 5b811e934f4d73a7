import { observer } from "mobx-react-lite";
import { useState } from "react";
import { RouterProvider } from "react-router-dom";
import { LoadingApp, ServerErrorPage } from "./components/shell/StartPages.tsx";
import { LoginPage } from "./pages/LoginPage.tsx";
import { StoresContext } from "./context/StoresContext.ts";
import { createRoutes } from "./routes.tsx";
import type { Services } from "./services.ts";

/** From nothing to the console: login, waiting, a server that fails, the routes. */
export function App({ services }: { readonly services: Services }) {
  return (
    <StoresContext value={services.stores}>
      <View services={services} />
    </StoresContext>
  );
}

const View = observer(function View({ services }: { readonly services: Services }) {
  const { session } = services.stores;
  const [router] = useState(() => createRoutes(services));
  switch (session.view) {
    case "login":
      return <LoginPage />;
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
