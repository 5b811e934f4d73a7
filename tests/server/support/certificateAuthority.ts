import * as x509 from "@peculiar/x509";

x509.cryptoProvider.set(crypto);
const algorithm = { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" };

/** From when to when a certificate holds. */
interface CertificateLife {
  /** From now on. */
  readonly days: number;
  readonly ageDays: number;
}

/** An issuer of certificates for tests. */
export class CertificateAuthority {
  private constructor(
    private readonly keys: CryptoKeyPair,
    private readonly own: x509.X509Certificate,
  ) {}

  static async make(): Promise<CertificateAuthority> {
    const keys = await crypto.subtle.generateKey(algorithm, true, ["sign", "verify"]);
    const own = await x509.X509CertificateGenerator.createSelfSigned({
      serialNumber: "01",
      name: "O=Test Issuer, CN=Test Root",
      notBefore: new Date(Date.now() - 1000),
      notAfter: new Date(Date.now() + 3650 * 24 * 3600 * 1000),
      keys,
      signingAlgorithm: algorithm,
      extensions: [new x509.BasicConstraintsExtension(true, undefined, true)],
    });
    return new CertificateAuthority(keys, own);
  }

  get root(): string {
    return this.own.toString("pem");
  }

  /** A certificate with its key, for `days` from now on. */
  async pair(domains: readonly string[], days = 90): Promise<{ readonly certificate: string; readonly key: string }> {
    return this.#pairOf(await crypto.subtle.generateKey(algorithm, true, ["sign", "verify"]), domains, days);
  }

  /** As `pair`, with a key so short that no TLS takes it. */
  async weakPair(domains: readonly string[]): Promise<{ readonly certificate: string; readonly key: string }> {
    const short = {
      name: "RSASSA-PKCS1-v1_5",
      modulusLength: 512,
      publicExponent: new Uint8Array([1, 0, 1]),
      hash: "SHA-256",
    };
    return this.#pairOf(await crypto.subtle.generateKey(short, true, ["sign", "verify"]), domains, 90);
  }

  async #pairOf(
    keys: CryptoKeyPair,
    domains: readonly string[],
    days: number,
  ): Promise<{ readonly certificate: string; readonly key: string }> {
    const key = Buffer.from(await crypto.subtle.exportKey("pkcs8", keys.privateKey)).toString("base64");
    const lines = key.match(/.{1,64}/g)?.join("\n") ?? "";
    const certificate = await this.#issue(keys.publicKey, domains, { days, ageDays: 100 });
    return { certificate, key: `-----BEGIN PRIVATE KEY-----\n${lines}\n-----END PRIVATE KEY-----\n` };
  }

  /** Signs what an ACME client asks for. @param request DER */
  async sign(request: Uint8Array, domains: readonly string[], life: CertificateLife): Promise<string> {
    const asked = new x509.Pkcs10CertificateRequest(new Uint8Array(request));
    return this.#issue(await asked.publicKey.export(), domains, life);
  }

  async #issue(publicKey: CryptoKey, domains: readonly string[], { days, ageDays }: CertificateLife): Promise<string> {
    const made = await x509.X509CertificateGenerator.create({
      serialNumber: Date.now().toString(16),
      subject: `CN=${domains[0]}`,
      issuer: this.own.subject,
      notBefore: new Date(Date.now() - ageDays * 24 * 3600 * 1000),
      notAfter: new Date(Date.now() + days * 24 * 3600 * 1000),
      publicKey,
      signingKey: this.keys.privateKey,
      signingAlgorithm: algorithm,
      extensions: [new x509.SubjectAlternativeNameExtension(domains.map((value) => ({ type: "dns" as const, value })))],
    });
    return `${made.toString("pem")}\n${this.root}\n`;
  }
}
