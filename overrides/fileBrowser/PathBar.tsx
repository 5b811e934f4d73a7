import { type FormEvent, useId, useMemo, useState } from "react";
import { Link, type To, useLocation, useNavigate } from "react-router-dom";
import { Icon } from "../../src/components/Icon.tsx";
import { classes } from "../../src/components/classes.ts";
import { Button } from "../../src/components/controls/Button.tsx";
import { folderPath, isFileName } from "../../src/model/files/fileNames.ts";
import { fileText } from "../../src/texts/en/vodFiles.ts";
import fields from "../../src/theme/fields.module.css";
import styles from "./PathBar.module.css";

export interface BrowserPlace {
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

/** The parameters of an address without those that say where in a VOD one is: elsewhere they say nothing. */
export function withoutPlace(search: string): string {
  const params = new URLSearchParams(search);
  for (const name of ["path", "file"]) params.delete(name);
  return params.toString();
}

interface PathBarProps {
  readonly prefix: string;
  readonly place: BrowserPlace;
}

/** Where one is in a VOD: its prefix and the directories below it, to press or to write, and the way up. */
export function PathBar({ prefix, place }: PathBarProps) {
  const { subpath, toFolder } = place;
  const parts = folderPath.parts(subpath);
  return (
    <div className={styles.bar}>
      {parts.length > 0 && (
        <div className={styles.line}>
          <Link className={styles.parent} to={toFolder(folderPath.parent(subpath))}>
            <Icon name="arrow-up" size={14} />
            {fileText("files.parent")}
          </Link>
          <nav aria-label={fileText("files.where")}>
            <ol className={styles.crumbs}>
              {[prefix, ...parts].map((part, index) => (
                <li key={parts.slice(0, index).join("/")}>
                  <Link
                    to={toFolder(parts.slice(0, index).join("/"))}
                    aria-current={index === parts.length ? "page" : undefined}
                  >
                    {part}
                  </Link>
                </li>
              ))}
            </ol>
          </nav>
        </div>
      )}
      <PathField key={subpath} prefix={prefix} place={place} />
    </div>
  );
}

/** The path to write. */
function PathField({ prefix, place: { subpath, openFolder } }: PathBarProps) {
  const [typed, setTyped] = useState(subpath);
  const id = useId();
  const isBad = !folderPath.parts(typed).every(isFileName);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBad) openFolder(folderPath.join(typed.trim()));
  };
  return (
    <form className={styles.form} onSubmit={handleSubmit}>
      <label htmlFor={id} className={fields.label}>
        {fileText("files.path")}
      </label>
      <span className={styles.field}>
        <span id={`${id}-prefix`} className={styles.prefix} title={prefix}>
          {prefix}/
        </span>
        <input
          id={id}
          type="text"
          className={classes(fields.input, fields.mono)}
          spellCheck={false}
          autoComplete="off"
          value={typed}
          aria-describedby={isBad ? `${id}-prefix ${id}-error` : `${id}-prefix`}
          aria-invalid={isBad || undefined}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </span>
      <Button type="submit" disabled={isBad}>
        {fileText("files.go")}
      </Button>
      {isBad && (
        <p id={`${id}-error`} className={classes(fields.error, styles.error)} role="alert">
          <Icon name="error" size={14} />
          {fileText("files.badPath")}
        </p>
      )}
    </form>
  );
}
