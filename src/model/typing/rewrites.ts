import { keyNameText } from "./keyNameText.ts";
import { pidsText } from "./pidsText.ts";
import type { Rewrite } from "./Rewrite.ts";
import { sourceUrlRewrite } from "./sourceUrlRewrite.ts";

/** The rules a schema may name in `x-ui.typing.rewrite`; a rule is one row. */
export const rewrites: Readonly<Record<string, () => Rewrite>> = {
  "source-url": sourceUrlRewrite,
  pids: () => stateless(pidsText),
  "token-list": () => stateless((text) => text.replaceAll(/[\s,]+/g, " ").trimStart()),
  "port-list": () => stateless((text) => text.replaceAll(/[^\d\s,.:[\]a-fA-F]/g, "")),
  "whole-number": () => stateless((text) => text.replace(/^0+(?=\d)/, "")),
  "key-name": () => stateless(keyNameText),
};

function stateless(type: (text: string) => string): Rewrite {
  return { type, settle: () => {} };
}
