import { hideInAddress } from "../entity/hideSecrets.ts";
import { isPlainHttp } from "../media/newMedia.ts";

/** A camera as an operator types it. */
export interface TypedCamera {
  readonly address: string;
  readonly login: string;
  readonly password: string;
}

const scheme = /^[a-z][a-z0-9+.-]*:\/\//i;
const parts = /^(?<scheme>[a-z][a-z0-9+.-]*:\/\/)(?:(?<login>[^/?#]*)@)?(?<rest>.*)$/is;

/** The address with its scheme: most cameras speak RTSP, and their manuals often name the host alone. "" for none. */
export function completedAddress(typed: string): string {
  const address = typed.trim();
  return address === "" || scheme.test(address) ? address : `rtsp://${address}`;
}

/** Where a camera is fetched from; its login, where there is one, is written so that no character of it is taken for another. */
export function cameraUrl({ address, login, password }: TypedCamera): string {
  const whole = completedAddress(address);
  const found = parts.exec(whole)?.groups;
  if (!found || login === "") return whole;
  const own = `${encoded(login)}${password === "" ? "" : `:${encoded(password)}`}`;
  return `${found["scheme"]}${own}@${found["rest"]}`;
}

/** As encodeURIComponent, and what that leaves although a shell or an address may mean something by it. */
function encoded(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** What keeps an address from being that of a camera; `undefined` where nothing does, and for one that is not typed yet. */
export function addressFault(typed: string): "space" | "host" | "http" | undefined {
  const address = completedAddress(typed);
  if (address === "") return undefined;
  if (/\s/.test(address)) return "space";
  if (isPlainHttp(address)) return "http";
  return hostOf(address) === "" ? "host" : undefined;
}

/** What of a pasted address belongs into the fields of the login. */
export function splitPasted(typed: string): TypedCamera | undefined {
  const found = parts.exec(completedAddress(typed))?.groups;
  const login = found?.["login"];
  if (!found || login === undefined || login === "") return undefined;
  const at = login.indexOf(":");
  const [name, password] = at < 0 ? [login, ""] : [login.slice(0, at), login.slice(at + 1)];
  return { address: `${found["scheme"]}${found["rest"]}`, login: decoded(name), password: decoded(password) };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A camera's address as it may be seen by who looks over the shoulder: without its login and the values of its query. */
export function publicAddress(url: string): string {
  return (hideInAddress(url, () => "***") ?? "").replace("***@", "");
}

/** The name that is proposed for the stream of a camera: the first word of its host, or its number. */
export function proposedName(address: string): string {
  const host = hostOf(completedAddress(address));
  if (host === "") return "";
  if (/^[\d.]+$/.test(host) || host.includes(":")) return `camera-${host.replaceAll(":", "-")}`;
  return host.split(".")[0]?.replace(/[^\p{L}\p{N}_-]/gu, "-") ?? "";
}

/** Without port, and of IPv6 without brackets. */
function hostOf(address: string): string {
  const rest = parts.exec(address)?.groups?.["rest"] ?? "";
  const authority = /^[^/?#]*/.exec(rest)?.[0] ?? "";
  return /^\[(?<six>[^\]]*)\]/.exec(authority)?.groups?.["six"] ?? authority.replace(/:\d*$/, "");
}
