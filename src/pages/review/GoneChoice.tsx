import { observer } from "mobx-react-lite";
import { Button } from "../../components/controls/Button.tsx";
import { entities } from "../../generated/entities.ts";
import { nameOf } from "../../model/diff/nameOf.ts";
import type { ConfigPath } from "../../model/path/ConfigPath.ts";
import { text } from "../../texts/text.ts";
import { useStores } from "../../context/useStores.ts";
import styles from "./ConflictChoice.module.css";

/** An entity that is edited here and was deleted by another: give the edits up, or create it again with them. */
export const GoneChoice = observer(function GoneChoice({ path }: { readonly path: ConfigPath }) {
  const { draft, save } = useStores();
  const { entity } = nameOf(path, undefined, entities);
  const canRestore = draft.canRestore(path);
  const choose = (settle: () => void) => {
    settle();
    save.dismissFailure();
  };
  return (
    <div className={styles.choice} role="group" aria-label={text("review.choose", { what: entity })}>
      <p>
        {text("review.gone", { entity })} {!canRestore && text("review.goneUnknown")}
      </p>
      <div className={styles.buttons}>
        <Button size="small" onClick={() => choose(() => draft.discard(path))}>
          {text("review.drop")}
        </Button>
        {canRestore && (
          <Button size="small" onClick={() => choose(() => draft.restore(path))}>
            {text("review.restore")}
          </Button>
        )}
      </div>
    </div>
  );
});
