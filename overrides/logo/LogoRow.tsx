import { useId } from "react";
import { IconButton } from "../../src/components/controls/Button.tsx";
import { logoText } from "../../src/texts/en/logo.ts";
import type { LogoService } from "./LogoService.ts";
import { LogoThumbnail } from "./LogoThumbnail.tsx";
import { PictureButton } from "./PictureButton.tsx";
import type { Logo } from "./useLogos.ts";
import fields from "../../src/theme/fields.module.css";
import styles from "./LogoManager.module.css";

interface LogoRowProps {
  readonly service: LogoService;
  readonly logo: Logo;
  /** What makes the radios one group. */
  readonly group: string;
  readonly isSelected: boolean;
  /** It stands in the field that the manager was opened from. */
  readonly isSet: boolean;
  readonly isBusy: boolean;
  readonly onSelect: () => void;
  readonly onChange: (file: File) => void;
  readonly onDelete: () => void;
}

/** One uploaded logo: its picture, who shows it, and what can be done to it. */
export function LogoRow({
  logo,
  group,
  isSelected,
  isSet,
  isBusy,
  onSelect,
  onChange,
  onDelete,
  service,
}: LogoRowProps) {
  const id = useId();
  const used = usersInWords(logo.users, isSet);
  return (
    <div className={styles.row} data-selected={isSelected || undefined}>
      <LogoThumbnail key={logo.version} service={service} id={logo.id} />
      <div className={styles.words}>
        <label className={styles.name}>
          <input
            type="radio"
            className={fields.radio}
            name={group}
            checked={isSelected}
            aria-describedby={`${id}-facts`}
            onChange={onSelect}
          />
          <span>{logo.id}</span>
        </label>
        <p id={`${id}-facts`} className={styles.facts}>
          {logo.facts}
          {logo.facts !== "" && <br />}
          {used}
        </p>
      </div>
      <PictureButton icon="edit" isBusy={isBusy} label={logoText("logo.changeAt", { id: logo.id })} onSelect={onChange}>
        {logoText("logo.change")}
      </PictureButton>
      <IconButton
        icon="trash"
        size="small"
        label={logoText("logo.deleteAt", { id: logo.id })}
        disabled={isBusy || isSet || logo.users.length > 0}
        aria-describedby={`${id}-facts`}
        onClick={onDelete}
      />
    </div>
  );
}

/** More names than this would say less. */
const named = 3;

/** Who shows a logo: `Shown by news, sport`. */
function usersInWords(users: readonly string[], isSet: boolean): string {
  if (users.length === 0) return logoText(isSet ? "logo.usedHere" : "logo.unused");
  const names = users.slice(0, named).join(", ");
  const more = users.length - named;
  return more > 0 ? logoText("logo.usedByMore", { names, count: more }) : logoText("logo.usedBy", { names });
}
