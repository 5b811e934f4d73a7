import { type ComponentType, lazy } from "react";

/** Waits between the attempts, in ms: together a minute, in which most lines are back. */
const waits = [500, 1000, 2000, 4000, ...Array.from({ length: 10 }, () => 5000)];

/**
 * A part of a page that is loaded as it is first drawn, within a `Suspense`. Where the line is cut just then, it is fetched
 * again for a minute, and what is around it stays as it is; then the page says that it could not be loaded, and it is
 * fetched anew the next time: React's own `lazy` would fail for as long as the console is open.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const begin = (): ComponentType<Props> =>
    lazy(async () => {
      try {
        return { default: await untilLoaded(load) };
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

async function untilLoaded<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  for (const wait of waits) {
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
