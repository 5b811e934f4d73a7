import { type ComponentType, lazy, useEffect, useState, useSyncExternalStore } from "react";
import { text } from "../../texts/text.ts";
import { Button } from "../controls/Button.tsx";
import styles from "./ErrorState.module.css";

type Load<Props extends object> = () => Promise<ComponentType<Props>>;

const againMs = 2000;
/** Most lines are back by then. */
const toldAfterMs = 12_000;

/**
 * A piece of a page (a menu, a dialog, a bar) that is loaded as it is first drawn, within a `Suspense`. Where the line is cut
 * just then all around it stays: it is fetched again, after some seconds the operator is told, and it comes when it can.
 */
export function lazyPart<Props extends object>(load: Load<Props>): ComponentType<Props> {
  let Read: ComponentType<Props> | undefined;
  const read = async (): Promise<ComponentType<Props>> => (Read = await load());
  const Part: ComponentType<Props> = lazy(async () => {
    try {
      return { default: await read() };
    } catch (error) {
      if (!isOfLoading(error)) throw error;
      return { default: (props: Props) => <LatePart load={read} props={props} /> };
    }
  });
  // One that was read before, late or not, is drawn at once; another one that is drawn already stays what it is.
  const Drawn = (props: Props) => {
    const [Shown] = useState(() => Read ?? Part);
    return <Shown {...props} />;
  };
  reads.set(Drawn, read);
  return Drawn;
}

const reads = new WeakMap<object, () => Promise<unknown>>();

/** Fetches a piece before it is drawn: then it needs no time, and nothing around it moves. Fails where it cannot be had. */
export async function readPart(part: object): Promise<void> {
  await reads.get(part)?.();
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

/** How many pieces on the page are missing: many rows may want the same. */
let missing = 0;
const listeners = new Set<() => void>();

function countMissing(more: 1 | -1): void {
  missing += more;
  for (const listener of listeners) listener();
}

function onMissing(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Above the page, which stays: that a piece of it is missing, once for all. */
export function MissingParts() {
  const isMissing = useSyncExternalStore(onMissing, () => missing > 0);
  return (
    <div role="alert">
      {isMissing && (
        <p className={styles.late}>
          {text("errors.partNotLoaded")}
          <Button size="small" icon="refresh" onClick={() => globalThis.location.reload()}>
            {text("errors.reload")}
          </Button>
        </p>
      )}
    </div>
  );
}

/** In the place of a piece that was not to be had: fetched on, and after a while counted as missing. */
function LatePart<Props extends object>({ load, props }: { readonly load: Load<Props>; readonly props: Props }) {
  const [Part, setPart] = useState<ComponentType<Props>>();
  const [failure, setFailure] = useState<{ readonly error: unknown }>();
  const isThere = Part !== undefined;
  useEffect(() => {
    if (isThere) return undefined;
    const fetchAgain = () => {
      load().then(
        (found) => setPart(() => found),
        (error: unknown) => isOfLoading(error) || setFailure({ error }),
      );
    };
    fetchAgain();
    const timer = setInterval(fetchAgain, againMs);
    let isTold = false;
    const telling = setTimeout(() => {
      isTold = true;
      countMissing(1);
    }, toldAfterMs);
    return () => {
      clearInterval(timer);
      clearTimeout(telling);
      if (isTold) countMissing(-1);
    };
  }, [load, isThere]);
  if (failure) throw failure.error;
  return Part ? <Part {...props} /> : null;
}

/** That code could not be fetched, as the browsers say it, and the build's own loader of styles. */
export function isOfLoading(error: unknown): boolean {
  return error instanceof Error && /preload CSS|dynamically imported module|importing a module/i.test(error.message);
}
