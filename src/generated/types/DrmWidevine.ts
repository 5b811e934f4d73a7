// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
import type { KeyLifetime } from "./KeyLifetime.ts";
import type { KeyResource } from "./KeyResource.ts";
import type { KeyServer } from "./KeyServer.ts";
import type { UserKeyServer } from "./UserKeyServer.ts";
/**
 * Keys come from a Widevine licence service; requests to it are signed.
 */
export interface DrmWidevine {
/**
 * Selects Widevine.
 */
vendor: "widevine"
/**
 * Key that signs the requests to the licence service.
 */
aes_key: string
/**
 * Initialisation vector that belongs to the AES key.
 */
iv: string
/**
 * The name the licence service knows the content by. Widevine takes it in place of the DRM ID.
 */
content_id?: string
/**
 * The name under which requests are signed.
 */
signer?: string
/**
 * Address of the licence service. Without it Google's own is asked.
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
