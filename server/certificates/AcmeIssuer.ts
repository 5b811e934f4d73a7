import { isIP } from "node:net";
import { ServerError } from "../ServerError.ts";
import type { CertificateFiles } from "./certificateFiles.ts";

interface AcmeIssuerParts {
  /** Address of the issuer's directory (RFC 8555). */
  readonly directory: string;
  /** The key of this server's account with the issuer; made with the first certificate. */
  readonly readAccountKey: () => Promise<string | undefined>;
  readonly writeAccountKey: (key: string) => Promise<void>;
  /** How long an issuer may take; a minute when absent. */
  readonly longestMs?: number;
}

/** Asks an issuer for certificates by ACME, and answers its question over HTTP whether a name is ours. */
export class AcmeIssuer {
  /** By token, while the issuer asks. */
  readonly #proofs = new Map<string, string>();
  #isBusy = false;

  constructor(private readonly parts: AcmeIssuerParts) {}

  /** The answer to the issuer's question; undefined for one that nobody has asked us to expect. */
  proofOf(token: string): string | undefined {
    return this.#proofs.get(token);
  }

  /**
   * A certificate for some names, of which the first names it.
   * @throws ServerError `bad_request` for what is no name, `conflict` while another is asked for, `unavailable` with the
   * issuer's words
   */
  async issue(domains: readonly string[]): Promise<CertificateFiles> {
    refuseNames(domains);
    if (this.#isBusy) throw new ServerError("conflict", "A certificate is being asked for already. Wait for it.");
    this.#isBusy = true;
    const limit = this.parts.longestMs ?? 60_000;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`the issuer has not answered for ${limit / 1000} s`)), limit);
    });
    try {
      return await Promise.race([this.#ask(domains), late]);
    } catch (cause) {
      const why = cause instanceof Error ? cause.message : String(cause);
      throw new ServerError("unavailable", `The certificate was not issued: ${why}`, {}, { cause });
    } finally {
      clearTimeout(timer);
      this.#proofs.clear();
      this.#isBusy = false;
    }
  }

  async #ask(domains: readonly string[]): Promise<CertificateFiles> {
    const acme = await loadAcme();
    const known = await this.parts.readAccountKey();
    const accountKey = known ?? (await acme.crypto.createPrivateEcdsaKey()).toString();
    if (known === undefined) await this.parts.writeAccountKey(accountKey);
    const client = new acme.Client({
      directoryUrl: this.parts.directory,
      accountKey,
      backoffAttempts: 20,
      backoffMin: 500,
      backoffMax: 5000,
    });
    const [key, request] = await acme.crypto.createCsr({ commonName: domains[0] ?? "", altNames: [...domains] });
    const certificate = await client.auto({
      csr: request,
      termsOfServiceAgreed: true,
      challengePriority: ["http-01"],
      // The name need not lead back here from this machine: the issuer's own look is what counts.
      skipChallengeVerification: true,
      challengeCreateFn: async (_authorization, { token }, proof) => void this.#proofs.set(token, proof),
      challengeRemoveFn: async (_authorization, { token }) => void this.#proofs.delete(token),
    });
    return { certificate, key: key.toString() };
  }
}

/** Loaded with the first certificate: without it the server starts an eighth sooner. */
async function loadAcme() {
  const { default: acme } = await import("acme-client");
  // A minute is all there is: who asks shall hear of an issuer that cannot be reached.
  Object.assign(Object(Reflect.get(acme.axios.defaults, "acmeSettings")), { retryMaxAttempts: 1 });
  return acme;
}

/** As many names are in one certificate at most. */
const mostNames = 20;

function refuseNames(domains: readonly string[]): void {
  if (domains.length === 0 || domains.length > mostNames)
    throw new ServerError("bad_request", `Name the hosts of the certificate: 1 to ${mostNames}.`);
  for (const domain of domains) {
    if (isIP(domain.replace(/^\[|\]$/g, "")) !== 0)
      throw new ServerError("bad_request", "A certificate is issued for a name, not for an IP address.");
    if (!/^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/i.test(domain))
      throw new ServerError(
        "bad_request",
        "A certificate is issued for the full name of a host, such as tv.example.com.",
      );
  }
}
