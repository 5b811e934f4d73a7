import { readRawConfig } from "../../../src/api/configApi.ts";
import { HttpClient } from "../../../src/api/HttpClient.ts";

self.MonacoEnvironment = {
  getWorker: () => new Worker(new URL("../../../src/editor/editorWorker.ts", import.meta.url), { type: "module" }),
};

// Served from the server's own origin, where the console's login holds.
async function open(): Promise<void> {
  const [{ editor }, text] = await Promise.all([
    import("monaco-editor/editor").then(async (monaco) => {
      await import("monaco-editor/features/register.all");
      return monaco;
    }),
    readRawConfig(new HttpClient()),
  ]);
  const element = document.getElementById("page");
  if (element) editor.create(element, { value: text, language: "plaintext", minimap: { enabled: false } });
}

document.querySelector("button")?.addEventListener("click", () => void open());
