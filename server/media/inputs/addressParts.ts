import { ServerError } from "../../ServerError.ts";
import type { InputAddress } from "./InputAddress.ts";
import { safeAddress } from "./safeAddress.ts";

const LONGEST = 4096;

/** Takes the address of a source or a push apart. @throws ServerError in words for what is no address */
export function addressParts(text: string): InputAddress {
  const [, scheme = "", rest = ""] = /^([a-z][a-z0-9+.-]*):\/\/(.*)$/is.exec(text) ?? [];
  if (scheme === "") throw wrong(text, "does not begin with a scheme such as hls:// or rtmp://");
  if (text.length > LONGEST) throw wrong(text, `is longer than ${LONGEST} characters`);
  // oxlint-disable-next-line no-control-regex -- exactly those, and spaces, are what must not be there
  if (/[\u0000-\u0020\u007f]/.test(text)) throw wrong(text, "holds spaces or control characters; write them as %20");
  const url = urlOf(`${scheme.toLowerCase()}://${rest}`);
  if (!url || url.hostname === "") throw wrong(text, "names no host");
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

function wrong(text: string, why: string): ServerError {
  return new ServerError("invalid", `The address ${safeAddress(text)} ${why}.`);
}
