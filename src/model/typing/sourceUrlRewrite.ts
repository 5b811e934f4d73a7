import type { Rewrite } from "./Rewrite.ts";
import { streamingScheme } from "./streamingScheme.ts";

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
