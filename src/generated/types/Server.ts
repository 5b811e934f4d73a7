// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
import type { AdSchedule } from "./AdSchedule.ts";
import type { AuthBackend } from "./AuthBackend.ts";
import type { DvrStorage } from "./DvrStorage.ts";
import type { Location } from "./Location.ts";
import type { Mirror } from "./Mirror.ts";
import type { MirrorServer } from "./MirrorServer.ts";
import type { Notifications } from "./Notifications.ts";
import type { Peer } from "./Peer.ts";
import type { PluginIptv } from "./PluginIptv.ts";
import type { PluginRproxy } from "./PluginRproxy.ts";
import type { PluginVsaas } from "./PluginVsaas.ts";
import type { Port } from "./Port.ts";
import type { PortList } from "./PortList.ts";
import type { ServerStats } from "./ServerStats.ts";
import type { Stream } from "./Stream.ts";
import type { Vod } from "./Vod.ts";
import type { WebScript } from "./WebScript.ts";
/**
 * The whole configuration of one media server: its ports and paths, and everything it serves. What is readOnly is reported by the server and never saved.
 */
export interface Server {
/**
 * Ports for the web interface, the API and playback over HTTP. Removing all of them loses access to the web interface.
 */
http?: PortList
/**
 * Port for publishing and playback over RTMP. Without it RTMP is off, and stream addresses are shown with 1935.
 */
rtmp?: Port
/**
 * Port for playback over RTSP. Without it RTSP is off.
 */
rtsp?: Port
/**
 * Ports for the web interface, the API and playback over HTTPS. They need a TLS certificate.
 */
https?: PortList
/**
 * Port for publishing and playback over RTMP inside TLS. Without it RTMPS is off.
 */
rtmps?: Port
/**
 * Port for playback over RTSP inside TLS. Without it RTSPS is off.
 */
rtsps?: Port
/**
 * How much the server writes to its log. Where it is not set, the server's default is meant.
 */
loglevel?: ("debug" | "notice" | "error")
/**
 * Watches the memory and the load of Nvidia cards for the server info.
 */
nvidia_monitor?: boolean
/**
 * Folder with the history of traffic and load that the graphs are drawn from.
 */
pulsedb?: string
/**
 * Folder with the history of viewing sessions.
 */
session_log?: string
/**
 * When set, the web interface and the API answer over HTTP at these ports only. Absent: at every HTTP port.
 */
admin_http?: PortList
/**
 * When set, the web interface and the API answer over HTTPS at these ports only. Absent: at every HTTPS port.
 */
admin_https?: PortList
/**
 * Port where the server answers questions about its state in the MySQL protocol. Without it this is off.
 */
mysql?: Port
/**
 * Port for monitoring over SNMP. Without it SNMP is off.
 */
snmp?: Port
/**
 * What the server's network line can carry, in bits per second; the cluster counts its load as a share of it. Units go by 1024.
 */
total_bandwidth?: number
/**
 * Free notes on this server as keys and values; the server itself does not read them.
 */
meta?: {
/**
 * Text of the note.
 */
[k: string]: string
}
/**
 * Off: the API answers at the admin ports only.
 */
api?: boolean
/**
 * The login of this console and of API calls that change something.
 */
edit_auth?: {
/**
 * Login of the administrator.
 */
login: string
/**
 * Password of the administrator; kept as a scrypt hash, so that it is shown nowhere.
 */
password: string
}
/**
 * A second login that reads the figures for monitoring at /metrics, and nothing else.
 */
view_auth?: {
/**
 * Login for the metrics only, beside the administrator's in the Access section.
 */
login?: string
/**
 * Password for the metrics only; kept as a scrypt hash, so that it is shown nowhere.
 */
password?: string
}
/**
 * The secret that servers of one cluster know each other by. It must be the same on all peers.
 */
cluster_key?: string
/**
 * The other servers of the cluster, by host name.
 */
peers?: {
/**
 * Another server of the cluster, as host[:port]; without a port it is asked at port 80.
 */
[k: string]: Peer
}
/**
 * Scripts that answer requests below a prefix of the web address, by prefix.
 */
web_scripts?: {
/**
 * A script file that answers requests below a prefix.
 */
[k: string]: WebScript
}
/**
 * Parts of the server with a configuration of their own, by name. Unknown plugins are kept as they are.
 */
plugins?: {
/**
 * The plugin for IP cameras. Setting a database path for the first time also sets an endpoint here and a key in the reverse-proxy plugin; clearing it removes this plugin and leaves the reverse proxy.
 */
vsaas?: PluginVsaas
/**
 * The plugin through which cameras behind a router reach the server. Set up together with video surveillance.
 */
rproxy?: PluginRproxy
/**
 * The plugin that keeps IPTV users and their playlists.
 */
iptv?: PluginIptv
}
/**
 * Standalone streams by name.
 */
streams?: {
/**
 * One channel: where it comes from, how it is processed and who may watch it.
 */
[k: string]: Stream
}
/**
 * Publishing locations by prefix.
 */
lives?: {
/**
 * A prefix that others publish streams to, and the settings every stream published there gets.
 */
[k: string]: Location
}
/**
 * Origin servers whose streams are mirrored here, by an id the server gives and never uses again.
 */
sources?: {
/**
 * One or more origin servers whose streams are taken over under the same names.
 */
[k: string]: Mirror
}
/**
 * Folders with files to watch, by prefix.
 */
vods?: {
/**
 * Folders whose files viewers may watch under one prefix.
 */
[k: string]: Vod
}
/**
 * Global archive configurations that streams refer to by name.
 */
dvrs?: {
/**
 * A global archive configuration that streams refer to by its name.
 */
[k: string]: DvrStorage
}
/**
 * Rules and addresses that decide who may watch, referred to by streams as auth://NAME.
 */
auth_backends?: {
/**
 * Decides who may watch: tokens first, then IPs, countries and user agents, then the backends, and last the default.
 */
[k: string]: AuthBackend
}
/**
 * When which advertising files are played, by name. The calls fetch_ad_schedules and save_ad_schedules read and write them as a list.
 */
ad_schedules?: {
/**
 * Times of the day at which advertising is played, and the files it is drawn from. A new one has an empty name, no files and no slots, and cannot be saved before it has a name.
 */
[k: string]: AdSchedule
}
/**
 * Streams made on request from a name pattern, an older form of locations. Shown in the raw text only and kept as they are.
 */
dynamics?: {
/**
 * One pattern and its settings.
 */
[k: string]: {

}
}
/**
 * Health of the servers that mirrors name, by URL with its port.
 */
servers?: {
/**
 * Health of one origin server. Its dot is red with an error, green with streams, grey with neither.
 */
[k: string]: MirrorServer
}
/**
 * Totals of the server that change all the time.
 */
stats?: ServerStats
/**
 * The server's clock, in milliseconds since 1970.
 */
now_ms?: number
/**
 * What the server wants the operator to know.
 */
notifications?: Notifications
}
