import Editor from "@monaco-editor/react";
import { useEffect, useState } from "react";
import type { ChangedLines } from "../model/conf/lineChanges.ts";
import type { ConfProblem } from "../model/conf/confProblems.ts";
import type { TextRange } from "../model/conf/TextLanguage.ts";
import { ConfSession, type EditorListener } from "./ConfSession.ts";
import styles from "./ConfEditor.module.css";
import { confLanguage } from "./confProviders.ts";
import "./confMonaco.ts";

interface ConfEditorProps {
  readonly label: string;
  readonly text: string;
  readonly listener: EditorListener;
  readonly problems: readonly ConfProblem[];
  readonly changed: readonly ChangedLines[];
  readonly isDark: boolean;
  readonly loading: string;
  /** A place to be shown, where the cursor goes; another object each time it is asked for. */
  readonly wanted: TextRange | undefined;
}

/** The config text in an editor that knows its language. */
export function ConfEditor(props: ConfEditorProps) {
  const { label, text, problems, changed, isDark, loading, wanted, listener } = props;
  const [session, setSession] = useState<ConfSession>();
  const [first] = useState(text);
  // Before it stops listening: what was typed last goes out.
  useEffect(() => () => session?.close(), [session]);
  useEffect(() => session?.listen(listener), [session, listener]);
  useEffect(() => session?.show(text), [session, text]);
  useEffect(() => session?.mark(problems), [session, problems]);
  useEffect(() => session?.colour(changed, styles), [session, changed]);
  useEffect(() => {
    if (wanted !== undefined) session?.goTo(wanted);
  }, [session, wanted]);
  return (
    <div className={styles.frame}>
      <Editor
        defaultLanguage={confLanguage}
        defaultPath="sluice.conf"
        defaultValue={first}
        theme={isDark ? "sluice-dark" : "sluice-light"}
        loading={loading}
        onMount={(editor) => setSession(new ConfSession(editor))}
        options={{
          ariaLabel: label,
          automaticLayout: true,
          fixedOverflowWidgets: true,
          folding: true,
          fontSize: 13,
          glyphMargin: false,
          lineDecorationsWidth: 12,
          lineNumbersMinChars: 3,
          minimap: { enabled: false },
          padding: { top: 8, bottom: 8 },
          quickSuggestions: { other: true, strings: true, comments: false },
          renderLineHighlight: "line",
          scrollBeyondLastLine: false,
          stickyScroll: { enabled: true },
          tabSize: 2,
          unicodeHighlight: { ambiguousCharacters: true, invisibleCharacters: true },
          wordBasedSuggestions: "off",
        }}
      />
    </div>
  );
}
