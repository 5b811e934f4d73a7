import { observer } from "mobx-react-lite";
import { Suspense, useEffect, useMemo } from "react";
import { createBrowserRouter, RouterProvider, type RouteObject } from "react-router-dom";
import { useDocumentTitle } from "./components/shell/documentTitle.ts";
import { PendingBar } from "./components/shell/PendingBar.tsx";
import { LoadingApp, ServerErrorPage } from "./components/shell/StartPages.tsx";
import { PageSkeleton } from "./components/states/LoadingState.tsx";
import { StoresContext, useStores } from "./context/StoresContext.ts";
import type { ConsoleParts } from "./pages/shell/ConsoleParts.ts";
import { ConsoleShell } from "./pages/shell/ConsoleShell.tsx";
import { withRetries } from "./pages/shell/MissingPages.tsx";
import type { Services } from "./services.ts";
import { lazyPart } from "./components/states/lazyPart.tsx";

// Who is signed in never sees it.
const LoginPage = lazyPart(() => import("./pages/LoginPage.tsx").then((file) => file.LoginPage));

/** After the first view, which has all of the line until then. */
const idleAfterMs = 1500;

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
  useDocumentTitle("product", parts.title);
  usePrefetch(router, parts);
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

/** Once nothing else is to be done, what the next pages are made of is fetched. */
function usePrefetch(router: ReturnType<typeof createRoutes>, parts: ConsoleParts): void {
  const { view } = useStores().session;
  useEffect(() => {
    if (view !== "app") return undefined;
    let end = () => {};
    const timer = setTimeout(() => {
      // Without it the pages come as they are asked for.
      void import("./pages/shell/prefetch.ts").then(
        ({ prefetchPages }) => (end = prefetchPages(router, parts.fetchMore)),
        () => undefined,
      );
      import("./stores/saving/approvers.ts")
        .then(({ fetchApprovalOfPresses }) => fetchApprovalOfPresses())
        .catch(() => undefined);
    }, idleAfterMs);
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [router, parts, view]);
}

/** Every address below /admin. */
function createRoutes(services: Services, parts: ConsoleParts) {
  const shell: RouteObject = {
    element: (
      <>
        <PendingBar />
        <ConsoleShell parts={parts} onReconnect={services.reconnect} onCrash={services.reportError} />
      </>
    ),
    // What is around the first page stands before its code is there.
    children: [{ HydrateFallback: PageSkeleton, children: withRetries(parts.routes) }],
  };
  return createBrowserRouter([shell], { basename: "/admin" });
}
