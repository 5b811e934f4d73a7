import { observer } from "mobx-react-lite";
import { Link, useRouteError } from "react-router-dom";
import { EmptyState } from "../../components/states/EmptyState.tsx";
import { ErrorState } from "../../components/states/ErrorState.tsx";
import { useStores } from "../../context/StoresContext.ts";
import { text } from "../../texts/text.ts";

/** An address that leads nowhere. */
export function NotFoundPage() {
  return (
    <EmptyState
      icon="warning"
      title={text("errors.notFound")}
      action={<Link to="/">{text("pages.backToMedia")}</Link>}
    />
  );
}

/** In the place of a page whose code could not be fetched; what is around it stays, and so does the draft. */
export const PageNotLoaded = observer(function PageNotLoaded() {
  const error = useRouteError();
  const { isOffline } = useStores().connection;
  // A page that breaks is the error boundary's, which reports it.
  if (!isOfLoading(error)) throw error;
  return (
    <ErrorState
      title={text("errors.notLoaded")}
      // A browser does not fetch a failed part again by itself.
      onRetry={isOffline ? undefined : () => globalThis.location.reload()}
    >
      {text(isOffline ? "errors.notLoadedOffline" : "errors.notLoadedDetail")}
    </ErrorState>
  );
});

/** As the browsers say it, and the build's own loader of styles. */
function isOfLoading(error: unknown): boolean {
  return error instanceof Error && /preload CSS|dynamically imported module|importing a module/i.test(error.message);
}
