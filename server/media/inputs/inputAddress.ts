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
  /** Never empty; IPv6 in brackets. */
  readonly host: string;
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

/** Takes the address of a source or a push apart. @throws ServerError in words for what is no address */
export function addressParts(text: string): InputAddress {
  const [, scheme = "", rest = ""] = /^([a-z][a-z0-9+.-]*):\/\/(.*)$/is.exec(text) ?? [];
  if (scheme === "") throw wrong(text, "address_scheme");
  if (text.length > LONGEST) throw wrong(text, "address_long", { most: LONGEST });
  // oxlint-disable-next-line no-control-regex -- exactly those, and spaces, are what must not be there
  if (/[\u0000-\u0020\u007f]/.test(text)) throw wrong(text, "address_spaces");
  const url = urlOf(`${scheme.toLowerCase()}://${rest}`);
  if (!url || url.hostname === "") throw wrong(text, "address_hostless");
  return {
    scheme: scheme.toLowerCase(),
    rest,
    user: url.username,
    host: url.hostname,
    port: url.port,
    path: url.pathname,
    query: url.searchParams,
  };
}

function urlOf(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

function wrong(text: string, code: SayingCode, values: Readonly<Record<string, number>> = {}): ServerError {
  return new ServerError("invalid", say(code, { address: safeAddress(text), ...values }));
}
