const usualPort = 8080;

/** The port our server takes during development: the one given with `--port`, else a usual one, which is then passed. */
export function devPort(args: readonly string[]): { readonly port: number; readonly serverArgs: readonly string[] } {
  const joined = args.find((arg) => arg.startsWith("--port="));
  const given =
    joined?.slice("--port=".length) ?? (args.includes("--port") ? args[args.indexOf("--port") + 1] : undefined);
  if (given === undefined) return { port: usualPort, serverArgs: [...args, "--port", String(usualPort)] };
  return { port: Number(given), serverArgs: args };
}
