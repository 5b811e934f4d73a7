import { observer } from "mobx-react-lite";
import { ConfirmDialog } from "../../components/overlays/ConfirmDialog.tsx";
import { useStores } from "../../context/StoresContext.ts";

/** Asks what something waits for. */
export const QuestionDialog = observer(function QuestionDialog() {
  const { questions } = useStores();
  const { asked } = questions;
  if (asked === undefined) return null;
  return (
    <ConfirmDialog
      // The focus is not on the answer to the one before.
      key={questions.answered}
      isOpen
      title={asked.title}
      confirmLabel={asked.verb}
      isDangerous={asked.isDangerous}
      onConfirm={() => questions.answer(true)}
      onCancel={() => questions.answer(false)}
    >
      {asked.words}
    </ConfirmDialog>
  );
});
