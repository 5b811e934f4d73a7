import { readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Names the packages of package-lock.json that node_modules lacks or holds in another version. npm writes its own list
 * of what it installed when it is done, so an install that was cut short is seen too.
 */
export function missingPackages(root) {
  const wanted = readPackages(join(root, "package-lock.json"));
  const installed = readPackages(join(root, "node_modules", ".package-lock.json"));
  return Object.entries(wanted)
    .filter(([path, entry]) => path !== "" && !entry.link && isMissing(entry, installed[path]))
    .map(([path]) => path.replace(/^node_modules\//, ""));
}

function isMissing(wanted, installed) {
  // An optional package belongs to another platform when npm left it out.
  if (installed === undefined) return wanted.optional !== true && wanted.devOptional !== true;
  return installed.version !== wanted.version;
}

function readPackages(path) {
  try {
    return JSON.parse(readFileSync(path, "utf8")).packages ?? {};
  } catch (error) {
    if (error.code === "ENOENT") return {};
    throw new Error(`${path} cannot be read: ${error.message}`, { cause: error });
  }
}
