import { matchRoutes, type RouteObject } from "react-router-dom";
import type { ConsoleParts } from "./ConsoleParts.ts";

/** What follows a page that has come to rest: the links on it are looked through in the browser's own spare time. */
const restMs = 1000;

/** The part of the router that says which pages there are, and when another one is shown. */
interface Pages {
  readonly routes: readonly RouteObject[];
  /** Below which they all are. */
  readonly basename?: string | undefined;
  readonly subscribe: (onChange: () => void) => () => void;
}

/**
 * Fetches the code of pages before they are asked for: of every link on the page once there is nothing else to do, and at
 * once of the link that has the pointer or the focus. What cannot be fetched now is fetched as it is asked for. Where the browser is
 * told to save data, only what the operator points at is fetched.
 * @param fetchMore what else a page is made of that no route says
 * @param fetchPresses fetches what is needed to save with one press: by the time it is made the line may be cut
 * @returns the function that ends it
 */
export function prefetchPages(
  pages: Pages,
  fetchMore: ConsoleParts["fetchMore"],
  fetchPresses: () => Promise<unknown>,
  page: Window = window,
): () => void {
  const fetched = new Set<RouteObject>();
  const { document } = page;
  let hasPresses = false;

  const preparePresses = () => {
    if (hasPresses) return;
    hasPresses = true;
    void fetchPresses().catch(() => {
      hasPresses = false;
    });
  };

  const fetchPage = (link: HTMLAnchorElement) => {
    const { origin, pathname, search } = new URL(link.href, document.baseURI);
    if (origin !== page.location.origin) return;
    const matches = matchRoutes([...pages.routes], { pathname }, pages.basename) ?? [];
    for (const { route } of matches) {
      if (typeof route.lazy !== "function" || fetched.has(route)) continue;
      fetched.add(route);
      void route.lazy().catch(() => fetched.delete(route));
    }
    if (matches.some(({ route }) => route.index === true)) void fetchMore?.(search)?.catch(() => undefined);
  };
  const handleIntent = ({ target }: Event) => {
    const aim = target instanceof Element ? target.closest("a, button, [role=menuitem]") : null;
    if (aim instanceof HTMLAnchorElement && aim.href) fetchPage(aim);
    else if (aim) preparePresses();
  };

  let timer: ReturnType<typeof setTimeout> | undefined;
  const lookThrough = (links: readonly HTMLAnchorElement[]) => {
    const [next, ...others] = links;
    if (!next) return;
    fetchPage(next);
    timer = setTimeout(() => whenIdle(() => lookThrough(others)));
  };
  const rest = () => {
    clearTimeout(timer);
    if (savesData(page.navigator)) return;
    timer = setTimeout(() => whenIdle(() => lookThrough(oneOfEach(document.querySelectorAll("a")))), restMs);
  };
  const whenIdle = (run: () => void) =>
    // Not every browser has it.
    typeof page.requestIdleCallback === "function" ? page.requestIdleCallback(run) : run();

  const events = ["pointerover", "focusin", "touchstart"] as const;
  for (const event of events) document.addEventListener(event, handleIntent, { passive: true });
  const unsubscribe = pages.subscribe(rest);
  if (!savesData(page.navigator)) preparePresses();
  rest();
  return () => {
    clearTimeout(timer);
    unsubscribe();
    for (const event of events) document.removeEventListener(event, handleIntent);
  };
}

/** A setting of the browser or the phone; not every browser tells it. */
function savesData(browser: Navigator): boolean {
  const connection: unknown = "connection" in browser ? browser.connection : undefined;
  return (
    typeof connection === "object" && connection !== null && "saveData" in connection && connection.saveData === true
  );
}

/** Of a list of a thousand streams all lead to pages of the same kind. */
function oneOfEach(links: Iterable<HTMLAnchorElement>): readonly HTMLAnchorElement[] {
  const seen = new Map<string, HTMLAnchorElement>();
  for (const link of links) {
    const kind = `${link.pathname.split("/").toSpliced(3, 1).join("/")}${link.search}`;
    if (!seen.has(kind)) seen.set(kind, link);
  }
  return [...seen.values()];
}
