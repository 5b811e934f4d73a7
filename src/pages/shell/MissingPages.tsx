import { observer } from "mobx-react-lite";
import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { Link, type RouteObject, useLocation, useNavigate, useRouteError } from "react-router-dom";
import { isConsoleNewer } from "../../api/consoleBuild.ts";
import { Button } from "../../components/controls/Button.tsx";
import { useDocumentTitle } from "../../components/shell/documentTitle.ts";
import { EmptyState } from "../../components/states/EmptyState.tsx";
import { ErrorState } from "../../components/states/ErrorState.tsx";
import { isOfLoading } from "../../components/states/lazyPart.tsx";
import { useStores } from "../../context/StoresContext.ts";
import { text } from "../../texts/text.ts";

/** An address that leads nowhere. */
export function NotFoundPage() {
  const title = text("errors.notFound");
  useDocumentTitle("page", title);
  return <EmptyState icon="warning" title={title} action={<Link to="/">{text("pages.backToMedia")}</Link>} />;
}

/** What a route shows, as its `lazy` gives it. */
type Load = () => Promise<Pick<RouteObject, "Component" | "element">>;

/**
 * The routes, of which each that loads its code says in its place when that fails, and tries again there: the router would
 * keep the failure for as long as the console is open.
 */
export function withRetries(routes: readonly RouteObject[]): RouteObject[] {
  return routes.map((route) => {
    const { lazy, children } = route;
    const own = typeof lazy === "function" ? { ...route, lazy: () => loadedOrNot(lazy) } : route;
    return own.index === true || !children ? own : { ...own, children: withRetries(children) };
  });
}

async function loadedOrNot(load: Load): ReturnType<Load> {
  try {
    return await load();
  } catch (error) {
    if (!isOfLoading(error)) throw error;
    return { element: <LateRoute load={load} /> };
  }
}

/** A page whose code could not be fetched: fetched as it is come back to, as the line is back, and as somebody presses for it. */
const LateRoute = observer(function LateRoute({ load }: { readonly load: Load }) {
  const { isOffline } = useStores().connection;
  const [page, setPage] = useState<ReactNode>();
  const retry = useCallback(async () => {
    const { Component, element } = await load();
    setPage(Component ? <Component /> : element);
  }, [load]);
  useEffect(() => {
    // It says by itself that it is not there.
    if (!isOffline) void retry().catch(() => undefined);
  }, [isOffline, retry]);
  return page ?? <NotLoaded onRetry={retry} />;
});

/** In the place of a page of which a piece could not be fetched; what breaks otherwise is the error boundary's, which reports it. */
export const PageNotLoaded = observer(function PageNotLoaded() {
  const error = useRouteError();
  const navigate = useNavigate();
  const location = useLocation();
  const { isOffline } = useStores().connection;
  const wasOffline = useRef(isOffline);
  const retry = async () => navigate(location, { replace: true, state: location.state });
  useEffect(() => {
    if (wasOffline.current && !isOffline) void retry();
    wasOffline.current = isOffline;
  });
  if (!isOfLoading(error)) throw error;
  return <NotLoaded onRetry={retry} />;
});

/** That a page could not be loaded, and the way to it; what is around it stays, and so does the draft. */
const NotLoaded = observer(function NotLoaded({ onRetry }: { readonly onRetry: () => Promise<void> }) {
  const { isOffline } = useStores().connection;
  const [isTrying, setTrying] = useState(false);
  const [isNewer, setNewer] = useState(false);
  useDocumentTitle("page", text("errors.notLoaded"));
  useEffect(() => {
    if (!isOffline) void isConsoleNewer().then(setNewer);
  }, [isOffline, isTrying]);
  const retry = async () => {
    setTrying(true);
    await onRetry().catch(() => undefined);
    setTrying(false);
  };
  return (
    <ErrorState
      title={text("errors.notLoaded")}
      onRetry={isOffline || isNewer ? undefined : () => void retry()}
      isRetrying={isTrying}
      action={
        isNewer && (
          <Button icon="refresh" onClick={() => globalThis.location.reload()}>
            {text("errors.reload")}
          </Button>
        )
      }
    >
      {text(isOffline ? "errors.notLoadedOffline" : isNewer ? "errors.notLoadedNewer" : "errors.notLoadedDetail")}
    </ErrorState>
  );
});
