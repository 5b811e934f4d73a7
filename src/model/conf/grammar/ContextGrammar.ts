import type { ConfContext, ConfProperty } from "../../../generated/contracts/ConfTable.ts";
import type { JsonObject } from "../../Json.ts";
import type { Reader } from "../read/Reader.ts";
import type { Statement } from "../syntax/ConfTree.ts";

/** One kind of statement of a context: its word and the properties it holds (several only for a codec). */
export interface Row {
  readonly word: string;
  readonly property: ConfProperty;
  readonly properties: readonly ConfProperty[];
  readonly shape: StatementShape;
  /** The context of the property's objects. */
  readonly grammar: ContextGrammar | undefined;
}

/** A bare argument of a context; without a property it is the key of the map's item. */
export interface Positional {
  readonly name: string;
  readonly property: ConfProperty | undefined;
}

/** One context of the language, indexed for reading and printing. Built by Grammar. */
export class ContextGrammar {
  /** In the order statements are written. */
  readonly rows: Row[] = [];
  readonly rowByWord = new Map<string, Row>();
  readonly optionByWord = new Map<string, ConfProperty>();
  /** Contexts of the properties that hold objects. */
  readonly children = new Map<ConfProperty, ContextGrammar>();
  readonly positional: readonly Positional[];
  readonly silent: ReadonlySet<string>;
  /** Properties that stand in the statement's head whatever its shape. */
  private readonly headProperties: ReadonlySet<ConfProperty>;

  constructor(
    readonly name: string,
    readonly context: ConfContext,
  ) {
    this.positional = context.arguments.map((argument) => ({
      name: argument,
      property: context.properties.find(({ path }) => path.length === 1 && path[0] === argument),
    }));
    this.headProperties = new Set(this.positional.flatMap(({ property }) => property ?? []));
    this.silent = new Set(context.silent);
    for (const property of context.properties) {
      for (const word of wordsOf(property)) this.optionByWord.set(word, property);
    }
  }

  isPositional(property: ConfProperty): boolean {
    return this.headProperties.has(property);
  }
}

/** Every word that stands for a property: its own, and those that are read as it. */
export function wordsOf({ word, aliases = [], olderWords = [] }: ConfProperty): readonly string[] {
  return [word, ...aliases, ...olderWords];
}

/** How one kind of statement is read and written. */
export interface StatementShape {
  /** Puts into `owner` what the statements of a row say (there is at least one), and tells the reader what is wrong. */
  read(row: Row, statements: readonly Statement[], owner: JsonObject, reader: Reader): void;
  /** The statements that say what `owner` holds; none when it holds nothing. */
  print(row: Row, owner: JsonObject): readonly PrintedStatement[];
  /** Statements of different groups may stand in any order; without this the order of all is a list's. */
  groupOf?(printed: PrintedStatement): string;
  /** For completion and hover: whose options may stand behind the word, where it is not the row's own context. */
  argumentGrammars?(row: Row): readonly ContextGrammar[];
  /** For completion: words that may stand behind the statement's own. */
  fixedArguments?(row: Row): readonly string[];
  /** Where the statement has several parts: the options that it says once for each of them. */
  optionsOfParts?(row: Row): OptionsOfParts;
}

/** Options that a statement says once for each of its parts, and not twice of the same. */
export interface OptionsOfParts {
  /** The option that a part begins with. */
  readonly opener: string;
  /** By each of its words, the setting that is meant. */
  readonly settings: ReadonlyMap<string, string>;
}

/** A statement to be written. */
export interface PrintedStatement {
  readonly word: string;
  /** What makes it the same statement before and after a change; equal ones are told apart by occurrence. */
  readonly id: string;
  /** Ready for the text, in quotes where needed. Of an object only what stands before its own arguments. */
  readonly args: readonly string[];
  readonly object?: PrintedObject;
}

/** An object as the arguments and the body of a statement. */
export interface PrintedObject {
  readonly grammar: ContextGrammar;
  readonly value: JsonObject;
  /** Key in its map. */
  readonly key?: string;
  /** In one statement, or with a block. */
  readonly shape: "options" | "block";
}

/** Whether a row of the top level holds entities, each with a statement and a chunk of its own. */
export function isCollection(row: Row): boolean {
  return row.property.shape === "repeated" && row.property.container === "map" && row.grammar !== undefined;
}

/** The key of a map's item: what stands first behind its word, or the id the server gave. */
export function keyOfBlock(row: Row, { chunk, args }: Statement): string | undefined {
  if (row.property.serverKeys === true) return chunk.serverKey;
  const key = args.find((argument) => argument.key === undefined)?.value;
  return key === "" ? undefined : key;
}

/** A function of an object that computes its answer once for each. */
export function remembered<Key extends object, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, { readonly value: Value }>();
  return (key) => {
    const found = known.get(key) ?? { value: compute(key) };
    known.set(key, found);
    return found.value;
  };
}
