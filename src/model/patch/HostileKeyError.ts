import { pointerOf } from "../path/pointerOf.ts";
import type { ConfigPath } from "../path/ConfigPath.ts";

/** JSON from outside holds a key that no config may hold, or is nested too deep to be walked. */
export class HostileKeyError extends Error {
  override readonly name = "HostileKeyError";
  readonly kind: "key" | "depth";
  readonly pointer: string;

  constructor(kind: "key" | "depth", path: ConfigPath) {
    const pointer = pointerOf(path);
    super(
      kind === "key"
        ? `The key at ${pointer} is refused: "${path.at(-1) ?? ""}" would reach an object's prototype. Rename it.`
        : `The value at ${pointer.slice(0, 80)}… is nested too deep. Nest it in fewer than ${path.length} levels.`,
    );
    this.kind = kind;
    this.pointer = pointer;
  }
}
