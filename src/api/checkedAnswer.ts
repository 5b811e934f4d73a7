import { loadCheck, type SchemaName } from "../generated/loadCheck.ts";
import { text } from "../texts/text.ts";
import { ApiError } from "./ApiError.ts";

/**
 * Turns an answer from outside into its type, by the compiled check of its schema.
 * @throws ApiError `unexpected-answer` naming the first place that does not fit
 */
export async function checkedAnswer<T>(schema: SchemaName, answer: unknown): Promise<T> {
  const check = await loadCheck(schema);
  if (!check(answer)) {
    throw new ApiError("unexpected-answer", text("errors.unexpectedAnswer"), { body: check.errors });
  }
  // The check has just proved it; TypeScript cannot see that T is the schema's type.
  return answer as T;
}
