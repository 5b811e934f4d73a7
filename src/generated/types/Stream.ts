// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
import type { Auth } from "./Auth.ts";
import type { Backup } from "./Backup.ts";
import type { Cache } from "./Cache.ts";
import type { Drm } from "./Drm.ts";
import type { Logo } from "./Logo.ts";
import type { Protocols } from "./Protocols.ts";
import type { Push } from "./Push.ts";
import type { StreamDvr } from "./StreamDvr.ts";
import type { StreamInput } from "./StreamInput.ts";
import type { StreamStats } from "./StreamStats.ts";
import type { Thumbnails } from "./Thumbnails.ts";
import type { Transcoder } from "./Transcoder.ts";
/**
 * One channel: where it comes from, how it is processed and who may watch it.
 */
export interface Stream {
/**
 * The name in every address of the stream. Under another name the stream runs on: who watches or publishes now stays, also at the old address; recordings and history go along. Who comes new needs the new address.
 */
name: string
/**
 * The name viewers and playlists show.
 */
title?: string
/**
 * Notes on the stream, by name.
 */
meta?: {
/**
 * A note for operators; viewers never see it.
 */
comment?: string
/**
 * Whether the stream is one of the channels of the IPTV plugin. The IPTV page sets it together with the auth backend.
 */
iptv?: boolean
/**
 * The stream is listed among the IP cameras. One with a source of rtsp:// or rtsps:// is so without it.
 */
camera?: boolean
/**
 * Number of the program in the MPEG-TS output.
 */
program_id?: number
/**
 * The id the DRM vendor knows the content by. Every vendor takes one but Widevine, which has the content ID in its place.
 */
drm_id?: string
}
/**
 * A disabled stream takes no source and serves nobody; its settings stay.
 */
disabled?: boolean
/**
 * A static stream always runs; an on-demand one starts with its first client.
 */
static?: boolean
/**
 * Where the stream comes from: the first that works is used, in the order of the list.
 * 
 * Items: One source of a stream: its address, alone or with options. Options without a field of their own are kept and handed to the source as they are.
 */
urls?: StreamInput[]
/**
 * Without a frame for this long the next source is tried. UDP and RTP without a packet for 5 s, and a connection that is lost, do not wait for it.
 */
source_timeout?: number
/**
 * Accept: encoders and browsers may publish the stream to this server. Ignore: they are refused. A source publish:// above says the same: Accept adds it, Ignore removes it.
 */
publish_enabled?: boolean
/**
 * A publisher must give this password. Without it anyone who reaches the server may publish.
 */
password?: string
/**
 * Path of a script, or an address, that is asked whether a publisher may publish.
 */
on_publish?: string
/**
 * A publisher that sends more than this is cut off. Without it there is no limit.
 */
max_bitrate?: number
/**
 * Played in a loop while no source works. Without a file there is no fallback.
 */
backup?: Backup
/**
 * The key shared with the servers this stream is fetched from, where it differs from that of the global config.
 */
cluster_key?: string
/**
 * Decodes the stream and encodes it anew, in one or several qualities. Without it the stream passes as it comes.
 */
transcoder?: Transcoder
/**
 * Records the stream into an archive. Without it nothing is recorded.
 */
dvr?: StreamDvr
/**
 * The archive of this stream is recorded and played by another server; this one only points to it.
 */
external_dvr?: boolean
/**
 * Keeps what is often asked for on a fast disk. Without it every request reads the archive itself.
 */
cache?: Cache
/**
 * A picture laid over the video, which is encoded anew for it. Without an edge it stands in the center.
 */
logo?: Logo
/**
 * Small pictures of the stream for lists, players and the DVR timeline.
 */
thumbnails?: Thumbnails
/**
 * Who may watch. Without it everybody may.
 */
auth?: Auth
/**
 * An on-demand stream turns off this long after its last client has left. Only streams of the configuration have it, not those a location or mirror brings.
 */
clients_timeout?: number
/**
 * Put before the addresses of segments, for example to have them fetched from a CDN.
 */
url_prefix?: string
/**
 * Adds a variant with nothing but audio to the HLS playlist, for weak connections.
 */
add_audio_only?: boolean
/**
 * How many segments a playlist lists. More survive a slow connection, fewer delay less.
 */
segment_count?: number
/**
 * Length of one segment; it grows to the next key frame.
 */
segment_duration?: number
/**
 * How much buffered video a client of a persistent protocol (RTMP, RTSP, MPEG-TS) gets at once, so that it plays sooner: none, a number of seconds, or as much as there is.
 */
prepush?: (number | boolean)
/**
 * Name of the provider in the service description of the MPEG-TS output.
 */
provider?: string
/**
 * Where else the stream is sent; the scheme of the address says how. An emptied row is removed.
 * 
 * Items: One address the stream is sent to. Further options of the push are kept as they are.
 */
pushes?: Push[]
/**
 * The schedule by which advertising takes the place of the stream, for all its viewers; recordings keep the stream itself. An on-demand stream is not started for it.
 */
ad_schedule?: string
/**
 * What it is played over. Except: never over this protocol. Only: over this one and any other that is set so, nothing else. Neutral: it follows the rest.
 */
protocols?: Protocols
/**
 * Encrypts the output with keys from a vendor. Without it the output is not encrypted.
 */
drm?: Drm
/**
 * Index of the stream in the list; in the raw text the order of the blocks. Set by moving the stream in the list.
 */
position?: number
/**
 * Location or mirror that brings this stream; a stream of the configuration has none.
 */
prefix?: string
/**
 * One push address, as older servers report it.
 */
push?: string
/**
 * Limit of sessions, as older servers report it beside the authorization; the limit that is edited is that of the authorization.
 */
max_sessions?: number
/**
 * What the server reports of a running stream.
 */
stats?: StreamStats
}
