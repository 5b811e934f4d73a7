/** A node of Babel's tree, as far as it is looked at. */
interface NodePath {
  readonly node: { readonly type: string; readonly start?: number; readonly end?: number };
  readonly parentPath?: { readonly node: object };
}

export declare const strykerPlugins: readonly {
  readonly kind: "Ignore";
  readonly name: string;
  readonly value: { readonly shouldIgnore: (path: NodePath) => string | undefined };
}[];
