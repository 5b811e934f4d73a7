import type { IncomingHttpHeaders } from "node:http";
import { ServerError } from "../ServerError.ts";
import type { ApiCall } from "./ApiCall.ts";

const types: Readonly<Record<Exclude<ApiCall["body"], undefined>, RegExp | undefined>> = {
  json: /^application\/json\b/i,
  text: /^text\/plain\b/i,
  form: /^application\/x-www-form-urlencoded\b/i,
  raw: undefined,
};

/**
 * Throws `forbidden` for a body of another kind than the call takes: what a plain form of another site can send without
 * asking (text, form data) must never pass for JSON.
 */
export function refuseBodyType(headers: IncomingHttpHeaders, body: ApiCall["body"]): void {
  const type = headers["content-type"];
  const hasBody = Number(headers["content-length"] ?? 0) > 0 || headers["transfer-encoding"] !== undefined;
  if (headers["content-encoding"] !== undefined && headers["content-encoding"] !== "identity") {
    throw new ServerError("bad_request", "Send the body as it is: compressed ones are refused.");
  }
  if (!hasBody || body === "raw") return;
  const wanted = body === undefined ? undefined : types[body];
  if (wanted?.test(type ?? "")) return;
  const names = { json: "application/json", text: "text/plain", form: "application/x-www-form-urlencoded" };
  const hint = body === undefined ? "This call takes no body." : `Send it as ${names[body]}.`;
  throw new ServerError("forbidden", `A body of type ${type ?? "unknown"} is refused here. ${hint}`);
}
