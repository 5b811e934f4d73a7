import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

const oldestNode = [20, 19];

/** Installs what package-lock.json says when node_modules lacks one of its packages; says so, as it takes a while. */
export async function installDependencies(root) {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major < oldestNode[0] || (major === oldestNode[0] && minor < oldestNode[1])) {
    console.error(`Node ${oldestNode.join(".")} or newer is needed, this is ${process.versions.node}.`);
    return { isReady: false };
  }
  const missing = missingPackages(root);
  if (missing.length === 0) return { isReady: true };

  console.log(`Installing ${missing.length} packages (once, about a minute) ...`);
  // No install script runs: nothing but the packages themselves is fetched. See docs/decisions/0004 on `npm ci`.
  const args = [
    "install",
    "--no-save",
    "--ignore-scripts",
    "--include=dev",
    "--no-audit",
    "--no-fund",
    "--loglevel=error",
  ];
  const npm = spawnSync(process.platform === "win32" ? "npm.cmd" : "npm", args, {
    cwd: root,
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (npm.status === 0) return { isReady: true };
  console.error(
    npm.error
      ? `npm could not be started: ${npm.error.message}`
      : "Installing the packages failed; the lines above say why. Is the package registry reachable?",
  );
  return { isReady: false };
}

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
