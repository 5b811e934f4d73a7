import { isPlainObject, type Json } from "../../Json.ts";
import type { Row } from "../grammar/ContextGrammar.ts";
import { readMapItem } from "../shapes/mapItems.ts";
import type { ConfChunk, ConfTree, Statement } from "../syntax/ConfTree.ts";
import { Reader, type ReadProblem } from "./Reader.ts";
import { type FoundReference, referencesIn } from "./confReferences.ts";
import type { ConfReading } from "./readConf.ts";

/** What one chunk says of one entity. */
interface ChunkReading {
  readonly item: { readonly key: string; readonly value: Json } | undefined;
  readonly problems: readonly ReadProblem[];
  readonly references: readonly FoundReference[];
}

/** Remembers what each chunk was read as: an edit replaces a few chunks of thousands. */
export class ChunkReadings {
  private readonly trees = new WeakMap<ConfTree, ConfReading>();
  private readonly known = new WeakMap<ConfChunk, ChunkReading>();

  ofTree(tree: ConfTree, read: () => ConfReading): ConfReading {
    const known = this.trees.get(tree) ?? read();
    this.trees.set(tree, known);
    return known;
  }

  of(row: Row, statement: Statement): ChunkReading {
    const known = this.known.get(statement.chunk);
    if (known !== undefined) return known;
    const reader = new Reader();
    reader.enter(...row.property.path);
    const item = readMapItem(row, statement, reader);
    const path = item === undefined ? [] : [...row.property.path, item.key];
    const references =
      row.grammar !== undefined && isPlainObject(item?.value) ? referencesIn(row.grammar, item.value, path) : [];
    const reading = { item, problems: reader.problems, references };
    this.known.set(statement.chunk, reading);
    return reading;
  }
}
