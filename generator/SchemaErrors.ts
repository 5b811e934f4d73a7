import type { SchemaError } from "./SchemaError.ts";

/** Every broken rule of one run, so that an author mends them in one go. */
export class SchemaErrors extends Error {
  readonly errors: readonly SchemaError[];

  constructor(errors: readonly SchemaError[], options?: ErrorOptions) {
    super(errors.map((error) => error.message).join("\n"), options);
    this.name = "SchemaErrors";
    this.errors = errors;
  }
}
