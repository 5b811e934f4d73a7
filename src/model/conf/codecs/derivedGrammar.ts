import type { ConfContext, ConfProperty } from "../../../generated/shapes/ConfTable.ts";
import { ContextGrammar } from "../grammar/ContextGrammar.ts";

/** A context with arguments of its own, for a codec whose object is written otherwise than the table says. */
export function derivedGrammar(
  base: ContextGrammar,
  change: Partial<ConfContext>,
  adapt: (property: ConfProperty) => ConfProperty = (property) => property,
): ContextGrammar {
  const properties = (change.properties ?? base.context.properties).map(adapt);
  const derived = new ContextGrammar(base.name, { ...base.context, ...change, properties });
  base.context.properties.forEach((property, index) => {
    const child = base.children.get(property);
    const own = derived.context.properties[index];
    if (child !== undefined && own !== undefined && change.properties === undefined) derived.children.set(own, child);
  });
  return derived;
}
