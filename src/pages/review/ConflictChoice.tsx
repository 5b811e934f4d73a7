import { observer } from "mobx-react-lite";
import { Button } from "../../components/controls/Button.tsx";
import { entities } from "../../generated/entities.ts";
import { titleAt } from "../../model/diff/titleAt.ts";
import type { Conflict } from "../../model/draft/draftConflicts.ts";
import { text } from "../../texts/text.ts";
import { useStores } from "../../context/useStores.ts";
import styles from "./ConflictChoice.module.css";
import { GoneChoice } from "./GoneChoice.tsx";
import { theirsInWords } from "./theirsInWords.ts";

/** What another made of something that is edited here, and the choice between the two. */
export const ConflictChoice = observer(function ConflictChoice({ conflict }: { readonly conflict: Conflict }) {
  const { config, draft, save } = useStores();
  const { kind, path, item } = conflict;
  if (kind === "gone") return <GoneChoice path={path} />;
  const choose = (settle: () => void) => {
    settle();
    save.dismissFailure();
  };
  const what = [titleAt(path, entities) || path.at(-1), item].filter(Boolean).join(" ");
  return (
    <div className={styles.choice} role="group" aria-label={text("review.choose", { what })}>
      <p>{theirsInWords(conflict, config.peek())}</p>
      <div className={styles.buttons}>
        <Button size="small" onClick={() => choose(() => draft.keepMine(path, item))}>
          {text("review.keepMine")}
        </Button>
        <Button size="small" onClick={() => choose(() => draft.takeTheirs(path, item))}>
          {text("review.takeTheirs")}
        </Button>
      </div>
    </div>
  );
});
