import { filesUnder } from "./filesUnder.ts";

/**
 * Names of settings that stand in schemas/config/ only. Plain words such as `name` or `title` mean other things too, so
 * only names with an underscore count.
 */
export function settingNames(): ReadonlySet<string> {
  const config = namesBelow("schemas/config");
  const runtime = namesBelow("schemas/runtime");
  return new Set([...config].filter((name) => name.includes("_") && !runtime.has(name)));
}

function namesBelow(folder: string): ReadonlySet<string> {
  const names = new Set<string>();
  for (const { text } of filesUnder(folder, /\.json$/)) collect(JSON.parse(text), names);
  return names;
}

function collect(value: unknown, names: Set<string>): void {
  if (typeof value !== "object" || value === null) return;
  for (const [key, child] of Object.entries(value)) {
    if (key === "properties") for (const name of Object.keys(child ?? {})) names.add(name);
    collect(child, names);
  }
}
