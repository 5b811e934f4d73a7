import { observer } from "mobx-react-lite";
import { useEffect, useMemo, useRef } from "react";
import { CodeArea } from "../../components/controls/CodeArea.tsx";
import { LoadingState } from "../../components/states/LoadingState.tsx";
import { useStores } from "../../context/StoresContext.ts";
import type { TextRange } from "../../model/conf/TextLanguage.ts";
import type { EditingDesk } from "../../stores/DeskTurns.ts";
import { saveText } from "./TextActions.tsx";
import { useDark } from "../../context/useDark.ts";
import type { Editor } from "./useEditor.ts";
import styles from "./ConfigTextPage.module.css";
import { configWords } from "../../texts/en/configPages.ts";

const rows = 30;

/** A place to be shown; asked for once more, it is another object. */
export interface WantedPlace {
  readonly place: TextRange;
}

interface TextBoxProps {
  /** Undefined until it is loaded. */
  readonly Editor: Editor | undefined;
  readonly written: string;
  readonly wanted: WantedPlace | undefined;
  readonly onCursor: (offset: number) => void;
  /** Id of what tells what is wrong. */
  readonly describedBy: string;
}

/** What the text is typed in: the editor that knows its language, or the plain box of the browser. */
export const TextBox = observer(function TextBox({ Editor, ...place }: TextBoxProps) {
  const { written, wanted, onCursor } = place;
  const stores = useStores();
  const { configText } = stores;
  const isDark = useDark();
  const listener = useMemo(
    () => ({
      onType: (typed: string) => configText.type(typed),
      onSave: () => saveText(stores),
      onCursor,
      ask: <Answer,>(question: (desk: EditingDesk) => Promise<Answer>) => configText.ask(question),
      problems: () => configText.readProblems(),
    }),
    [configText, onCursor, stores],
  );
  if (configText.isPlain) return <PlainBox {...place} />;
  if (Editor === undefined) {
    return (
      <div className={styles.awaited}>
        <LoadingState label={configWords("config.loading")} />
      </div>
    );
  }
  return (
    <Editor
      label={configWords("config.text")}
      loading={configWords("config.loading")}
      text={written}
      wanted={wanted?.place}
      isDark={isDark}
      problems={configText.state?.problems ?? []}
      changed={configText.state?.changed ?? []}
      listener={listener}
    />
  );
});

/** On touch and for screen readers: the browser's own box. */
const PlainBox = observer(function PlainBox({ written, wanted, onCursor, describedBy }: Omit<TextBoxProps, "Editor">) {
  const { configText } = useStores();
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const box = area.current;
    if (wanted === undefined || box === null) return;
    const { line, column, endLine, endColumn } = wanted.place;
    box.focus();
    box.setSelectionRange(offsetOf(box.value, line, column), offsetOf(box.value, endLine, endColumn));
  }, [wanted]);
  return (
    <CodeArea
      ref={area}
      label={configWords("config.text")}
      rows={rows}
      value={written}
      onChange={(typed) => configText.type(typed)}
      onCursor={onCursor}
      isInvalid={configText.failure?.kind === "wrong"}
      describedBy={describedBy}
    />
  );
});

/** @param line from 1, as the column */
function offsetOf(written: string, line: number, column: number): number {
  let at = 0;
  for (let next = 1; next < line; next += 1) {
    const end = written.indexOf("\n", at);
    if (end < 0) return written.length;
    at = end + 1;
  }
  return Math.min(at + column - 1, written.length);
}
