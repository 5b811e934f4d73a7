import type { ConfigRecord } from "../config/ConfigRecord.ts";
import type { AdminAccount } from "./AdminAccount.ts";
import type { Sessions } from "./Sessions.ts";

/** What a change of the password concerns. */
interface FollowPasswordParts {
  readonly record: ConfigRecord;
  readonly account: AdminAccount;
  readonly sessions: Sessions;
}

/**
 * Ends the logins that another password opened than the one that was saved. Begins before anything else hears of
 * changes: nobody is told anything by a login that has ended, and none comes back that was ended during the start.
 * Returns the function that ends it.
 */
export function followPassword({ record, account, sessions }: FollowPasswordParts): () => void {
  return record.onChange(({ patch, session }) => {
    if (patch["edit_auth"] !== undefined) sessions.endOthers(session, account.ownMark);
  });
}
