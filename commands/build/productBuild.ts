import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";
import type { Plugin } from "vite";

/** Names the folder that the generator made for another product (`--out`), for the builds of its console and server. */
export const productVariable = "SLUICE_PRODUCT";

/** Where the built console and server of a product go, below `dist`: two folders of one name are two products. */
export function productFolder(product: string): string {
  const path = resolve(product);
  const mark = createHash("sha256").update(path).digest("hex").slice(0, 8);
  return join("dist", "products", `${basename(path)}-${mark}`);
}

/** What was generated for a product takes the place of what was generated for ours; all other code is the same. */
export function productModules(root: string, product: string): Plugin {
  const ours = join(root, "src", "generated");
  const theirs = join(resolve(product), "generated");
  return {
    name: "sluice-product",
    enforce: "pre",
    resolveId(source, importer) {
      if (importer === undefined || !source.startsWith(".")) return null;
      const within = relative(ours, resolve(dirname(importer), source));
      if (within.startsWith("..")) return null;
      const replacement = join(theirs, within);
      return existsSync(replacement) ? replacement : null;
    },
    // The console begins with what the schemas say, and not with the media screen.
    transformIndexHtml: { order: "pre", handler: (html) => html.replace("/main.tsx", "/plain.tsx") },
  };
}
