import type { FileHandle } from "node:fs/promises";
import { diskFiles, type Files } from "../../../server/config/storage/durableFiles.ts";

/** The real disk, with a look at every call before it is made: `before` may throw in its place. */
export function watchedFiles(before: (call: string, path: string) => void): Files {
  const watched = <T extends (...args: never[]) => Promise<unknown>>(name: string, call: T): T => {
    const wrapper = async (...args: Parameters<T>): Promise<unknown> => {
      before(name, String(args[0]));
      return call(...args);
    };
    // The wrapper has the parameters and the result of what it wraps.
    return wrapper as unknown as T;
  };
  return {
    link: watched("link", diskFiles.link),
    mkdir: watched("mkdir", diskFiles.mkdir),
    chmod: watched("chmod", diskFiles.chmod),
    readdir: watched("readdir", diskFiles.readdir),
    readFile: watched("readFile", diskFiles.readFile),
    rename: watched("rename", diskFiles.rename),
    stat: watched("stat", diskFiles.stat),
    unlink: watched("unlink", diskFiles.unlink),
    open: watched("open", async (...args: Parameters<Files["open"]>) => {
      const handle = await diskFiles.open(...args);
      return watchedHandle(handle, String(args[0]), before);
    }),
  };
}

function watchedHandle(handle: FileHandle, path: string, before: (call: string, path: string) => void): FileHandle {
  return new Proxy(handle, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== "function") return value;
      return async (...args: unknown[]): Promise<unknown> => {
        if (name === "close") {
          // A descriptor is closed whatever is said about it: a test must not leak.
          await target.close();
          before("close", path);
          return undefined;
        }
        before(String(name), path);
        return Reflect.apply(value, target, args);
      };
    },
  });
}
