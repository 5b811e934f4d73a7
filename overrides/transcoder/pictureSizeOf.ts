import { isPlainObject } from "../../src/model/patch/isPlainObject.ts";
import type { PictureSize } from "./PictureSize.ts";

/** The numbers among an object's width and height: a track's size, what is known of a source. */
export function pictureSizeOf(value: unknown): PictureSize {
  if (!isPlainObject(value)) return {};
  const { width, height } = value;
  return {
    ...(typeof width === "number" && { width }),
    ...(typeof height === "number" && { height }),
  };
}
