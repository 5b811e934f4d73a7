import { observer } from "mobx-react-lite";
import { Button } from "../../components/controls/Button.tsx";
import { ChangeList } from "../../components/data/ChangeList.tsx";
import { changeRows } from "../../components/data/changeRows.ts";
import { PanelPart } from "../../components/data/Panel.tsx";
import { Dialog } from "../../components/overlays/Dialog.tsx";
import { entities } from "../../generated/entities.ts";
import { namesInWords } from "../../model/entity/entityNames.ts";
import { entityIndex } from "../../model/entity/entityPlace.ts";
import { placeInWords } from "../../model/diff/settingWords.ts";
import type { RestoreNote } from "../../model/revisions/restorePlan.ts";
import type { RevisionRestore } from "../../stores/revisions/RevisionRestore.ts";
import { compareText } from "../../texts/en/compare.ts";
import styles from "./RestoreSteps.module.css";

/** As many as one reads. */
const mostShown = 100;

interface RestoreQuestionProps {
  readonly restore: RevisionRestore;
  readonly rev: number;
}

/** Asked where edits would be lost or something is deleted, with what they are; it follows what others save meanwhile. */
export const RestoreQuestion = observer(function RestoreQuestion({ restore, rev }: RestoreQuestionProps) {
  const { plan, lost } = restore;
  if (plan === undefined) return null;
  return (
    <Dialog
      isOpen
      onClose={() => restore.dismiss()}
      title={compareText("compare.ask", { rev })}
      footer={
        <>
          <Button onClick={() => restore.dismiss()}>{compareText("compare.cancel")}</Button>
          <Button variant={lost.length > 0 ? "danger" : "primary"} onClick={() => void restore.confirm()}>
            {compareText("compare.put")}
          </Button>
        </>
      }
    >
      <div className={styles.question}>
        <p>{compareText("compare.askHelp")}</p>
        {plan.notes.length > 0 && (
          <PanelPart title={compareText("compare.comes")}>
            <NoteList notes={plan.notes} />
          </PanelPart>
        )}
        {lost.length > 0 && (
          <PanelPart title={compareText("compare.lost")}>
            <ChangeList changes={changeRows(lost.slice(0, mostShown))} />
            {lost.length > mostShown && <p>{compareText("compare.moreNotes", { count: lost.length - mostShown })}</p>}
          </PanelPart>
        )}
      </div>
    </Dialog>
  );
});

const noteKeys = {
  renamed: "compare.noteRenamed",
  created: "compare.noteCreated",
  deleted: "compare.noteDeleted",
  unknown: "compare.noteUnknown",
} as const;

const manyKeys = { created: "compare.noteCreatedMany", deleted: "compare.noteDeletedMany" } as const;

/** So many of a kind are told one by one. */
const mostAlone = 5;

interface NoteListProps {
  readonly notes: readonly RestoreNote[];
  /** Where it is not a question about each: many of a kind that come or go are told as one. */
  readonly isShort?: boolean;
}

/** What was renamed, comes, goes or is left out, in words. */
export function NoteList({ notes, isShort = false }: NoteListProps) {
  if (notes.length === 0) return null;
  const many = isShort ? crowdsOf(notes) : [];
  const crowded = new Set(many.flat());
  const alone = notes.filter((note) => !crowded.has(note));
  return (
    <ul className={styles.notes}>
      {many.map((crowd) => (
        <li key={`${crowd[0]?.kind} ${crowd[0]?.path[0]}`}>{crowdInWords(crowd)}</li>
      ))}
      {alone.slice(0, mostShown).map(({ kind, path, former }) => {
        const now = path[1] ?? "";
        const name = placeInWords(former === undefined ? path : [...path.slice(0, 1), former], entities);
        return <li key={`${kind} ${path.join("/")}`}>{compareText(noteKeys[kind], { name, now })}</li>;
      })}
      {alone.length > mostShown && <li>{compareText("compare.moreNotes", { count: alone.length - mostShown })}</li>}
    </ul>
  );
}

/** Entities of one kind that all come, or all go, where they are many. */
function crowdsOf(notes: readonly RestoreNote[]): readonly (readonly RestoreNote[])[] {
  const grouped = new Map<string, RestoreNote[]>();
  for (const note of notes) {
    if (!(note.kind in manyKeys)) continue;
    const key = `${note.kind} ${note.path[0]}`;
    const known = grouped.get(key);
    if (known) known.push(note);
    else grouped.set(key, [note]);
  }
  return [...grouped.values()].filter((crowd) => crowd.length > mostAlone);
}

function crowdInWords(crowd: readonly RestoreNote[]): string {
  const [first] = crowd;
  const kind = first?.kind === "deleted" ? "deleted" : "created";
  const descriptor = entityIndex(entities).byCollection.get(first?.path[0] ?? "");
  const names = crowd.map(({ path }) => path[1] ?? "");
  return compareText(manyKeys[kind], { names: descriptor ? namesInWords(descriptor, names) : String(names.length) });
}
