/** A node of Babel's tree, as far as it is looked at. */
interface NodePath {
  readonly node: { readonly type: string; readonly [part: string]: unknown };
  readonly parentPath?: NodePath;
}

export declare const strykerPlugins: readonly {
  readonly kind: "Ignore";
  readonly name: string;
  readonly value: { readonly shouldIgnore: (path: NodePath) => string | undefined };
}[];
