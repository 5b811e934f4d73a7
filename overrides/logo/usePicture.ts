import { type RefObject, useEffect, useState } from "react";
import { ApiError } from "../../src/api/ApiError.ts";
import { text } from "../../src/texts/text.ts";
import { errorOf } from "./errorOf.ts";
import type { LogoDesk } from "./LogoDesk.ts";
import { whenSeen } from "./whenSeen.ts";

interface Picture {
  /** Undefined when it could not be had. */
  readonly url: string | undefined;
}

/**
 * The picture of a logo as a data URL, read when its place comes into sight: there may be a thousand of them. A failed
 * request goes to `onError`; bytes that cannot be read are a matter for the log only [S460].
 */
export function usePicture(
  id: string,
  place: RefObject<Element | null>,
  { calls, onError, onUnreadable }: LogoDesk,
): Picture | undefined {
  const [picture, setPicture] = useState<Picture>();
  useEffect(() => {
    let isCurrent = true;
    const read = async () => {
      try {
        const url = await calls.logoPicture(id);
        if (isCurrent) setPicture({ url });
      } catch (error) {
        if (!isCurrent) return;
        setPicture({ url: undefined });
        if (error instanceof ApiError) onError(text("logo.pictureNotRead", { id }), error);
        else onUnreadable(errorOf(error));
      }
    };
    const stop = whenSeen(place.current, () => void read());
    return () => {
      isCurrent = false;
      stop();
    };
  }, [calls, id, place, onError, onUnreadable]);
  return picture;
}
