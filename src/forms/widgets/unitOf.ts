import type { UiOptions } from "../../generated/shapes/FormDescriptor.ts";

/** What stands behind a number, and how much one of it is in the stored value. */
interface NumberUnit {
  readonly suffix: string;
  /** Stored value = shown value × factor. */
  readonly factor: number;
}

const suffixes: Readonly<Record<string, string>> = {
  seconds: "s",
  milliseconds: "ms",
  bytes: "bytes",
  bitrate: "bit/s",
  kilobits: "kbit/s",
  percent: "%",
  pixels: "px",
};

/**
 * The unit shown behind a plain number. `options: {factor, suffix}` of a schema says otherwise: a bitrate stored in bits
 * and shown in K, a duration stored in milliseconds and shown in seconds [S350, S475].
 */
export function unitOf(ui: UiOptions): NumberUnit {
  const factor = ui.widgetOptions?.["factor"];
  const suffix = ui.widgetOptions?.["suffix"];
  return {
    suffix: typeof suffix === "string" ? suffix : (suffixes[ui.unit ?? ""] ?? ""),
    factor: typeof factor === "number" && factor > 0 ? factor : 1,
  };
}
