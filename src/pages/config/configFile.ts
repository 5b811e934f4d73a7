import { saveFile } from "../../components/localFiles.ts";
import type { Stores } from "../../stores/Stores.ts";
import { configWords } from "../../texts/en/configPages.ts";

/** The config as a tree, or as the text that the server keeps. */
export type ConfigFormat = "json" | "conf";

const types = { json: "application/json", conf: "text/plain" } as const;

/** Keeps the whole config, as the server holds it, as a file; what goes wrong is told. */
export async function downloadConfig(
  { configFile, failures, rawText }: Pick<Stores, "configFile" | "failures" | "rawText">,
  format: ConfigFormat,
): Promise<void> {
  await failures.attempt(configWords("config.notDownloaded"), async () => {
    const content = format === "conf" ? await rawText.read() : `${JSON.stringify(await configFile.read(), null, 2)}\n`;
    saveFile(exportName(location.hostname, new Date(), format), types[format], content);
  });
}

/** What a config is called as a file: `HOST-YYYY-MM-DDTHH-mm-ss.json` or `.conf`, in the time of who keeps it. */
function exportName(host: string, at: Date, ending: string): string {
  const two = (value: number) => String(value).padStart(2, "0");
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  const time = `${two(at.getHours())}-${two(at.getMinutes())}-${two(at.getSeconds())}`;
  return `${host}-${day}T${time}.${ending}`;
}
