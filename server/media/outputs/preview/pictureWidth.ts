/** Widths in pixels that previews come in; any other would let strangers keep the processor busy. */
const pictureWidths = [120, 240, 320, 480, 640, 960, 1280] as const;
const USUAL = 240;

/** The smallest width that is not below what was asked for. */
export function pictureWidth(asked: string | null): number {
  const wanted = Number(asked ?? USUAL);
  if (!Number.isFinite(wanted) || wanted <= 0) return USUAL;
  return pictureWidths.find((width) => width >= wanted) ?? 1280;
}
