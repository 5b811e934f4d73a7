import { isPlainObject } from "../../../src/model/Json.ts";
import { ServerError } from "../../ServerError.ts";
import type { ApiCall } from "../ApiCall.ts";
import type { ServerContext } from "./ServerContext.ts";

/** `GET /flussonic/api/letsencrypt`: the certificate in use, `{cert: {domains, issuer_name, valid_till}, files}`. */
export function readCertificate({ certificates }: ServerContext): ApiCall {
  return { method: "GET", path: "/flussonic/api/letsencrypt", handle: () => certificates.status };
}

/** `POST /flussonic/api/letsencrypt` with `{domains: [host]}`: has a certificate issued, and answers it. */
export function issueCertificate({ certificates }: ServerContext): ApiCall {
  return {
    method: "POST",
    path: "/flussonic/api/letsencrypt",
    body: "json",
    audit: "certificate",
    handle: async ({ body }) => {
      const domains: unknown = isPlainObject(body) ? body["domains"] : undefined;
      if (!Array.isArray(domains) || !domains.every((domain) => typeof domain === "string"))
        throw new ServerError("bad_request", 'Name the hosts: {"domains": ["tv.example.com"]}.');
      const answer = await certificates.issue(domains);
      return { answer, note: { words: `A certificate was issued for ${domains.join(", ")}.` } };
    },
  };
}

/** `POST /flussonic/api/certificate` with `{certificate, key}` as PEM: takes them in the place of those in use. */
export function saveCertificate({ certificates }: ServerContext): ApiCall {
  return {
    method: "POST",
    path: "/flussonic/api/certificate",
    body: "json",
    largestBodyBytes: 1_000_000,
    audit: "certificate",
    handle: async ({ body }) => {
      const { certificate, key } = isPlainObject(body) ? body : {};
      if (typeof certificate !== "string" || typeof key !== "string")
        throw new ServerError("bad_request", 'Send both as PEM texts: {"certificate": "...", "key": "..."}.');
      const answer = await certificates.install({ certificate, key });
      return { answer, note: { words: "A certificate and its key were put in the place of those in use." } };
    },
  };
}
