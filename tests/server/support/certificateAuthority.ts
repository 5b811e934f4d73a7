import * as x509 from "@peculiar/x509";

x509.cryptoProvider.set(crypto);
const algorithm = { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" };

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
    const keys = await crypto.subtle.generateKey(algorithm, true, ["sign", "verify"]);
    const key = Buffer.from(await crypto.subtle.exportKey("pkcs8", keys.privateKey)).toString("base64");
    const lines = key.match(/.{1,64}/g)?.join("\n") ?? "";
    const certificate = await this.#issue(keys.publicKey, domains, days);
    return { certificate, key: `-----BEGIN PRIVATE KEY-----\n${lines}\n-----END PRIVATE KEY-----\n` };
  }

  /** Signs what an ACME client asks for. @param request DER */
  async sign(request: Uint8Array, domains: readonly string[], days = 90): Promise<string> {
    const asked = new x509.Pkcs10CertificateRequest(new Uint8Array(request));
    return this.#issue(await asked.publicKey.export(), domains, days);
  }

  async #issue(publicKey: CryptoKey, domains: readonly string[], days: number): Promise<string> {
    const made = await x509.X509CertificateGenerator.create({
      serialNumber: Date.now().toString(16),
      subject: `CN=${domains[0]}`,
      issuer: this.own.subject,
      notBefore: new Date(Date.now() - 100 * 24 * 3600 * 1000),
      notAfter: new Date(Date.now() + days * 24 * 3600 * 1000),
      publicKey,
      signingKey: this.keys.privateKey,
      signingAlgorithm: algorithm,
      extensions: [new x509.SubjectAlternativeNameExtension(domains.map((value) => ({ type: "dns" as const, value })))],
    });
    return `${made.toString("pem")}\n${this.root}\n`;
  }
}
