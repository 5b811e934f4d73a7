import type { EntityDescriptor } from "../../generated/shapes/EntityDescriptor.ts";

/** Every kind of thing an operator configures, by its name: the generated table, or a small one in a test. */
export type Entities = Readonly<Record<string, EntityDescriptor>>;
