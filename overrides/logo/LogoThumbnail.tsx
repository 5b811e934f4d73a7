import { useRef, useState } from "react";
import { Icon } from "../../src/components/Icon.tsx";
import { Dialog } from "../../src/components/overlays/Dialog.tsx";
import { Skeleton } from "../../src/components/states/Skeleton.tsx";
import { text } from "../../src/texts/text.ts";
import type { LogoDesk } from "./LogoDesk.ts";
import styles from "./LogoManager.module.css";
import { usePicture } from "./usePicture.ts";

interface LogoThumbnailProps {
  readonly desk: LogoDesk;
  readonly id: string;
}

/** The picture of a logo, small; a press shows it large. */
export function LogoThumbnail({ id, desk }: LogoThumbnailProps) {
  const place = useRef<HTMLButtonElement>(null);
  const [isLarge, setLarge] = useState(false);
  const picture = usePicture(id, place, desk);
  const url = picture?.url;
  return (
    <>
      <button
        ref={place}
        type="button"
        className={styles.thumbnail}
        aria-label={text(picture && url === undefined ? "logo.noPicture" : "logo.enlarge", { id })}
        disabled={url === undefined}
        onClick={() => setLarge(true)}
      >
        {url !== undefined && <img src={url} alt="" />}
        {picture && url === undefined && <Icon name="warning" />}
        {picture === undefined && <Skeleton height="100%" />}
      </button>
      {url !== undefined && (
        <Dialog isOpen={isLarge} onClose={() => setLarge(false)} title={id} size="large">
          <img className={styles.large} src={url} alt={text("logo.picture", { id })} />
        </Dialog>
      )}
    </>
  );
}
