import type { ContextGrammar, Row } from "../grammar/ContextGrammar.ts";
import type { Layout } from "../print/printConf.ts";
import type { ConfChunk, Statement } from "../syntax/ConfTree.ts";
import { attachedStartOf, endsLine, indentOf, isFirstOnLine, lineEndOf, type Splice } from "./textSplices.ts";

/** The statements of a block, or of the top level, and where new ones go. */
export interface Body {
  readonly statements: readonly Statement[];
  /** Of a statement that has no neighbour to follow. */
  readonly indent: string;
  /** Where the block begins; of the top level a line of its own is begun here. */
  readonly top: { readonly chunk: ConfChunk; readonly offset: number; readonly isLine?: true };
}

/** A statement to be put into a block. */
export interface Insertion {
  /** Behind this one, before this one, or where its row belongs. */
  readonly place: { readonly after: Statement } | { readonly before: Statement } | { readonly row: Row };
  /** Without blanks around it. */
  readonly text: (indent: string) => string;
}

/** Puts a new statement into a block, indented and parted as its neighbours are. */
export function insertionSplice({ place, text }: Insertion, places: InsertionPlaces, layout: Layout): Splice {
  if ("before" in place) return before(place.before, text, layout);
  const anchor = "after" in place ? places.survivorBefore(place.after) : places.anchorOf(place.row);
  if (anchor !== undefined) {
    const own = isFirstOnLine(anchor) ? indentOf(anchor.chunk.text, anchor.start) : places.indent;
    return behind(anchor.chunk, anchor.end, text, own, layout);
  }
  const { chunk, offset, isLine } = places.top;
  if (isLine === true) return { chunk, start: offset, end: offset, text: text(places.indent) + layout.endOfLine };
  return behind(chunk, offset, text, places.indent, layout);
}

/** Where the statements to be put into a block go: looked up once for all of them, as a block may get thousands. */
export class InsertionPlaces {
  readonly top: Body["top"];
  private readonly survivors = new Map<Statement, Statement | undefined>();
  private readonly anchors = new Map<Row, Statement | undefined>();
  private known: string | undefined;

  constructor(
    private readonly body: Body,
    private readonly grammar: ContextGrammar,
    private readonly removed: ReadonlySet<Statement>,
  ) {
    this.top = body.top;
  }

  /** Of a statement that has no neighbour to follow. */
  get indent(): string {
    const sibling = this.known === undefined ? this.body.statements.find(isFirstOnLine) : undefined;
    this.known ??= sibling === undefined ? this.body.indent : indentOf(sibling.chunk.text, sibling.start);
    return this.known;
  }

  /** A removed statement is no neighbour: the one above it is. */
  survivorBefore(statement: Statement): Statement | undefined {
    if (this.survivors.size === 0) {
      let last: Statement | undefined;
      for (const own of this.body.statements) {
        if (!this.removed.has(own)) last = own;
        this.survivors.set(own, last);
      }
    }
    return this.survivors.get(statement);
  }

  /** The last statement of the nearest row above, in the order of the language. */
  anchorOf(row: Row): Statement | undefined {
    if (!this.anchors.has(row)) this.anchors.set(row, rowAnchor(this.body, this.grammar, row, this.removed));
    return this.anchors.get(row);
  }
}

function rowAnchor(
  { statements }: Body,
  grammar: ContextGrammar,
  row: Row,
  removed: ReadonlySet<Statement>,
): Statement | undefined {
  const place = new Map(grammar.rows.map((other, index) => [other, index]));
  const own = place.get(row) ?? 0;
  let best: Statement | undefined;
  let bestPlace = -1;
  for (const statement of statements) {
    const other = grammar.rowByWord.get(statement.word);
    const otherPlace = other === undefined ? -1 : (place.get(other) ?? -1);
    if (removed.has(statement) || otherPlace < bestPlace || otherPlace < 0 || otherPlace > own) continue;
    best = statement;
    bestPlace = otherPlace;
  }
  return best;
}

function behind(chunk: ConfChunk, offset: number, text: Insertion["text"], indent: string, layout: Layout): Splice {
  if (endsLine(chunk.text, offset)) {
    const end = lineEndOf(chunk.text, offset);
    return { chunk, start: end, end, text: layout.endOfLine + indent + text(indent) };
  }
  const closesAtOnce = chunk.text[offset] === "}";
  return { chunk, start: offset, end: offset, text: ` ${text(indent)}${closesAtOnce ? " " : ""}` };
}

function before(statement: Statement, text: Insertion["text"], layout: Layout): Splice {
  const { chunk, start } = statement;
  const indent = indentOf(chunk.text, start);
  if (!isFirstOnLine(statement)) return { chunk, start, end: start, text: `${text(indent)} ` };
  const line = attachedStartOf(statement);
  return { chunk, start: line, end: line, text: indent + text(indent) + layout.endOfLine };
}
