import { observer } from "mobx-react-lite";
import { Suspense, useEffect } from "react";
import { createBrowserRouter, RouterProvider, type RouteObject } from "react-router-dom";
import { useDocumentTitle } from "./components/shell/documentTitle.ts";
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

type Router = ReturnType<typeof createBrowserRouter>;
type ShellServices = Pick<Services, "reconnect" | "reportError">;

interface AppProps {
  readonly services: Services;
  readonly parts: ConsoleParts;
  readonly router: Router;
}

/** From nothing to the console: login, waiting, a server that fails, the routes. */
export function App(props: AppProps) {
  return (
    <StoresContext value={props.services.stores}>
      <View {...props} />
    </StoresContext>
  );
}

const View = observer(function View({ services, parts, router }: AppProps) {
  const { session } = services.stores;
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

const fetchPresses = () => import("./stores/saving/approvers.ts").then((file) => file.fetchApprovalOfPresses());

/** Once nothing else is to be done, what the next pages are made of is fetched. */
function usePrefetch(router: Router, parts: ConsoleParts): void {
  const { view } = useStores().session;
  useEffect(() => {
    if (view !== "app") return undefined;
    let isOver = false;
    let end = () => {};
    const start = () => {
      if (isOver) return;
      // Without it the pages come as they are asked for.
      void import("./pages/shell/prefetch.ts").then(
        ({ prefetchPages }) => {
          if (!isOver) end = prefetchPages(router, parts.fetchMore, fetchPresses);
        },
        () => undefined,
      );
    };
    // A slow machine is still drawing the first page by then. Not every browser says when it is idle.
    const timer = setTimeout(() => (window.requestIdleCallback ?? start)(start), idleAfterMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
      end();
    };
  }, [router, parts, view]);
}

/**
 * Every address below /admin.
 * @param before what is drawn anew: it ends, and a page that was on its way there is opened here
 */
export function createRouter(services: ShellServices, parts: ConsoleParts, before?: Router): Router {
  const wanted = before?.state.navigation.location;
  before?.dispose();
  const shell: RouteObject = {
    element: <ConsoleShell parts={parts} onReconnect={services.reconnect} onCrash={services.reportError} />,
    // What is around the first page stands before its code is there.
    children: [{ HydrateFallback: PageSkeleton, children: withRetries(parts.routes) }],
  };
  const basename = "/admin";
  const router = createBrowserRouter([shell], { basename });
  // One that was gone back to stands in the address already.
  if (wanted && wanted.key !== router.state.location.key) {
    const { state, pathname, ...rest } = wanted;
    void router.navigate({ ...rest, pathname: pathname.slice(basename.length) }, { state });
  }
  return router;
}
