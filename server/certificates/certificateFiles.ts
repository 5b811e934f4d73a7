import { createPrivateKey, type KeyObject, X509Certificate } from "node:crypto";
import { createSecureContext } from "node:tls";
import { ServerError } from "../ServerError.ts";

/** A certificate with its key, both as PEM: the server's own first, then those that vouch for it. */
export interface CertificateFiles {
  readonly certificate: string;
  readonly key: string;
}

/** How everything of this server that speaks TLS speaks it. */
export function tlsOptions({ certificate, key }: CertificateFiles): {
  readonly cert: string;
  readonly key: string;
  readonly minVersion: "TLSv1.2";
} {
  return { cert: certificate, key, minVersion: "TLSv1.2" };
}

/** What is told of a certificate. */
export interface CertificateFacts {
  readonly domains: readonly string[];
  readonly issuer_name: string;
  /** Seconds since 1970. */
  readonly valid_till: number;
}

/** What a certificate says of itself. @throws ServerError `invalid` for a text that is none */
export function factsOf(certificate: string): CertificateFacts {
  const own = readCertificate(certificate);
  const alternatives = (own.subjectAltName ?? "").split(", ").flatMap((name) => /^DNS:(.+)$/.exec(name)?.[1] ?? []);
  const common = partOf(own.subject, "CN");
  const named = alternatives.length > 0 || common === undefined ? alternatives : [common];
  return {
    domains: [...new Set(named)],
    issuer_name: partOf(own.issuer, "O") ?? partOf(own.issuer, "CN") ?? own.issuer.replaceAll("\n", ", "),
    valid_till: Math.floor(Date.parse(own.validTo) / 1000),
  };
}

const dayMs = 24 * 3600 * 1000;
/** So long before its end a certificate is warned of, and one of a long life is renewed. */
const soonMs = 30 * dayMs;

/** How near the end of a certificate is. @param now milliseconds since 1970 */
export function endOf(
  certificate: string,
  now: number,
): {
  readonly isSoon: boolean;
  /** Whether it is time to ask for the next: of one that lives for days only, its last third. */
  readonly isDue: boolean;
  /** "ends in 3 days" */
  readonly words: string;
} {
  const { validFrom, validTo } = readCertificate(certificate);
  const [from, to] = [Date.parse(validFrom), Date.parse(validTo)];
  const left = to - now;
  const days = Math.ceil(left / dayMs);
  const words =
    left <= 0 ? `expired on ${new Date(to).toISOString()}` : `ends in ${days} ${days === 1 ? "day" : "days"}`;
  return { isSoon: left < soonMs, isDue: left < Math.min(soonMs, (to - from) / 3), words };
}

/**
 * Refuses a pair that no server could use.
 * @param now milliseconds since 1970
 * @throws ServerError `invalid` that says which of the two is wrong, and why
 */
export function refuseUnusable({ certificate, key }: CertificateFiles, now: number): void {
  const own = readCertificate(certificate);
  const parsed = readKey(key);
  if (!own.checkPrivateKey(parsed))
    throw invalid("The key belongs to another certificate. Give the key it was made with.");
  const { validTo } = own;
  if (Date.parse(validTo) <= now)
    throw invalid(`The certificate expired on ${new Date(validTo).toISOString()}. Have it renewed first.`);
  try {
    createSecureContext(tlsOptions({ certificate, key }));
  } catch (error) {
    // Such as a key of 512 bits, or a hash that nobody trusts any more.
    const why = error instanceof Error ? error.message : String(error);
    throw invalid(`The certificate cannot be used for TLS here (${why}). Have one made with a newer kind of key.`);
  }
}

function readCertificate(text: string): X509Certificate {
  const [first] = text.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? [];
  if (first === undefined) throw invalid("The certificate is no PEM text: it begins with -----BEGIN CERTIFICATE-----.");
  try {
    for (const one of text.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? [])
      void new X509Certificate(one);
    return new X509Certificate(first);
  } catch {
    throw invalid("The certificate cannot be read: its text is damaged.");
  }
}

function readKey(text: string): KeyObject {
  if (/ENCRYPTED/.test(text))
    throw invalid("The key is locked with a password. Take that off first: openssl pkey -in KEY -out OPEN_KEY.");
  if (!/-----BEGIN (?:RSA |EC )?PRIVATE KEY-----/.test(text))
    throw invalid("The key is no PEM text: it begins with -----BEGIN PRIVATE KEY-----.");
  try {
    return createPrivateKey(text);
  } catch {
    // What the library says might quote the text.
    throw invalid("The key cannot be read: its text is damaged.");
  }
}

function partOf(name: string, part: string): string | undefined {
  return name.split("\n").flatMap((line) => (line.startsWith(`${part}=`) ? [line.slice(part.length + 1)] : []))[0];
}

function invalid(message: string): ServerError {
  return new ServerError("invalid", message);
}
