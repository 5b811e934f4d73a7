import { createHash, timingSafeEqual } from "node:crypto";
import { type Decision, openRefusal, permissionMs } from "./Decision.ts";

/** What a token of `securetoken://KEY` is checked against. */
interface SecureTokenQuestion {
  /** What follows `securetoken://`: the key, with `?no_check_ip=true` behind it for tokens that hold for any address. */
  readonly setting: string;
  readonly name: string;
  readonly ip: string;
  readonly token: string | undefined;
  readonly nowMs: number;
}

/**
 * Tokens a web site makes by itself, without a backend: `HASH-SALT-END-START`, the times in seconds since 1970, HASH the
 * SHA-1 in hex of name + ip + START + END + key + SALT (flussonic.com, "Securing access to streams").
 */
export function decideBySecureToken({ setting, name, ip, token, nowMs }: SecureTokenQuestion): Decision {
  const { key, isForAnyAddress } = partsOf(setting);
  const refused = { verdict: "refused", untilMs: nowMs + permissionMs } as const;
  if (key === "") return { ...refused, reason: "The stream's securetoken:// setting has no key." };
  const refuse = (reason: string): Decision => ({ ...refused, ...openRefusal(reason) });
  if (token === undefined) return refuse("A token is needed to watch this.");
  const [, hash = "", salt = "", end = "", start = ""] =
    /^([\da-f]{40})-(.*)-(\d{1,12})-(\d{1,12})$/i.exec(token) ?? [];
  if (hash === "") return refuse("The token is not of the form hash-salt-end-start.");
  const address = isForAnyAddress ? "" : ip;
  const expected = createHash("sha1").update(`${name}${address}${start}${end}${key}${salt}`).digest();
  if (!timingSafeEqual(expected, Buffer.from(hash, "hex"))) {
    return refuse("The token is not signed for this stream, this address and these times.");
  }
  if (nowMs < Number(start) * 1000) return refuse("The token does not hold yet.");
  if (nowMs >= Number(end) * 1000) return refuse("The token holds no longer.");
  const untilMs = Math.min(Number(end) * 1000, nowMs + permissionMs);
  return { verdict: "allowed", reason: "The token is valid.", untilMs };
}

function partsOf(setting: string): { key: string; isForAnyAddress: boolean } {
  const option = setting.lastIndexOf("?no_check_ip=");
  if (option < 0) return { key: setting, isForAnyAddress: false };
  return { key: setting.slice(0, option), isForAnyAddress: setting.slice(option).endsWith("=true") };
}
