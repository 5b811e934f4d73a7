import { protocolNames, protocols } from "./stream/protocols.ts";

/** A rewriting of text while it is typed; it lives as long as its field, so that it can remember what was really typed. */
export interface Rewrite {
  /** What shall stand in the input instead. */
  type(text: string): string;
  /** The focus left: what was decided stays decided. */
  settle(): void;
}

/**
 * Gives an http address the scheme of what it serves while it is typed. What we rewrote is decided anew at each key:
 * `http://sports.tv/x.m3u8` passes through `…/x.ts`-like states and must still end as hls. Once the focus has left,
 * the scheme is the operator's own.
 */
export function sourceUrlRewrite(): Rewrite {
  /** The scheme as typed, and the one we put in its place. */
  let rewritten: { readonly typed: string; readonly shown: string } | undefined;
  return {
    type(text) {
      const stripped = text.replaceAll(/\s+/g, "");
      const original =
        rewritten !== undefined && stripped.startsWith(rewritten.shown)
          ? rewritten.typed + stripped.slice(rewritten.shown.length)
          : stripped;
      const [typed] = /^https?:\/\//i.exec(original) ?? [];
      const shown = typed === undefined ? undefined : streamingScheme(original);
      rewritten = typed === undefined || shown === undefined ? undefined : { typed, shown };
      return rewritten === undefined ? original : rewritten.shown + original.slice(rewritten.typed.length);
    },
    settle() {
      rewritten = undefined;
    },
  };
}

/**
 * The scheme our server knows an http(s) address under, by its path: a playlist is `hls`, a transport stream `tshttp`.
 * Undefined for an address that says neither.
 */
export function streamingScheme(url: string): string | undefined {
  const [, scheme, path = ""] = /^(https?):\/\/[^/?#]*(\/[^?#]*)?/i.exec(url) ?? [];
  const known = protocolNames
    .map((name) => protocols[name].source)
    .find((source) => source?.httpPath?.test(path) === true)?.scheme;
  if (known === undefined) return undefined;
  return scheme?.toLowerCase() === "https" ? `${known}s://` : `${known}://`;
}

/**
 * MPEG-TS pids as typed: integers from 1 to 8191 between commas, others dropped; spaces and semicolons become commas. A
 * comma at the end stays, for the next number is about to follow.
 */
export function pidsText(text: string): string {
  const parts = text.trimStart().split(/[\s,;]+/);
  const pids = parts.filter((part) => /^\d+$/.test(part) && Number(part) > 0 && Number(part) < 8192);
  const isOpen = parts.length > 1 && parts.at(-1) === "" && pids.length > 0;
  return pids.map((pid) => String(Number(pid))).join(",") + (isOpen ? "," : "");
}

/**
 * A time of the day as typed, HH:mm:ss: what is no digit goes, and the colons come by themselves. Where colons stand
 * already a part may be short, for it is being typed anew.
 */
export function clockText(text: string): string {
  const typed = text.replaceAll(/[^\d:]/g, "");
  const parts: string[] = [];
  let rest = "";
  for (const part of typed.split(":")) {
    const digits = rest + part;
    parts.push(digits.slice(0, 2));
    rest = digits.slice(2);
  }
  for (; rest !== ""; rest = rest.slice(2)) parts.push(rest.slice(0, 2));
  return parts.slice(0, 3).join(":");
}

/** The rules a schema may name in `x-ui.typing.rewrite`; a rule is one row. */
export const rewrites: Readonly<Record<string, () => Rewrite>> = {
  "source-url": sourceUrlRewrite,
  pids: () => stateless(pidsText),
  "token-list": () => stateless((text) => text.replaceAll(/[\s,]+/g, " ").trimStart()),
  "whole-number": () => stateless((text) => text.replace(/^0+(?=\d)/, "")),
  clock: () => stateless(clockText),
  // A digit cannot stand first.
  "key-name": () => stateless((text) => text.replace(/^\d+/, "")),
};

function stateless(type: (text: string) => string): Rewrite {
  return { type, settle: () => {} };
}
