import { runForText } from "./runForText.ts";

/** What lists of `ffmpeg -encoders`, `-filters`, ... name: the word behind the flags of each line. */
export async function readAbilities(path: string, list: string): Promise<ReadonlySet<string>> {
  const text = await runForText(path, ["-hide_banner", `-${list}`]);
  const names = new Set<string>();
  for (const line of text.split("\n")) {
    if (list === "protocols") {
      const name = line.trim();
      if (/^[a-z0-9]+$/.test(name)) names.add(name);
      continue;
    }
    const found = /^ [A-Z.| ]{1,6} +(?<names>[\w,]+) /.exec(line);
    for (const name of (found?.groups?.["names"] ?? "").split(",")) if (name !== "") names.add(name);
  }
  return names;
}
