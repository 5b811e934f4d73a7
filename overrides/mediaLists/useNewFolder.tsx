import { TextField } from "../../src/components/controls/TextField.tsx";
import { useStores } from "../../src/context/StoresContext.ts";
import { isNameUsed } from "../../src/model/entity/entityNames.ts";
import { withoutWhitespace } from "../../src/model/typedValues.ts";
import { text } from "../../src/texts/text.ts";

/** The name of a new location or VOD location, which is the first part of many others: typed, and not used yet. */
export function useNewFolder(collection: "lives" | "vods", help: string) {
  const { config, halfTyped } = useStores();
  const { name } = halfTyped.read(collection, { name: "" });
  const isUsed = isNameUsed(collection, name, (one) => config.readList(one));
  const nameField = (
    <TextField
      label={text("collection.name")}
      help={help}
      isRequired
      autoFocus
      value={name}
      error={isUsed ? text("check.nameUsed") : undefined}
      onChange={(typed) => halfTyped.keep(collection, { name: withoutWhitespace(typed) })}
    />
  );
  return { name, nameField, isFine: name !== "" && !isUsed };
}
