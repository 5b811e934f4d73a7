import { observer } from "mobx-react-lite";
import { useState } from "react";
import { TextField } from "../../../components/controls/TextField.tsx";
import { useStores } from "../../../context/useStores.ts";
import { newVod } from "../../../model/media/groupEdits.ts";
import { isNameUsed } from "../../../model/media/isNameUsed.ts";
import { withoutWhitespace } from "../../../model/typing/withoutWhitespace.ts";
import { text } from "../../../texts/text.ts";
import { AddForm } from "../AddForm.tsx";
import { useOpen } from "../groups/useOpen.ts";

/** Adds a VOD by its name and perhaps a folder, and goes to its page. */
export const NewVod = observer(function NewVod({ onClose }: { readonly onClose: () => void }) {
  const { config } = useStores();
  const open = useOpen();
  const [name, setName] = useState("");
  const [path, setPath] = useState("");
  const isUsed = isNameUsed("vods", name, (collection) => config.readList(collection));
  return (
    <AddForm
      title={text("vods.new")}
      edit={name === "" || isUsed ? undefined : newVod(name, path)}
      onCreated={() => open("vod", name)}
      onDiscard={onClose}
    >
      <TextField
        label={text("vods.name")}
        help={text("vods.nameHelp")}
        isRequired
        autoFocus
        value={name}
        error={isUsed ? text("check.nameUsed") : undefined}
        onChange={(typed) => setName(withoutWhitespace(typed))}
      />
      <TextField
        label={text("vods.path")}
        help={text("vods.pathHelp")}
        placeholder={text("vods.pathExample")}
        value={path}
        onChange={(typed) => setPath(withoutWhitespace(typed))}
      />
    </AddForm>
  );
});
