import { useEffect, useRef, useState } from "react";
import { Icon } from "../../src/components/Icon.tsx";
import styles from "./UploadForm.module.css";

interface DropCoverProps {
  /** What is done with files that are dropped: into which directory they go. */
  readonly label: string;
  /** Undefined: they are refused; a browser would leave the page and open them. */
  readonly onFiles: ((files: readonly File[]) => void) | undefined;
}

/** Takes files that are dropped anywhere on the page, and says so over it while they are held there. */
export function DropCover({ label, onFiles }: DropCoverProps) {
  const [isOver, setOver] = useState(false);
  const take = useRef(onFiles);
  useEffect(() => {
    take.current = onFiles;
  });
  useEffect(() => {
    const hold = (event: DragEvent) => {
      if (event.defaultPrevented || !event.dataTransfer?.types.includes("Files")) return;
      event.preventDefault();
      setOver(take.current !== undefined);
    };
    const drop = (event: DragEvent) => {
      const files = event.dataTransfer?.files;
      hold(event);
      setOver(false);
      if (files && files.length > 0) take.current?.([...files]);
    };
    const leave = ({ relatedTarget }: DragEvent) => {
      // Out of the window; within it they go from one element to the next.
      if (relatedTarget === null) setOver(false);
    };
    const events = [
      ["dragenter", hold],
      ["dragover", hold],
      ["dragleave", leave],
      ["drop", drop],
    ] as const;
    for (const [name, listener] of events) addEventListener(name, listener);
    return () => {
      for (const [name, listener] of events) removeEventListener(name, listener);
    };
  }, []);
  return (
    <div className={styles.cover} hidden={!isOver}>
      <p className={styles.coverWords}>
        <Icon name="upload" size={20} />
        {label}
      </p>
    </div>
  );
}
