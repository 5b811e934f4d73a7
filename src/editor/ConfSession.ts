import { editor, KeyCode, KeyMod } from "monaco-editor/editor";
import type { ChangedLines } from "../model/conf/lineChanges.ts";
import type { ConfProblem } from "../model/conf/confProblems.ts";
import type { TextRange } from "../model/conf/TextLanguage.ts";
import { consoleKeys } from "../model/keys/consoleKeys.ts";
import { changeBetween } from "./changeBetween.ts";
import { hostConf } from "./confMonaco.ts";
import { type ConfHost, confLanguage, markerOf } from "./confProviders.ts";

/** Who is told of what happens in an editor, and answers what it asks. */
export interface EditorListener {
  /** What is typed, a moment after each key. */
  readonly onType: (text: string) => void;
  readonly onSave: () => void;
  /** Where the cursor is, as an offset in the text. */
  readonly onCursor: (offset: number) => void;
  readonly ask: ConfHost["ask"];
  readonly problems: ConfHost["problems"];
}

/** A text of megabytes is not put together for each letter. */
const restMs = 80;

/** Where the cursor was when the editor was left, for when it comes back. */
let lastView: editor.ICodeEditorViewState | null = null;

/** One editor over the config text: what is typed goes out a moment later, what others change comes in where it differs. */
export class ConfSession {
  #listener: EditorListener | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #cursorTimer: ReturnType<typeof setTimeout> | undefined;
  /** The text as it went out or came in last. */
  #known: string | undefined;
  #isComingIn = false;
  readonly #colours: editor.IEditorDecorationsCollection;

  constructor(private readonly shown: editor.IStandaloneCodeEditor) {
    this.#colours = shown.createDecorationsCollection();
    this.#known = this.#text();
    shown.onDidChangeModelContent(() => this.#isComingIn || this.#later());
    shown.onDidBlurEditorText(() => this.#send());
    shown.onDidChangeCursorPosition(() => this.#tellCursor());
    // The keyboard of a phone has come up: the browser shows the line that is typed in, and we those around it.
    shown.onDidLayoutChange(() => {
      if (shown.hasTextFocus()) shown.getContainerDomNode().scrollIntoView({ block: "nearest" });
    });
    shown.addCommand(editorKey(consoleKeys["editor.save"]), () => {
      this.#send();
      this.#listener?.onSave();
    });
    if (lastView !== null) shown.restoreViewState(lastView);
  }

  /** Tells of what is typed from now on. @returns the function that ends it */
  listen(listener: EditorListener): () => void {
    this.#listener = listener;
    hostConf({
      ask: (question) => {
        this.#send();
        return listener.ask(question);
      },
      problems: () => {
        this.#send();
        return listener.problems();
      },
    });
    return () => {
      this.#listener = undefined;
      hostConf(undefined);
    };
  }

  /** Shows another text in the place of this one: only where they differ, so that cursor and undo stay. */
  show(text: string): void {
    const model = this.shown.getModel();
    if (model === null || text === this.#known) return;
    if (this.#timer !== undefined) {
      // Typed on meanwhile: that goes out first, and the answer to it comes in again.
      this.#send();
      return;
    }
    this.#known = text;
    const change = changeBetween(model, text);
    if (change === undefined) return;
    this.#isComingIn = true;
    this.shown.pushUndoStop();
    this.shown.executeEdits("draft", [{ ...change, forceMoveMarkers: false }]);
    this.shown.pushUndoStop();
    this.#isComingIn = false;
  }

  mark(problems: readonly ConfProblem[]): void {
    const model = this.shown.getModel();
    if (model !== null) editor.setModelMarkers(model, confLanguage, problems.map(markerOf));
  }

  /** Colours the lines that differ from the saved text. */
  colour(changed: readonly ChangedLines[], classes: Readonly<Record<string, string>>): void {
    this.#colours.set(
      changed.map(({ kind, from, to }) => ({
        range: { startLineNumber: from, startColumn: 1, endLineNumber: to, endColumn: 1 },
        options: { isWholeLine: true, linesDecorationsClassName: classes[kind] ?? null },
      })),
    );
  }

  goTo({ line, column, endLine, endColumn }: TextRange): void {
    const range = { startLineNumber: line, startColumn: column, endLineNumber: endLine, endColumn };
    this.shown.setSelection(range);
    this.shown.revealRangeInCenterIfOutsideViewport(range);
    this.shown.focus();
  }

  close(): void {
    lastView = this.shown.saveViewState();
    this.#send();
    clearTimeout(this.#cursorTimer);
  }

  #later(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#send(), restMs);
  }

  #send(): void {
    if (this.#timer === undefined) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#known = this.#text();
    if (this.#known !== undefined) this.#listener?.onType(this.#known);
  }

  #text(): string | undefined {
    return this.shown.getModel()?.getValue();
  }

  #tellCursor(): void {
    clearTimeout(this.#cursorTimer);
    this.#cursorTimer = setTimeout(() => {
      const model = this.shown.getModel();
      const position = this.shown.getPosition();
      if (model !== null && position !== null) this.#listener?.onCursor(model.getOffsetAt(position));
    }, restMs * 2);
  }
}

/** A key of ours as the editor counts it: `Mod+S`. */
function editorKey(key: "Mod+S"): number {
  return { "Mod+S": KeyMod.CtrlCmd | KeyCode.KeyS }[key];
}
