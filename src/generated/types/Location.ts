// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
import type { Auth } from "./Auth.ts";
import type { Cache } from "./Cache.ts";
import type { Drm } from "./Drm.ts";
import type { PublishedStream } from "./PublishedStream.ts";
import type { StreamDvr } from "./StreamDvr.ts";
import type { StreamInput } from "./StreamInput.ts";
import type { Thumbnails } from "./Thumbnails.ts";
/**
 * A prefix that others publish streams to, and the settings every stream published there gets.
 */
export interface Location {
/**
 * First part of the name of every stream published here: NAME/STREAM. Another name cuts off whoever publishes now.
 */
prefix: string
/**
 * The name viewers see for streams published here.
 */
title?: string
/**
 * Notes on the location.
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
 * Where a stream of this location may come from besides publishing. Without any, streams are published only.
 * 
 * Items: One source of a stream: its address, alone or with options. Options without a field of their own are kept and handed to the source as they are.
 */
urls?: StreamInput[]
/**
 * A publisher must give this password, whatever the name of its stream. Without it anyone who reaches the server may publish.
 */
password?: string
/**
 * A publisher that sends nothing for this long is dropped.
 */
source_timeout?: number
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
 * An on-demand stream turns off this long after the last client leaves.
 */
clients_timeout?: number
/**
 * Who may watch. Without it everybody may.
 */
auth?: Auth
/**
 * Encrypts the output with keys from a vendor. Without it the output is not encrypted.
 */
drm?: Drm
/**
 * Index of the location among the locations; in the raw text the order of the blocks.
 */
position?: number
/**
 * Streams that are published here now, by name.
 */
streams?: {
/**
 * A stream that a publisher or an origin server has brought; its settings are those of its location or mirror.
 */
[k: string]: PublishedStream
}
}
