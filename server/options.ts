import { accessSync, constants, existsSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { ServerError } from "./ServerError.ts";
import { type KeptRevisions, usuallyKept } from "./config/storage/RevisionStore.ts";
import { refuseWeakPassword } from "./config/passwords.ts";

/** How a server is to run; what the command line says. */
export interface ServerOptions {
  /** Folder of the config, its revisions, and everything else that must survive. */
  readonly folder: string;
  readonly host: string;
  /** 0 takes any free one. */
  readonly port: number;
  readonly engine: "auto" | "ffmpeg" | "simulated";
  /** Stream blocks written into the text of an empty config. */
  readonly streams?: number | undefined;
  readonly login?: string | undefined;
  readonly password?: string | undefined;
  readonly isChassis?: boolean | undefined;
  /** Cameras are tested at addresses of this machine, too. */
  readonly mayProbeAny?: boolean | undefined;
  /** What holds settings goes as it is to other machines too: answers of the API, frames of the events socket. */
  readonly isUncompressed?: boolean | undefined;
  /** The name of this server among others; that of the machine when absent. */
  readonly hostname?: string | undefined;
  /** Names, beside its addresses, under which the server is reached. */
  readonly allowedHosts?: readonly string[] | undefined;
  /** Address of the ACME directory that certificates are asked from; that of LetsEncrypt when absent. */
  readonly acmeDirectory?: string | undefined;
  /** Where archives for support are sent; they are kept in the data folder when absent. */
  readonly supportUrl?: URL | undefined;
  /** The program that lets support in over SSH; absent: there is none. */
  readonly sshAgent?: { readonly path: string; readonly args: readonly string[] } | undefined;
  /** How much of the past of the config is kept. */
  readonly kept?: KeptRevisions | undefined;
  /** Of another product: the JSON file that its config is. */
  readonly configFile?: string | undefined;
  /** The built console. */
  readonly consoleFolder: string;
}

/** What the command line asks for: a server, or help. */
type CommandLine =
  | { readonly kind: "serve"; readonly options: ServerOptions }
  | { readonly kind: "upstream"; readonly options: ServerOptions; readonly upstream: URL }
  | { readonly kind: "help"; readonly text: string };

const HELP = `Sluice, the console and server. Options:
  --port N           port of console and API (8080)
  --host H           address to listen at (127.0.0.1; 0.0.0.0 for every network)
  --hostname NAME    name that this server goes by in a cluster, and is reached under (that of the machine)
  --allow-host NAME  a host name, beside addresses, under which browsers reach the server; may be repeated
  --data DIR         folder of the configuration and everything else that is kept (data)
  --keep-revisions N saved configurations that are kept at least (1000), and
  --keep-days N      all those of so many days (90); the oldest others are removed
  --schemas DIR      the console of another product instead, made of its JSON Schemas; its config is a JSON file
  --openapi FILE     the same, made of its OpenAPI document
  --overlay FILE     annotations for them, which leave their files as they are
  --product DIR      the same, as \`npm run generate -- --out DIR\` made it
  --config FILE      of another product: the JSON file that its config is
  --engine E         ffmpeg, simulated or auto: ffmpeg where there is one, simulated for --streams
  --streams N        N simulated example streams, when the configuration is empty
  --login L          login of the administrator for this run (admin)
  --password P       password of the administrator for this run, 8 characters or more; lists of processes (ps) show it
  --password-file F  the same, read from the first line of a file: nobody else sees it
  --upstream URL     serve the console in front of another server that speaks the same API
  --no-compression   answers and live updates go uncompressed, so their sizes tell a listener less of what is in them
  --acme-directory U ACME directory that TLS certificates are asked from (that of LetsEncrypt)
  --support-url URL  where log archives go that an administrator sends; without it they are kept in the data folder
  --ssh-agent PATH   program that runs while an administrator lets support in over SSH (none)
  --ssh-agent-arg A  an argument for it, as --ssh-agent-arg=A; may be repeated
  --chassis          behave as a chassis server: it has coder modules, which are simulated
  --probe-any        test sources at any address, those of this machine (127.0.0.1, link-local, multicast) too
  --help             this text
A running server is tried from outside, as an attacker would, with: npm run attack -- URL`;

/** The command line as options. Throws a ServerError that says which option is wrong and what it takes. */
export function parseOptions(args: readonly string[], consoleFolder: string): CommandLine {
  const { values } = parse(args);
  if (values.help) return { kind: "help", text: HELP };
  const options: ServerOptions = {
    consoleFolder,
    host: values.host ?? "127.0.0.1",
    port: wholeNumber("port", values.port ?? "8080", 65_535),
    folder: resolve(values.data ?? "data"),
    engine: engineOf(values.engine ?? "auto"),
    streams: values.streams === undefined ? undefined : wholeNumber("streams", values.streams, 100_000),
    login: loginOf(values.login),
    password: passwordOf(values.password, values["password-file"]),
    isChassis: values.chassis ?? false,
    mayProbeAny: values["probe-any"] ?? false,
    isUncompressed: values["no-compression"] ?? false,
    hostname: hostnameOf(values.hostname),
    allowedHosts: values["allow-host"] ?? [],
    acmeDirectory:
      values["acme-directory"] === undefined ? undefined : urlOf(values["acme-directory"], "acme-directory").href,
    supportUrl: values["support-url"] === undefined ? undefined : urlOf(values["support-url"], "support-url"),
    sshAgent: sshAgentOf(values["ssh-agent"], values["ssh-agent-arg"] ?? []),
    kept: {
      revisions: keptOf("keep-revisions", values["keep-revisions"], usuallyKept.revisions, 10_000),
      days: keptOf("keep-days", values["keep-days"], usuallyKept.days, 3650),
    },
    configFile: values.config === undefined ? undefined : resolve(values.config),
  };
  if (values.upstream === undefined) return { kind: "serve", options };
  return { kind: "upstream", options, upstream: urlOf(values.upstream, "upstream") };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        port: { type: "string" },
        host: { type: "string" },
        hostname: { type: "string" },
        "allow-host": { type: "string", multiple: true },
        data: { type: "string" },
        "keep-revisions": { type: "string" },
        "keep-days": { type: "string" },
        config: { type: "string" },
        engine: { type: "string" },
        streams: { type: "string" },
        login: { type: "string" },
        password: { type: "string" },
        "password-file": { type: "string" },
        upstream: { type: "string" },
        "acme-directory": { type: "string" },
        "support-url": { type: "string" },
        "ssh-agent": { type: "string" },
        "ssh-agent-arg": { type: "string", multiple: true },
        chassis: { type: "boolean" },
        "probe-any": { type: "boolean" },
        "no-compression": { type: "boolean" },
        help: { type: "boolean", short: "h" },
      },
    });
  } catch (cause) {
    throw new ServerError("bad_request", `${cause instanceof Error ? cause.message : ""} See --help.`, {}, { cause });
  }
}

function wholeNumber(name: string, text: string, most: number): number {
  const number = Number(text);
  if (/^\d+$/.test(text) && number <= most) return number;
  throw new ServerError("bad_request", `--${name} takes a whole number up to ${most}, not "${text}".`);
}

/** With fewer there is nothing to go back to. */
const LEAST_KEPT = { "keep-revisions": 10, "keep-days": 0 } as const;

function keptOf(name: keyof typeof LEAST_KEPT, text: string | undefined, usual: number, most: number): number {
  const number = text === undefined ? usual : wholeNumber(name, text, most);
  if (number >= LEAST_KEPT[name]) return number;
  throw new ServerError("bad_request", `--${name} takes a whole number from ${LEAST_KEPT[name]} on, not "${number}".`);
}

function engineOf(text: string): ServerOptions["engine"] {
  if (text === "auto" || text === "ffmpeg" || text === "simulated") return text;
  throw new ServerError("bad_request", `--engine takes auto, ffmpeg or simulated, not "${text}".`);
}

/** As the config's own login: a colon ends it where a browser sends it. */
function loginOf(text: string | undefined): string | undefined {
  if (text === undefined || /^[^:\s]+$/.test(text)) return text;
  throw new ServerError("bad_request", `--login takes a name without colon or white space, not "${text}".`);
}

/** As a host stands in an address: what peers write of it. */
function hostnameOf(text: string | undefined): string | undefined {
  if (text === undefined || /^[\w-]+(\.[\w-]+)*$/.test(text)) return text;
  throw new ServerError(
    "bad_request",
    `--hostname takes a name such as edge1.example.com, without a port, not "${text}".`,
  );
}

function passwordOf(given: string | undefined, path: string | undefined): string | undefined {
  if (given !== undefined && path !== undefined)
    throw new ServerError("bad_request", "Give --password-file or --password, not both.");
  const password = path === undefined ? given : firstLineOf(path);
  if (password !== undefined) refuseWeakPassword(password);
  return password;
}

function firstLineOf(path: string): string {
  try {
    return readFileSync(path, "utf8").split(/\r?\n/, 1)[0] ?? "";
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new ServerError("bad_request", `--password-file ${path} cannot be read: ${why}`, {}, { cause });
  }
}

function sshAgentOf(given: string | undefined, args: readonly string[]): ServerOptions["sshAgent"] {
  if (given === undefined) {
    if (args.length === 0) return undefined;
    throw new ServerError("bad_request", "--ssh-agent-arg goes with --ssh-agent PATH.");
  }
  const path = resolve(given);
  try {
    if (!statSync(path).isFile()) throw new Error("it is no file");
    accessSync(path, constants.X_OK);
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new ServerError("bad_request", `--ssh-agent takes a program, not ${path}: ${why}`, {}, { cause });
  }
  return { path, args };
}

function urlOf(text: string, option: string): URL {
  const url = URL.parse(text);
  if (url?.protocol === "http:" || url?.protocol === "https:") return url;
  throw new ServerError("bad_request", `--${option} takes an address such as http://10.0.0.1:8080, not "${text}".`);
}

/** Where the built console lies: beside the built server, or in `dist` when the server runs from its sources. */
export function findConsoleFolder(ownFolder: string): string {
  // By the server's own files: those of the console may be just being built.
  const isSource = existsSync(join(ownFolder, "main.ts"));
  return join(ownFolder, "..", ...(isSource ? ["dist"] : []), "console");
}
