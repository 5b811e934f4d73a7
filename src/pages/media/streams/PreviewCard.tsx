import { Suspense, useEffect, useState, type RefObject } from "react";
import { lazyPart } from "../../../components/states/lazyPart.tsx";
import styles from "./StreamList.module.css";

// The list does not wait for what is shown under a pointer that rests.
const PointedPicture = lazyPart(() => import("./LivePictures.tsx").then((file) => file.PointedPicture));

/** How long the pointer rests on a name before its picture is fetched. */
const restMs = 350;

interface Shown {
  readonly name: string;
  readonly left: number;
  readonly top: number;
}

/** A picture of the stream whose name the pointer rests on. */
export function PreviewCard({ list }: { readonly list: RefObject<HTMLElement | null> }) {
  const [shown, setShown] = useState<Shown>();
  useEffect(() => {
    const { current } = list;
    if (!current) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const over = ({ target }: Event) => {
      clearTimeout(timer);
      const link = target instanceof Element ? target.closest<HTMLElement>("[data-preview]") : null;
      const name = link?.dataset["preview"];
      if (!link || name === undefined) return setShown(undefined);
      const { left, bottom } = link.getBoundingClientRect();
      timer = setTimeout(() => setShown({ name, left, top: bottom + 6 }), restMs);
      return undefined;
    };
    const away = () => {
      clearTimeout(timer);
      setShown(undefined);
    };
    current.addEventListener("pointerover", over);
    current.addEventListener("pointerleave", away);
    current.addEventListener("scroll", away, { capture: true, passive: true });
    return () => {
      away();
      current.removeEventListener("pointerover", over);
      current.removeEventListener("pointerleave", away);
      current.removeEventListener("scroll", away, { capture: true });
    };
  }, [list]);
  return (
    shown && (
      <div className={styles.preview} style={{ left: shown.left, top: shown.top }} role="presentation">
        <Suspense>
          <PointedPicture key={shown.name} name={shown.name} />
        </Suspense>
      </div>
    )
  );
}
