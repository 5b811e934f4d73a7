import { type Node, type ParseError, parseTree, printParseErrorCode } from "jsonc-parser";
import { escapeSegment } from "./jsonPointer.ts";
import { SchemaError } from "./schemaErrors.ts";

/** What a fault in the syntax of a JSON file is, and how to mend it, by the parser's own name for it. */
const words: Readonly<Record<string, string>> = {
  InvalidSymbol: "this is no JSON value; texts and keys stand in double quotes",
  InvalidNumberFormat: "this is no number as JSON writes them",
  PropertyNameExpected: "a key in double quotes is expected here; after the last property stands no comma",
  ValueExpected: "a value is missing here; after the last item stands no comma",
  ColonExpected: "a colon is missing before this",
  CommaExpected: "a comma is missing before this",
  CloseBraceExpected: "the object is never closed; put a } at its end",
  CloseBracketExpected: "the list is never closed; put a ] at its end",
  EndOfFileExpected: "the schema ends before this; remove what follows",
  InvalidCommentToken: "JSON has no comments; say it in a description, or in $comment",
  UnexpectedEndOfComment: "JSON has no comments, and this one is never closed",
  UnexpectedEndOfString: 'the quote is never closed; put a " at the end of the text',
  UnexpectedEndOfNumber: "the number ends too soon",
  InvalidUnicode: "after \\u four hexadecimal digits are expected",
  InvalidEscapeCharacter: "this escape is not known; a backslash is written \\\\",
  InvalidCharacter: "this character must be written as an escape, such as \\n",
};

/** The first fault that a parser found, in words: after it it stumbles over what follows. */
export function firstJsonFault(
  errors: readonly ParseError[],
  text: string,
): { readonly words: string; readonly offset: number } | undefined {
  const [first] = errors;
  if (first === undefined) return undefined;
  if (text.trim() === "")
    return { words: 'the file is empty; the least of a schema is { "type": "object" }', offset: 0 };
  const code = printParseErrorCode(first.error);
  return { words: `the file must be JSON: ${words[code] ?? code}`, offset: first.offset };
}

/**
 * What reading a file as JSON hides: of two equal keys the last one wins, and `__proto__` is none at all.
 * @param source path and text of a schema file
 */
export function keyFaults(source: { readonly file: string; readonly text: string }): readonly SchemaError[] {
  const root = parseTree(source.text);
  return root ? faultsIn(root, "").map(({ node, at, rule }) => new SchemaError(source, at, rule, node.offset)) : [];
}

interface KeyFault {
  readonly node: Node;
  readonly at: string;
  readonly rule: string;
}

function faultsIn(node: Node, pointer: string): readonly KeyFault[] {
  if (node.type === "array")
    return (node.children ?? []).flatMap((item, index) => faultsIn(item, `${pointer}/${index}`));
  if (node.type !== "object") return [];
  const seen = new Set<string>();
  return (node.children ?? []).flatMap((property) => {
    const [name, value] = property.children ?? [];
    const key = String(name?.value);
    const at = `${pointer}/${escapeSegment(key)}`;
    const rule =
      key === "__proto__"
        ? "no key is called __proto__"
        : seen.has(key)
          ? "a key stands once in its object"
          : undefined;
    seen.add(key);
    return [...(rule === undefined ? [] : [{ node: property, at, rule }]), ...(value ? faultsIn(value, at) : [])];
  });
}
