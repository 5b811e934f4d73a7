import { observer } from "mobx-react-lite";
import { ConfirmDialog } from "../../components/overlays/ConfirmDialog.tsx";
import { text } from "../../texts/text.ts";
import { useStores } from "../../context/StoresContext.ts";

/** Asks what something waits for: a save, if nothing else is said. */
export const QuestionDialog = observer(function QuestionDialog() {
  const { questions } = useStores();
  return (
    <ConfirmDialog
      isOpen={questions.words !== undefined}
      confirmLabel={questions.verb?.label ?? text("pages.save")}
      // A save that is asked about costs something: access, viewers, recordings.
      isDangerous={questions.verb === undefined || questions.verb.isDangerous === true}
      onConfirm={() => questions.answer(true)}
      onCancel={() => questions.answer(false)}
    >
      {questions.words}
    </ConfirmDialog>
  );
});
