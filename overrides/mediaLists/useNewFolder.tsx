import { TextField } from "../../src/components/controls/TextField.tsx";
import { useStores } from "../../src/context/StoresContext.ts";
import { newNameFault } from "../../src/model/entity/entityNames.ts";
import { useTypedCheck } from "../../src/context/useTypedCheck.ts";
import { text } from "../../src/texts/text.ts";

const kinds = { lives: "location", vods: "vod" } as const;

/** The name of a new location or VOD location, which is the first part of many others: typed, and not used yet. */
export function useNewFolder(collection: "lives" | "vods", help: string) {
  const { config, halfTyped } = useStores();
  const { name } = halfTyped.read(collection, { name: "" });
  const check = useTypedCheck(kinds[collection]);
  const doubts = (check?.({ prefix: name }) ?? []).filter(
    ({ pointer, level }) => pointer === "/prefix" && level === "warning",
  );
  const fault = newNameFault(collection, name, (one) => config.readList(one));
  const nameField = (
    <TextField
      label={text("collection.name")}
      help={help}
      isRequired
      autoFocus
      value={name}
      error={fault}
      warning={doubts.map(({ message }) => message).join(" ") || undefined}
      isSpaceless
      onChange={(typed) => halfTyped.keep(collection, { name: typed })}
    />
  );
  return { name, nameField, isFine: name !== "" && fault === undefined };
}
