import type { Certificate } from "../../generated/types/Certificate.ts";
import { isPlainObject } from "../../model/Json.ts";
import { text } from "../../texts/text.ts";
import { ApiError } from "../ApiError.ts";
import type { HttpClient } from "../HttpClient.ts";

const letsEncrypt = "/flussonic/api/letsencrypt";

/** The TLS certificate of the server, and which of its files are there. @throws ApiError */
export async function readCertificate(http: HttpClient): Promise<Certificate> {
  return certificateIn(await http.get(letsEncrypt));
}

/** Has a certificate issued for some names. @throws ApiError with the issuer's words */
export async function issueCertificate(http: HttpClient, domains: readonly string[]): Promise<Certificate> {
  return certificateIn(await http.post(letsEncrypt, { domains }));
}

/** Puts another certificate in the place of the one in use, both as PEM. @throws ApiError that says what is wrong with which */
export async function saveCertificate(http: HttpClient, certificate: string, key: string): Promise<Certificate> {
  return certificateIn(await http.post("/flussonic/api/certificate", { certificate, key }));
}

function certificateIn(answer: unknown): Certificate {
  if (isPlainObject(answer)) return answer;
  throw new ApiError("unexpected-answer", text("errors.unexpectedAnswer"));
}
