import { createHash, randomBytes } from "node:crypto";
import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from "node:http";
import { onTestFinished } from "vitest";
import { CertificateAuthority } from "./certificateAuthority.ts";

/** A small issuer that speaks ACME (RFC 8555), over plain HTTP, for one test. */
export interface StartedAcme {
  readonly directory: string;
  readonly authority: CertificateAuthority;
  /** What was asked of it, by the ends of the addresses. */
  readonly asked: readonly string[];
  /** What it does otherwise than it should. */
  readonly mood: { refuses?: string; badNonces: number; isSilent: boolean; days: number; ageDays: number };
}

/** @param lookAt port of this machine at which a name is looked for */
export async function startAcme(lookAt: () => number): Promise<StartedAcme> {
  const authority = await CertificateAuthority.make();
  const asked: string[] = [];
  const mood: StartedAcme["mood"] = { badNonces: 0, isSilent: false, days: 90, ageDays: 100 };
  const nonces = new Set<string>();
  const order = { domains: [""], status: "pending", token: "", thumbprint: "", problem: "", certificate: "" };
  let url = "";

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`;
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { directory: `${url}/directory`, authority, asked, mood };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (mood.isSilent) return;
    const path = request.url ?? "";
    asked.push(path.slice(1));
    const nonce = randomBytes(8).toString("hex");
    nonces.add(nonce);
    response.setHeader("replay-nonce", nonce);
    const say = (status: number, body: object | string, headers: Record<string, string> = {}): void => {
      const isText = typeof body === "string";
      const type = isText ? "application/pem-certificate-chain" : "application/json";
      response.writeHead(status, { "content-type": type, ...headers }).end(isText ? body : JSON.stringify(body));
    };
    if (path === "/directory") {
      const names = { newNonce: "nonce", newAccount: "account", newOrder: "order" };
      return say(200, Object.fromEntries(Object.entries(names).map(([key, name]) => [key, `${url}/${name}`])));
    }
    if (path === "/nonce") return void response.writeHead(200).end();
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const envelope: { protected: string; payload: string } = JSON.parse(Buffer.concat(chunks).toString());
    const decoded = (part: string) => JSON.parse(Buffer.from(part, "base64url").toString() || "{}");
    const head = decoded(envelope.protected);
    if (!nonces.delete(head.nonce) || mood.badNonces-- > 0)
      return say(400, { type: "urn:ietf:params:acme:error:badNonce", detail: "The nonce is bad." });
    const payload = decoded(envelope.payload);
    const shown = () => ({
      status: order.status,
      identifiers: order.domains.map((value) => ({ type: "dns", value })),
      authorizations: [`${url}/authorization`],
      finalize: `${url}/finalize`,
      ...(order.certificate === "" ? {} : { certificate: `${url}/certificate` }),
    });
    const challenge = () => ({
      type: "http-01",
      url: `${url}/challenge`,
      token: order.token,
      status: order.problem !== "" ? "invalid" : order.status === "pending" ? "pending" : "valid",
      ...(order.problem === ""
        ? {}
        : { error: { type: "urn:ietf:params:acme:error:unauthorized", detail: order.problem } }),
    });
    const authorization = () => ({
      status: challenge().status,
      identifier: { type: "dns", value: order.domains[0] },
      challenges: [challenge()],
    });
    switch (path) {
      case "/account": {
        if (head.jwk !== undefined) {
          const { crv, kty, x, y } = head.jwk;
          order.thumbprint = createHash("sha256").update(JSON.stringify({ crv, kty, x, y })).digest("base64url");
        }
        return say(201, { status: "valid" }, { location: `${url}/account/1` });
      }
      case "/order":
        if (mood.refuses !== undefined)
          return say(403, { type: "urn:ietf:params:acme:error:rejectedIdentifier", detail: mood.refuses });
        Object.assign(order, {
          status: "pending",
          problem: "",
          certificate: "",
          token: randomBytes(16).toString("base64url"),
        });
        order.domains = payload.identifiers.map(({ value }: { value: string }) => value);
        return say(201, shown(), { location: `${url}/order/1` });
      case "/order/1":
        return say(200, shown());
      case "/authorization":
        return say(200, authorization());
      case "/challenge": {
        const found = await lookFor(order.domains[0] ?? "", order.token).catch((error: unknown) => String(error));
        if (found === `${order.token}.${order.thumbprint}`) order.status = "ready";
        else order.problem = `${order.domains[0]}: the answer was ${found.slice(0, 40)}`;
        return say(200, challenge());
      }
      case "/finalize":
        order.certificate = await authority.sign(Buffer.from(payload.csr, "base64url"), order.domains, mood);
        order.status = "valid";
        return say(200, shown(), { location: `${url}/order/1` });
      case "/certificate":
        return say(200, order.certificate);
      default:
        return say(404, { detail: path });
    }
  }

  /** As an issuer does: over HTTP, under the name. */
  function lookFor(name: string, token: string): Promise<string> {
    return new Promise((resolve, reject) => {
      const path = `/.well-known/acme-challenge/${token}`;
      const asking = httpRequest({ host: "127.0.0.1", port: lookAt(), path, headers: { host: name } }, (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("end", () => resolve(Buffer.concat(chunks).toString()));
      });
      asking.on("error", reject).end();
    });
  }
}
