import { parse, type ParseError } from "jsonc-parser";
import { parseDocument } from "yaml";
import { firstJsonFault, keyFaults } from "../jsonFaults.ts";
import { isRaw, type Raw } from "../dialect/schemaDialect.ts";
import { SchemaError, SchemaErrors } from "../schemaErrors.ts";

/** Endings of the files that can be read. */
export const readableEndings: readonly string[] = [".json", ".yaml", ".yml"];

/**
 * What a JSON or YAML file of another product says.
 * @throws SchemaErrors when it cannot be read, or is no object, naming line and column
 */
export function parseForeign(file: string, text: string): Raw {
  const data = file.endsWith(".json") ? parseJson(file, text) : parseYaml(file, text);
  if (!isRaw(data)) throw new SchemaErrors([new SchemaError({ file, text }, "", "the file must hold one object")]);
  return data;
}

function parseJson(file: string, text: string): unknown {
  const problems: ParseError[] = [];
  const data: unknown = parse(text, problems, { allowTrailingComma: true });
  const fault = firstJsonFault(problems, text);
  if (fault !== undefined) throw new SchemaErrors([new SchemaError({ file, text }, "", fault.words, fault.offset)]);
  const hidden = keyFaults({ file, text });
  if (hidden.length > 0) throw new SchemaErrors(hidden);
  return data;
}

function parseYaml(file: string, text: string): unknown {
  const document = parseDocument(text);
  const errors = document.errors.map(({ message, pos: [offset] }) => {
    const [words = message] = message.split(/ at line \d/);
    return new SchemaError({ file, text }, "", `the file must be YAML: ${words}`, offset);
  });
  if (errors.length > 0) throw new SchemaErrors(errors);
  return document.toJS({ maxAliasCount: 1000 });
}
