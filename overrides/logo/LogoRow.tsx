import { useId } from "react";
import { IconButton } from "../../src/components/controls/IconButton.tsx";
import { text } from "../../src/texts/text.ts";
import fields from "../../src/theme/fields.module.css";
import type { Logo } from "./Logo.ts";
import type { LogoDesk } from "./LogoDesk.ts";
import { LogoThumbnail } from "./LogoThumbnail.tsx";
import styles from "./LogoManager.module.css";
import { PictureButton } from "./PictureButton.tsx";
import { usersInWords } from "./usersInWords.ts";

interface LogoRowProps {
  readonly desk: LogoDesk;
  readonly logo: Logo;
  /** What makes the radios one group. */
  readonly group: string;
  readonly isPicked: boolean;
  /** It stands in the field that the manager was opened from. */
  readonly isSet: boolean;
  readonly isBusy: boolean;
  readonly onPick: () => void;
  readonly onChange: (file: File) => void;
  readonly onDelete: () => void;
}

/** One uploaded logo: its picture, who shows it, and what can be done to it. */
export function LogoRow({ logo, group, isPicked, isSet, isBusy, onPick, onChange, onDelete, desk }: LogoRowProps) {
  const id = useId();
  const used = usersInWords(logo.users, isSet);
  return (
    <div className={styles.row} data-picked={isPicked || undefined}>
      <LogoThumbnail key={logo.version} desk={desk} id={logo.id} />
      <div className={styles.words}>
        <label className={styles.name}>
          <input
            type="radio"
            className={fields.radio}
            name={group}
            checked={isPicked}
            aria-describedby={`${id}-facts`}
            onChange={onPick}
          />
          <span>{logo.id}</span>
        </label>
        <p id={`${id}-facts`} className={styles.facts}>
          {logo.facts}
          {logo.facts !== "" && <br />}
          {used}
        </p>
      </div>
      <PictureButton icon="edit" isBusy={isBusy} label={text("logo.changeAt", { id: logo.id })} onPick={onChange}>
        {text("logo.change")}
      </PictureButton>
      <IconButton
        icon="trash"
        size="small"
        tone="danger"
        label={text("logo.deleteAt", { id: logo.id })}
        disabled={isBusy || isSet || logo.users.length > 0}
        aria-describedby={`${id}-facts`}
        onClick={onDelete}
      />
    </div>
  );
}
