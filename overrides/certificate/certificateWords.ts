import type { Certificate } from "../../src/generated/types/Certificate.ts";
import { formatDay } from "../../src/model/units/formatTime.ts";
import { certificateText } from "../../src/texts/en/certificate.ts";

/** What is said of a certificate, and how bad it is. */
export interface CertificateWords {
  readonly level: "good" | "soon" | "bad" | "none";
  readonly lines: readonly string[];
}

const dayMs = 24 * 3600 * 1000;
/** So long before its end one is warned. */
const warningDays = 30;

/** @param now milliseconds since 1970 */
export function certificateWords({ cert, files }: Certificate, now: number): CertificateWords {
  const missing = Object.entries(files ?? {}).flatMap(([file, isThere]) => (isThere ? [] : [file]));
  if (cert?.valid_till === undefined) {
    const isHalf = missing.length > 0 && missing.length < Object.keys(files ?? {}).length;
    return { level: "none", lines: [isHalf ? filesWords(missing) : certificateText("certificate.none")] };
  }
  const end = cert.valid_till * 1000;
  const days = Math.ceil((end - now) / dayMs);
  const date = formatDay(end);
  const validity =
    end <= now
      ? certificateText("certificate.ended", { date })
      : certificateText(days === 1 ? "certificate.validDay" : "certificate.valid", { date, days });
  return {
    level: missing.length > 0 || end <= now ? "bad" : days <= warningDays ? "soon" : "good",
    lines: [
      certificateText("certificate.domains", { domains: cert.domains?.join(", ") ?? "" }),
      certificateText("certificate.issuer", { issuer: cert.issuer_name ?? "" }),
      validity,
      ...(missing.length > 0 ? [filesWords(missing)] : []),
    ],
  };
}

function filesWords(missing: readonly string[]): string {
  return certificateText("certificate.missing", { files: missing.join(", ") });
}

/** Whether the browser came to the server by an IP address, for which no certificate is issued. */
export function isAddress(host: string): boolean {
  return /^\d{1,3}(?:\.\d{1,3}){3}$/.test(host) || host.startsWith("[") || host.includes(":");
}
