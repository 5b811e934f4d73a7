import { type IconName, icons } from "./icons.ts";

interface IconProps {
  readonly name: IconName;
  /** Edge in px. */
  readonly size?: number;
  /** Says what the icon means where no words stand beside it; without it the icon is decoration. */
  readonly label?: string;
}

/** A line icon in the colour of the text around it. */
export function Icon({ name, size = 16, label }: IconProps) {
  const Shape = icons[name];
  return label === undefined ? (
    <Shape size={size} strokeWidth={1.75} aria-hidden />
  ) : (
    <Shape size={size} strokeWidth={1.75} role="img" aria-label={label} />
  );
}
