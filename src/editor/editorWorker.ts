// What the editor does in a thread of its own: it finds links and compares texts.
import "monaco-editor/editor/editor.worker";
