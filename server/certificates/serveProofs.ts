import type { FastifyInstance } from "fastify";
import { ServerError } from "../ServerError.ts";
import type { Certificates } from "./Certificates.ts";

/** Where certificates are asked from unless an option says otherwise. */
export const letsEncrypt = "https://acme-v02.api.letsencrypt.org/directory";

/** `GET /.well-known/acme-challenge/TOKEN` (RFC 8555, 8.3): what the issuer of a certificate looks for here. */
export function serveProofs(app: FastifyInstance, certificates: Pick<Certificates, "proofOf">): void {
  app.get<{ readonly Params: { readonly token: string } }>(
    "/.well-known/acme-challenge/:token",
    { config: { isProof: true } },
    async ({ params }, reply) => {
      const proof = certificates.proofOf(params.token);
      if (proof === undefined) throw new ServerError("not_found", "Nobody asks for a certificate now.");
      return reply.type("application/octet-stream").send(proof);
    },
  );
}
