// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
import type { DvrInfo } from "./DvrInfo.ts";
import type { MediaInfo } from "./MediaInfo.ts";
import type { Said } from "./Said.ts";
/**
 * What the server reports of a running stream.
 */
export interface StreamStats {
/**
 * Frames come in.
 */
alive?: boolean
/**
 * The stream is started, whether or not frames come in.
 */
running?: boolean
/**
 * The server's own word for the state; the console derives its status from the other fields.
 */
status?: string
/**
 * URL the stream comes from now; one of its source URLs.
 */
url?: string
/**
 * How the source that plays stands among the stream's: preferred, the first one; backup, another one as the better ones give nothing; chosen, another one by an operator's hand; fallback, the fallback video as no source works. Absent while nothing comes.
 */
source_use?: ("preferred" | "backup" | "chosen" | "fallback")
/**
 * Since when the picture comes from the source in use, in milliseconds since 1970.
 */
source_since?: number
/**
 * When the picture began to come from another source, or came again from the same one: the newest 20 since the server was started, oldest first. Passwords are hidden.
 * 
 * Items: A moment at which a source began to play.
 */
switches?: {
/**
 * In milliseconds since 1970.
 */
at: number
/**
 * The source that plays from then on.
 */
to: string
/**
 * The source that played before. Absent at a start.
 */
from?: string
/**
 * Of the source that plays from then on: its place in the list of sources as it is now, from 1. Two addresses that differ in what is hidden only are told apart by it. Absent for the fallback video, for a publisher without an entry, and where it is not in the list any more.
 */
to_number?: number
/**
 * Of the source that played before, in the same way.
 */
from_number?: number
/**
 * Whether it is the source that played before, come again. Absent at a start.
 */
again?: boolean
/**
 * start, nothing played before; lost, the former one gave nothing any more; back, a better one gives something again; hand, an operator chose it.
 */
cause: ("start" | "lost" | "back" | "hand")
/**
 * Why the former one was lost.
 */
error?: string
/**
 * The same with its code.
 */
said?: Said
}[]
/**
 * What is wrong with a stream that plays, as far as the sizes of its frames tell; absent when nothing is. flapping: sources came and went several times within ten minutes. no_video, no_audio: it had a picture or sound, and has none now. silent: sound of a codec that spends bits on what is heard is nearly empty. still: the picture hardly changes. black: it hardly changes and has next to nothing in it. What an encoder fills up to a constant rate hides the last three.
 */
alarms?: ("flapping" | "no_video" | "no_audio" | "silent" | "still" | "black")[]
/**
 * The stream runs on another server of the cluster.
 */
remote?: boolean
/**
 * Bitrate of the input as it comes, with the packets its tracks are in.
 */
bitrate?: number
/**
 * What all clients take together.
 */
out_bandwidth?: number
/**
 * Received since the stream was started.
 */
bytes_in?: number
/**
 * Sent since the stream was started.
 */
bytes_out?: number
/**
 * Viewers at this moment.
 */
client_count?: number
/**
 * How long the stream has been on air, in milliseconds, without a break of more than 5 s; 0 while it is not.
 */
lifetime?: number
/**
 * When the stream was started, in milliseconds since 1970.
 */
start_running_at?: number
/**
 * When the last client asked for something, in milliseconds since 1970.
 */
last_access_at?: number
/**
 * Timestamp of the last frame, in milliseconds.
 */
last_dts?: number
/**
 * Time since the last frame came in. Above 60000 the stream is unavailable.
 */
ts_delay?: number
/**
 * Attempts to reach the source since it was lost; above 0 the stream is unavailable.
 */
retry_count?: number
/**
 * Why the source gives nothing. One that is or holds thumbnails_not_fetched does not count as an error.
 */
source_error?: string
/**
 * The same with codes: the source's own error first, then what else fails around the stream.
 * 
 * Items: One of them.
 */
source_error_said?: Said[]
/**
 * Sources of the stream that give nothing, each with its own reason, also while another one plays. Absent when there are none.
 * 
 * Items: A source of the stream that gives nothing, and when it is tried again.
 */
failed_sources?: {
/**
 * One of the stream's source URLs.
 */
url: string
/**
 * Why it gave nothing the last time.
 */
error: string
/**
 * The same with its code.
 */
said?: Said
/**
 * When it was lost, or tried in vain for the first time, in milliseconds since 1970.
 */
failed_at: number
/**
 * How often it could not be had since then.
 */
retry_count: number
/**
 * Seconds until it is tried again, 0 while it is being tried. Absent while it is not tried: a better source plays, or one chosen by hand.
 */
next_try?: number
}[]
/**
 * Lost or broken packets per second; absent when there are none.
 */
input_error_rate?: number
/**
 * How often clients had to wait for data.
 */
bufferings?: number
/**
 * Index of the stream in the list, as the server counts.
 */
position?: number
/**
 * The stream may be published to.
 */
publish_enabled?: boolean
/**
 * Address of the publisher.
 */
published_from?: string
/**
 * Protocol of the publisher: rtmp, rtsp, webrtc, srt.
 */
published_via?: string
/**
 * State of the camera's agent: connected, not_connected or rproxy_not_configured. Another value is logged and not shown.
 */
agent_status?: string
/**
 * Id of the camera's agent.
 */
current_agent_id?: string
/**
 * A transcoder works for this stream.
 */
running_transcoder?: boolean
/**
 * The stream is recorded.
 */
dvr_enabled?: boolean
/**
 * What of a stream lies in its archive.
 */
dvr_info?: DvrInfo
/**
 * What comes in from the source.
 */
input_media_info?: MediaInfo
/**
 * What goes out, behind the transcoder.
 */
media_info?: MediaInfo
}
