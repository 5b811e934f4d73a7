import { useState } from "react";
import { TextField } from "../../../components/controls/TextField.tsx";
import { newMirror } from "../../../model/media/groupEdits.ts";
import { withoutWhitespace } from "../../../model/typing/withoutWhitespace.ts";
import { text } from "../../../texts/text.ts";
import { AddForm } from "../AddForm.tsx";

/** Adds a mirror by its first server; it appears in the list under the key the server gives it. */
export function NewMirror({ onClose }: { readonly onClose: () => void }) {
  const [url, setUrl] = useState("");
  const [key, setKey] = useState("");
  return (
    <AddForm
      title={text("mirrors.new")}
      edit={url === "" ? undefined : newMirror(url, key)}
      onCreated={onClose}
      onDiscard={onClose}
    >
      <TextField
        label={text("mirrors.url")}
        placeholder={text("mirrors.urlExample")}
        isRequired
        autoFocus
        value={url}
        onChange={(typed) => setUrl(withoutWhitespace(typed))}
      />
      <TextField
        label={text("mirrors.clusterKey")}
        help={text("mirrors.clusterKeyHelp")}
        isSecret
        value={key}
        onChange={(typed) => setKey(withoutWhitespace(typed))}
      />
    </AddForm>
  );
}
