import { join } from "node:path";
import { runCaptured } from "../run/runCaptured.ts";
import { productFolder } from "./productBuild.ts";

/** Schemas of another product on the command line: where they are, or what was generated of them. */
export type ProductOptions = Readonly<Partial<Record<"schemas" | "openapi" | "overlay" | "product", string>>>;

/** The folder that a product was generated to; none for ours. */
interface GeneratedProduct {
  readonly ok: boolean;
  readonly output: string;
  readonly folder?: string;
}

const names = ["schemas", "openapi", "overlay", "product"] as const;

/** Takes the options that name a product out of a command line; the others are the server's. */
export function takeProduct(args: readonly string[]): {
  readonly product: ProductOptions;
  readonly serverArguments: readonly string[];
} {
  const product: Partial<Record<(typeof names)[number], string>> = {};
  const serverArguments: string[] = [];
  for (let index = 0; index < args.length; index++) {
    const arg = args[index] ?? "";
    const name = names.find((one) => arg === `--${one}` || arg.startsWith(`--${one}=`));
    if (name === undefined) serverArguments.push(arg);
    else product[name] = arg.includes("=") ? arg.slice(arg.indexOf("=") + 1) : (args[++index] ?? "");
  }
  return { product, serverArguments };
}

/** Generates of another product's schemas what its console is built of, below `dist`. */
export async function generateProduct(root: string, options: ProductOptions): Promise<GeneratedProduct> {
  const { schemas, openapi, overlay, product } = options;
  const source = schemas ?? openapi;
  if (source === undefined && overlay !== undefined)
    return {
      ok: false,
      output: "--overlay adds words to the schemas of another product: say them with --schemas or --openapi",
    };
  if (source === undefined) return { ok: true, output: "", ...(product === undefined ? {} : { folder: product }) };
  const folder = product ?? join(root, productFolder(source), "generated-by");
  const given = Object.entries({ schemas, openapi, overlay, out: folder }).flatMap(([name, value]) =>
    value === undefined ? [] : [`--${name}`, value],
  );
  const { ok, output } = await runCaptured(root, process.execPath, ["--import", "tsx", "generator/cli.ts", ...given]);
  return { ok, output, folder };
}
