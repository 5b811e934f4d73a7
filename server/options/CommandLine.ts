import type { ServerOptions } from "../ServerOptions.ts";

/** What the command line asks for: a server, or help. */
export type CommandLine =
  | { readonly kind: "serve"; readonly options: ServerOptions }
  | { readonly kind: "upstream"; readonly options: ServerOptions; readonly upstream: URL }
  | { readonly kind: "help"; readonly text: string };
