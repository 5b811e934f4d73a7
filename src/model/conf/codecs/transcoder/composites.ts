import type { Composite } from "./Composite.ts";
/** Objects of a track that are written as one value, by property: the parts a value has, and how they are put together. */
export const composites: ReadonlyMap<string, Composite> = new Map([
  [
    "size",
    {
      form: /^(-?\d*)x(-?\d*)(?::([^:]*))?(?::(.*))?$/,
      parts: ["width", "height", "strategy", "background"],
      separators: ["x", ":", ":"],
    },
  ],
  ["crop", colons("left", "top", "width", "height")],
  ["aspect", colons("x", "y")],
  ["logo", logo()],
  ["alogo", logo()],
]);

/** `crop=10:10:700:560`, `aspect=4:3`. */
function colons(...parts: readonly string[]): Composite {
  const form = new RegExp(
    `^([^:]*)${parts
      .slice(1)
      .map(() => "(?::([^:]*))?")
      .join("")}$`,
  );
  return { form, parts, separators: parts.slice(1).map(() => ":") };
}

/** `logo=/etc/logo.png@10:-10:0.5`, `logo=@uploaded@center:10`: file, x, y and scale. */
function logo(): Composite {
  return {
    form: /^(.*?)(?:@([-\w]*):([-\w]*)(?::([\d.e+-]*))?)?$/,
    parts: ["path", "x", "y", "r"],
    separators: ["@", ":", ":"],
  };
}
