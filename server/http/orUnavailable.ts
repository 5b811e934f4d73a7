import { SqlError } from "../records/database/SqlThread.ts";
import { ServerError } from "../ServerError.ts";

/** Answers from a database. @throws ServerError `unavailable` where it refuses; `words` say what cannot be done */
export async function orUnavailable<Answer>(words: string, ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (cause) {
    if (!(cause instanceof SqlError)) throw cause;
    throw new ServerError("unavailable", `${words}: ${cause.message}`, {}, { cause });
  }
}
