import type { Positional } from "./Positional.ts";
import type { ConfContext, ConfProperty } from "../../../generated/shapes/ConfTable.ts";
import type { Row } from "./Row.ts";

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
      for (const word of [property.word, ...(property.aliases ?? [])]) this.optionByWord.set(word, property);
    }
  }

  isPositional(property: ConfProperty): boolean {
    return this.headProperties.has(property);
  }
}
