import { parseOptions } from "../../server/options.ts";
import { ServerError } from "../../server/ServerError.ts";

/** What `npm run dev` is to do; where the two listen, and what the server is started with. */
type DevCommand =
  | { readonly kind: "help"; readonly text: string }
  | {
      readonly kind: "run";
      readonly console: Listening;
      readonly server: Listening;
      readonly serverArgs: readonly string[];
    };

/** An address that one of the two takes, and the option that chooses another one. */
export interface Listening {
  readonly host: string;
  readonly port: number;
  readonly option: string;
}

const OWN = "--console-port";
const HELP = `npm run dev: the console with hot reload, and the server, which starts anew when its code or a schema changes.
  ${OWN} N   port of the console's pages: the address to open in the browser (5173)

The other options go to the server; --port is its own port, to which the console's pages pass their calls on.`;

/** The command line of `npm run dev`. Throws a ServerError that says which option is wrong and what it takes. */
export function devOptions(args: readonly string[]): DevCommand {
  const { own, serverArgs } = takeOwn(args);
  // Said here, as a server that does not start would be waited for until its code changes.
  const line = parseOptions(serverArgs, "");
  if (line.kind === "help") return { kind: "help", text: `${HELP}\n\n${line.text}` };
  const { host, port } = line.options;
  if (port === 0) throw wrong("--port takes a number other than 0: the console has to know where the server is.");
  const consolePort = own ?? 5173;
  if (consolePort === port) throw wrong(`--port and ${OWN} are both ${port}: console and server need one each.`);
  return {
    kind: "run",
    console: { host: "127.0.0.1", port: consolePort, option: OWN },
    server: { host, port, option: "--port" },
    serverArgs,
  };
}

function takeOwn(args: readonly string[]): {
  readonly own: number | undefined;
  readonly serverArgs: readonly string[];
} {
  const at = args.findIndex((arg) => arg === OWN || arg.startsWith(`${OWN}=`));
  if (at < 0) return { own: undefined, serverArgs: args };
  const isJoined = args[at] !== OWN;
  const text = (isJoined ? args[at]?.slice(OWN.length + 1) : args[at + 1]) ?? "";
  const own = Number(text);
  if (!/^\d+$/.test(text) || own < 1 || own > 65_535)
    throw wrong(`${OWN} takes a whole number from 1 to 65535, not "${text}".`);
  return { own, serverArgs: args.toSpliced(at, isJoined ? 1 : 2) };
}

function wrong(words: string): ServerError {
  return new ServerError("bad_request", words);
}
