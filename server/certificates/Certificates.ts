import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { diskFiles, durableWrite, type Files } from "../config/storage/durableFiles.ts";
import type { Notices } from "../log/Notices.ts";
import type { ServerLog } from "../log/serverLog.ts";
import { AcmeIssuer } from "./AcmeIssuer.ts";
import { type CertificateFacts, type CertificateFiles, factsOf, refuseUnusable } from "./certificateFiles.ts";

interface CertificatesParts {
  /** The server's data folder. */
  readonly folder: string;
  /** Address of the ACME directory that certificates are asked from. */
  readonly directory: string;
  readonly notices: Pick<Notices, "set" | "clear">;
  readonly log: Pick<ServerLog, "info" | "warning">;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly files?: Files;
  /** How often its end is looked at; twice a day when absent. */
  readonly lookMs?: number;
}

/** As the calls answer it. */
export interface CertificateStatus {
  readonly cert?: CertificateFacts;
  readonly files: Readonly<Record<string, boolean>>;
}

const certificateFile = "server.crt";
const keyFile = "server.key";
const accountFile = "account.key";
/** Says that the certificate was issued here, and is renewed here. */
const issuedFile = "issued.json";

const dayMs = 24 * 3600 * 1000;
/** So long before its end a certificate is renewed, and warned of. */
export const renewalDays = 30;

/** The TLS certificate of this server, in `tls` of its data folder: what listens takes it, and a newer one at once. */
export class Certificates {
  #files: CertificateFiles | undefined;
  #facts: CertificateFacts | undefined;
  #isThere: Readonly<Record<string, boolean>> = {};
  #timer: NodeJS.Timeout | undefined;
  readonly #listeners = new Set<() => void>();
  readonly #issuer: AcmeIssuer;
  readonly #folder: string;

  private constructor(private readonly parts: CertificatesParts) {
    this.#folder = join(parts.folder, "tls");
    this.#issuer = new AcmeIssuer({
      directory: parts.directory,
      readAccountKey: () => this.#read(accountFile),
      writeAccountKey: (key) => this.#write(accountFile, key),
    });
  }

  /** With the certificate that is there; one that cannot be used is told. */
  static async open(parts: CertificatesParts): Promise<Certificates> {
    const certificates = new Certificates(parts);
    await certificates.#load();
    certificates.#timer = setInterval(() => void certificates.look(), parts.lookMs ?? dayMs / 2).unref();
    return certificates;
  }

  close(): void {
    clearInterval(this.#timer);
    this.#listeners.clear();
  }

  /** For what listens; undefined while there is none. */
  get current(): CertificateFiles | undefined {
    return this.#files;
  }

  /** Names that the server may be reached under, as its certificate says. */
  get domains(): readonly string[] {
    return this.#facts?.domains ?? [];
  }

  get status(): CertificateStatus {
    return { ...(this.#facts === undefined ? {} : { cert: this.#facts }), files: this.#isThere };
  }

  /** Told when there is another certificate. */
  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  proofOf(token: string): string | undefined {
    return this.#issuer.proofOf(token);
  }

  /** Takes a certificate of the operator's. @throws ServerError `invalid` that says what is wrong with which */
  async install(files: CertificateFiles): Promise<CertificateStatus> {
    return this.#install(files, undefined);
  }

  /** Asks the issuer for one, see `AcmeIssuer.issue`; from then on it is renewed by itself. */
  async issue(domains: readonly string[]): Promise<CertificateStatus> {
    return this.#install(await this.#issuer.issue(domains), domains);
  }

  /** Renews a certificate that was issued here and ends soon; of one that ends soon and cannot be, everybody is told. */
  async look(): Promise<void> {
    const { now, notices, log } = this.parts;
    if (this.#facts === undefined) return;
    const days = Math.ceil((this.#facts.valid_till * 1000 - now()) / dayMs);
    if (days >= renewalDays) return notices.clear(topic);
    const domains = issuedNames(await this.#read(issuedFile));
    const end = days < 0 ? "has ended" : `ends in ${days} ${days === 1 ? "day" : "days"}`;
    if (domains === undefined)
      return notices.set(topic, `The TLS certificate ${end}. Upload another one on the Config page.`);
    try {
      await this.issue(domains);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      log.warning("certificate not renewed", { message: why });
      notices.set(topic, `The TLS certificate ${end} and could not be renewed. ${why}`);
    }
  }

  async #install(files: CertificateFiles, domains: readonly string[] | undefined): Promise<CertificateStatus> {
    refuseUnusable(files, this.parts.now());
    // The key first: a certificate without its key would be refused at the next start.
    await this.#write(keyFile, files.key);
    await this.#write(certificateFile, files.certificate);
    await this.#write(issuedFile, JSON.stringify({ domains: domains ?? null }));
    await this.#load();
    this.parts.log.info("certificate taken", { domains: this.domains.join(", ") });
    for (const listener of this.#listeners) listener();
    return this.status;
  }

  async #load(): Promise<void> {
    const { notices, now } = this.parts;
    const [certificate, key] = await Promise.all([this.#read(certificateFile), this.#read(keyFile)]);
    this.#files = undefined;
    this.#facts = undefined;
    this.#isThere = { [certificateFile]: certificate !== undefined, [keyFile]: key !== undefined };
    notices.clear(topic);
    if (certificate === undefined || key === undefined) return;
    try {
      this.#facts = factsOf(certificate);
      refuseUnusable({ certificate, key }, now());
      this.#files = { certificate, key };
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      notices.set(topic, `The TLS certificate in the data folder cannot be used. ${why}`);
      return;
    }
    void this.look();
  }

  async #read(name: string): Promise<string | undefined> {
    return readFile(join(this.#folder, name), "utf8").catch(() => undefined);
  }

  async #write(name: string, text: string): Promise<void> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    await durableWrite(this.parts.files ?? diskFiles, { path: join(this.#folder, name), text });
  }
}

const topic = "certificate";

/** The names of a certificate that was issued here; undefined for one of the operator's own. */
function issuedNames(text: string | undefined): readonly string[] | undefined {
  const said: unknown = text === undefined ? undefined : JSON.parse(text);
  const domains: unknown = typeof said === "object" && said !== null && "domains" in said ? said.domains : undefined;
  return Array.isArray(domains) ? domains.filter((one) => typeof one === "string") : undefined;
}
