// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
import type { Auth } from "./Auth.ts";
import type { Cache } from "./Cache.ts";
import type { Drm } from "./Drm.ts";
import type { PublishedStream } from "./PublishedStream.ts";
import type { StreamDvr } from "./StreamDvr.ts";
import type { Thumbnails } from "./Thumbnails.ts";
/**
 * One or more origin servers whose streams are taken over under the same names.
 */
export interface Mirror {
/**
 * Origin servers in order of preference, as http://HOST:PORT. A URL without a port means port 80.
 * 
 * Items: Address of one origin server.
 */
urls: string[]
/**
 * Key of the origin servers, where it differs from this server's own.
 */
cluster_key?: string
/**
 * Put before the name of every mirrored stream. Another one cuts off whoever watches them now. The server knows the mirror again by prefix and first URL.
 */
prefix?: string
/**
 * The name viewers see for the mirror's streams.
 */
title?: string
/**
 * Notes on the mirror.
 */
meta?: {
/**
 * A note for operators; viewers never see it.
 */
comment?: string
/**
 * The id the DRM vendor knows the content by. Every vendor takes one but Widevine, which has the content ID in its place.
 */
drm_id?: string
}
/**
 * Names of the origin that are not mirrored, separated by comma or space. It wins over the taken streams.
 * 
 * Items: One name, * standing for any part of it.
 */
except?: string[]
/**
 * Names of the origin that run all the time (static), separated by comma or space; the others run on demand. Emptied, all of them run all the time. Where new streams are on demand and no name is here, all are on demand.
 * 
 * Items: One name, * standing for any part of it.
 */
only?: string[]
/**
 * Small pictures of the stream for lists, players and the DVR timeline.
 */
thumbnails?: Thumbnails
/**
 * Records the stream into an archive. Without it nothing is recorded.
 */
dvr?: StreamDvr
/**
 * Keeps what is often asked for on a fast disk. Without it every request reads the archive itself.
 */
cache?: Cache
/**
 * Who may watch. Without it everybody may.
 */
auth?: Auth
/**
 * Encrypts the output with keys from a vendor. Without it the output is not encrypted.
 */
drm?: Drm
/**
 * Index of the mirror among the mirrors; in the raw text the order of the blocks.
 */
position?: number
/**
 * Host name the origin server in use gives itself.
 */
source_hostname?: string
/**
 * The server URL that is in use now.
 */
url?: string
/**
 * Streams of the origin as they run here, by name.
 */
streams?: {
/**
 * A stream that a publisher or an origin server has brought; its settings are those of its location or mirror.
 */
[k: string]: PublishedStream
}
}
