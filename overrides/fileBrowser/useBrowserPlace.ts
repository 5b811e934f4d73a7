import { useMemo } from "react";
import { useLocation, useNavigate, type To } from "react-router-dom";
import { folderPath } from "../../src/model/files/folderPath.ts";

interface BrowserPlace {
  /** Below the path of the VOD. */
  readonly subpath: string;
  /** Name of the file that is previewed. */
  readonly file: string | undefined;
  readonly toFolder: (subpath: string) => To;
  readonly toFile: (name: string) => To;
  /** Another place in the history, so that Back leads here. */
  readonly openFolder: (subpath: string) => void;
  readonly openFile: (name: string) => void;
  /** The file is gone: there is nothing to come back to. */
  readonly dropFile: () => void;
}

/** Where in a VOD one is, as the address says: `?path=FOLDER&file=NAME`. Its other parameters stay. */
export function useBrowserPlace(): BrowserPlace {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return useMemo(() => {
    const params = new URLSearchParams(search);
    const subpath = folderPath.join(params.get("path") ?? "");
    const address = (path: string, file?: string): To => {
      const next = new URLSearchParams(search);
      for (const [name, value] of Object.entries({ path, file: file ?? "" })) {
        if (value === "") next.delete(name);
        else next.set(name, value);
      }
      return { pathname, search: next.toString() };
    };
    return {
      subpath,
      file: params.get("file") ?? undefined,
      toFolder: (path) => address(path),
      toFile: (name) => address(subpath, name),
      openFolder: (path) => void navigate(address(path)),
      openFile: (name) => void navigate(address(subpath, name)),
      dropFile: () => void navigate(address(subpath), { replace: true }),
    };
  }, [pathname, search, navigate]);
}
