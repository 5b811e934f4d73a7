import { observer } from "mobx-react-lite";
import { Button } from "../../components/controls/Button.tsx";
import { useStores } from "../../context/StoresContext.ts";
import { entities } from "../../generated/entities.ts";
import type { Json, JsonObject } from "../../model/Json.ts";
import { describeChanges } from "../../model/diff/draftChanges.ts";
import { entityNameAt, titleAt } from "../../model/diff/settingWords.ts";
import type { Conflict } from "../../model/draft/draftConflicts.ts";
import type { ConfigPath } from "../../model/configPath.ts";
import { changeText } from "../../texts/en/changeWords.ts";
import styles from "./ConflictChoice.module.css";

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
    <div className={styles.choice} role="group" aria-label={changeText("review.choose", { what })}>
      <p>{theirsInWords(conflict, config.peek())}</p>
      <div className={styles.buttons}>
        <Button size="small" onClick={() => choose(() => draft.keepMine(path, item))}>
          {changeText("review.keepMine")}
        </Button>
        <Button size="small" onClick={() => choose(() => draft.takeTheirs(path, item))}>
          {changeText("review.takeTheirs")}
        </Button>
      </div>
    </div>
  );
});

/** An entity that is edited here and was deleted by another: give the edits up, or create it again with them. */
export const GoneChoice = observer(function GoneChoice({ path }: { readonly path: ConfigPath }) {
  const { draft, save } = useStores();
  const { entity } = entityNameAt(path, undefined, entities);
  const canRestore = draft.canRestore(path);
  const choose = (settle: () => void) => {
    settle();
    save.dismissFailure();
  };
  return (
    <div className={styles.choice} role="group" aria-label={changeText("review.choose", { what: entity })}>
      <p>
        {changeText("review.gone", { entity })} {!canRestore && changeText("review.goneUnknown")}
      </p>
      <div className={styles.buttons}>
        <Button size="small" onClick={() => choose(() => draft.discard(path))}>
          {changeText("review.drop")}
        </Button>
        {canRestore && (
          <Button size="small" onClick={() => choose(() => draft.restore(path))}>
            {changeText("review.restore")}
          </Button>
        )}
      </div>
    </div>
  );
});

/** What another administrator made of something that is edited here: the value, or what was done; never a secret. */
function theirsInWords({ path, item, base, theirs }: Conflict, server: JsonObject): string {
  const [before, after] = item === undefined ? [base, theirs] : [asList(base), asList(theirs)];
  const changes = describeChanges(new Map([["", { path, base: before, mine: after }]]), server, entities);
  const [only] = changes;
  if (
    changes.length === 1 &&
    only?.kind === "value" &&
    only.isSecret !== true &&
    only.to !== undefined &&
    item === undefined
  )
    return changeText("review.onServer", { value: only.to });
  return changeText("review.byOther", { what: changes.map((change) => change.text).join("; ") });
}

function asList(item: Json | undefined): Json[] {
  return item === undefined ? [] : [item];
}
