// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
import type { Coder } from "./Coder.ts";
import type { TranscoderDevice } from "./TranscoderDevice.ts";
/**
 * What a server says about itself right after login, and every few seconds.
 */
export interface ServerInfo {
/**
 * Version of the server.
 */
version: string
/**
 * Number of the build.
 */
build?: string
/**
 * Since the server was started.
 */
uptime?: number
/**
 * Bitrate coming in, all streams together.
 */
input_kbit?: number
/**
 * Bitrate going out, all clients together.
 */
output_kbit?: number
/**
 * Streams configured, published and mirrored.
 */
total_streams?: number
/**
 * Streams that are on air.
 */
online_streams?: number
/**
 * VOD files that somebody watches.
 */
opened_files?: number
/**
 * Viewers at this moment.
 */
total_clients?: number
/**
 * The license allows video surveillance.
 */
retroview_enabled?: boolean
/**
 * A database for video surveillance is set.
 */
retroview_configured?: boolean
/**
 * Name of the address parameter that carries a viewer's token; token when absent.
 */
auth_token?: string
/**
 * Block devices by the name their I/O is measured under.
 * 
 * Items: One block device.
 */
disks?: {
/**
 * Name of the device: sda.
 */
name: string
/**
 * Bytes it holds.
 */
size?: number
}[]
/**
 * Mounted file systems.
 * 
 * Items: One file system.
 */
partitions?: {
/**
 * Where it is mounted.
 */
path: string
/**
 * How full it is.
 */
usage: number
/**
 * Bytes it holds.
 */
total?: number
/**
 * Bytes left.
 */
free?: number
}[]
/**
 * Present on a chassis server that was asked for it.
 */
chassis?: {
/**
 * Modules of the chassis.
 * 
 * Items: One coder module of a chassis.
 */
coders?: Coder[]
}
/**
 * Everything that can encode. An empty list: no transcoder can be enabled.
 * 
 * Items: Something that can encode: a graphics card, a coder module or the CPU.
 */
transcoder_devices?: TranscoderDevice[]
/**
 * Keys of the protocols that this server plays streams over; one that is not named it answers with an error. Absent: all of them.
 * 
 * Items: As in the protocols of a stream: hls.
 */
playback_protocols?: string[]
/**
 * As playback_protocols, for the files of VOD locations. Absent: the same as for streams.
 * 
 * Items: As in the protocols of a stream: hls.
 */
file_playback_protocols?: string[]
/**
 * Settings of the server itself, by their names in the configuration, that this server keeps and does nothing with.
 * 
 * Items: One of the list.
 */
unserved_settings?: string[]
/**
 * The save that is taken back unless somebody keeps it: rev, until (when it is taken back, by the server's clock, milliseconds since 1970), left_ms (until then, by a clock that nobody sets), who, address, comment, changes (how many), paths. Absent where none waits. Read with what shows it, as the check of the server info comes with the first page.
 */
pending_save?: {

}
/**
 * How many saves wait for their time.
 */
scheduled_count?: number
/**
 * Name of the zone by whose time of day the server goes: Europe/Tirane.
 */
time_zone?: string
/**
 * What this server can do beyond the common ground; what is absent it cannot.
 */
capabilities?: {
/**
 * publish:// among the source URLs turns publishing on.
 */
url_publish?: boolean
/**
 * Keeps old configurations that can be compared and restored.
 */
revisions?: boolean
/**
 * Refuses a save that is based on an older revision.
 */
if_match?: boolean
/**
 * Rolls a risky change back unless it is confirmed from a fresh connection.
 */
confirm?: boolean
/**
 * Says what is wrong with a change before it is saved.
 */
check?: boolean
/**
 * Ad schedules are read and saved as a list, their files checked and converted.
 */
ads?: boolean
/**
 * Shows each running stream as it looks now, small, at /NAME/preview.jpg.
 */
preview?: boolean
/**
 * Looks at a camera and says what it sends, before a stream is made of it.
 */
probe_source?: boolean
/**
 * The same for sources over any protocol that it reads.
 */
probe_any_source?: boolean
/**
 * Says twice a second on the events socket that it is there, to who subscribes to it.
 */
alive?: boolean
/**
 * Tells what recordings changed limits would remove before they are saved.
 */
dvr_impact?: boolean
/**
 * Opens the events socket with a one-use ticket.
 */
socket_ticket?: boolean
/**
 * Says what would be decided about a viewer, without letting anybody in.
 */
try_auth?: boolean
/**
 * Shows what would be sent to support, and keeps or sends it without secrets.
 */
support_archive?: boolean
/**
 * Has a program that lets support in over SSH.
 */
ssh_agent?: boolean
/**
 * Keeps the session in a cookie scripts cannot read.
 */
session_cookie?: boolean
/**
 * Tells which settings of streams differ between the servers of the cluster, and copies a stream to another of them.
 */
cluster_drift?: boolean
/**
 * Saves take a comment and say which way they came.
 */
comment?: boolean
/**
 * A save that waits to be confirmed can be taken back at once.
 */
undo_config?: boolean
/**
 * A save can wait for its time.
 */
save_at?: boolean
/**
 * A folder of a VOD that is missing is made (make_directory without a name).
 */
vod_folder?: boolean
/**
 * Revisions are searched, listed by pages, and read as configs.
 */
revision_rows?: boolean
/**
 * The server tells what a save that waits would change, old and new.
 */
scheduled_changes?: boolean
/**
 * The server tells what of a former revision has another name since.
 */
revision_renames?: boolean
/**
 * A revision can be marked as known to work.
 */
rescue?: boolean
/**
 * The log of an item of the config is asked for by the pointer to it: of a location, a VOD, a mirror.
 */
item_logs?: boolean
/**
 * What was done to the server is put down, searched and exported.
 */
audit?: boolean
}
}
