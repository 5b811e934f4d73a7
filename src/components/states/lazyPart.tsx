import { type ComponentType, lazy, useEffect, useState } from "react";
import { text } from "../../texts/text.ts";
import { Button } from "../controls/Button.tsx";
import styles from "./ErrorState.module.css";

type Load<Props extends object> = () => Promise<ComponentType<Props>>;

/** Waits between the attempts at first, in ms: most lines are back by then. */
const firstWaits = [500, 1000, 2000, 4000, 4000];
const againMs = 5000;

/**
 * A piece of a page (a menu, a dialog, a bar) that is loaded as it is first drawn, within a `Suspense`. Where the line is cut
 * just then all around it stays: it is fetched again, after some seconds the operator is told, and it comes when it can.
 */
export function lazyPart<Props extends object>(load: Load<Props>): ComponentType<Props> {
  const Part: ComponentType<Props> = lazy(async () => {
    try {
      return { default: await untilLoaded(load) };
    } catch (error) {
      if (!isOfLoading(error)) throw error;
      return { default: (props: Props) => <LatePart load={load} props={props} /> };
    }
  });
  return (props) => <Part {...props} />;
}

/** The same of all that a page shows: where it cannot be fetched the page says so in its place, and fetches it anew. */
export function lazyPage<Props extends object>(load: Load<Props>): ComponentType<Props> {
  const begin = (): ComponentType<Props> =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        // React draws once more before it believes an error: by then it must not wait anew.
        setTimeout(() => {
          Current = begin();
        }, 1000);
        throw error;
      }
    });
  let Current = begin();
  return (props) => <Current {...props} />;
}

/** In the place of a piece that was not to be had: fetched on, and told meanwhile. */
function LatePart<Props extends object>({ load, props }: { readonly load: Load<Props>; readonly props: Props }) {
  const [Part, setPart] = useState<ComponentType<Props>>();
  const [isMissing, setMissing] = useState(false);
  const isThere = Part !== undefined;
  useEffect(() => {
    if (isThere) return undefined;
    const fetchAgain = () => {
      load().then(
        (found) => setPart(() => found),
        () => setMissing(true),
      );
    };
    fetchAgain();
    const timer = setInterval(fetchAgain, againMs);
    return () => clearInterval(timer);
  }, [load, isThere]);
  if (Part) return <Part {...props} />;
  if (!isMissing) return null;
  return (
    <p role="alert" className={styles.late}>
      {text("errors.partNotLoaded")}
      <Button size="small" icon="refresh" onClick={() => globalThis.location.reload()}>
        {text("errors.reload")}
      </Button>
    </p>
  );
}

async function untilLoaded<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  for (const wait of firstWaits) {
    try {
      return await load();
    } catch (error) {
      if (!isOfLoading(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
  return load();
}

/** That code could not be fetched, as the browsers say it, and the build's own loader of styles. */
export function isOfLoading(error: unknown): boolean {
  return error instanceof Error && /preload CSS|dynamically imported module|importing a module/i.test(error.message);
}
