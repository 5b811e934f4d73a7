import { encodedName } from "../model/names/encodedName.ts";

/** Where a browser publishes to a stream, at the host that served the page. A socket has no headers: the password is in the query. */
export function publishAddress(
  { protocol, host }: Pick<Location, "protocol" | "host">,
  { name, password }: { readonly name: string; readonly password?: string | undefined },
): string {
  const secret = password === undefined || password === "" ? "" : `&password=${encodeURIComponent(password)}`;
  const scheme = protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${host}/${encodedName(name)}/webrtc?publish=true${secret}`;
}
