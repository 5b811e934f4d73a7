import { observer } from "mobx-react-lite";
import { useEffect, useId, useState } from "react";
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
import { goneWords } from "../../../stores/editing/askedWords.ts";
import { CommentField } from "../../review/CommentField.tsx";
import { ChannelTable } from "./ChannelTable.tsx";
import { ConfigPreview } from "./ConfigPreview.tsx";
import { FaultList, faultsOf, Found } from "./FaultList.tsx";
import styles from "./Import.module.css";

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
  const isMeant = async () => {
    // Another may save while it is asked: what they made is told as well before it goes.
    for (let told = ""; content instanceof ConfigImport;) {
      const { deleted, after } = content;
      const goes = JSON.stringify([...deleted]);
      if (deleted.size === 0 || goes === told) return true;
      if (!(await ask(goneWords(deleted, stores.config.peek(), after)))) return false;
      told = goes;
    }
    return true;
  };
  const apply = async () => (await opened.apply(isMeant)) && onClose();
  const reason = useId();
  const isWrong = content instanceof ConfigImport && content.errors.length > 0;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={importText("import.title", { file: name })}
      size="large"
      footer={
        <>
          {isWrong && (
            <p id={reason} className={styles.reason}>
              {importText("import.mendFirst")}
            </p>
          )}
          <Button onClick={onClose}>{importText("import.cancel")}</Button>
          <Button
            variant={content?.isReplacing === true ? "danger" : "primary"}
            disabled={content === undefined || content.edits.size === 0 || isTooLong || isWrong}
            aria-describedby={isWrong ? reason : undefined}
            isBusy={isApplying}
            onClick={() => void apply()}
          >
            {content?.action ?? importText("import.apply")}
          </Button>
        </>
      }
    >
      <div className={styles.content}>
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
          <Found title={importText(content.isReplacing ? "import.notReplaced" : "import.notSaved")} isError>
            <p>{withHiddenShown(opened.refusal.message)}</p>
            <FaultList file={name} faults={faultsOf(opened.refusal.problems, content)} />
          </Found>
        )}
        {content instanceof ChannelImport && <ChannelTable file={name} channels={content} />}
        {content instanceof ConfigImport && <ConfigPreview file={name} config={content} />}
        {content !== undefined && content.edits.size > 0 && stores.serverInfo.can("comment") && (
          <CommentField comment={comment} onChange={(typed) => opened.setComment(typed)} />
        )}
      </div>
    </Dialog>
  );
});
