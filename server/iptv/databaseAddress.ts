import { relative, resolve, sep } from "node:path";

/** Where the users are, read from `plugins.iptv.database`; `shown` may be told, it has no password. */
export type DatabaseAddress =
  | { readonly kind: "sqlite"; readonly path: string; readonly shown: string }
  | { readonly kind: "postgresql"; readonly url: URL; readonly shown: string }
  | { readonly kind: "unreadable"; readonly shown: string; readonly why: string };

const FORMS = "Write sqlite:///opt/flussonic/iptv.db or postgresql://user:password@host/database.";

/**
 * `sqlite:///abs/path.db` is that path, `sqlite://name.db` lies below the data folder and never leaves it;
 * `postgresql://user:password@host:port/database?sslmode=require`, also with `postgres:`.
 */
export function readDatabaseAddress(text: string, dataFolder: string): DatabaseAddress {
  const [, scheme = "", rest = ""] = /^([a-z][a-z\d+.-]*):\/\/(.*)$/is.exec(text) ?? [];
  if (/^sqlite$/i.test(scheme)) return sqliteFile(rest, dataFolder);
  if (/^postgres(ql)?$/i.test(scheme)) return postgresServer(text);
  const shown = scheme === "" ? "unknown" : `${scheme}://…`;
  return { kind: "unreadable", shown, why: `this kind of database is not known. ${FORMS}` };
}

function sqliteFile(rest: string, dataFolder: string): DatabaseAddress {
  const path = resolve(dataFolder, rest);
  const way = relative(dataFolder, path);
  const unreadable = (why: string): DatabaseAddress => ({ kind: "unreadable", shown: path, why });
  if (rest === "" || rest.endsWith("/") || rest.includes("\0")) return unreadable(`it names no file. ${FORMS}`);
  if (!rest.startsWith("/") && (way.split(sep)[0] === ".." || way === ""))
    return unreadable(`a path without a slash in front stays below the data folder. ${FORMS}`);
  const [first = "", ...below] = way.split(sep);
  // Files that the server makes later must not find a database in their place.
  if (first !== ".." && (below.length > 0 ? first !== "iptv" : !/^[^.].*\.(db|sqlite3?)$/.test(first)))
    return unreadable(
      "in the data folder it is a file such as iptv.db, or stands in the folder iptv. Name another path.",
    );
  return { kind: "sqlite", path, shown: path };
}

function postgresServer(text: string): DatabaseAddress {
  if (!URL.canParse(text)) return { kind: "unreadable", shown: "postgresql://…", why: `it cannot be read. ${FORMS}` };
  const url = new URL(text);
  const user = url.username === "" ? "" : `${url.username}@`;
  // The parameters too may be secrets (`password=`, `sslkey=`).
  return { kind: "postgresql", url, shown: `postgresql://${user}${url.host}${url.pathname}` };
}
