import type { Product } from "./Product.ts";
import { rules } from "./rules/index.ts";
import { SchemaError } from "./SchemaError.ts";
import type { SourceFile } from "./SourceFile.ts";

/** Holds the product against every rule of `rules/`. */
export function checkRules(product: Product, sources: readonly SourceFile[]): readonly SchemaError[] {
  return rules.flatMap((rule) =>
    rule.broken(product).flatMap(({ file, pointer, detail }) => {
      const source = sources.find((one) => one.file === file);
      return source ? [new SchemaError(source, pointer, detail ? `${rule.sentence} (${detail})` : rule.sentence)] : [];
    }),
  );
}
