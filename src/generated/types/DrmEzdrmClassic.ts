// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
import type { KeyLifetime } from "./KeyLifetime.ts";
import type { KeyResource } from "./KeyResource.ts";
/**
 * Keys come from the older interface of the EzDRM service.
 */
export interface DrmEzdrmClassic {
/**
 * Selects EzDRM Classic.
 */
vendor: "ezdrm_classic"
/**
 * Login of your EzDRM account.
 */
user: string
/**
 * Password of your EzDRM account.
 */
password: string
/**
 * A key is replaced by a new one after this long. Without it one key serves as long as the stream runs.
 */
expires?: KeyLifetime
/**
 * The name the key server knows this stream by. Without it the stream's own name is sent.
 */
resource_id?: KeyResource
}
