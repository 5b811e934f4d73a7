import { streamingScheme } from "../../../src/model/typingRewrites.ts";
import { ServerError } from "../../ServerError.ts";
import { safeAddress } from "./safeAddress.ts";
import { say, type SayingCode } from "../../Told.ts";

/** A source's address, taken apart and known to hold nothing that could pass for an option. */
export interface InputAddress {
  /** In small letters, without `://`. */
  readonly scheme: string;
  /** What follows `://`, as written. */
  readonly rest: string;
  readonly user: string;
  /** Never empty; IPv6 in brackets; of a listener every address of this machine. */
  readonly host: string;
  /** It names a port and no host: whoever sends comes to us. */
  readonly isListener: boolean;
  /** Empty when the address names none. */
  readonly port: string;
  readonly path: string;
  readonly query: URLSearchParams;
}

const LONGEST = 4096;

/** A source's scheme in small letters, and its address with the scheme this server knows an http address under. */
export function sourceAddress(written: string): { readonly scheme: string; readonly url: string } {
  const text = written.trim();
  const url = text.replace(/^https?:\/\//i, (http) => streamingScheme(text) ?? http);
  const [, scheme = ""] = /^([a-z][a-z0-9+.-]*):/i.exec(url) ?? [];
  return { scheme: scheme.toLowerCase(), url };
}

/** Schemes whose sources may come to us, without a host in the address. */
export const listeningSources: readonly string[] = ["srt", "udp", "rtp"];
const EVERY_ADDRESS = "0.0.0.0";

/**
 * Takes the address of a source or a push apart.
 * @param listening schemes that may stand before a port alone, as `srt://:9000` or `udp://@:5000` @throws ServerError in words for what is no address
 */
export function addressParts(text: string, listening: readonly string[] = []): InputAddress {
  const [, scheme = "", rest = ""] = /^([a-z][a-z0-9+.-]*):\/\/(.*)$/is.exec(text) ?? [];
  if (scheme === "") throw wrong(text, "address_scheme");
  if (text.length > LONGEST) throw wrong(text, "address_long", { most: LONGEST });
  // oxlint-disable-next-line no-control-regex -- exactly those, and spaces, are what must not be there
  if (/[\u0000-\u0020\u007f]/.test(text)) throw wrong(text, "address_spaces");
  const known = scheme.toLowerCase();
  const isListener = listening.includes(known) && hostless.test(rest);
  const url = urlOf(`${known}://${isListener ? rest.replace(hostless, `$1${EVERY_ADDRESS}`) : rest}`);
  if (!url || url.hostname === "") throw faultOf(text, known, rest);
  return {
    scheme: known,
    rest,
    isListener,
    user: url.username,
    host: url.hostname,
    port: url.port,
    path: url.pathname,
    query: url.searchParams,
  };
}

/** The port that a source's sender comes to; undefined for a source that is called, or is no address. */
export function listeningPort(written: string): string | undefined {
  try {
    const { scheme, url } = sourceAddress(written);
    const { port, query, isListener } = addressParts(url, listeningSources);
    const isCalled = scheme === "srt" && !isListener && query.get("mode") !== "listener";
    return listeningSources.includes(scheme) && !isCalled && port !== "" ? port : undefined;
  } catch {
    return undefined;
  }
}

/** A login and a port, with nothing between them. */
const hostless = /^([^/?#]*@)?(?=:)/;

/** What of the address is wrong, and how it is written. */
function faultOf(text: string, scheme: string, rest: string): ServerError {
  const place = (/^[^/?#]*/.exec(rest)?.[0] ?? "").replace(/^.*@/s, "");
  const [, host = "", port] = /^(\[[^\]]*\]|[^:]*)(?::(.*))?$/s.exec(place) ?? [];
  const form = `${scheme}://HOST${listeningSources.includes(scheme) ? ":PORT" : "/PATH"}`;
  if (host === "") return wrong(text, "address_hostless", { form });
  if (port !== undefined && !(/^\d+$/.test(port) && Number(port) <= 65_535)) return wrong(text, "address_port");
  return wrong(text, "address_host");
}

function urlOf(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

function wrong(text: string, code: SayingCode, values: Readonly<Record<string, number | string>> = {}): ServerError {
  return new ServerError("invalid", say(code, { address: safeAddress(text), ...values }));
}
