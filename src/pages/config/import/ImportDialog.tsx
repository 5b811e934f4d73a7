import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { Button } from "../../../components/controls/Button.tsx";
import { Select } from "../../../components/controls/Choices.tsx";
import { Field } from "../../../components/controls/TextField.tsx";
import { Dialog } from "../../../components/overlays/Dialog.tsx";
import { ErrorState } from "../../../components/states/ErrorState.tsx";
import { LoadingState } from "../../../components/states/LoadingState.tsx";
import { useStores } from "../../../context/StoresContext.ts";
import { withHiddenShown } from "../../../model/hiddenCharacters.ts";
import { commentLength, LONGEST_COMMENT } from "../../../model/config/saveTerms.ts";
import { ChannelImport } from "../../../stores/importing/ChannelImport.ts";
import { ConfigImport } from "../../../stores/importing/ConfigImport.ts";
import { FileImport } from "../../../stores/importing/FileImport.ts";
import { importText } from "../../../texts/en/imports.ts";
import { goneWords } from "../../collection/deletionWords.ts";
import { CommentField } from "../../review/CommentField.tsx";
import { ChannelTable } from "./ChannelTable.tsx";
import { ConfigPreview } from "./ConfigPreview.tsx";
import { FaultList, faultsOf } from "./FaultList.tsx";

interface ImportDialogProps {
  readonly file: File;
  readonly onClose: () => void;
}

/** What a file would make of the config, in words, before any of it is written. */
export const ImportDialog = observer(function ImportDialog({ file, onClose }: ImportDialogProps) {
  const stores = useStores();
  const [opened] = useState(() => new FileImport(stores, file));
  useEffect(() => void opened.open(), [opened]);
  const { content, failure, format, isApplying, comment } = opened;
  const name = withHiddenShown(file.name);
  const isTooLong = commentLength(comment) > LONGEST_COMMENT;
  const ask = (words: string) =>
    stores.questions.ask({
      title: importText("import.replaceTitle", { file: name }),
      words,
      verb: importText("import.apply.replace"),
      isDangerous: true,
    });
  const isMeant = async (config: ConfigImport) => {
    // Another may save while it is asked: what they made is told as well before it goes.
    for (let told = ""; ;) {
      const { deleted, after } = config;
      const goes = JSON.stringify([...deleted]);
      if (deleted.size === 0 || goes === told) return true;
      if (!(await ask(goneWords(deleted, stores.config.peek(), after)))) return false;
      told = goes;
    }
  };
  const apply = async () => {
    if (content instanceof ConfigImport && !(await isMeant(content))) return;
    if (await opened.apply()) onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={importText("import.title", { file: name })}
      size="large"
      footer={
        <>
          <Button onClick={onClose}>{importText("import.cancel")}</Button>
          <Button
            variant={content?.isReplacing === true ? "danger" : "primary"}
            disabled={content === undefined || content.edits.size === 0 || isTooLong}
            isBusy={isApplying}
            onClick={() => void apply()}
          >
            {content?.action ?? importText("import.apply")}
          </Button>
        </>
      }
    >
      {format !== undefined && (
        <Field label={importText("import.format")} isRow>
          {(control) => (
            <Select
              {...control}
              value={format}
              options={opened.formats.map((value) => ({ value, label: importText(`import.format.${value}`) }))}
              onChange={(wanted) => void opened.readAs(wanted)}
            />
          )}
        </Field>
      )}
      {opened.isLatin1 && <p>{importText("import.latin1")}</p>}
      {content === undefined && failure === undefined && (
        <LoadingState label={importText("import.reading", { file: name })} />
      )}
      {failure && (
        <ErrorState title={withHiddenShown(failure.message)}>
          <FaultList file={name} faults={failure.faults} unlisted={failure.unlisted} />
        </ErrorState>
      )}
      {opened.refusal && content && (
        <ErrorState title={importText(content.isReplacing ? "import.notReplaced" : "import.notSaved")}>
          <p>{withHiddenShown(opened.refusal.message)}</p>
          <FaultList file={name} faults={faultsOf(opened.refusal.problems, content)} />
        </ErrorState>
      )}
      {content instanceof ChannelImport && <ChannelTable file={name} channels={content} />}
      {content instanceof ConfigImport && (
        <ConfigPreview file={name} config={content} isRefused={opened.refusal !== undefined} />
      )}
      {content !== undefined && content.edits.size > 0 && stores.serverInfo.can("comment") && (
        <CommentField comment={comment} onChange={(typed) => opened.setComment(typed)} />
      )}
    </Dialog>
  );
});
