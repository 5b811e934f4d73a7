import type { GopSettings } from "./GopSettings.ts";

/** What libx265 takes only as its own list; older ffmpegs hand nothing of `-g`, `-bf` and `-refs` on to it. */
export function x265Parameters(gop: GopSettings, level: string | undefined): readonly string[] {
  const list = [
    "log-level=error",
    "repeat-headers=1",
    "scenecut=0",
    `open-gop=${gop.isClosed ? 0 : 1}`,
    ...(gop.frames === undefined ? [] : [`keyint=${gop.frames}`, `min-keyint=${gop.frames}`]),
    ...(gop.bframes === undefined ? [] : [`bframes=${gop.bframes}`]),
    ...(gop.refs === undefined ? [] : [`ref=${gop.refs}`]),
    ...(level === undefined ? [] : [`level-idc=${level}`]),
  ];
  return ["-x265-params", list.join(":")];
}
