// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
import type { KeyLifetime } from "./KeyLifetime.ts";
import type { KeyResource } from "./KeyResource.ts";
import type { KeyServer } from "./KeyServer.ts";
import type { UserKeyServer } from "./UserKeyServer.ts";
/**
 * HLS segments are encrypted as a whole with AES-128; any HLS player can play them.
 */
export interface DrmAes128 {
/**
 * Selects AES-128.
 */
vendor: "aes128"
/**
 * Address that answers with the content keys.
 */
keyserver: KeyServer
/**
 * Address players are sent to for their keys. Without it they ask this server, which asks the key server.
 */
user_keyserver?: UserKeyServer
/**
 * A key is replaced by a new one after this long. Without it one key serves as long as the stream runs.
 */
expires?: KeyLifetime
/**
 * The name the key server knows this stream by. Without it the stream's own name is sent.
 */
resource_id?: KeyResource
}
