// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
import type { KeyLifetime } from "./KeyLifetime.ts";
import type { KeyResource } from "./KeyResource.ts";
/**
 * Keys come from the PallyCon service.
 */
export interface DrmPallycon {
/**
 * Selects PallyCon.
 */
vendor: "pallycon"
/**
 * Token of your PallyCon account that permits encryption. May stay empty for a service that asks for none.
 */
enc_token?: string
/**
 * A key is replaced by a new one after this long. Without it one key serves as long as the stream runs.
 */
expires?: KeyLifetime
/**
 * The name the key server knows this stream by. Without it the stream's own name is sent.
 */
resource_id?: KeyResource
}
