import { loader } from "@monaco-editor/react";
import * as monaco from "monaco-editor/editor";
import "monaco-editor/features/register.all";
import { type ConfHost, confLanguage, registerProviders } from "./confProviders.ts";
import { confTokens, confTyping } from "./confSyntax.ts";

let host: ConfHost | undefined;

/** Who answers from now on; undefined when the editor goes. */
export function hostConf(next: ConfHost | undefined): void {
  host = next;
}

// Both are asked once, before the first editor: without them the wrapper would fetch the editor from another host.
self.MonacoEnvironment = {
  getWorker: () => new Worker(new URL("./editorWorker.ts", import.meta.url), { type: "module", name: "editor" }),
};
loader.config({ monaco });

monaco.languages.register({ id: confLanguage, extensions: [".conf"] });
monaco.languages.setMonarchTokensProvider(confLanguage, confTokens);
monaco.languages.setLanguageConfiguration(confLanguage, confTyping);
registerProviders(() => host);

const shared = { inherit: true };
monaco.editor.defineTheme("sluice-light", {
  ...shared,
  base: "vs",
  rules: [
    { token: "keyword", foreground: "0b5cad", fontStyle: "bold" },
    { token: "attribute.name", foreground: "7a3e9d" },
    { token: "attribute.value", foreground: "1c2024" },
    { token: "string", foreground: "18794e" },
    { token: "string.link", foreground: "18794e" },
    { token: "number", foreground: "9a4a00" },
    { token: "constant", foreground: "9a4a00" },
    { token: "comment", foreground: "60646c", fontStyle: "italic" },
  ],
  colors: { "editor.background": "#ffffff" },
});
monaco.editor.defineTheme("sluice-dark", {
  ...shared,
  base: "vs-dark",
  rules: [
    { token: "keyword", foreground: "70b8ff", fontStyle: "bold" },
    { token: "attribute.name", foreground: "d19dff" },
    { token: "attribute.value", foreground: "edeef0" },
    { token: "string", foreground: "3dd68c" },
    { token: "string.link", foreground: "3dd68c" },
    { token: "number", foreground: "ffa057" },
    { token: "constant", foreground: "ffa057" },
    { token: "comment", foreground: "b0b4ba", fontStyle: "italic" },
  ],
  colors: { "editor.background": "#18191b" },
});
