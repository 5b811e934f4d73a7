import { isPlainObject } from "../model/patch/isPlainObject.ts";
import type { PulseLine } from "./PulseLine.ts";

/** Reads lines as the server sends them, `[{label, data: [[ms, value], ...]}]`; undefined for anything else. */
export function pulseLinesOf(sent: unknown): readonly PulseLine[] | undefined {
  if (!Array.isArray(sent)) return undefined;
  return sent.flatMap((line: unknown) => {
    if (!isPlainObject(line) || typeof line["label"] !== "string" || !Array.isArray(line["data"])) return [];
    const points: readonly unknown[] = line["data"];
    return [{ label: line["label"], points: points.filter(isPoint) }];
  });
}

function isPoint(value: unknown): value is readonly [number, number] {
  return Array.isArray(value) && typeof value[0] === "number" && typeof value[1] === "number";
}
