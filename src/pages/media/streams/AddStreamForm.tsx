import { observer } from "mobx-react-lite";
import { useMemo, useState } from "react";
import { TextField } from "../../../components/controls/TextField.tsx";
import { useStores } from "../../../context/useStores.ts";
import { isNameUsed } from "../../../model/media/isNameUsed.ts";
import { newStreamWords } from "../../../model/media/newStreamWords.ts";
import { createEdit } from "../../../model/media/streamEdits.ts";
import { sourceUrlRewrite } from "../../../model/typing/sourceUrlRewrite.ts";
import { withoutWhitespace } from "../../../model/typing/withoutWhitespace.ts";
import { text } from "../../../texts/text.ts";
import { AddForm } from "../AddForm.tsx";

interface AddStreamFormProps {
  readonly onCreated: (name: string) => void;
  readonly onDiscard: () => void;
}

/** Creates a stream of a name and, perhaps, a source. */
export const AddStreamForm = observer(function AddStreamForm({ onCreated, onDiscard }: AddStreamFormProps) {
  const { config } = useStores();
  const [name, setName] = useState("");
  const [url, setUrl] = useState("");
  const rewrite = useMemo(sourceUrlRewrite, []);
  const isUsed = isNameUsed("streams", name, (collection) => config.readList(collection));
  const { nameError, nameWarning, urlError } = newStreamWords(name, url, isUsed);
  const isFine = name !== "" && nameError === undefined && urlError === undefined;
  return (
    <AddForm
      title={text("media.addStream")}
      edit={isFine ? createEdit(name, url) : undefined}
      onCreated={() => onCreated(name)}
      onDiscard={onDiscard}
    >
      <TextField
        autoFocus
        label={text("media.add.name")}
        isRequired
        value={name}
        error={nameError}
        warning={nameWarning}
        onChange={(typed) => setName(withoutWhitespace(typed))}
      />
      <TextField
        label={text("media.add.url")}
        help={text("media.add.urlHelp")}
        value={url}
        error={urlError}
        onChange={(typed) => setUrl(rewrite.type(typed))}
        onBlur={() => rewrite.settle()}
      />
    </AddForm>
  );
});
