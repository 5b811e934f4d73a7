import type { CertificateFiles } from "../certificates/certificateFiles.ts";

/** How everything of this server that speaks TLS speaks it. */
export function tlsOptions({ certificate, key }: CertificateFiles): {
  readonly cert: string;
  readonly key: string;
  readonly minVersion: "TLSv1.2";
} {
  return { cert: certificate, key, minVersion: "TLSv1.2" };
}
