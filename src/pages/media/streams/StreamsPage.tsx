import { observer } from "mobx-react-lite";
import { useCallback, useMemo, useRef, useState } from "react";
import { Button } from "../../../components/controls/Button.tsx";
import { Checkbox } from "../../../components/controls/Toggles.tsx";
import { TextField } from "../../../components/controls/TextField.tsx";
import { PageHeader } from "../../../components/shell/PageHeader.tsx";
import { useStores } from "../../../context/StoresContext.ts";
import { newStream, newStreamWords } from "../../../model/media/newMedia.ts";
import { isPublishUrl } from "../../../model/stream/streamPublishing.ts";
import { sourceUrlRewrite } from "../../../model/typingRewrites.ts";
import { withoutWhitespace } from "../../../model/typedValues.ts";
import { text } from "../../../texts/text.ts";
import { useOpen } from "../../mediaAddresses.ts";
import { AddForm } from "../AddForm.tsx";
import { StreamList } from "./StreamList.tsx";
import { newNameFault } from "../../../model/entity/entityNames.ts";

/** Every stream with its status, found by name, title, comment or source. */
export function StreamsPage() {
  const open = useOpen();
  const [isAdding, setAdding] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const openStream = useCallback((name: string) => open("standalone", name), [open]);
  // Where to publish to stands on the Input page.
  const openNew = (name: string, isPublished: boolean) => open("standalone", name, isPublished ? "input" : "");
  const close = () => {
    setAdding(false);
    opener.current?.focus();
  };
  return (
    <>
      <PageHeader
        title={text("pages.streams")}
        actions={
          <Button ref={opener} icon="plus" aria-expanded={isAdding} onClick={() => setAdding(!isAdding)}>
            {text("media.addStream")}
          </Button>
        }
      />
      {isAdding && <AddStreamForm onCreated={openNew} onDiscard={close} />}
      <StreamList onOpen={openStream} />
    </>
  );
}

interface AddStreamFormProps {
  /** @param isPublished others publish to it, and need to know where to */
  readonly onCreated: (name: string, isPublished: boolean) => void;
  readonly onDiscard: () => void;
}

/** Creates a stream of a name and, perhaps, a source. */
const AddStreamForm = observer(function AddStreamForm({ onCreated, onDiscard }: AddStreamFormProps) {
  const { config, serverInfo } = useStores();
  const [name, setName] = useState("");
  const [url, setUrl] = useState("");
  const rewrite = useMemo(sourceUrlRewrite, []);
  const nameError = newNameFault("streams", name, (collection) => config.readList(collection));
  const { nameWarning, urlError } = newStreamWords(name, url);
  const isPublished = isPublishUrl(url);
  const isFine = name !== "" && nameError === undefined && urlError === undefined;
  return (
    <AddForm
      title={text("media.addStream")}
      edit={isFine ? newStream(name, url, serverInfo.can("url_publish")) : undefined}
      onCreated={() => onCreated(name, isPublished)}
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
        help={text(isPublished ? "media.add.publishedHelp" : "media.add.urlHelp")}
        value={url}
        error={urlError}
        onChange={(typed) => setUrl(rewrite.type(typed))}
        onBlur={() => rewrite.settle()}
      />
      <Checkbox isChecked={isPublished} onChange={(isChosen) => setUrl(isChosen ? "publish://" : "")}>
        {text("media.add.published")}
      </Checkbox>
    </AddForm>
  );
});
