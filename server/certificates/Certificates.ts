import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { diskFiles, durableWrite, type Files } from "../config/storage/durableFiles.ts";
import type { Notices } from "../log/Notices.ts";
import type { ServerLog } from "../log/serverLog.ts";
import { AcmeIssuer } from "./AcmeIssuer.ts";
import { type CertificateFacts, type CertificateFiles, endOf, factsOf, refuseUnusable } from "./certificateFiles.ts";

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

/** So often its end is looked at, and no more often an issuer is asked: it answers who asks too often with a ban. */
const hourMs = 3600 * 1000;

/** The TLS certificate of this server, in `tls` of its data folder: what listens takes it, and a newer one at once. */
export class Certificates {
  #files: CertificateFiles | undefined;
  #facts: CertificateFacts | undefined;
  #isThere: Readonly<Record<string, boolean>> = {};
  #timer: NodeJS.Timeout | undefined;
  /** Why it was not renewed last. */
  #failure = "It is tried again within the hour.";
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
    certificates.#timer = setInterval(() => void certificates.look(), hourMs).unref();
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

  /** Renews a certificate that was issued here, in its last days; of one that is not renewed, everybody is told. */
  async look(): Promise<void> {
    const { now, notices, log } = this.parts;
    const certificate = await this.#read(certificateFile);
    // What is no certificate has been told.
    if (certificate === undefined || this.#facts === undefined) return;
    const { isSoon, isDue, words } = endOf(certificate, now());
    const issued = issuedHere(await this.#read(issuedFile));
    const begin = `The TLS certificate ${words}`;
    if (issued === undefined)
      return isSoon ? notices.set(topic, `${begin}. Upload another one on the Config page.`) : notices.clear(topic);
    if (!isDue) return notices.clear(topic);
    // A server that is started again and again asks no more often either.
    if (Math.abs(now() - issued.askedAt) >= hourMs) {
      try {
        await this.#write(issuedFile, JSON.stringify({ ...issued, askedAt: now() }));
        await this.issue(issued.domains);
        return;
      } catch (error) {
        this.#failure = error instanceof Error ? error.message : String(error);
        log.warning("certificate not renewed", { message: this.#failure });
      }
    }
    notices.set(topic, `${begin} and could not be renewed. ${this.#failure}`);
  }

  async #install(files: CertificateFiles, domains: readonly string[] | undefined): Promise<CertificateStatus> {
    refuseUnusable(files, this.parts.now());
    // The key first: a certificate without its key would be refused at the next start.
    await this.#write(keyFile, files.key);
    await this.#write(certificateFile, files.certificate);
    await this.#write(
      issuedFile,
      JSON.stringify(domains === undefined ? null : { domains, askedAt: this.parts.now() }),
    );
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
    notices.clear(unusable);
    if (certificate === undefined || key === undefined) return;
    try {
      this.#facts = factsOf(certificate);
      refuseUnusable({ certificate, key }, now());
      this.#files = { certificate, key };
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      notices.set(unusable, `The TLS certificate in the data folder cannot be used. ${why}`);
    }
    // One that has expired is renewed too.
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
const unusable = "certificate unusable";

interface IssuedHere {
  readonly domains: readonly string[];
  /** When the issuer was asked last, milliseconds since 1970. */
  readonly askedAt: number;
}

/** What is known of a certificate that was issued here; undefined for one of the operator's own. */
function issuedHere(text: string | undefined): IssuedHere | undefined {
  try {
    const said: unknown = text === undefined ? undefined : JSON.parse(text);
    if (typeof said !== "object" || said === null || !("domains" in said) || !Array.isArray(said.domains))
      return undefined;
    const askedAt = "askedAt" in said && typeof said.askedAt === "number" ? said.askedAt : 0;
    return { domains: said.domains.filter((one) => typeof one === "string"), askedAt };
  } catch {
    return undefined;
  }
}
