import { join } from "node:path";
import { Ajv, type ValidateFunction } from "ajv";
import { checkSchema } from "../../generator/emit/emitChecks.ts";
import { dereference } from "../../generator/dereference.ts";
import { describeEntity } from "../../generator/emit/emitEntities.ts";
import { formats } from "../../generator/compile/formats.ts";
import { readSchemas } from "../../generator/readSchemas.ts";
import type { EntityDescriptor } from "../../generator/contracts/EntityDescriptor.ts";
import { entityProblems } from "../../src/model/entity/checkEntity.ts";
import type { JsonObject } from "../../src/model/Json.ts";

/** The stream as an operator meets it: a sample in, the words of the console's own check out. */
export class StreamDesk {
  private constructor(
    private readonly check: ValidateFunction,
    private readonly descriptor: EntityDescriptor,
  ) {}

  static async read(): Promise<StreamDesk> {
    const { schemas } = dereference(await readSchemas(join(import.meta.dirname, "..", "..")));
    const stream = schemas.find(({ name }) => name === "stream");
    const descriptor = stream && describeEntity(stream);
    if (!descriptor) throw new Error("stream.json must describe an entity");
    const ajv = new Ajv({
      allErrors: true,
      discriminator: true,
      strictTypes: false,
      strictRequired: false,
      allowUnionTypes: true,
      formats: { ...formats },
    });
    return new StreamDesk(ajv.compile(checkSchema(stream.schema, "config")), descriptor);
  }

  /** `pointer: words` of everything wrong, sorted. */
  words(settings: JsonObject): readonly string[] {
    const problems = entityProblems(this.check, { name: "news", ...settings }, this.descriptor);
    return problems.map(({ pointer, message }) => `${pointer}: ${message}`).toSorted();
  }
}
