import { diskFiles, type Files } from "../../../server/config/storage/durableFiles.ts";

/** A disk on which some calls fail, or do more, once it is told to. */
export function badDisk(bad: Partial<Files>) {
  const state = { isBad: false, files: diskFiles };
  const now = (): Files => (state.isBad ? { ...diskFiles, ...bad } : diskFiles);
  state.files = {
    ...diskFiles,
    open: (...args) => now().open(...args),
    rename: (...args) => now().rename(...args),
    unlink: (...args) => now().unlink(...args),
    link: (...args) => now().link(...args),
    readFile: new Proxy(diskFiles.readFile, {
      apply: (_real, _self, args) => Reflect.apply(now().readFile, null, args),
    }),
  };
  return state;
}

/** What the system says of a place where it refuses. */
export const diskFailure = (code: string): Error => Object.assign(new Error(code), { code, path: "/disk/there" });
