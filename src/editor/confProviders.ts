import { languages, MarkerSeverity, type editor, type IRange, type Position, Range } from "monaco-editor/editor";
import type { Suggestion } from "../model/conf/assist/completeConf.ts";
import type { FileRange } from "../model/conf/assist/findReferences.ts";
import type { Hover } from "../model/conf/assist/hoverConf.ts";
import type { OutlineItem } from "../model/conf/assist/outlineConf.ts";
import type { ConfProblem } from "../model/conf/confProblems.ts";
import type { TextDesk } from "../model/conf/TextDesk.ts";
import { changeBetween } from "./changeBetween.ts";
import { configWords } from "../texts/en/configPages.ts";

/** Who answers what the editor asks: the desk, once it has read what is typed. */
export interface ConfHost {
  readonly ask: <Answer>(question: (desk: Desk) => Promise<Answer>) => Promise<Answer>;
  /** Of the text as it is typed now. */
  readonly problems: () => Promise<readonly ConfProblem[]>;
}

type Desk = { readonly [Method in keyof TextDesk]: TextDesk[Method] };

export const confLanguage = "sluice-conf";

/** Registers what the editor knows of the language; each provider counts once, whatever editors come and go. */
export function registerProviders(host: () => ConfHost | undefined): void {
  const ask = async <Answer>(question: (desk: Desk) => Promise<Answer>): Promise<Answer | undefined> =>
    host()?.ask(question);

  languages.registerCompletionItemProvider(confLanguage, {
    triggerCharacters: [" ", "=", "@", ":"],
    provideCompletionItems: async (model, position) => {
      const found = await ask((desk) => desk.complete(model.getOffsetAt(position)));
      return { suggestions: (found ?? []).map((one) => completionOf(one, model, position)) };
    },
  });

  languages.registerHoverProvider(confLanguage, {
    provideHover: async (model, position) => {
      const found = await ask((desk) => desk.hover(model.getOffsetAt(position)));
      return found && { contents: hoverWords(found).map((value) => ({ value })), range: rangeIn(model, found) };
    },
  });

  languages.registerSignatureHelpProvider(confLanguage, {
    signatureHelpTriggerCharacters: [" "],
    signatureHelpRetriggerCharacters: ["="],
    provideSignatureHelp: async (model, position) => {
      const found = await ask((desk) => desk.signature(model.getOffsetAt(position)));
      if (found === undefined) return undefined;
      const parameters = found.parts.map(({ label, description = "" }) => ({ label, documentation: description }));
      const signature = { label: found.label, documentation: found.description ?? "", parameters };
      const value = { signatures: [signature], activeSignature: 0, activeParameter: found.active ?? -1 };
      return { value, dispose: () => undefined };
    },
  });

  languages.registerDefinitionProvider(confLanguage, {
    provideDefinition: async (model, position) => {
      const found = await ask((desk) => desk.definition(model.getOffsetAt(position)));
      return found && { uri: model.uri, range: rangeIn(model, found) };
    },
  });

  languages.registerReferenceProvider(confLanguage, {
    provideReferences: async (model, position) => {
      const found = await ask((desk) => desk.references(model.getOffsetAt(position)));
      return (found ?? []).map((range) => ({ uri: model.uri, range: rangeIn(model, range) }));
    },
  });

  languages.registerRenameProvider(confLanguage, {
    resolveRenameLocation: async (model, position) => {
      const name = await ask((desk) => desk.nameAt(model.getOffsetAt(position)));
      const word = model.getWordAtPosition(position);
      const { lineNumber } = position;
      const range = {
        startLineNumber: lineNumber,
        endLineNumber: lineNumber,
        startColumn: word?.startColumn ?? position.column,
        endColumn: word?.endColumn ?? position.column,
      };
      return name === undefined
        ? { range, text: "", rejectReason: configWords("config.notRenamable") }
        : { range, text: name };
    },
    provideRenameEdits: async (model, position, newName) => {
      const renamed = await ask((desk) => desk.rename(model.getOffsetAt(position), newName));
      if (renamed === undefined) return { edits: [], rejectReason: configWords("config.nameTaken", { name: newName }) };
      const edit = changeBetween(model, renamed);
      return {
        edits: edit === undefined ? [] : [{ resource: model.uri, textEdit: edit, versionId: model.getVersionId() }],
      };
    },
  });

  languages.registerDocumentSymbolProvider(confLanguage, {
    provideDocumentSymbols: async () => ((await ask((desk) => desk.outline())) ?? []).map(symbolOf),
  });

  languages.registerFoldingRangeProvider(confLanguage, {
    provideFoldingRanges: async () => ((await ask((desk) => desk.outline())) ?? []).flatMap(foldsOf),
  });

  languages.registerDocumentRangeFormattingEditProvider(confLanguage, {
    provideDocumentRangeFormattingEdits: async (model, { startLineNumber, endLineNumber }) => {
      const lines = (await ask((desk) => desk.format(startLineNumber, endLineNumber))) ?? [];
      return lines.map(({ line, text: written }) => ({
        text: written,
        range: {
          startLineNumber: line,
          startColumn: 1,
          endLineNumber: line,
          endColumn: model.getLineMaxColumn(line),
        },
      }));
    },
  });

  languages.registerCodeActionProvider(confLanguage, {
    provideCodeActions: async (model, range) => {
      const meant = ((await host()?.problems()) ?? []).filter((one) =>
        Range.areIntersectingOrTouching(range, rangeOf(one)),
      );
      const actions = await Promise.all(
        meant.map(async (problem) => {
          const fixes = (await ask((desk) => desk.fixes(problem))) ?? [];
          return fixes.map(({ title, text: written, ...place }, index) => ({
            title,
            kind: "quickfix",
            diagnostics: [markerOf(problem)],
            isPreferred: index === 0,
            edit: {
              edits: [
                {
                  resource: model.uri,
                  textEdit: { range: rangeIn(model, place), text: written },
                  versionId: model.getVersionId(),
                },
              ],
            },
          }));
        }),
      );
      return { actions: actions.flat(), dispose: () => undefined };
    },
  });
}

/** A problem as the editor underlines it. */
export function markerOf(problem: ConfProblem): editor.IMarkerData {
  const { level, message } = problem;
  return { severity: level === "error" ? MarkerSeverity.Error : MarkerSeverity.Warning, message, ...rangeOf(problem) };
}

function rangeOf({ line, column, endLine, endColumn }: ConfProblem): IRange {
  return { startLineNumber: line, startColumn: column, endLineNumber: endLine, endColumn };
}

function rangeIn(model: editor.ITextModel, { start, end }: FileRange): IRange {
  const from = model.getPositionAt(start);
  const to = model.getPositionAt(end);
  return {
    startLineNumber: from.lineNumber,
    startColumn: from.column,
    endLineNumber: to.lineNumber,
    endColumn: to.column,
  };
}

const kinds = {
  word: languages.CompletionItemKind.Keyword,
  option: languages.CompletionItemKind.Property,
  value: languages.CompletionItemKind.EnumMember,
  reference: languages.CompletionItemKind.Reference,
} as const;

function completionOf(
  { label, kind, insert, detail, description, deprecated, start, end }: Suggestion,
  model: editor.ITextModel,
  position: Position,
): languages.CompletionItem {
  const range = rangeIn(model, { start, end });
  // The editor takes ranges of the cursor's own line only.
  const isHere = range.startLineNumber === position.lineNumber && range.endLineNumber === position.lineNumber;
  const at = { lineNumber: position.lineNumber, column: position.column };
  const here = {
    startLineNumber: at.lineNumber,
    startColumn: at.column,
    endLineNumber: at.lineNumber,
    endColumn: at.column,
  };
  const more = /[= ]$/.test(insert) ? { command: { id: "editor.action.triggerSuggest", title: "" } } : {};
  return {
    label,
    kind: kinds[kind],
    insertText: insert,
    range: isHere ? range : here,
    ...(detail === undefined ? {} : { detail }),
    ...(description === undefined ? {} : { documentation: description }),
    ...(deprecated === undefined ? {} : { tags: [languages.CompletionItemTag.Deprecated] }),
    ...more,
  };
}

/** Texts of the schemas, as they are: what looks like markup in them is none. */
function plain(words: string): string {
  return words.replace(/[\\`*_{}[\]()#+\-.!<>|~]/g, "\\$&");
}

function hoverWords({ title, description, deprecated, values, default: standard }: Hover): readonly string[] {
  return [
    `**${plain(title)}**`,
    ...(description === undefined ? [] : [plain(description)]),
    ...(values.length === 0 ? [] : [plain(configWords("config.hoverValues", { values: values.join(", ") }))]),
    ...(standard === undefined ? [] : [plain(configWords("config.hoverDefault", { value: standard }))]),
    ...(deprecated === undefined ? [] : [plain(configWords("config.hoverDeprecated", { use: deprecated }))]),
  ];
}

function symbolOf(item: OutlineItem): languages.DocumentSymbol {
  const range = { startLineNumber: item.from, startColumn: 1, endLineNumber: item.to, endColumn: lineEnd };
  return {
    name: item.name,
    detail: item.detail,
    kind: item.isBlock ? languages.SymbolKind.Struct : languages.SymbolKind.Property,
    tags: [],
    range,
    selectionRange: { ...range, endLineNumber: item.from, endColumn: 1 },
    children: item.children.map(symbolOf),
  };
}

/** A column behind any other: a line number says enough. */
const lineEnd = 1_000_000;

function foldsOf({ isBlock, from, to, children }: OutlineItem): readonly languages.FoldingRange[] {
  if (!isBlock) return [];
  return [...(to > from + 1 ? [{ start: from, end: to - 1 }] : []), ...children.flatMap(foldsOf)];
}
