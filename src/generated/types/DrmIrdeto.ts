// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
import type { KeyLifetime } from "./KeyLifetime.ts";
import type { KeyResource } from "./KeyResource.ts";
/**
 * Keys come from Irdeto Control. An installation that checks no account needs none of its options.
 */
export interface DrmIrdeto {
/**
 * Selects Irdeto.
 */
vendor: "irdeto"
/**
 * Host of the Irdeto Control service.
 */
ic_host?: string
/**
 * The account the keys belong to.
 */
account_id?: string
/**
 * Login of the account.
 */
user_name?: string
/**
 * Password of the account.
 */
password?: string
/**
 * A key is replaced by a new one after this long. Without it one key serves as long as the stream runs.
 */
expires?: KeyLifetime
/**
 * The name the key server knows this stream by. Without it the stream's own name is sent.
 */
resource_id?: KeyResource
}
