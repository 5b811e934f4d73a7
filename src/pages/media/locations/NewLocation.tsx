import { observer } from "mobx-react-lite";
import { useState } from "react";
import { TextField } from "../../../components/controls/TextField.tsx";
import { useStores } from "../../../context/useStores.ts";
import { newLocation } from "../../../model/media/groupEdits.ts";
import { isNameUsed } from "../../../model/media/isNameUsed.ts";
import { withoutWhitespace } from "../../../model/typing/withoutWhitespace.ts";
import { text } from "../../../texts/text.ts";
import { AddForm } from "../AddForm.tsx";
import { useOpen } from "../groups/useOpen.ts";

/** Adds a location by its name, and goes to its page. */
export const NewLocation = observer(function NewLocation({ onClose }: { readonly onClose: () => void }) {
  const { config } = useStores();
  const open = useOpen();
  const [name, setName] = useState("");
  const isUsed = isNameUsed("lives", name, (collection) => config.readList(collection));
  return (
    <AddForm
      title={text("locations.new")}
      edit={name === "" || isUsed ? undefined : newLocation(name)}
      onCreated={() => open("location", name)}
      onDiscard={onClose}
    >
      <TextField
        label={text("locations.name")}
        help={text("locations.nameHelp")}
        isRequired
        autoFocus
        value={name}
        error={isUsed ? text("check.nameUsed") : undefined}
        onChange={(typed) => setName(withoutWhitespace(typed))}
      />
    </AddForm>
  );
});
