// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
import type { KeyLifetime } from "./KeyLifetime.ts";
import type { KeyResource } from "./KeyResource.ts";
import type { KeyServer } from "./KeyServer.ts";
import type { UserKeyServer } from "./UserKeyServer.ts";
/**
 * Keys come from a GS DRM key server.
 */
export interface DrmGsdrm {
/**
 * Selects GS DRM.
 */
vendor: "gsdrm"
/**
 * Address that answers with the content keys. May stay empty: the service's public address is asked then.
 */
keyserver?: KeyServer
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
