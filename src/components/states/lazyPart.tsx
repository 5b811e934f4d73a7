import { type ComponentType, lazy } from "react";

/** What is loaded as it is first drawn. */
interface LazyPart {
  readonly Part: ComponentType;
  /** Begins before that. @throws what the browser throws where it cannot be fetched */
  readonly fetch: () => Promise<unknown>;
}

/**
 * A part of a page that is loaded as it is first drawn, within a `Suspense`. What could not be fetched is fetched again the
 * next time: React's own `lazy` would fail for as long as the console is open.
 */
export function lazyPart(load: () => Promise<ComponentType>): LazyPart {
  const begin = () =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        Current = begin();
        throw error;
      }
    });
  let Current = begin();
  return { Part: () => <Current />, fetch: load };
}
