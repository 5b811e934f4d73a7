import { textsOf } from "../textsOf.ts";

/** The TLS certificate of the server. */
const certificate = {
  "certificate.title": "TLS certificate",
  "certificate.none":
    "There is no TLS certificate, so HTTPS and RTMPS ports stay closed. Upload one, or have it issued.",
  "certificate.domains": "For {domains}",
  "certificate.issuer": "Issued by {issuer}",
  "certificate.valid": "Valid till {date}, {days} days from now",
  "certificate.validDay": "Valid till {date}, {days} day from now",
  "certificate.ended": "Ended on {date}",
  "certificate.missing": "Missing in the data folder: {files}",
  "certificate.issue": "issue by LetsEncrypt",
  "certificate.requesting": "Requesting a certificate...",
  "certificate.issued": "The certificate is there. The page is loaded again.",
  "certificate.noName": "Can't issue a certificate for IP address. Switch to domain name and reload page",
  "certificate.notObtained": "Could not obtain certificate",
  "certificate.notRead": "The certificate could not be read",
  "certificate.upload": "Upload a certificate",
  "certificate.certificate": "Certificate",
  "certificate.key": "Private key",
  "certificate.file": "{what} from a file",
  "certificate.take": "Use it",
  "certificate.cancel": "Cancel",
  "certificate.notTaken": "The certificate was not taken",
} as const;

/** Its texts, which come with what uses them. */
export const certificateText = textsOf(certificate);
