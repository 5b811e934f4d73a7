import { observer } from "mobx-react-lite";
import { useMemo } from "react";
import { SourceTest } from "../../../../overrides/sourceTest/SourceTest.tsx";
import { Checkbox } from "../../../components/controls/Toggles.tsx";
import { TextField } from "../../../components/controls/TextField.tsx";
import { useStores } from "../../../context/StoresContext.ts";
import { newNameFault } from "../../../model/entity/entityNames.ts";
import { newStream, newStreamWords } from "../../../model/media/newMedia.ts";
import { isPublishUrl } from "../../../model/stream/streamPublishing.ts";
import { isTestable } from "../../../model/stream/testableSources.ts";
import { sourceUrlRewrite } from "../../../model/typingRewrites.ts";
import { text } from "../../../texts/text.ts";
import { AddForm } from "../AddForm.tsx";
import styles from "../AddForm.module.css";
import { useTypedCheck } from "../../../context/useTypedCheck.ts";
import { listText } from "../../../texts/en/streamList.ts";

interface AddStreamFormProps {
  /** @param isPublished others publish to it, and need to know where to */
  readonly onCreated: (name: string, isPublished: boolean) => void;
  readonly onDiscard: () => void;
}

/** Creates a stream of a name and, perhaps, a source. */
export const AddStreamForm = observer(function AddStreamForm({ onCreated, onDiscard }: AddStreamFormProps) {
  const { config, serverInfo, halfTyped } = useStores();
  const { name, url } = halfTyped.read("streams", { name: "", url: "" });
  const setUrl = (typed: string) => halfTyped.keep("streams", { url: typed });
  const rewrite = useMemo(sourceUrlRewrite, []);
  const nameError = newNameFault("streams", name, (collection) => config.readList(collection));
  const { nameWarning, urlError, urlWarning } = newStreamWords(name, url, useTypedCheck("stream"));
  const isPublished = isPublishUrl(url);
  const isFine = name !== "" && nameError === undefined && urlError === undefined;
  return (
    <AddForm
      what="streams"
      title={text("media.addStream")}
      edit={isFine ? newStream(name, url, serverInfo.can("url_publish")) : undefined}
      onCreated={() => onCreated(name, isPublished)}
      onDiscard={onDiscard}
    >
      <TextField
        autoFocus
        label={listText("media.add.name")}
        isRequired
        value={name}
        error={nameError}
        warning={nameWarning}
        isSpaceless
        onChange={(typed) => halfTyped.keep("streams", { name: typed })}
      />
      <div className={styles.tested}>
        <TextField
          label={listText("media.add.url")}
          help={listText(isPublished ? "media.add.publishedHelp" : "media.add.urlHelp")}
          value={url}
          error={urlError}
          warning={urlWarning}
          onChange={(typed) => setUrl(rewrite.type(typed))}
          onBlur={() => rewrite.settle()}
        />
        {urlError === undefined && isTestable(url, (capability) => serverInfo.can(capability)) && (
          <SourceTest source={{ url }} />
        )}
      </div>
      <Checkbox isChecked={isPublished} onChange={(isChosen) => setUrl(isChosen ? "publish://" : "")}>
        {listText("media.add.published")}
      </Checkbox>
    </AddForm>
  );
});
