import { type RefObject, useEffect, useRef, useState } from "react";
import { ApiError } from "../../src/api/ApiError.ts";
import { Icon } from "../../src/components/Icon.tsx";
import { Dialog } from "../../src/components/overlays/Dialog.tsx";
import { Skeleton } from "../../src/components/states/LoadingState.tsx";
import { logoText } from "../../src/texts/en/logo.ts";
import { toError, type LogoService } from "./LogoService.ts";
import styles from "./LogoManager.module.css";

interface LogoThumbnailProps {
  readonly service: LogoService;
  readonly id: string;
}

/** The picture of a logo, small; a press shows it large. */
export function LogoThumbnail({ id, service }: LogoThumbnailProps) {
  const place = useRef<HTMLButtonElement>(null);
  const [isLarge, setLarge] = useState(false);
  const picture = usePicture(id, place, service);
  const url = picture?.url;
  return (
    <>
      <button
        ref={place}
        type="button"
        className={styles.thumbnail}
        aria-label={logoText(picture && url === undefined ? "logo.noPicture" : "logo.enlarge", { id })}
        disabled={url === undefined}
        onClick={() => setLarge(true)}
      >
        {url !== undefined && <img src={url} alt="" />}
        {picture && url === undefined && <Icon name="warning" />}
        {picture === undefined && <Skeleton height="100%" />}
      </button>
      {url !== undefined && (
        <Dialog isOpen={isLarge} onClose={() => setLarge(false)} title={id} size="large">
          <img className={styles.large} src={url} alt={logoText("logo.picture", { id })} />
        </Dialog>
      )}
    </>
  );
}

interface Picture {
  /** Undefined when it could not be had. */
  readonly url: string | undefined;
}

/**
 * The picture of a logo as a data URL, read when its place comes into sight: there may be a thousand of them. A failed
 * request goes to `onError`; bytes that cannot be read are a matter for the log only [S460].
 */
function usePicture(
  id: string,
  place: RefObject<Element | null>,
  { calls, onError, onUnreadable }: LogoService,
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
        if (error instanceof ApiError) onError(logoText("logo.pictureNotRead", { id }), error);
        else onUnreadable(toError(error));
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

/** Calls once when an element comes into sight; at once where that cannot be told. Returns what ends the watch. */
function whenSeen(element: Element | null, onSeen: () => void): () => void {
  if (element === null || typeof IntersectionObserver === "undefined") {
    onSeen();
    return () => undefined;
  }
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    onSeen();
  });
  observer.observe(element);
  return () => observer.disconnect();
}
