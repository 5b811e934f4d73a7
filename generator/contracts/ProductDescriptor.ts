/** What the console edits the config of. */
export interface ProductDescriptor {
  /** The product's own name. */
  readonly title: string;
  /** Of a product described by OpenAPI: the paths that read and write its things. */
  readonly paths: readonly EntityPaths[];
}

/** What an API does with one kind of thing; each as method and path: `PATCH /pets/{id}`. */
export interface EntityPaths {
  /** Name of the schema that it is written by. */
  readonly schema: string;
  /** Many by name, or one that is always there. */
  readonly kind: "collection" | "single";
  /** What it is called in its paths: `pets`. */
  readonly name: string;
  readonly list?: string;
  readonly read?: string;
  readonly create?: string;
  readonly update?: string;
  readonly remove?: string;
}
