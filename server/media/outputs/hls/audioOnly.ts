import type { MediaSegment } from "../../bus/MediaSegment.ts";
import { dropPictures } from "../ts/dropPictures.ts";

const made = new WeakMap<MediaSegment, { readonly bytes: Buffer | undefined }>();

/** The sound of a segment, made once; undefined where there is no picture beside it, or no sound. */
export function audioOnly(segment: MediaSegment): Buffer | undefined {
  const known = made.get(segment);
  if (known) return known.bytes;
  const bytes = dropPictures(segment.bytes);
  made.set(segment, { bytes });
  return bytes;
}
