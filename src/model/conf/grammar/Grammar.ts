import type { ConfProperty, ConfTable } from "../../../generated/contracts/ConfTable.ts";
import { codecs } from "../codecs/codecs.ts";
import { ContextGrammar, isCollection, type OptionsOfParts, type StatementShape, wordsOf } from "./ContextGrammar.ts";
import { objectShape } from "../shapes/objectShape.ts";
import { flagShape } from "../shapes/flagShape.ts";
import { listShape } from "../shapes/listShape.ts";
import { mapShape } from "../shapes/mapShape.ts";
import { valueShape } from "../shapes/valueShape.ts";

/** The language table, indexed: contexts with their rows, and the words the parser recovers at. */
export class Grammar {
  readonly root: ContextGrammar;
  /** By the word of a statement, the options that it says once for each of its parts. */
  readonly optionsOfParts: ReadonlyMap<string, OptionsOfParts>;
  private readonly contexts = new Map<string, ContextGrammar>();
  private readonly words = new Set<string>();
  private readonly topWords = new Set<string>();
  private readonly collectionNames = new Set<string>();
  private readonly orders = new Set<string>();

  constructor(readonly table: ConfTable) {
    for (const [name, context] of Object.entries(table.contexts))
      this.contexts.set(name, new ContextGrammar(name, context));
    for (const grammar of this.contexts.values()) {
      this.fill(grammar);
      if (grammar.context.order !== undefined) this.orders.add(grammar.context.order);
    }
    this.root = this.context(table.root);
    for (const row of this.root.rows) if (isCollection(row)) this.collectionNames.add(row.property.path[0] ?? "");
    const inner = new Set<string>();
    for (const grammar of this.contexts.values()) {
      const target = grammar === this.root ? this.topWords : inner;
      for (const word of grammar.rowByWord.keys()) {
        this.words.add(word);
        target.add(word);
      }
    }
    for (const word of inner) this.topWords.delete(word);
    const rows = [...this.contexts.values()].flatMap((grammar) => grammar.rows);
    this.optionsOfParts = new Map(
      rows.flatMap((row) => (row.shape.optionsOfParts ? [[row.word, row.shape.optionsOfParts(row)]] : [])),
    );
  }

  isWord(word: string): boolean {
    return this.words.has(word);
  }

  isTopWord(word: string): boolean {
    return this.topWords.has(word);
  }

  /** A property that only says where an item stands among its siblings. */
  isOrder(name: string): boolean {
    return this.orders.has(name);
  }

  /** A property of the config that holds entities, each with a block of its own. */
  isCollectionName(name: string): boolean {
    return this.collectionNames.has(name);
  }

  private context(name: string): ContextGrammar {
    const grammar = this.contexts.get(name);
    if (grammar === undefined) throw new Error(`The language table names no context "${name}". Run npm run generate.`);
    return grammar;
  }

  private fill(grammar: ContextGrammar): void {
    const groups = new Map<string, ConfProperty[]>();
    for (const property of grammar.context.properties) {
      if (property.context !== undefined) grammar.children.set(property, this.context(property.context));
      if (grammar.isPositional(property)) continue;
      const shared = property.shape === "codec" ? `${property.codec} ${property.word}` : property.path.join("/");
      groups.set(shared, [...(groups.get(shared) ?? []), property]);
    }
    for (const properties of groups.values()) {
      // The member that holds objects says the context; the others are scalars beside it.
      const property = properties.find(({ context }) => context !== undefined) ?? properties[0];
      if (property === undefined) continue;
      const row = {
        word: property.word,
        property,
        properties,
        shape: shapeOf(property),
        grammar: grammar.children.get(property),
      };
      grammar.rows.push(row);
      const blocks = property.blocks?.map(({ word }) => word) ?? [];
      for (const word of [...wordsOf(property), ...blocks]) grammar.rowByWord.set(word, row);
    }
  }
}

function shapeOf(property: ConfProperty): StatementShape {
  switch (property.shape) {
    case "codec": {
      const codec = codecs.get(property.codec ?? "");
      if (codec === undefined)
        throw new Error(`No codec "${property.codec}" is in src/model/conf/codecs. Add it, or correct x-conf.shape.`);
      return codec;
    }
    case "flag":
      return flagShape;
    case "value":
      return valueShape;
    case "options":
    case "block":
      return objectShape;
    case "repeated":
      return property.container === "map" ? mapShape : listShape;
  }
}
