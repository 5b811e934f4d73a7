import { streamingScheme } from "../../../src/model/typing/streamingScheme.ts";

/** A source's scheme in small letters, and its address with the scheme this server knows an http address under. */
export function sourceAddress(written: string): { readonly scheme: string; readonly url: string } {
  const text = written.trim();
  const url = text.replace(/^https?:\/\//i, (http) => streamingScheme(text) ?? http);
  const [, scheme = ""] = /^([a-z][a-z0-9+.-]*):/i.exec(url) ?? [];
  return { scheme: scheme.toLowerCase(), url };
}
