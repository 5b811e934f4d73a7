import { join } from "node:path";
import { Ajv, type ValidateFunction } from "ajv";
import { checkSchema } from "../../generator/emit/emitChecks.ts";
import { dereference, type ProductSchema } from "../../generator/dereference.ts";
import { formats } from "../../generator/compile/formats.ts";
import { readSchemas } from "../../generator/readSchemas.ts";
import { walkFields } from "../../generator/schema/walkFields.ts";
import type { SchemaNode } from "../../generator/schema/schemaNode.ts";

/** The product's schemas as the generator reads them, to ask for a setting or to check a sample. */
export class SchemaShelf {
  private readonly checks = new Map<string, ValidateFunction>();

  private constructor(private readonly schemas: ReadonlyMap<string, ProductSchema>) {}

  static async read(): Promise<SchemaShelf> {
    const { schemas } = dereference(await readSchemas(join(import.meta.dirname, "..", "..")));
    return new SchemaShelf(new Map(schemas.map((schema) => [schema.name, schema])));
  }

  node(name: string): SchemaNode {
    const found = this.schemas.get(name);
    if (!found) throw new Error(`no schema ${name}.json`);
    return found.schema;
  }

  /** @param pattern `/meta/comment`; a list item or a map key is `*` */
  field(name: string, pattern: string): SchemaNode {
    const found = walkFields(this.node(name)).find((place) => place.pattern === pattern);
    if (!found) throw new Error(`no setting ${pattern} in ${name}.json`);
    return found.node;
  }

  propertiesOf(name: string): readonly string[] {
    return Object.keys(this.node(name).properties ?? {});
  }

  /** `pointer keyword` of each broken rule, as the console's own check finds them. */
  problems(name: string, value: unknown): readonly string[] {
    const check = this.checkOf(name);
    check(value);
    return [...new Set((check.errors ?? []).map((error) => `${error.instancePath} ${error.keyword}`))];
  }

  private checkOf(name: string): ValidateFunction {
    const known = this.checks.get(name);
    if (known) return known;
    const ajv = new Ajv({
      allErrors: true,
      discriminator: true,
      strictTypes: false,
      strictRequired: false,
      allowUnionTypes: true,
      formats: { ...formats },
    });
    const check = ajv.compile(checkSchema(this.node(name), this.schemas.get(name)?.folder ?? "config"));
    this.checks.set(name, check);
    return check;
  }
}
