import type { IncomingMessage } from "node:http";
import { isPlainObject } from "../../../../src/model/patch/isPlainObject.ts";
import type { RefusalReason } from "../proof/RefusalReason.ts";
import type { OriginQuestion } from "./OriginQuestion.ts";
import { readBody } from "./readBody.ts";

const LONGEST_REFUSAL = 10_000;

const byReason: Readonly<Record<RefusalReason, string>> = {
  no_key: "the origin has no cluster key: set its cluster_key to this server's",
  no_proof: "the origin did not get the cluster key: does a proxy in between take headers away?",
  wrong_key: "wrong cluster key",
  clock: "the clocks of this server and the origin are more than a minute apart",
  used: "the origin was asked the same twice: does a proxy in between repeat requests?",
};

const TOO_MANY = "the origin was asked with too many wrong cluster keys and listens again within a minute";

/** Why an origin answers with anything but a 200, in plain words. Its own words are not shown: it may be anybody. */
export async function refusalWords(response: IncomingMessage, meanings: OriginQuestion["meanings"]): Promise<string> {
  const status = response.statusCode ?? 0;
  if (status >= 300 && status < 400) {
    response.destroy();
    return "it answers with a redirect, which is not followed: write the address it leads to";
  }
  const reason = await reasonIn(response);
  if (reason !== undefined) return reason;
  return meanings[status] ?? (status === 429 ? TOO_MANY : `the origin answered ${status}`);
}

async function reasonIn(response: IncomingMessage): Promise<string | undefined> {
  try {
    const body: unknown = JSON.parse(await readBody(response, LONGEST_REFUSAL));
    const reason = isPlainObject(body) ? body["reason"] : undefined;
    return Object.entries(byReason).find(([known]) => known === reason)?.[1];
  } catch {
    return undefined;
  }
}
