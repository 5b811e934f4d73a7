import type { AuthQuestion } from "./AuthQuestion.ts";
import type { Decision } from "./Decision.ts";
import { fieldsOf } from "./fieldsOf.ts";

/** Lets a backend of the operator decide, by its http or https address. */
export function askHttp(address: string, { question, extra, desk }: AuthQuestion): Promise<Decision> {
  const method = question.request.kind === "publish" ? "POST" : "GET";
  return desk.ask({ address, method, fields: fieldsOf(question, extra), extra });
}
