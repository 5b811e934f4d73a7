import { useRef } from "react";
import { Button } from "../../src/components/controls/Button.tsx";
import type { IconName } from "../../src/components/icons.ts";
import styles from "./LogoManager.module.css";

interface PictureButtonProps {
  readonly icon: IconName;
  readonly children: string;
  /** Its name where the words alone do not say which logo; it begins with them. */
  readonly label?: string;
  readonly isBusy: boolean;
  readonly onSelect: (file: File) => void;
}

/** A button that asks for a picture of this machine. */
export function PictureButton({ icon, children, label, isBusy, onSelect }: PictureButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        className={styles.input}
        aria-label={label ?? children}
        accept="image/png,image/jpeg,image/gif,image/webp"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) onSelect(file);
          // The same file again is a choice too.
          currentTarget.value = "";
        }}
      />
      <Button
        size={label === undefined ? "medium" : "small"}
        icon={icon}
        isBusy={isBusy}
        aria-label={label}
        onClick={() => input.current?.click()}
      >
        {children}
      </Button>
    </>
  );
}
