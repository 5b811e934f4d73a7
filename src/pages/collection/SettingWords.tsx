import { formatValue, plainDefault } from "../../model/diff/settingWords.ts";
import { withHiddenShown } from "../../model/hiddenCharacters.ts";
import type { Json } from "../../model/Json.ts";
import type { CollectionColumn } from "./collectionColumns.tsx";
import styles from "./CollectionList.module.css";

interface SettingWordsProps extends Pick<NonNullable<CollectionColumn["setting"]>, "field"> {
  readonly value: Json | undefined;
}

/** A setting in words: its default is quieter than what is set, and without one there is a dash. */
export function SettingWords({ field, value }: SettingWordsProps) {
  const isSet = value !== undefined && value !== null;
  const shown = isSet ? value : plainDefault(field);
  const words = shown === undefined && field?.enumLabels?.[""] === undefined ? "–" : formatValue(shown, field);
  return (
    <span className={isSet ? undefined : styles.unset} title={isSet ? words : formatValue(undefined, field)}>
      {withHiddenShown(words)}
    </span>
  );
}
