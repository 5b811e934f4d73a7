import { networkInterfaces } from "node:os";
import { parseArgs } from "node:util";
import type { TargetOptions } from "./Target.ts";

export const attackHelp = `npm run attack -- URL [options]: tries a running server of this machine from outside, as an attacker would.
A line for each attack, then how many passed and failed; the exit code is 1 when one failed. The config is left as it was.
  --login L          login of the administrator, for the half that needs one (or SLUICE_LOGIN)
  --password P       its password (or SLUICE_PASSWORD)
  --rtmp PORT        also attacks this RTMP port
  --only WORDS       only the attacks whose line holds these words
  --except WORDS     not those whose line holds these words
  --help             this text`;

/** What the command line asks for. */
export type AttackOptions =
  | { readonly kind: "attack"; readonly target: TargetOptions; readonly isChosen: (title: string) => boolean }
  | { readonly kind: "help" };

/** @throws Error that says which option is wrong and what it takes */
export function parseAttackOptions(args: readonly string[], environment: NodeJS.Dict<string>): AttackOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      login: { type: "string" },
      password: { type: "string" },
      rtmp: { type: "string" },
      only: { type: "string" },
      except: { type: "string" },
      help: { type: "boolean", short: "h" },
    },
  });
  if (values.help) return { kind: "help" };
  const target = {
    base: parseBase(positionals),
    login: values.login ?? environment["SLUICE_LOGIN"],
    password: values.password ?? environment["SLUICE_PASSWORD"],
    rtmpPort: parsePort(values.rtmp),
  };
  const { only = "", except } = values;
  const isChosen = (title: string): boolean =>
    title.includes(only) && (except === undefined || !title.includes(except));
  return { kind: "attack", target, isChosen };
}

function parseBase([text, ...others]: readonly string[]): URL {
  if (text === undefined || others.length > 0)
    throw new Error("Name one server, for example: npm run attack -- http://127.0.0.1:8080");
  const base = URL.parse(text);
  if (base?.protocol !== "http:" || base.pathname !== "/")
    throw new Error(`The server is named by an address such as http://127.0.0.1:8080, not by "${text}".`);
  if (!isOfThisMachine(base.hostname)) {
    throw new Error(
      `${base.hostname} is refused: only servers of this machine are attacked, by localhost or an address of its own. Run this on the machine of the server.`,
    );
  }
  return base;
}

/** By the address itself, so that no name can lead elsewhere; `localhost` never leaves a machine (RFC 6761). */
function isOfThisMachine(hostname: string): boolean {
  const address = hostname.replace(/^\[|\]$/g, "");
  if (hostname === "localhost" || /^127(\.\d{1,3}){3}$/.test(address)) return true;
  return Object.values(networkInterfaces()).some((all = []) => all.some((own) => own.address === address));
}

function parsePort(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port <= 65_535) return port;
  throw new Error(`--rtmp takes the number of a port, not "${text}".`);
}
