import { refuseHostileKeys } from "../../model/merge/hostileKeys.ts";

/** A frame of the events socket; `data` is what the event carries. */
export interface EventFrame {
  readonly event: string;
  readonly data: unknown;
  /** More is waiting: ask again at once. */
  readonly partialUpdate: boolean;
  /** Config revision, from a server that counts them. */
  readonly rev: number | undefined;
}

/**
 * Reads a frame; undefined for what is no event, which is then ignored. Of an event with a key that could reach a
 * prototype nothing is left but its name: whoever needs the data asks again.
 */
export function parseEventFrame(sent: unknown): EventFrame | undefined {
  if (typeof sent !== "string") return undefined;
  try {
    const frame: unknown = JSON.parse(sent);
    if (typeof frame !== "object" || frame === null || !("event" in frame) || typeof frame.event !== "string") {
      return undefined;
    }
    return {
      event: frame.event,
      data: "data" in frame && !isHostile(sent, frame.data) ? frame.data : undefined,
      partialUpdate: "partial_update" in frame && frame.partial_update === true,
      rev: "rev" in frame && typeof frame.rev === "number" ? frame.rev : undefined,
    };
  } catch {
    return undefined;
  }
}

// Walking a tree of 10,000 streams costs more than parsing it: the text says faster that there is nothing to find.
function isHostile(sent: string, data: unknown): boolean {
  if (!suspicious.some((word) => sent.includes(word))) return false;
  try {
    refuseHostileKeys(data);
    return false;
  } catch {
    return true;
  }
}

/** The keys themselves, and the escape they could be written with. */
const suspicious = ["__proto__", "constructor", "prototype", "\\u"];
