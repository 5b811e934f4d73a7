// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
import type { KeyLifetime } from "./KeyLifetime.ts";
import type { KeyResource } from "./KeyResource.ts";
/**
 * Keys come from the KeyOS service of BuyDRM.
 */
export interface DrmKeyos {
/**
 * Selects BuyDRM KeyOS.
 */
vendor: "keyos"
/**
 * The key of your KeyOS account. May stay empty: the server then asks without one.
 */
userkey?: string
/**
 * A key is replaced by a new one after this long. Without it one key serves as long as the stream runs.
 */
expires?: KeyLifetime
/**
 * The name the key server knows this stream by. Without it the stream's own name is sent.
 */
resource_id?: KeyResource
}
