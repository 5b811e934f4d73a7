// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
import type { SearchEntry } from "./contracts/SearchEntry.ts";

export const searchIndex: readonly SearchEntry[] = [
  {
    "entity": "ad-schedule",
    "pattern": "/name",
    "title": "Ad schedule name",
    "description": "Name of the schedule.",
    "page": "schedule",
    "section": "general",
    "route": "ad_injector",
    "words": [
      "ad schedule name",
      "name",
      "general"
    ]
  },
  {
    "entity": "ad-schedule",
    "pattern": "/slots",
    "title": "Time slots",
    "description": "When advertising starts and how long it lasts; each start time stands once.",
    "page": "schedule",
    "section": "slots",
    "route": "ad_injector",
    "words": [
      "time slots",
      "slots",
      "slot"
    ]
  },
  {
    "entity": "ad-schedule",
    "pattern": "/slots/*/from",
    "title": "Start time",
    "description": "Time of the day as HH:mm:ss, by the clock of the server. A proposed one shifts by 5 minutes until it is free.",
    "page": "schedule",
    "section": "slots",
    "route": "ad_injector",
    "words": [
      "start time",
      "from",
      "slots"
    ]
  },
  {
    "entity": "ad-schedule",
    "pattern": "/slots/*/duration",
    "title": "Duration",
    "description": "How long the advertising lasts.",
    "page": "schedule",
    "section": "slots",
    "route": "ad_injector",
    "words": [
      "duration",
      "slots"
    ]
  },
  {
    "entity": "ad-schedule",
    "pattern": "/files",
    "title": "Files",
    "description": "Advertising files; one with a greater weight is played more often.",
    "page": "schedule",
    "section": "files",
    "route": "ad_injector",
    "words": [
      "files",
      "file"
    ]
  },
  {
    "entity": "ad-schedule",
    "pattern": "/files/*/name",
    "title": "File",
    "description": "VOD prefix and file name: prefix/name.",
    "page": "schedule",
    "section": "files",
    "route": "ad_injector",
    "words": [
      "file",
      "name",
      "files"
    ]
  },
  {
    "entity": "ad-schedule",
    "pattern": "/files/*/weight",
    "title": "Weight",
    "description": "How often the file is played, against the other files.",
    "page": "schedule",
    "section": "files",
    "route": "ad_injector",
    "words": [
      "weight",
      "files"
    ]
  },
  {
    "entity": "auth-backend",
    "pattern": "/name",
    "title": "Name",
    "description": "Streams refer to the backend as auth://NAME.",
    "page": "auth",
    "section": "rules",
    "route": "auth",
    "words": [
      "name",
      "rules"
    ]
  },
  {
    "entity": "auth-backend",
    "pattern": "/allow_default",
    "title": "Allow default",
    "description": "Who no rule and no backend decided about may watch. Off: may not.",
    "page": "auth",
    "section": "rules",
    "route": "auth",
    "words": [
      "allow default",
      "allow_default",
      "allow",
      "rules"
    ]
  },
  {
    "entity": "auth-backend",
    "pattern": "/allow",
    "title": "Allow",
    "description": "Viewers who may watch.",
    "page": "auth",
    "section": "rules",
    "route": "auth",
    "words": [
      "allow",
      "rules"
    ]
  },
  {
    "entity": "auth-backend",
    "pattern": "/allow/tokens",
    "title": "Tokens",
    "description": "Tokens in the viewer's address.",
    "page": "auth",
    "section": "rules",
    "route": "auth",
    "words": [
      "tokens",
      "rules"
    ]
  },
  {
    "entity": "auth-backend",
    "pattern": "/allow/ips",
    "title": "IPs",
    "description": "Addresses or networks (10.0.0.0/8).",
    "page": "auth",
    "section": "rules",
    "route": "auth",
    "words": [
      "ips",
      "rules"
    ]
  },
  {
    "entity": "auth-backend",
    "pattern": "/allow/countries",
    "title": "Countries",
    "description": "Two-letter country codes.",
    "page": "auth",
    "section": "rules",
    "route": "auth",
    "words": [
      "countries",
      "rules"
    ]
  },
  {
    "entity": "auth-backend",
    "pattern": "/allow/uas",
    "title": "User agents",
    "description": "Names of players, as they send them.",
    "page": "auth",
    "section": "rules",
    "route": "auth",
    "words": [
      "user agents",
      "uas",
      "rules"
    ]
  },
  {
    "entity": "auth-backend",
    "pattern": "/deny",
    "title": "Deny",
    "description": "Viewers who may not watch.",
    "page": "auth",
    "section": "rules",
    "route": "auth",
    "words": [
      "deny",
      "rules"
    ]
  },
  {
    "entity": "auth-backend",
    "pattern": "/deny/tokens",
    "title": "Tokens",
    "description": "Tokens in the viewer's address.",
    "page": "auth",
    "section": "rules",
    "route": "auth",
    "words": [
      "tokens",
      "rules"
    ]
  },
  {
    "entity": "auth-backend",
    "pattern": "/deny/ips",
    "title": "IPs",
    "description": "Addresses or networks (10.0.0.0/8).",
    "page": "auth",
    "section": "rules",
    "route": "auth",
    "words": [
      "ips",
      "rules"
    ]
  },
  {
    "entity": "auth-backend",
    "pattern": "/deny/countries",
    "title": "Countries",
    "description": "Two-letter country codes.",
    "page": "auth",
    "section": "rules",
    "route": "auth",
    "words": [
      "countries",
      "rules"
    ]
  },
  {
    "entity": "auth-backend",
    "pattern": "/deny/uas",
    "title": "User agents",
    "description": "Names of players, as they send them.",
    "page": "auth",
    "section": "rules",
    "route": "auth",
    "words": [
      "user agents",
      "uas",
      "rules"
    ]
  },
  {
    "entity": "auth-backend",
    "pattern": "/backends",
    "title": "Backends",
    "description": "Addresses that are all asked at once about a viewer no rule decided about.",
    "page": "auth",
    "section": "rules",
    "route": "auth",
    "words": [
      "backends",
      "backend",
      "rules"
    ]
  },
  {
    "entity": "auth-backend",
    "pattern": "/backends/*/url",
    "title": "URL",
    "description": "Address that answers whether a viewer may watch.",
    "page": "auth",
    "section": "rules",
    "route": "auth",
    "words": [
      "url",
      "rules"
    ]
  },
  {
    "entity": "dvr-storage",
    "pattern": "/name",
    "title": "DVR name",
    "description": "Streams refer to the storage by this name.",
    "page": "dvr",
    "section": "storage",
    "route": "dvrs",
    "words": [
      "dvr name",
      "name",
      "storage"
    ]
  },
  {
    "entity": "dvr-storage",
    "pattern": "/root",
    "title": "DVR root",
    "description": "Folder or storage address the archives lie in. No stream and no other storage may use the same one.",
    "page": "dvr",
    "section": "storage",
    "route": "dvrs",
    "words": [
      "dvr root",
      "root",
      "storage",
      "path",
      "archive",
      "folder"
    ]
  },
  {
    "entity": "dvr-storage",
    "pattern": "/raid",
    "title": "RAID 0",
    "description": "The archive is spread over the disks below the root. Off: the root is one folder.",
    "page": "dvr",
    "section": "storage",
    "route": "dvrs",
    "words": [
      "raid 0",
      "raid",
      "storage"
    ]
  },
  {
    "entity": "dvr-storage",
    "pattern": "/active",
    "title": "Disks to write",
    "description": "So many of the disks are written at the same time, from 1 to the number of disks.",
    "page": "dvr",
    "section": "storage",
    "route": "dvrs",
    "words": [
      "disks to write",
      "active",
      "storage"
    ]
  },
  {
    "entity": "dvr-storage",
    "pattern": "/copy",
    "title": "Copy to",
    "description": "Second folder or storage address every recorded part is copied to.",
    "page": "dvr",
    "section": "additional",
    "route": "dvrs",
    "words": [
      "copy to",
      "copy",
      "additional",
      "backup",
      "s3"
    ]
  },
  {
    "entity": "dvr-storage",
    "pattern": "/index",
    "title": "Index path",
    "description": "Folder for the index of the archive, best on a fast disk. Absent: beside the archive.",
    "page": "dvr",
    "section": "additional",
    "route": "dvrs",
    "words": [
      "index path",
      "index",
      "metadata",
      "additional",
      "ssd"
    ]
  },
  {
    "entity": "dvr-storage",
    "pattern": "/no_index",
    "title": "No index",
    "description": "Keeps no index of the archive; it is read from the disks when the server starts.",
    "page": "dvr",
    "section": "additional",
    "route": "dvrs",
    "words": [
      "no index",
      "no_index",
      "additional"
    ]
  },
  {
    "entity": "dvr-storage",
    "pattern": "/disk_limit",
    "title": "Disk usage limit",
    "description": "The oldest parts are deleted while the disk is fuller than this, in percent.",
    "page": "dvr",
    "section": "limits",
    "route": "dvrs",
    "words": [
      "disk usage limit",
      "disk_limit",
      "limits"
    ]
  },
  {
    "entity": "dvr-storage",
    "pattern": "/dvr_limit",
    "title": "Depth limit",
    "description": "Parts older than this are deleted.",
    "page": "dvr",
    "section": "limits",
    "route": "dvrs",
    "words": [
      "depth limit",
      "dvr_limit",
      "limits"
    ]
  },
  {
    "entity": "dvr-storage",
    "pattern": "/disk_space",
    "title": "Size limit",
    "description": "The oldest parts are deleted while the archive is larger than this.",
    "page": "dvr",
    "section": "limits",
    "route": "dvrs",
    "words": [
      "size limit",
      "disk_space",
      "limits"
    ]
  },
  {
    "entity": "dvr-storage",
    "pattern": "/schedule",
    "title": "Schedule",
    "description": "Hours of the day (UTC) that are recorded; a range may cross midnight. Without one: always.",
    "page": "dvr",
    "section": "schedule",
    "route": "dvrs",
    "words": [
      "schedule"
    ]
  },
  {
    "entity": "dvr-storage",
    "pattern": "/disks",
    "title": "Disks",
    "description": "Folders below the root that the archive is spread over, by name.",
    "page": "dvr",
    "section": "disks",
    "route": "dvrs",
    "words": [
      "disks",
      "disk"
    ]
  },
  {
    "entity": "dvr-storage",
    "pattern": "/disks/*/name",
    "title": "Disk",
    "description": "Folder of the disk below the root.",
    "page": "dvr",
    "section": "disks",
    "route": "dvrs",
    "words": [
      "disk",
      "name",
      "disks"
    ]
  },
  {
    "entity": "dvr-storage",
    "pattern": "/disks/*/mode",
    "title": "Mode",
    "description": "Default: read and written. Keep: read, its parts are not deleted. Readonly: read only. Abandon: not used any more. Migrate: its parts are moved to the other disks. Rescue: what can still be read is moved away.",
    "page": "dvr",
    "section": "disks",
    "route": "dvrs",
    "words": [
      "mode",
      "disks",
      "default",
      "keep",
      "readonly",
      "abandon",
      "migrate",
      "rescue"
    ]
  },
  {
    "entity": "dvr-storage",
    "pattern": "/disks/*/position",
    "title": "Position",
    "description": "Index of the disk among the storage's disks.",
    "page": "dvr",
    "section": "disks",
    "route": "dvrs",
    "words": [
      "position",
      "disks"
    ]
  },
  {
    "entity": "iptv-user",
    "pattern": "/name",
    "title": "Name",
    "description": "Name of the user.",
    "page": "user",
    "section": "user",
    "route": "iptv",
    "words": [
      "name",
      "user"
    ]
  },
  {
    "entity": "iptv-user",
    "pattern": "/email",
    "title": "Email",
    "description": "Email address of the user.",
    "page": "user",
    "section": "user",
    "route": "iptv",
    "words": [
      "email",
      "user"
    ]
  },
  {
    "entity": "iptv-user",
    "pattern": "/key",
    "title": "Key",
    "description": "Token of the user's playlist address. Left empty for a new user, the server makes one.",
    "page": "user",
    "section": "user",
    "route": "iptv",
    "words": [
      "key",
      "user",
      "token",
      "playlist"
    ]
  },
  {
    "entity": "iptv-user",
    "pattern": "/max_sessions",
    "title": "Max sessions",
    "description": "So many players of this user may run at once. Absent: no limit.",
    "page": "user",
    "section": "user",
    "route": "iptv",
    "words": [
      "max sessions",
      "max_sessions",
      "user"
    ]
  },
  {
    "entity": "location",
    "pattern": "/prefix",
    "title": "Name",
    "description": "First part of the name of every stream published here: NAME/STREAM. Another name cuts off whoever publishes now.",
    "page": "overview",
    "section": "general",
    "route": "location",
    "words": [
      "name",
      "prefix",
      "general"
    ]
  },
  {
    "entity": "location",
    "pattern": "/meta/comment",
    "title": "Description",
    "description": "A note for operators; viewers never see it.",
    "page": "overview",
    "section": "general",
    "route": "location",
    "words": [
      "description",
      "comment",
      "general",
      "note"
    ]
  },
  {
    "entity": "location",
    "pattern": "/meta/drm_id",
    "title": "DRM ID",
    "description": "The id the DRM vendor knows the content by. Every vendor takes one but Widevine, which has the content ID in its place.",
    "page": "auth",
    "section": "drm",
    "route": "location",
    "words": [
      "drm id",
      "drm_id",
      "drm"
    ]
  },
  {
    "entity": "location",
    "pattern": "/password",
    "title": "Publish password",
    "description": "A publisher must give this password, whatever the name of its stream. Without it anyone who reaches the server may publish.",
    "page": "input",
    "section": "publishing",
    "route": "location",
    "words": [
      "publish password",
      "password",
      "publishing",
      "stream key"
    ]
  },
  {
    "entity": "location",
    "pattern": "/source_timeout",
    "title": "Source timeout",
    "description": "A publisher that sends nothing for this long is dropped.",
    "page": "input",
    "section": "publishing",
    "route": "location",
    "words": [
      "source timeout",
      "source_timeout",
      "publishing"
    ]
  },
  {
    "entity": "location",
    "pattern": "/thumbnails",
    "title": "Thumbnails",
    "description": "Small pictures of the stream for lists, players and the DVR timeline.",
    "page": "process",
    "section": "thumbnails",
    "route": "location",
    "words": [
      "thumbnails"
    ]
  },
  {
    "entity": "location",
    "pattern": "/thumbnails/enabled",
    "title": "Thumbnails",
    "description": "Whether pictures are made.",
    "page": "process",
    "section": "thumbnails",
    "route": "location",
    "words": [
      "thumbnails",
      "enabled",
      "preview",
      "screenshot",
      "jpeg"
    ]
  },
  {
    "entity": "location",
    "pattern": "/thumbnails/url",
    "title": "Thumbnail URL",
    "description": "Fetch ready pictures from this address, the same for every stream. Without it the server makes them from the video.",
    "page": "process",
    "section": "thumbnails",
    "route": "location",
    "words": [
      "thumbnail url",
      "url",
      "thumbnails"
    ]
  },
  {
    "entity": "location",
    "pattern": "/dvr",
    "title": "DVR",
    "description": "Records the stream into an archive. Without it nothing is recorded.",
    "page": "dvr",
    "section": "archive",
    "route": "location",
    "words": [
      "dvr",
      "archive"
    ]
  },
  {
    "entity": "location",
    "pattern": "/dvr/reference",
    "title": "DVR config",
    "description": "A DVR of the global config whose disks and limits are used; what is set here wins. Without it the path below is used.",
    "page": "dvr",
    "section": "archive",
    "route": "location",
    "words": [
      "dvr config",
      "reference",
      "archive",
      "none, as set below",
      "recording"
    ]
  },
  {
    "entity": "location",
    "pattern": "/dvr/root",
    "title": "Path",
    "description": "Folder the archive is written to. A relative one lies in the server's data folder.",
    "page": "dvr",
    "section": "archive",
    "route": "location",
    "words": [
      "path",
      "root",
      "archive",
      "recording",
      "storage"
    ]
  },
  {
    "entity": "location",
    "pattern": "/dvr/dvr_limit",
    "title": "Archive depth",
    "description": "Recordings older than this are removed. Without it they stay until the disk is full.",
    "page": "dvr",
    "section": "archive",
    "route": "location",
    "words": [
      "archive depth",
      "dvr_limit",
      "archive",
      "expiration",
      "retention",
      "days"
    ]
  },
  {
    "entity": "location",
    "pattern": "/dvr/disk_limit",
    "title": "Disk usage limit",
    "description": "The oldest recordings are removed when the disk is fuller than this share.",
    "page": "dvr",
    "section": "archive",
    "route": "location",
    "words": [
      "disk usage limit",
      "disk_limit",
      "archive"
    ]
  },
  {
    "entity": "location",
    "pattern": "/dvr/disk_space",
    "title": "Disk space limit",
    "description": "The oldest recordings are removed when the archive grows past this size. In the config text a number without a unit counts gigabytes.",
    "page": "dvr",
    "section": "archive",
    "route": "location",
    "words": [
      "disk space limit",
      "disk_space",
      "archive"
    ]
  },
  {
    "entity": "location",
    "pattern": "/dvr/dvr_replicate",
    "title": "Replicate",
    "description": "Fetches missing parts of the archive from the source server, where this stream comes from another server of the cluster.",
    "page": "dvr",
    "section": "archive",
    "route": "location",
    "words": [
      "replicate",
      "dvr_replicate",
      "archive"
    ]
  },
  {
    "entity": "location",
    "pattern": "/dvr/replication_port",
    "title": "Replication port",
    "description": "HTTP port of the source server that the archive is fetched from. Without it the port of the source address is used.",
    "page": "dvr",
    "section": "archive",
    "route": "location",
    "words": [
      "replication port",
      "replication_port",
      "archive"
    ]
  },
  {
    "entity": "location",
    "pattern": "/cache",
    "title": "SSD disk cache",
    "description": "Keeps what is often asked for on a fast disk. Without it every request reads the archive itself.",
    "page": "dvr",
    "section": "cache",
    "route": "location",
    "words": [
      "ssd disk cache",
      "cache"
    ]
  },
  {
    "entity": "location",
    "pattern": "/cache/path",
    "title": "Cache path",
    "description": "Folder on the fast disk.",
    "page": "dvr",
    "section": "cache",
    "route": "location",
    "words": [
      "cache path",
      "path",
      "cache",
      "ssd"
    ]
  },
  {
    "entity": "location",
    "pattern": "/cache/time_limit",
    "title": "Time limit",
    "description": "Cached files older than this are removed, such as 48h or 7d. Without it only the size counts.",
    "page": "dvr",
    "section": "cache",
    "route": "location",
    "words": [
      "time limit",
      "time_limit",
      "cache"
    ]
  },
  {
    "entity": "location",
    "pattern": "/cache/disk_limit",
    "title": "Size limit",
    "description": "The oldest cached files are removed when the cache grows past this, such as 400G; without a unit it counts gigabytes. Without it only the time counts.",
    "page": "dvr",
    "section": "cache",
    "route": "location",
    "words": [
      "size limit",
      "disk_limit",
      "cache"
    ]
  },
  {
    "entity": "location",
    "pattern": "/clients_timeout",
    "title": "Client timeout",
    "description": "An on-demand stream turns off this long after the last client leaves.",
    "page": "output",
    "section": "sessions",
    "route": "location",
    "words": [
      "client timeout",
      "clients_timeout",
      "sessions"
    ]
  },
  {
    "entity": "location",
    "pattern": "/auth/max_sessions",
    "title": "Max sessions",
    "description": "Max simultaneous users per published stream; the next one is refused. Without it there is no limit.",
    "page": "output",
    "section": "sessions",
    "route": "location",
    "words": [
      "max sessions",
      "max_sessions",
      "sessions",
      "viewers",
      "clients",
      "limit"
    ]
  },
  {
    "entity": "location",
    "pattern": "/auth/url",
    "title": "Auth type",
    "description": "Who is asked about each viewer. Without it nobody is asked, and everybody may watch.",
    "page": "auth",
    "section": "auth",
    "route": "location",
    "words": [
      "auth type",
      "url",
      "auth",
      "on_play",
      "auth backend",
      "middleware",
      "stalker",
      "securelink",
      "securetoken",
      "watcher",
      "vsaas",
      "iptv"
    ]
  },
  {
    "entity": "location",
    "pattern": "/auth/extra",
    "title": "Extra parameters",
    "description": "Sent along to the auth backend with every question, by name.",
    "page": "auth",
    "section": "auth",
    "route": "location",
    "words": [
      "extra parameters",
      "extra",
      "auth_extra",
      "auth"
    ]
  },
  {
    "entity": "location",
    "pattern": "/auth/domains",
    "title": "Allowed domains",
    "description": "Only players embedded in pages of these domains may play. Without it any page may.",
    "page": "auth",
    "section": "auth",
    "route": "location",
    "words": [
      "allowed domains",
      "domains",
      "auth",
      "referer",
      "embed"
    ]
  },
  {
    "entity": "location",
    "pattern": "/auth/allowed_countries",
    "title": "Allowed countries",
    "description": "Only viewers from these countries may watch. An empty list is a whitelist that lets nobody in; without the list every country may.",
    "page": "auth",
    "section": "auth",
    "route": "location",
    "words": [
      "allowed countries",
      "allowed_countries",
      "auth",
      "geo",
      "whitelist"
    ]
  },
  {
    "entity": "location",
    "pattern": "/auth/disallowed_countries",
    "title": "Disallowed countries",
    "description": "Viewers from these countries may not watch; all others may.",
    "page": "auth",
    "section": "auth",
    "route": "location",
    "words": [
      "disallowed countries",
      "disallowed_countries",
      "auth",
      "geo",
      "blacklist"
    ]
  },
  {
    "entity": "location",
    "pattern": "/drm",
    "title": "DRM",
    "description": "Encrypts the output with keys from a vendor. Without it the output is not encrypted.",
    "page": "auth",
    "section": "drm",
    "route": "location",
    "words": [
      "drm",
      "disabled",
      "encryption",
      "vendor"
    ]
  },
  {
    "entity": "location",
    "pattern": "/drm/vendor",
    "title": "Vendor",
    "description": "Selects AES-128.",
    "page": "auth",
    "section": "drm",
    "route": "location",
    "words": [
      "vendor",
      "drm"
    ]
  },
  {
    "entity": "location",
    "pattern": "/drm/keyserver",
    "title": "Key server",
    "description": "Address that answers with the content keys.",
    "page": "auth",
    "section": "drm",
    "route": "location",
    "words": [
      "key server",
      "keyserver",
      "drm",
      "keys",
      "kms"
    ]
  },
  {
    "entity": "location",
    "pattern": "/drm/user_keyserver",
    "title": "Key server for viewers",
    "description": "Address players are sent to for their keys. Without it they ask this server, which asks the key server.",
    "page": "auth",
    "section": "drm",
    "route": "location",
    "words": [
      "key server for viewers",
      "user_keyserver",
      "drm"
    ]
  },
  {
    "entity": "location",
    "pattern": "/drm/expires",
    "title": "Key lifetime",
    "description": "A key is replaced by a new one after this long. Without it one key serves as long as the stream runs.",
    "page": "auth",
    "section": "drm",
    "route": "location",
    "words": [
      "key lifetime",
      "expires",
      "drm",
      "key rotation"
    ]
  },
  {
    "entity": "location",
    "pattern": "/drm/resource_id",
    "title": "Resource ID",
    "description": "The name the key server knows this stream by. Without it the stream's own name is sent.",
    "page": "auth",
    "section": "drm",
    "route": "location",
    "words": [
      "resource id",
      "resource_id",
      "drm"
    ]
  },
  {
    "entity": "location",
    "pattern": "/drm/user_path",
    "title": "User path",
    "description": "Path added to the key addresses handed to players. Without it they get the key server's own.",
    "page": "auth",
    "section": "drm",
    "route": "location",
    "words": [
      "user path",
      "user_path",
      "drm"
    ]
  },
  {
    "entity": "location",
    "pattern": "/drm/userkey",
    "title": "User key",
    "description": "The key of your KeyOS account. May stay empty: the server then asks without one.",
    "page": "auth",
    "section": "drm",
    "route": "location",
    "words": [
      "user key",
      "userkey",
      "drm"
    ]
  },
  {
    "entity": "location",
    "pattern": "/drm/aes_key",
    "title": "AES key",
    "description": "Key that signs the requests to the licence service.",
    "page": "auth",
    "section": "drm",
    "route": "location",
    "words": [
      "aes key",
      "aes_key",
      "drm"
    ]
  },
  {
    "entity": "location",
    "pattern": "/drm/iv",
    "title": "IV",
    "description": "Initialisation vector that belongs to the AES key.",
    "page": "auth",
    "section": "drm",
    "route": "location",
    "words": [
      "iv",
      "drm"
    ]
  },
  {
    "entity": "location",
    "pattern": "/drm/content_id",
    "title": "Content ID",
    "description": "The name the licence service knows the content by. Widevine takes it in place of the DRM ID.",
    "page": "auth",
    "section": "drm",
    "route": "location",
    "words": [
      "content id",
      "content_id",
      "drm"
    ]
  },
  {
    "entity": "location",
    "pattern": "/drm/signer",
    "title": "Signer",
    "description": "The name under which requests are signed.",
    "page": "auth",
    "section": "drm",
    "route": "location",
    "words": [
      "signer",
      "drm"
    ]
  },
  {
    "entity": "location",
    "pattern": "/drm/user",
    "title": "User",
    "description": "Login of your EzDRM account.",
    "page": "auth",
    "section": "drm",
    "route": "location",
    "words": [
      "user",
      "drm"
    ]
  },
  {
    "entity": "location",
    "pattern": "/drm/password",
    "title": "Password",
    "description": "Password of your EzDRM account.",
    "page": "auth",
    "section": "drm",
    "route": "location",
    "words": [
      "password",
      "drm"
    ]
  },
  {
    "entity": "location",
    "pattern": "/drm/enc_token",
    "title": "Encryption token",
    "description": "Token of your PallyCon account that permits encryption. May stay empty for a service that asks for none.",
    "page": "auth",
    "section": "drm",
    "route": "location",
    "words": [
      "encryption token",
      "enc_token",
      "drm"
    ]
  },
  {
    "entity": "location",
    "pattern": "/drm/ic_host",
    "title": "Irdeto Control host",
    "description": "Host of the Irdeto Control service.",
    "page": "auth",
    "section": "drm",
    "route": "location",
    "words": [
      "irdeto control host",
      "ic_host",
      "drm"
    ]
  },
  {
    "entity": "location",
    "pattern": "/drm/account_id",
    "title": "Account ID",
    "description": "The account the keys belong to.",
    "page": "auth",
    "section": "drm",
    "route": "location",
    "words": [
      "account id",
      "account_id",
      "drm"
    ]
  },
  {
    "entity": "location",
    "pattern": "/drm/user_name",
    "title": "User name",
    "description": "Login of the account.",
    "page": "auth",
    "section": "drm",
    "route": "location",
    "words": [
      "user name",
      "user_name",
      "drm"
    ]
  },
  {
    "entity": "mirror",
    "pattern": "/urls",
    "title": "Server URLs",
    "description": "Origin servers in order of preference, as http://HOST:PORT. A URL without a port means port 80.",
    "page": "input",
    "section": "servers",
    "route": "mirror",
    "words": [
      "server urls",
      "urls",
      "servers",
      "origin"
    ]
  },
  {
    "entity": "mirror",
    "pattern": "/cluster_key",
    "title": "Cluster key",
    "description": "Key of the origin servers, where it differs from this server's own.",
    "page": "input",
    "section": "servers",
    "route": "mirror",
    "words": [
      "cluster key",
      "cluster_key",
      "servers"
    ]
  },
  {
    "entity": "mirror",
    "pattern": "/meta/comment",
    "title": "Description",
    "description": "A note for operators; viewers never see it.",
    "page": "overview",
    "section": "general",
    "route": "mirror",
    "words": [
      "description",
      "comment",
      "general",
      "note"
    ]
  },
  {
    "entity": "mirror",
    "pattern": "/meta/drm_id",
    "title": "DRM ID",
    "description": "The id the DRM vendor knows the content by. Every vendor takes one but Widevine, which has the content ID in its place.",
    "page": "auth",
    "section": "drm",
    "route": "mirror",
    "words": [
      "drm id",
      "drm_id",
      "drm"
    ]
  },
  {
    "entity": "mirror",
    "pattern": "/except",
    "title": "Ignored streams",
    "description": "Names of the origin that are not mirrored, separated by comma or space. It wins over the taken streams.",
    "page": "overview",
    "section": "general",
    "route": "mirror",
    "words": [
      "ignored streams",
      "except",
      "general"
    ]
  },
  {
    "entity": "mirror",
    "pattern": "/only",
    "title": "Taken streams",
    "description": "Names of the origin that run all the time (static), separated by comma or space; the others run on demand. Emptied, all of them run all the time. Where new streams are on demand and no name is here, all are on demand.",
    "page": "overview",
    "section": "general",
    "route": "mirror",
    "words": [
      "taken streams",
      "only",
      "general"
    ]
  },
  {
    "entity": "mirror",
    "pattern": "/thumbnails",
    "title": "Thumbnails",
    "description": "Small pictures of the stream for lists, players and the DVR timeline.",
    "page": "process",
    "section": "thumbnails",
    "route": "mirror",
    "words": [
      "thumbnails"
    ]
  },
  {
    "entity": "mirror",
    "pattern": "/thumbnails/enabled",
    "title": "Thumbnails",
    "description": "Whether pictures are made.",
    "page": "process",
    "section": "thumbnails",
    "route": "mirror",
    "words": [
      "thumbnails",
      "enabled",
      "preview",
      "screenshot",
      "jpeg"
    ]
  },
  {
    "entity": "mirror",
    "pattern": "/thumbnails/url",
    "title": "Thumbnail URL",
    "description": "Fetch ready pictures from this address, the same for every stream. Without it the server makes them from the video.",
    "page": "process",
    "section": "thumbnails",
    "route": "mirror",
    "words": [
      "thumbnail url",
      "url",
      "thumbnails"
    ]
  },
  {
    "entity": "mirror",
    "pattern": "/dvr",
    "title": "DVR",
    "description": "Records the stream into an archive. Without it nothing is recorded.",
    "page": "dvr",
    "section": "archive",
    "route": "mirror",
    "words": [
      "dvr",
      "archive"
    ]
  },
  {
    "entity": "mirror",
    "pattern": "/dvr/reference",
    "title": "DVR config",
    "description": "A DVR of the global config whose disks and limits are used; what is set here wins. Without it the path below is used.",
    "page": "dvr",
    "section": "archive",
    "route": "mirror",
    "words": [
      "dvr config",
      "reference",
      "archive",
      "none, as set below",
      "recording"
    ]
  },
  {
    "entity": "mirror",
    "pattern": "/dvr/root",
    "title": "Path",
    "description": "Folder the archive is written to. A relative one lies in the server's data folder.",
    "page": "dvr",
    "section": "archive",
    "route": "mirror",
    "words": [
      "path",
      "root",
      "archive",
      "recording",
      "storage"
    ]
  },
  {
    "entity": "mirror",
    "pattern": "/dvr/dvr_limit",
    "title": "Archive depth",
    "description": "Recordings older than this are removed. Without it they stay until the disk is full.",
    "page": "dvr",
    "section": "archive",
    "route": "mirror",
    "words": [
      "archive depth",
      "dvr_limit",
      "archive",
      "expiration",
      "retention",
      "days"
    ]
  },
  {
    "entity": "mirror",
    "pattern": "/dvr/disk_limit",
    "title": "Disk usage limit",
    "description": "The oldest recordings are removed when the disk is fuller than this share.",
    "page": "dvr",
    "section": "archive",
    "route": "mirror",
    "words": [
      "disk usage limit",
      "disk_limit",
      "archive"
    ]
  },
  {
    "entity": "mirror",
    "pattern": "/dvr/disk_space",
    "title": "Disk space limit",
    "description": "The oldest recordings are removed when the archive grows past this size. In the config text a number without a unit counts gigabytes.",
    "page": "dvr",
    "section": "archive",
    "route": "mirror",
    "words": [
      "disk space limit",
      "disk_space",
      "archive"
    ]
  },
  {
    "entity": "mirror",
    "pattern": "/dvr/dvr_replicate",
    "title": "Replicate",
    "description": "Fetches missing parts of the archive from the source server, where this stream comes from another server of the cluster.",
    "page": "dvr",
    "section": "archive",
    "route": "mirror",
    "words": [
      "replicate",
      "dvr_replicate",
      "archive"
    ]
  },
  {
    "entity": "mirror",
    "pattern": "/dvr/replication_port",
    "title": "Replication port",
    "description": "HTTP port of the source server that the archive is fetched from. Without it the port of the source address is used.",
    "page": "dvr",
    "section": "archive",
    "route": "mirror",
    "words": [
      "replication port",
      "replication_port",
      "archive"
    ]
  },
  {
    "entity": "mirror",
    "pattern": "/cache",
    "title": "SSD disk cache",
    "description": "Keeps what is often asked for on a fast disk. Without it every request reads the archive itself.",
    "page": "dvr",
    "section": "cache",
    "route": "mirror",
    "words": [
      "ssd disk cache",
      "cache"
    ]
  },
  {
    "entity": "mirror",
    "pattern": "/cache/path",
    "title": "Cache path",
    "description": "Folder on the fast disk.",
    "page": "dvr",
    "section": "cache",
    "route": "mirror",
    "words": [
      "cache path",
      "path",
      "cache",
      "ssd"
    ]
  },
  {
    "entity": "mirror",
    "pattern": "/cache/time_limit",
    "title": "Time limit",
    "description": "Cached files older than this are removed, such as 48h or 7d. Without it only the size counts.",
    "page": "dvr",
    "section": "cache",
    "route": "mirror",
    "words": [
      "time limit",
      "time_limit",
      "cache"
    ]
  },
  {
    "entity": "mirror",
    "pattern": "/cache/disk_limit",
    "title": "Size limit",
    "description": "The oldest cached files are removed when the cache grows past this, such as 400G; without a unit it counts gigabytes. Without it only the time counts.",
    "page": "dvr",
    "section": "cache",
    "route": "mirror",
    "words": [
      "size limit",
      "disk_limit",
      "cache"
    ]
  },
  {
    "entity": "mirror",
    "pattern": "/auth/max_sessions",
    "title": "Max sessions",
    "description": "How many viewers may watch one mirrored stream at the same time. Without it there is no limit.",
    "page": "auth",
    "section": "auth",
    "route": "mirror",
    "words": [
      "max sessions",
      "max_sessions",
      "auth",
      "viewers",
      "clients",
      "limit"
    ]
  },
  {
    "entity": "mirror",
    "pattern": "/auth/url",
    "title": "Auth type",
    "description": "Who is asked about each viewer. Without it nobody is asked, and everybody may watch.",
    "page": "auth",
    "section": "auth",
    "route": "mirror",
    "words": [
      "auth type",
      "url",
      "auth",
      "on_play",
      "auth backend",
      "middleware",
      "stalker",
      "securelink",
      "securetoken",
      "watcher",
      "vsaas",
      "iptv"
    ]
  },
  {
    "entity": "mirror",
    "pattern": "/auth/extra",
    "title": "Extra parameters",
    "description": "Sent along to the auth backend with every question, by name.",
    "page": "auth",
    "section": "auth",
    "route": "mirror",
    "words": [
      "extra parameters",
      "extra",
      "auth_extra",
      "auth"
    ]
  },
  {
    "entity": "mirror",
    "pattern": "/auth/domains",
    "title": "Allowed domains",
    "description": "Only players embedded in pages of these domains may play. Without it any page may.",
    "page": "auth",
    "section": "auth",
    "route": "mirror",
    "words": [
      "allowed domains",
      "domains",
      "auth",
      "referer",
      "embed"
    ]
  },
  {
    "entity": "mirror",
    "pattern": "/auth/allowed_countries",
    "title": "Allowed countries",
    "description": "Only viewers from these countries may watch. An empty list is a whitelist that lets nobody in; without the list every country may.",
    "page": "auth",
    "section": "auth",
    "route": "mirror",
    "words": [
      "allowed countries",
      "allowed_countries",
      "auth",
      "geo",
      "whitelist"
    ]
  },
  {
    "entity": "mirror",
    "pattern": "/auth/disallowed_countries",
    "title": "Disallowed countries",
    "description": "Viewers from these countries may not watch; all others may.",
    "page": "auth",
    "section": "auth",
    "route": "mirror",
    "words": [
      "disallowed countries",
      "disallowed_countries",
      "auth",
      "geo",
      "blacklist"
    ]
  },
  {
    "entity": "mirror",
    "pattern": "/drm",
    "title": "DRM",
    "description": "Encrypts the output with keys from a vendor. Without it the output is not encrypted.",
    "page": "auth",
    "section": "drm",
    "route": "mirror",
    "words": [
      "drm",
      "disabled",
      "encryption",
      "vendor"
    ]
  },
  {
    "entity": "mirror",
    "pattern": "/drm/vendor",
    "title": "Vendor",
    "description": "Selects AES-128.",
    "page": "auth",
    "section": "drm",
    "route": "mirror",
    "words": [
      "vendor",
      "drm"
    ]
  },
  {
    "entity": "mirror",
    "pattern": "/drm/keyserver",
    "title": "Key server",
    "description": "Address that answers with the content keys.",
    "page": "auth",
    "section": "drm",
    "route": "mirror",
    "words": [
      "key server",
      "keyserver",
      "drm",
      "keys",
      "kms"
    ]
  },
  {
    "entity": "mirror",
    "pattern": "/drm/user_keyserver",
    "title": "Key server for viewers",
    "description": "Address players are sent to for their keys. Without it they ask this server, which asks the key server.",
    "page": "auth",
    "section": "drm",
    "route": "mirror",
    "words": [
      "key server for viewers",
      "user_keyserver",
      "drm"
    ]
  },
  {
    "entity": "mirror",
    "pattern": "/drm/expires",
    "title": "Key lifetime",
    "description": "A key is replaced by a new one after this long. Without it one key serves as long as the stream runs.",
    "page": "auth",
    "section": "drm",
    "route": "mirror",
    "words": [
      "key lifetime",
      "expires",
      "drm",
      "key rotation"
    ]
  },
  {
    "entity": "mirror",
    "pattern": "/drm/resource_id",
    "title": "Resource ID",
    "description": "The name the key server knows this stream by. Without it the stream's own name is sent.",
    "page": "auth",
    "section": "drm",
    "route": "mirror",
    "words": [
      "resource id",
      "resource_id",
      "drm"
    ]
  },
  {
    "entity": "mirror",
    "pattern": "/drm/user_path",
    "title": "User path",
    "description": "Path added to the key addresses handed to players. Without it they get the key server's own.",
    "page": "auth",
    "section": "drm",
    "route": "mirror",
    "words": [
      "user path",
      "user_path",
      "drm"
    ]
  },
  {
    "entity": "mirror",
    "pattern": "/drm/userkey",
    "title": "User key",
    "description": "The key of your KeyOS account. May stay empty: the server then asks without one.",
    "page": "auth",
    "section": "drm",
    "route": "mirror",
    "words": [
      "user key",
      "userkey",
      "drm"
    ]
  },
  {
    "entity": "mirror",
    "pattern": "/drm/aes_key",
    "title": "AES key",
    "description": "Key that signs the requests to the licence service.",
    "page": "auth",
    "section": "drm",
    "route": "mirror",
    "words": [
      "aes key",
      "aes_key",
      "drm"
    ]
  },
  {
    "entity": "mirror",
    "pattern": "/drm/iv",
    "title": "IV",
    "description": "Initialisation vector that belongs to the AES key.",
    "page": "auth",
    "section": "drm",
    "route": "mirror",
    "words": [
      "iv",
      "drm"
    ]
  },
  {
    "entity": "mirror",
    "pattern": "/drm/content_id",
    "title": "Content ID",
    "description": "The name the licence service knows the content by. Widevine takes it in place of the DRM ID.",
    "page": "auth",
    "section": "drm",
    "route": "mirror",
    "words": [
      "content id",
      "content_id",
      "drm"
    ]
  },
  {
    "entity": "mirror",
    "pattern": "/drm/signer",
    "title": "Signer",
    "description": "The name under which requests are signed.",
    "page": "auth",
    "section": "drm",
    "route": "mirror",
    "words": [
      "signer",
      "drm"
    ]
  },
  {
    "entity": "mirror",
    "pattern": "/drm/user",
    "title": "User",
    "description": "Login of your EzDRM account.",
    "page": "auth",
    "section": "drm",
    "route": "mirror",
    "words": [
      "user",
      "drm"
    ]
  },
  {
    "entity": "mirror",
    "pattern": "/drm/password",
    "title": "Password",
    "description": "Password of your EzDRM account.",
    "page": "auth",
    "section": "drm",
    "route": "mirror",
    "words": [
      "password",
      "drm"
    ]
  },
  {
    "entity": "mirror",
    "pattern": "/drm/enc_token",
    "title": "Encryption token",
    "description": "Token of your PallyCon account that permits encryption. May stay empty for a service that asks for none.",
    "page": "auth",
    "section": "drm",
    "route": "mirror",
    "words": [
      "encryption token",
      "enc_token",
      "drm"
    ]
  },
  {
    "entity": "mirror",
    "pattern": "/drm/ic_host",
    "title": "Irdeto Control host",
    "description": "Host of the Irdeto Control service.",
    "page": "auth",
    "section": "drm",
    "route": "mirror",
    "words": [
      "irdeto control host",
      "ic_host",
      "drm"
    ]
  },
  {
    "entity": "mirror",
    "pattern": "/drm/account_id",
    "title": "Account ID",
    "description": "The account the keys belong to.",
    "page": "auth",
    "section": "drm",
    "route": "mirror",
    "words": [
      "account id",
      "account_id",
      "drm"
    ]
  },
  {
    "entity": "mirror",
    "pattern": "/drm/user_name",
    "title": "User name",
    "description": "Login of the account.",
    "page": "auth",
    "section": "drm",
    "route": "mirror",
    "words": [
      "user name",
      "user_name",
      "drm"
    ]
  },
  {
    "entity": "peer",
    "pattern": "/name",
    "title": "Peer hostname",
    "description": "Host name of the peer, as the peer calls itself. A port may be typed behind it: host:8080. It stays in the name only where another peer is on the same host.",
    "route": "cluster/peer",
    "words": [
      "peer hostname",
      "name"
    ]
  },
  {
    "entity": "peer",
    "pattern": "/port",
    "title": "Port",
    "description": "HTTP port of the peer.",
    "route": "cluster/peer",
    "words": [
      "port"
    ]
  },
  {
    "entity": "peer",
    "pattern": "/position",
    "title": "Position",
    "description": "Index of the peer among the peers; in the raw text the order of the statements.",
    "route": "cluster/peer",
    "words": [
      "position"
    ]
  },
  {
    "entity": "server",
    "pattern": "/http",
    "title": "HTTP ports",
    "description": "Ports for the web interface, the API and playback over HTTP. Removing all of them loses access to the web interface.",
    "page": "settings",
    "section": "protocols",
    "route": "config",
    "words": [
      "http ports",
      "http",
      "protocols",
      "listen",
      "web interface",
      "admin port"
    ]
  },
  {
    "entity": "server",
    "pattern": "/rtmp",
    "title": "RTMP port",
    "description": "Port for publishing and playback over RTMP. Without it RTMP is off, and stream addresses are shown with 1935.",
    "page": "settings",
    "section": "protocols",
    "route": "config",
    "words": [
      "rtmp port",
      "rtmp",
      "protocols",
      "publish",
      "flash"
    ]
  },
  {
    "entity": "server",
    "pattern": "/rtsp",
    "title": "RTSP port",
    "description": "Port for playback over RTSP. Without it RTSP is off.",
    "page": "settings",
    "section": "protocols",
    "route": "config",
    "words": [
      "rtsp port",
      "rtsp",
      "protocols"
    ]
  },
  {
    "entity": "server",
    "pattern": "/https",
    "title": "HTTPS ports",
    "description": "Ports for the web interface, the API and playback over HTTPS. They need a TLS certificate.",
    "page": "settings",
    "section": "protocols",
    "route": "config",
    "words": [
      "https ports",
      "https",
      "protocols",
      "tls",
      "ssl"
    ]
  },
  {
    "entity": "server",
    "pattern": "/rtmps",
    "title": "RTMPS",
    "description": "Port for publishing and playback over RTMP inside TLS. Without it RTMPS is off.",
    "page": "settings",
    "section": "protocols",
    "route": "config",
    "words": [
      "rtmps",
      "protocols",
      "tls"
    ]
  },
  {
    "entity": "server",
    "pattern": "/rtsps",
    "title": "RTSPS",
    "description": "Port for playback over RTSP inside TLS. Without it RTSPS is off.",
    "page": "settings",
    "section": "protocols",
    "route": "config",
    "words": [
      "rtsps",
      "protocols",
      "tls"
    ]
  },
  {
    "entity": "server",
    "pattern": "/loglevel",
    "title": "Log level",
    "description": "How much the server writes to its log. Where it is not set, the server's default is meant.",
    "page": "settings",
    "section": "additional",
    "route": "config",
    "words": [
      "log level",
      "loglevel",
      "additional",
      "default",
      "debug",
      "notice",
      "error",
      "verbosity",
      "logging"
    ]
  },
  {
    "entity": "server",
    "pattern": "/nvidia_monitor",
    "title": "Nvidia monitor",
    "description": "Watches the memory and the load of Nvidia cards for the server info.",
    "page": "settings",
    "section": "additional",
    "route": "config",
    "words": [
      "nvidia monitor",
      "nvidia_monitor",
      "additional",
      "gpu"
    ]
  },
  {
    "entity": "server",
    "pattern": "/pulsedb",
    "title": "PulseDB path",
    "description": "Folder with the history of traffic and load that the graphs are drawn from.",
    "page": "settings",
    "section": "additional",
    "route": "config",
    "words": [
      "pulsedb path",
      "pulsedb",
      "additional",
      "graphs",
      "metrics"
    ]
  },
  {
    "entity": "server",
    "pattern": "/session_log",
    "title": "Session log path",
    "description": "Folder with the history of viewing sessions.",
    "page": "settings",
    "section": "additional",
    "route": "config",
    "words": [
      "session log path",
      "session_log",
      "additional",
      "history"
    ]
  },
  {
    "entity": "server",
    "pattern": "/admin_http",
    "title": "Admin HTTP ports",
    "description": "When set, the web interface and the API answer over HTTP at these ports only. Absent: at every HTTP port.",
    "page": "settings",
    "section": "additional",
    "route": "config",
    "words": [
      "admin http ports",
      "admin_http",
      "additional"
    ]
  },
  {
    "entity": "server",
    "pattern": "/admin_https",
    "title": "Admin HTTPS ports",
    "description": "When set, the web interface and the API answer over HTTPS at these ports only. Absent: at every HTTPS port.",
    "page": "settings",
    "section": "additional",
    "route": "config",
    "words": [
      "admin https ports",
      "admin_https",
      "additional"
    ]
  },
  {
    "entity": "server",
    "pattern": "/mysql",
    "title": "MySQL API port",
    "description": "Port where the server answers questions about its state in the MySQL protocol. Without it this is off.",
    "page": "settings",
    "section": "additional",
    "route": "config",
    "words": [
      "mysql api port",
      "mysql",
      "additional"
    ]
  },
  {
    "entity": "server",
    "pattern": "/snmp",
    "title": "SNMP port",
    "description": "Port for monitoring over SNMP. Without it SNMP is off.",
    "page": "settings",
    "section": "additional",
    "route": "config",
    "words": [
      "snmp port",
      "snmp",
      "additional",
      "monitoring"
    ]
  },
  {
    "entity": "server",
    "pattern": "/total_bandwidth",
    "title": "Total bandwidth",
    "description": "What the server's network line can carry, in bits per second; the cluster counts its load as a share of it. Units go by 1024.",
    "page": "settings",
    "section": "additional",
    "route": "config",
    "words": [
      "total bandwidth",
      "total_bandwidth",
      "additional"
    ]
  },
  {
    "entity": "server",
    "pattern": "/meta",
    "title": "Meta",
    "description": "Free notes on this server as keys and values; the server itself does not read them.",
    "page": "settings",
    "section": "additional",
    "route": "config",
    "words": [
      "meta",
      "additional",
      "notes",
      "comment",
      "coordinates"
    ]
  },
  {
    "entity": "server",
    "pattern": "/edit_auth",
    "title": "Administrator",
    "description": "The login of this console and of API calls that change something.",
    "page": "settings",
    "section": "access",
    "route": "config",
    "words": [
      "administrator",
      "edit_auth",
      "access",
      "login"
    ]
  },
  {
    "entity": "server",
    "pattern": "/edit_auth/login",
    "title": "Admin UI username",
    "description": "Login of the administrator.",
    "page": "settings",
    "section": "access",
    "route": "config",
    "words": [
      "admin ui username",
      "login",
      "access"
    ]
  },
  {
    "entity": "server",
    "pattern": "/edit_auth/password",
    "title": "Admin UI password",
    "description": "Password of the administrator; kept as a scrypt hash, so that it is shown nowhere.",
    "page": "settings",
    "section": "access",
    "route": "config",
    "words": [
      "admin ui password",
      "password",
      "access"
    ]
  },
  {
    "entity": "server",
    "pattern": "/view_auth",
    "title": "Viewer",
    "description": "A second login that reads the figures for monitoring at /metrics, and nothing else.",
    "page": "settings",
    "section": "access",
    "route": "config",
    "words": [
      "viewer",
      "view_auth",
      "access",
      "read only",
      "monitoring"
    ]
  },
  {
    "entity": "server",
    "pattern": "/view_auth/login",
    "title": "View username",
    "description": "Login for the metrics only, beside the administrator's in the Access section.",
    "page": "settings",
    "section": "access",
    "route": "config",
    "words": [
      "view username",
      "login",
      "access"
    ]
  },
  {
    "entity": "server",
    "pattern": "/view_auth/password",
    "title": "View password",
    "description": "Password for the metrics only; kept as a scrypt hash, so that it is shown nowhere.",
    "page": "settings",
    "section": "access",
    "route": "config",
    "words": [
      "view password",
      "password",
      "access"
    ]
  },
  {
    "entity": "server",
    "pattern": "/cluster_key",
    "title": "Cluster key",
    "description": "The secret that servers of one cluster know each other by. It must be the same on all peers.",
    "page": "cluster",
    "section": "key",
    "route": "config",
    "words": [
      "cluster key",
      "cluster_key",
      "key"
    ]
  },
  {
    "entity": "server",
    "pattern": "/peers",
    "title": "Peers",
    "description": "The other servers of the cluster, by host name.",
    "page": "cluster",
    "section": "peers",
    "route": "config",
    "words": [
      "peers",
      "peer"
    ]
  },
  {
    "entity": "server",
    "pattern": "/web_scripts",
    "title": "Web scripts",
    "description": "Scripts that answer requests below a prefix of the web address, by prefix.",
    "page": "settings",
    "section": "web-scripts",
    "route": "config",
    "words": [
      "web scripts",
      "web_scripts",
      "web_script",
      "web-scripts"
    ]
  },
  {
    "entity": "server",
    "pattern": "/plugins/vsaas/database",
    "title": "Database path",
    "description": "Database of cameras and users; cleared, the plugin is off.",
    "page": "settings",
    "section": "surveillance",
    "route": "config",
    "words": [
      "database path",
      "database",
      "surveillance",
      "cameras",
      "vsaas",
      "watcher"
    ]
  },
  {
    "entity": "server",
    "pattern": "/plugins/rproxy/endpoint_auth",
    "title": "Endpoint auth",
    "description": "Plugin that says which agents may connect: vsaas.",
    "page": "settings",
    "section": "surveillance",
    "route": "config",
    "words": [
      "endpoint auth",
      "endpoint_auth",
      "surveillance"
    ]
  },
  {
    "entity": "server",
    "pattern": "/plugins/rproxy/streampoint_key",
    "title": "Streampoint key",
    "description": "Key between agents and this server: 14 random lower-case letters and digits, made when video surveillance is first configured.",
    "page": "settings",
    "section": "surveillance",
    "route": "config",
    "words": [
      "streampoint key",
      "streampoint_key",
      "surveillance"
    ]
  },
  {
    "entity": "server",
    "pattern": "/plugins/iptv/database",
    "title": "Database path",
    "description": "Database of packages and users. Without it IPTV is off.",
    "page": "iptv",
    "section": "database",
    "route": "config",
    "words": [
      "database path",
      "database",
      "middleware",
      "television"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/name",
    "title": "Name",
    "description": "The name in every address of the stream. Under another name the stream runs on: who watches or publishes now stays, also at the old address; recordings and history go along. Who comes new needs the new address.",
    "page": "overview",
    "section": "general",
    "route": "standalone",
    "words": [
      "name",
      "general"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/title",
    "title": "Title",
    "description": "The name viewers and playlists show.",
    "page": "overview",
    "section": "general",
    "route": "standalone",
    "words": [
      "title",
      "general"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/meta/comment",
    "title": "Description",
    "description": "A note for operators; viewers never see it.",
    "page": "overview",
    "section": "general",
    "route": "standalone",
    "words": [
      "description",
      "comment",
      "general",
      "note"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/meta/iptv",
    "title": "IPTV",
    "description": "Whether the stream is one of the channels of the IPTV plugin. The IPTV page sets it together with the auth backend.",
    "page": "overview",
    "section": "general",
    "route": "standalone",
    "words": [
      "iptv",
      "general"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/meta/camera",
    "title": "IP camera",
    "description": "The stream is listed among the IP cameras. One with a source of rtsp:// or rtsps:// is so without it.",
    "page": "overview",
    "section": "general",
    "route": "standalone",
    "words": [
      "ip camera",
      "camera",
      "general",
      "surveillance",
      "watcher"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/meta/program_id",
    "title": "Program ID",
    "description": "Number of the program in the MPEG-TS output.",
    "page": "output",
    "section": "mpegts",
    "route": "standalone",
    "words": [
      "program id",
      "program_id",
      "mpegts",
      "pnr",
      "program number"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/meta/drm_id",
    "title": "DRM ID",
    "description": "The id the DRM vendor knows the content by. Every vendor takes one but Widevine, which has the content ID in its place.",
    "page": "auth",
    "section": "drm",
    "route": "standalone",
    "words": [
      "drm id",
      "drm_id",
      "drm"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/disabled",
    "title": "State",
    "description": "A disabled stream takes no source and serves nobody; its settings stay.",
    "page": "overview",
    "section": "start",
    "route": "standalone",
    "words": [
      "state",
      "disabled",
      "start",
      "enabled",
      "enable",
      "disable",
      "off"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/static",
    "title": "Start conditions",
    "description": "A static stream always runs; an on-demand one starts with its first client.",
    "page": "overview",
    "section": "start",
    "route": "standalone",
    "words": [
      "start conditions",
      "static",
      "start",
      "on demand",
      "ondemand"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/urls",
    "title": "Sources",
    "description": "Where the stream comes from: the first that works is used, in the order of the list.",
    "page": "input",
    "section": "sources",
    "route": "standalone",
    "words": [
      "sources",
      "urls",
      "input",
      "url",
      "source",
      "ingest",
      "origin"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/urls/*/url",
    "title": "URL",
    "description": "Address of the source; the scheme says how it is fetched. publish:// lets others publish to the stream.",
    "page": "input",
    "section": "sources",
    "route": "standalone",
    "words": [
      "url",
      "sources",
      "source",
      "origin",
      "ingest"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/urls/*/priority",
    "title": "Priority",
    "description": "Sources with a smaller number are tried first; without one the order of the list counts.",
    "page": "input",
    "section": "sources",
    "route": "standalone",
    "words": [
      "priority",
      "sources"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/urls/*/source_timeout",
    "title": "Source timeout",
    "description": "Without a frame for this long the next source is tried. Without it the stream's own timeout counts.",
    "page": "input",
    "section": "sources",
    "route": "standalone",
    "words": [
      "source timeout",
      "source_timeout",
      "sources"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/urls/*/user_agent",
    "title": "User agent",
    "description": "What the server calls itself when it fetches this source over HTTP.",
    "page": "input",
    "section": "sources",
    "route": "standalone",
    "words": [
      "user agent",
      "user_agent",
      "sources"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/urls/*/buffer",
    "title": "HLS buffer",
    "description": "For HLS sources: how much of the source is read ahead, so that a slow server does not interrupt the stream.",
    "page": "input",
    "section": "sources",
    "route": "standalone",
    "words": [
      "hls buffer",
      "buffer",
      "sources"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/urls/*/rtp",
    "title": "RTP transport",
    "description": "For RTSP sources: how the media travels. Without it over the RTSP connection itself (TCP).",
    "page": "input",
    "section": "sources",
    "route": "standalone",
    "words": [
      "rtp transport",
      "rtp",
      "sources",
      "tcp",
      "udp"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/urls/*/tracks",
    "title": "Tracks",
    "description": "For RTSP sources: numbers of the tracks to take, separated by commas. Without it all are taken.",
    "page": "input",
    "section": "sources",
    "route": "standalone",
    "words": [
      "tracks",
      "sources"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/urls/*/program",
    "title": "Program",
    "description": "For MPEG-TS sources: number of the program to take out of several. Without it the first one is taken.",
    "page": "input",
    "section": "sources",
    "route": "standalone",
    "words": [
      "program",
      "sources",
      "mpts",
      "pnr"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/urls/*/pids",
    "title": "PIDs",
    "description": "For MPEG-TS sources: the packet identifiers to take, 1 to 8191, separated by commas. Without it all of the program are taken.",
    "page": "input",
    "section": "sources",
    "route": "standalone",
    "words": [
      "pids",
      "sources"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/urls/*/allow_subtitles",
    "title": "Allow subtitles",
    "description": "Whether DVB subtitles of the source are passed on; while it is not set they are dropped.",
    "page": "input",
    "section": "sources",
    "route": "standalone",
    "words": [
      "allow subtitles",
      "allow_subtitles",
      "sources",
      "default",
      "yes",
      "no"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/urls/*/subtitles",
    "title": "Subtitle recognition",
    "description": "Whether DVB subtitles (pictures) are turned into text, beside them or in their place. Without it they stay as they are.",
    "page": "input",
    "section": "sources",
    "route": "standalone",
    "words": [
      "subtitle recognition",
      "subtitles",
      "sources",
      "off",
      "add text to the pictures",
      "text in place of the pictures",
      "ocr",
      "dvb subtitles"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/urls/*/dvbsubs_ocr",
    "title": "Recognise DVB subtitles",
    "description": "The older switch for subtitle recognition: it adds text to the pictures. Where both are set, subtitle recognition wins.",
    "page": "input",
    "section": "sources",
    "route": "standalone",
    "words": [
      "recognise dvb subtitles",
      "dvbsubs_ocr",
      "sources",
      "default",
      "yes",
      "no"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/source_timeout",
    "title": "Source timeout",
    "description": "Without a frame for this long the next source is tried. UDP and RTP without a packet for 5 s, and a connection that is lost, do not wait for it.",
    "page": "input",
    "section": "publish-settings",
    "route": "standalone",
    "words": [
      "source timeout",
      "source_timeout",
      "publish-settings"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/publish_enabled",
    "title": "Published input",
    "description": "Accept: encoders and browsers may publish the stream to this server. Ignore: they are refused. A source publish:// above says the same: Accept adds it, Ignore removes it.",
    "page": "input",
    "section": "publish",
    "route": "standalone",
    "words": [
      "published input",
      "publish_enabled",
      "publish",
      "accept",
      "ignore",
      "publication",
      "ingest"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/password",
    "title": "Publish password",
    "description": "A publisher must give this password. Without it anyone who reaches the server may publish.",
    "page": "input",
    "section": "publish-settings",
    "route": "standalone",
    "words": [
      "publish password",
      "password",
      "publish-settings",
      "stream key"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/on_publish",
    "title": "Publish script",
    "description": "Path of a script, or an address, that is asked whether a publisher may publish.",
    "page": "input",
    "section": "publish-settings",
    "route": "standalone",
    "words": [
      "publish script",
      "on_publish",
      "publish-settings"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/max_bitrate",
    "title": "Max bitrate",
    "description": "A publisher that sends more than this is cut off. Without it there is no limit.",
    "page": "input",
    "section": "publish-settings",
    "route": "standalone",
    "words": [
      "max bitrate",
      "max_bitrate",
      "publish-settings",
      "limit"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/backup",
    "title": "Fallback video",
    "description": "Played in a loop while no source works. Without a file there is no fallback.",
    "page": "input",
    "section": "fallback",
    "route": "standalone",
    "words": [
      "fallback video",
      "backup",
      "fallback"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/backup/file",
    "title": "Fallback file",
    "description": "A file of a VOD location, as prefix/name.",
    "page": "input",
    "section": "fallback",
    "route": "standalone",
    "words": [
      "fallback file",
      "file",
      "fallback",
      "backup",
      "failover",
      "slate"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/backup/timeout",
    "title": "Fallback timeout",
    "description": "The fallback starts this long after the last frame of the source. Without it the source timeout counts.",
    "page": "input",
    "section": "fallback",
    "route": "standalone",
    "words": [
      "fallback timeout",
      "timeout",
      "fallback"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/backup/dvr",
    "title": "Record the fallback",
    "description": "Whether the fallback video goes into the archive as well.",
    "page": "input",
    "section": "fallback",
    "route": "standalone",
    "words": [
      "record the fallback",
      "dvr",
      "fallback"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/cluster_key",
    "title": "Cluster key",
    "description": "The key shared with the servers this stream is fetched from, where it differs from that of the global config.",
    "page": "input",
    "section": "cluster",
    "route": "standalone",
    "words": [
      "cluster key",
      "cluster_key",
      "cluster"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/transcoder",
    "title": "Transcoder",
    "description": "Decodes the stream and encodes it anew, in one or several qualities. Without it the stream passes as it comes.",
    "page": "transcoder",
    "section": "transcoder",
    "route": "standalone",
    "words": [
      "transcoder"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/transcoder/global",
    "title": "Hardware options",
    "description": "What the transcoder runs on.",
    "page": "transcoder",
    "section": "transcoder",
    "route": "standalone",
    "words": [
      "hardware options",
      "global",
      "transcoder"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/transcoder/global/hw",
    "title": "Hardware",
    "description": "What decodes and encodes the video.",
    "page": "transcoder",
    "section": "transcoder",
    "route": "standalone",
    "words": [
      "hardware",
      "hw",
      "transcoder",
      "cpu",
      "intel quicksync",
      "nvidia nvenc",
      "coder",
      "nvidia jetson (l4t2)",
      "gpu",
      "cuda",
      "encoder"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/transcoder/global/deviceid",
    "title": "Device",
    "description": "Which of several devices of that kind is used. Without it the server chooses.",
    "page": "transcoder",
    "section": "transcoder",
    "route": "standalone",
    "words": [
      "device",
      "deviceid",
      "transcoder",
      "chosen by the server"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/transcoder/global/external",
    "title": "External process",
    "description": "Runs the encoder in a process of its own, so that a fault of the driver does not stop the server. Only for Nvidia NVENC; choosing other hardware clears it.",
    "page": "transcoder",
    "section": "transcoder",
    "route": "standalone",
    "words": [
      "external process",
      "external",
      "transcoder"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/transcoder/global/seamless",
    "title": "Seamless switch",
    "description": "Keeps the encoder running while the source changes, so that players see no break.",
    "page": "transcoder",
    "section": "transcoder",
    "route": "standalone",
    "words": [
      "seamless switch",
      "seamless",
      "transcoder"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/transcoder/video",
    "title": "Video tracks",
    "description": "The encoded videos by their number, counted from 1. Without any only audio will be in the output.",
    "page": "transcoder",
    "section": "transcoder",
    "route": "standalone",
    "words": [
      "video tracks",
      "video",
      "transcoder"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/transcoder/video/*/bitrate",
    "title": "Bitrate",
    "description": "Bits per second, or the word copy to pass the video of the source on as it is.",
    "page": "transcoder",
    "section": "transcoder",
    "route": "standalone",
    "words": [
      "bitrate",
      "transcoder",
      "vb"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/transcoder/video/*/codec",
    "title": "Codec",
    "description": "What the video is encoded with.",
    "page": "transcoder",
    "section": "transcoder",
    "route": "standalone",
    "words": [
      "codec",
      "transcoder",
      "h.264",
      "hevc (h.265)",
      "mpeg-2 video",
      "vcodec",
      "h265",
      "avc"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/transcoder/video/*/size",
    "title": "Size",
    "description": "Size of the picture. Without it the size of the source stays.",
    "page": "transcoder",
    "section": "transcoder",
    "route": "standalone",
    "words": [
      "size",
      "transcoder",
      "resolution"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/transcoder/video/*/size/width",
    "title": "Width",
    "description": "An even number of pixels; -1 follows from the height and the shape of the source.",
    "page": "transcoder",
    "section": "transcoder",
    "route": "standalone",
    "words": [
      "width",
      "transcoder"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/transcoder/video/*/size/height",
    "title": "Height",
    "description": "An even number of pixels; -1 follows from the width and the shape of the source.",
    "page": "transcoder",
    "section": "transcoder",
    "route": "standalone",
    "words": [
      "height",
      "transcoder"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/transcoder/video/*/size/strategy",
    "title": "Strategy",
    "description": "What happens when the shapes differ: crop cuts off, fit adds borders, scale distorts.",
    "page": "transcoder",
    "section": "transcoder",
    "route": "standalone",
    "words": [
      "strategy",
      "transcoder",
      "crop",
      "fit",
      "scale"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/transcoder/video/*/size/background",
    "title": "Background",
    "description": "Colour of the borders that fit adds.",
    "page": "transcoder",
    "section": "transcoder",
    "route": "standalone",
    "words": [
      "background",
      "transcoder"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/transcoder/video/*/preset",
    "title": "Preset",
    "description": "Trade of speed against quality. NVENC has presets of its own; the coder and l4t2 take those of the processor.",
    "page": "transcoder",
    "section": "transcoder",
    "route": "standalone",
    "words": [
      "preset",
      "transcoder"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/transcoder/video/*/profile",
    "title": "Profile",
    "description": "Which features of the codec may be used; older players know only the lower ones. Without it the encoder chooses.",
    "page": "transcoder",
    "section": "transcoder",
    "route": "standalone",
    "words": [
      "profile",
      "transcoder"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/transcoder/video/*/level",
    "title": "Level",
    "description": "Upper limit of size and bitrate that the track promises to players. Without it the encoder chooses.",
    "page": "transcoder",
    "section": "transcoder",
    "route": "standalone",
    "words": [
      "level",
      "transcoder",
      "low",
      "main",
      "high 1440",
      "high"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/transcoder/video/*/fps",
    "title": "FPS",
    "description": "Frames per second. Without it as many as the source has.",
    "page": "transcoder",
    "section": "transcoder",
    "route": "standalone",
    "words": [
      "fps",
      "transcoder",
      "frame rate"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/transcoder/video/*/gop",
    "title": "Frames in GOP",
    "description": "Number of frames from one key frame to the next. Without it the encoder chooses; segments then differ in length.",
    "page": "transcoder",
    "section": "transcoder",
    "route": "standalone",
    "words": [
      "frames in gop",
      "gop",
      "transcoder",
      "key frame",
      "keyint"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/transcoder/video/*/disable_cgop",
    "title": "Disable closed GOP",
    "description": "Lets frames refer across key frames: a little better at the same bitrate, but segments no longer stand alone.",
    "page": "transcoder",
    "section": "transcoder",
    "route": "standalone",
    "words": [
      "disable closed gop",
      "disable_cgop",
      "transcoder",
      "open gop"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/transcoder/video/*/bframes",
    "title": "B-frames",
    "description": "How many B-frames stand in a row. 0 is best for players in real time.",
    "page": "transcoder",
    "section": "transcoder",
    "route": "standalone",
    "words": [
      "b-frames",
      "bframes",
      "transcoder"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/transcoder/video/*/refs",
    "title": "Reference frames",
    "description": "How many earlier frames a frame may refer to.",
    "page": "transcoder",
    "section": "transcoder",
    "route": "standalone",
    "words": [
      "reference frames",
      "refs",
      "transcoder"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/transcoder/video/*/aspect",
    "title": "Aspect",
    "description": "Shape of a pixel as a ratio, for video whose pixels are not square.",
    "page": "transcoder",
    "section": "transcoder",
    "route": "standalone",
    "words": [
      "aspect",
      "transcoder",
      "sar"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/transcoder/video/*/aspect/x",
    "title": "X",
    "description": "First number of the ratio.",
    "page": "transcoder",
    "section": "transcoder",
    "route": "standalone",
    "words": [
      "x",
      "transcoder"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/transcoder/video/*/aspect/y",
    "title": "Y",
    "description": "Second number of the ratio.",
    "page": "transcoder",
    "section": "transcoder",
    "route": "standalone",
    "words": [
      "y",
      "transcoder"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/transcoder/video/*/logo",
    "title": "Logo",
    "description": "A picture drawn into the source before it is resized: it shrinks and grows with the track.",
    "page": "transcoder",
    "section": "transcoder",
    "route": "standalone",
    "words": [
      "logo",
      "transcoder"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/transcoder/video/*/logo/path",
    "title": "Logo file",
    "description": "A leading @ names a picture uploaded in the logo manager. Files elsewhere on the server are not drawn. Emptied, the logo is removed.",
    "page": "transcoder",
    "section": "transcoder",
    "route": "standalone",
    "words": [
      "logo file",
      "path",
      "transcoder"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/transcoder/video/*/logo/x",
    "title": "X",
    "description": "Pixels from the left edge; below zero from the right edge, so -10 leaves a margin of 10 there; the word center puts it in the middle.",
    "page": "transcoder",
    "section": "transcoder",
    "route": "standalone",
    "words": [
      "x",
      "transcoder"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/transcoder/video/*/logo/y",
    "title": "Y",
    "description": "Pixels from the top edge; below zero from the bottom edge; the word center puts it in the middle.",
    "page": "transcoder",
    "section": "transcoder",
    "route": "standalone",
    "words": [
      "y",
      "transcoder"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/transcoder/video/*/logo/r",
    "title": "Scale",
    "description": "Ratio the picture is drawn at: 0.5 halves it. Without it the picture keeps its size.",
    "page": "transcoder",
    "section": "transcoder",
    "route": "standalone",
    "words": [
      "scale",
      "r",
      "transcoder"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/transcoder/video/*/alogo",
    "title": "Absolute logo",
    "description": "A picture drawn after the resize: its size and place are in pixels of this track.",
    "page": "transcoder",
    "section": "transcoder",
    "route": "standalone",
    "words": [
      "absolute logo",
      "alogo",
      "transcoder"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/transcoder/video/*/alogo/path",
    "title": "Logo file",
    "description": "A leading @ names a picture uploaded in the logo manager. Files elsewhere on the server are not drawn. Emptied, the logo is removed.",
    "page": "transcoder",
    "section": "transcoder",
    "route": "standalone",
    "words": [
      "logo file",
      "path",
      "transcoder"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/transcoder/video/*/alogo/x",
    "title": "X",
    "description": "Pixels from the left edge; below zero from the right edge, so -10 leaves a margin of 10 there; the word center puts it in the middle.",
    "page": "transcoder",
    "section": "transcoder",
    "route": "standalone",
    "words": [
      "x",
      "transcoder"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/transcoder/video/*/alogo/y",
    "title": "Y",
    "description": "Pixels from the top edge; below zero from the bottom edge; the word center puts it in the middle.",
    "page": "transcoder",
    "section": "transcoder",
    "route": "standalone",
    "words": [
      "y",
      "transcoder"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/transcoder/video/*/alogo/r",
    "title": "Scale",
    "description": "Ratio the picture is drawn at: 0.5 halves it. Without it the picture keeps its size.",
    "page": "transcoder",
    "section": "transcoder",
    "route": "standalone",
    "words": [
      "scale",
      "r",
      "transcoder"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/transcoder/audio",
    "title": "Audio",
    "description": "How audio is encoded. Without these settings the server uses its defaults.",
    "page": "transcoder",
    "section": "transcoder",
    "route": "standalone",
    "words": [
      "audio",
      "transcoder"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/transcoder/audio/bitrate",
    "title": "Bitrate",
    "description": "Bits per second, or the word copy to pass the audio of the source on as it is.",
    "page": "transcoder",
    "section": "transcoder",
    "route": "standalone",
    "words": [
      "bitrate",
      "transcoder",
      "ab"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/transcoder/audio/codec",
    "title": "Codec",
    "description": "What the audio is encoded with.",
    "page": "transcoder",
    "section": "transcoder",
    "route": "standalone",
    "words": [
      "codec",
      "transcoder",
      "aac",
      "mpeg-2 audio",
      "opus",
      "acodec"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/transcoder/audio/sample_rate",
    "title": "Sample rate",
    "description": "Samples per second. Bypass keeps the rate of the source.",
    "page": "transcoder",
    "section": "transcoder",
    "route": "standalone",
    "words": [
      "sample rate",
      "sample_rate",
      "transcoder",
      "bypass",
      "8000 hz",
      "16000 hz",
      "32000 hz",
      "44100 hz",
      "48000 hz"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/transcoder/audio/channels",
    "title": "Channels",
    "description": "How many channels come out. Without it as many as the source has.",
    "page": "transcoder",
    "section": "transcoder",
    "route": "standalone",
    "words": [
      "channels",
      "transcoder",
      "1 (mono)",
      "2 (stereo)",
      "6 (5.1)",
      "8 (7.1)"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/transcoder/decoder",
    "title": "Other settings",
    "description": "How the source is decoded before any track is encoded.",
    "page": "transcoder",
    "section": "transcoder",
    "route": "standalone",
    "words": [
      "other settings",
      "decoder",
      "transcoder"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/transcoder/decoder/deinterlace",
    "title": "Deinterlace",
    "description": "Makes whole pictures out of interlaced video. Adaptive looks at motion, bob and weave are quicker.",
    "page": "transcoder",
    "section": "transcoder",
    "route": "standalone",
    "words": [
      "deinterlace",
      "transcoder",
      "off",
      "on",
      "adaptive",
      "bob",
      "weave",
      "interlaced"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/transcoder/decoder/deinterlace_rate",
    "title": "Deinterlace rate",
    "description": "How many pictures come out: one for each frame, or one for each field, which doubles the frames per second. Without it one for each frame.",
    "page": "transcoder",
    "section": "transcoder",
    "route": "standalone",
    "words": [
      "deinterlace rate",
      "deinterlace_rate",
      "transcoder",
      "default (frame)",
      "frame",
      "field"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/transcoder/decoder/threads",
    "title": "Decoder threads",
    "description": "How many threads decode the source. Without it the decoder chooses.",
    "page": "transcoder",
    "section": "transcoder",
    "route": "standalone",
    "words": [
      "decoder threads",
      "threads",
      "transcoder"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/transcoder/decoder/crop",
    "title": "Crop",
    "description": "The part of the source picture that is kept. Without it all of it is.",
    "page": "transcoder",
    "section": "transcoder",
    "route": "standalone",
    "words": [
      "crop",
      "transcoder"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/transcoder/decoder/crop/left",
    "title": "Left",
    "description": "First column that is kept.",
    "page": "transcoder",
    "section": "transcoder",
    "route": "standalone",
    "words": [
      "left",
      "transcoder"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/transcoder/decoder/crop/top",
    "title": "Top",
    "description": "First line that is kept.",
    "page": "transcoder",
    "section": "transcoder",
    "route": "standalone",
    "words": [
      "top",
      "transcoder"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/transcoder/decoder/crop/width",
    "title": "Width",
    "description": "How many columns are kept.",
    "page": "transcoder",
    "section": "transcoder",
    "route": "standalone",
    "words": [
      "width",
      "transcoder"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/transcoder/decoder/crop/height",
    "title": "Height",
    "description": "How many lines are kept.",
    "page": "transcoder",
    "section": "transcoder",
    "route": "standalone",
    "words": [
      "height",
      "transcoder"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/dvr",
    "title": "DVR",
    "description": "Records the stream into an archive. Without it nothing is recorded.",
    "page": "dvr",
    "section": "archive",
    "route": "standalone",
    "words": [
      "dvr",
      "archive"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/dvr/reference",
    "title": "DVR config",
    "description": "A DVR of the global config whose disks and limits are used; what is set here wins. Without it the path below is used.",
    "page": "dvr",
    "section": "archive",
    "route": "standalone",
    "words": [
      "dvr config",
      "reference",
      "archive",
      "none, as set below",
      "recording"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/dvr/root",
    "title": "Path",
    "description": "Folder the archive is written to. A relative one lies in the server's data folder.",
    "page": "dvr",
    "section": "archive",
    "route": "standalone",
    "words": [
      "path",
      "root",
      "archive",
      "recording",
      "storage"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/dvr/dvr_limit",
    "title": "Archive depth",
    "description": "Recordings older than this are removed. Without it they stay until the disk is full.",
    "page": "dvr",
    "section": "archive",
    "route": "standalone",
    "words": [
      "archive depth",
      "dvr_limit",
      "archive",
      "expiration",
      "retention",
      "days"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/dvr/disk_limit",
    "title": "Disk usage limit",
    "description": "The oldest recordings are removed when the disk is fuller than this share.",
    "page": "dvr",
    "section": "archive",
    "route": "standalone",
    "words": [
      "disk usage limit",
      "disk_limit",
      "archive"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/dvr/disk_space",
    "title": "Disk space limit",
    "description": "The oldest recordings are removed when the archive grows past this size. In the config text a number without a unit counts gigabytes.",
    "page": "dvr",
    "section": "archive",
    "route": "standalone",
    "words": [
      "disk space limit",
      "disk_space",
      "archive"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/dvr/dvr_replicate",
    "title": "Replicate",
    "description": "Fetches missing parts of the archive from the source server, where this stream comes from another server of the cluster.",
    "page": "dvr",
    "section": "archive",
    "route": "standalone",
    "words": [
      "replicate",
      "dvr_replicate",
      "archive"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/dvr/replication_port",
    "title": "Replication port",
    "description": "HTTP port of the source server that the archive is fetched from. Without it the port of the source address is used.",
    "page": "dvr",
    "section": "archive",
    "route": "standalone",
    "words": [
      "replication port",
      "replication_port",
      "archive"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/external_dvr",
    "title": "External DVR",
    "description": "The archive of this stream is recorded and played by another server; this one only points to it.",
    "page": "dvr",
    "section": "archive",
    "route": "standalone",
    "words": [
      "external dvr",
      "external_dvr",
      "archive",
      "remote archive"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/cache",
    "title": "SSD disk cache",
    "description": "Keeps what is often asked for on a fast disk. Without it every request reads the archive itself.",
    "page": "dvr",
    "section": "cache",
    "route": "standalone",
    "words": [
      "ssd disk cache",
      "cache"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/cache/path",
    "title": "Cache path",
    "description": "Folder on the fast disk.",
    "page": "dvr",
    "section": "cache",
    "route": "standalone",
    "words": [
      "cache path",
      "path",
      "cache",
      "ssd"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/cache/time_limit",
    "title": "Time limit",
    "description": "Cached files older than this are removed, such as 48h or 7d. Without it only the size counts.",
    "page": "dvr",
    "section": "cache",
    "route": "standalone",
    "words": [
      "time limit",
      "time_limit",
      "cache"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/cache/disk_limit",
    "title": "Size limit",
    "description": "The oldest cached files are removed when the cache grows past this, such as 400G; without a unit it counts gigabytes. Without it only the time counts.",
    "page": "dvr",
    "section": "cache",
    "route": "standalone",
    "words": [
      "size limit",
      "disk_limit",
      "cache"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/logo",
    "title": "Logo",
    "description": "A picture laid over the video, which is encoded anew for it. Without an edge it stands in the center.",
    "page": "output",
    "section": "logo",
    "route": "standalone",
    "words": [
      "logo"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/logo/path",
    "title": "Logo file",
    "description": "A leading @ names a picture uploaded in the logo manager. Files elsewhere on the server are not drawn.",
    "page": "output",
    "section": "logo",
    "route": "standalone",
    "words": [
      "logo file",
      "path",
      "logo"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/logo/width",
    "title": "Width",
    "description": "Width of the logo in the picture; 0 or nothing keeps the picture's own.",
    "page": "output",
    "section": "logo",
    "route": "standalone",
    "words": [
      "width",
      "logo"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/logo/height",
    "title": "Height",
    "description": "Height of the logo in the picture; 0 or nothing keeps the picture's own.",
    "page": "output",
    "section": "logo",
    "route": "standalone",
    "words": [
      "height",
      "logo"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/logo/top",
    "title": "Top",
    "description": "Distance from the top edge. Takes the place of the bottom distance.",
    "page": "output",
    "section": "logo",
    "route": "standalone",
    "words": [
      "top",
      "logo"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/logo/bottom",
    "title": "Bottom",
    "description": "Distance from the bottom edge. Takes the place of the top distance.",
    "page": "output",
    "section": "logo",
    "route": "standalone",
    "words": [
      "bottom",
      "logo"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/logo/left",
    "title": "Left",
    "description": "Distance from the left edge. Takes the place of the right distance.",
    "page": "output",
    "section": "logo",
    "route": "standalone",
    "words": [
      "left",
      "logo"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/logo/right",
    "title": "Right",
    "description": "Distance from the right edge. Takes the place of the left distance.",
    "page": "output",
    "section": "logo",
    "route": "standalone",
    "words": [
      "right",
      "logo"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/thumbnails",
    "title": "Thumbnails",
    "description": "Small pictures of the stream for lists, players and the DVR timeline.",
    "page": "output",
    "section": "thumbnails",
    "route": "standalone",
    "words": [
      "thumbnails"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/thumbnails/enabled",
    "title": "Thumbnails",
    "description": "Whether pictures are made.",
    "page": "output",
    "section": "thumbnails",
    "route": "standalone",
    "words": [
      "thumbnails",
      "enabled",
      "preview",
      "screenshot",
      "jpeg"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/thumbnails/url",
    "title": "Thumbnail URL",
    "description": "Fetch ready pictures from this address, such as a camera's own. Without it the server makes them from the video, which takes more of the processor.",
    "page": "output",
    "section": "thumbnails",
    "route": "standalone",
    "words": [
      "thumbnail url",
      "url",
      "thumbnails"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/auth/max_sessions",
    "title": "Max sessions",
    "description": "How many viewers may watch at the same time; the next one is refused. Without it there is no limit.",
    "page": "output",
    "section": "sessions",
    "route": "standalone",
    "words": [
      "max sessions",
      "max_sessions",
      "sessions",
      "viewers",
      "clients",
      "limit"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/auth/url",
    "title": "Auth type",
    "description": "Who is asked about each viewer. Without it nobody is asked, and everybody may watch.",
    "page": "auth",
    "section": "auth",
    "route": "standalone",
    "words": [
      "auth type",
      "url",
      "auth",
      "on_play",
      "auth backend",
      "middleware",
      "stalker",
      "securelink",
      "securetoken",
      "watcher",
      "vsaas",
      "iptv"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/auth/extra",
    "title": "Extra parameters",
    "description": "Sent along to the auth backend with every question, by name.",
    "page": "auth",
    "section": "auth",
    "route": "standalone",
    "words": [
      "extra parameters",
      "extra",
      "auth_extra",
      "auth"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/auth/domains",
    "title": "Allowed domains",
    "description": "Only players embedded in pages of these domains may play. Without it any page may.",
    "page": "auth",
    "section": "auth",
    "route": "standalone",
    "words": [
      "allowed domains",
      "domains",
      "auth",
      "referer",
      "embed"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/auth/allowed_countries",
    "title": "Allowed countries",
    "description": "Only viewers from these countries may watch. An empty list is a whitelist that lets nobody in; without the list every country may.",
    "page": "auth",
    "section": "auth",
    "route": "standalone",
    "words": [
      "allowed countries",
      "allowed_countries",
      "auth",
      "geo",
      "whitelist"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/auth/disallowed_countries",
    "title": "Disallowed countries",
    "description": "Viewers from these countries may not watch; all others may.",
    "page": "auth",
    "section": "auth",
    "route": "standalone",
    "words": [
      "disallowed countries",
      "disallowed_countries",
      "auth",
      "geo",
      "blacklist"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/clients_timeout",
    "title": "Client timeout",
    "description": "An on-demand stream turns off this long after its last client has left. Only streams of the configuration have it, not those a location or mirror brings.",
    "page": "output",
    "section": "sessions",
    "route": "standalone",
    "words": [
      "client timeout",
      "clients_timeout",
      "sessions"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/url_prefix",
    "title": "URL prefix",
    "description": "Put before the addresses of segments, for example to have them fetched from a CDN.",
    "page": "output",
    "section": "segments",
    "route": "standalone",
    "words": [
      "url prefix",
      "url_prefix",
      "segments",
      "cdn"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/add_audio_only",
    "title": "Audio-only HLS playlist",
    "description": "Adds a variant with nothing but audio to the HLS playlist, for weak connections.",
    "page": "output",
    "section": "segments",
    "route": "standalone",
    "words": [
      "audio-only hls playlist",
      "add_audio_only",
      "segments"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/segment_count",
    "title": "Segment count",
    "description": "How many segments a playlist lists. More survive a slow connection, fewer delay less.",
    "page": "output",
    "section": "segments",
    "route": "standalone",
    "words": [
      "segment count",
      "segment_count",
      "segments"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/segment_duration",
    "title": "Segment duration",
    "description": "Length of one segment; it grows to the next key frame.",
    "page": "output",
    "section": "segments",
    "route": "standalone",
    "words": [
      "segment duration",
      "segment_duration",
      "segments"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/prepush",
    "title": "Prepush",
    "description": "How much buffered video a client of a persistent protocol (RTMP, RTSP, MPEG-TS) gets at once, so that it plays sooner: none, a number of seconds, or as much as there is.",
    "page": "output",
    "section": "persistent",
    "route": "standalone",
    "words": [
      "prepush",
      "persistent",
      "disabled",
      "enabled",
      "burst",
      "start delay"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/provider",
    "title": "Provider",
    "description": "Name of the provider in the service description of the MPEG-TS output.",
    "page": "output",
    "section": "mpegts",
    "route": "standalone",
    "words": [
      "provider",
      "mpegts"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/pushes",
    "title": "Push to URL",
    "description": "Where else the stream is sent; the scheme of the address says how. An emptied row is removed.",
    "page": "output",
    "section": "pushes",
    "route": "standalone",
    "words": [
      "push to url",
      "pushes",
      "push",
      "restream",
      "copy to"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/pushes/*/url",
    "title": "Push URL",
    "description": "Where the stream is sent; the scheme says how.",
    "page": "output",
    "section": "pushes",
    "route": "standalone",
    "words": [
      "push url",
      "url",
      "pushes",
      "restream",
      "multicast",
      "youtube",
      "copy"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/ad_schedule",
    "title": "Ad schedule",
    "description": "The schedule by which advertising takes the place of the stream, for all its viewers; recordings keep the stream itself. An on-demand stream is not started for it.",
    "page": "output",
    "section": "advertising",
    "route": "standalone",
    "words": [
      "ad schedule",
      "ad_schedule",
      "advertising",
      "no advertising",
      "ad insertion",
      "commercials"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/protocols",
    "title": "Output protocols",
    "description": "What it is played over. Except: never over this protocol. Only: over this one and any other that is set so, nothing else. Neutral: it follows the rest.",
    "page": "output",
    "section": "protocols",
    "route": "standalone",
    "words": [
      "output protocols",
      "protocols"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/protocols/hls",
    "title": "HLS",
    "description": "Play over HLS: only this one (and others set so), all except this one, or neutral.",
    "page": "output",
    "section": "protocols",
    "route": "standalone",
    "words": [
      "hls",
      "protocols",
      "except",
      "neutral",
      "only"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/protocols/mss",
    "title": "MSS",
    "description": "Play over Microsoft Smooth Streaming: only this one (and others set so), all except this one, or neutral.",
    "page": "output",
    "section": "protocols",
    "route": "standalone",
    "words": [
      "mss",
      "protocols",
      "except",
      "neutral",
      "only"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/protocols/hds",
    "title": "HDS",
    "description": "Play over Adobe HTTP Dynamic Streaming: only this one (and others set so), all except this one, or neutral.",
    "page": "output",
    "section": "protocols",
    "route": "standalone",
    "words": [
      "hds",
      "protocols",
      "except",
      "neutral",
      "only"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/protocols/mpegts",
    "title": "MPEG-TS",
    "description": "Play over MPEG-TS over HTTP: only this one (and others set so), all except this one, or neutral.",
    "page": "output",
    "section": "protocols",
    "route": "standalone",
    "words": [
      "mpeg-ts",
      "mpegts",
      "protocols",
      "except",
      "neutral",
      "only"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/protocols/dash",
    "title": "DASH",
    "description": "Play over MPEG-DASH: only this one (and others set so), all except this one, or neutral.",
    "page": "output",
    "section": "protocols",
    "route": "standalone",
    "words": [
      "dash",
      "protocols",
      "except",
      "neutral",
      "only"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/protocols/m4f",
    "title": "M4F",
    "description": "Play over M4F, between servers of the cluster: only this one (and others set so), all except this one, or neutral.",
    "page": "output",
    "section": "protocols",
    "route": "standalone",
    "words": [
      "m4f",
      "protocols",
      "except",
      "neutral",
      "only"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/protocols/m4s",
    "title": "M4S",
    "description": "Play over M4S, between servers of the cluster: only this one (and others set so), all except this one, or neutral.",
    "page": "output",
    "section": "protocols",
    "route": "standalone",
    "words": [
      "m4s",
      "protocols",
      "except",
      "neutral",
      "only"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/protocols/rtmp",
    "title": "RTMP",
    "description": "Play over RTMP: only this one (and others set so), all except this one, or neutral.",
    "page": "output",
    "section": "protocols",
    "route": "standalone",
    "words": [
      "rtmp",
      "protocols",
      "except",
      "neutral",
      "only"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/protocols/rtsp",
    "title": "RTSP",
    "description": "Play over RTSP: only this one (and others set so), all except this one, or neutral.",
    "page": "output",
    "section": "protocols",
    "route": "standalone",
    "words": [
      "rtsp",
      "protocols",
      "except",
      "neutral",
      "only"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/drm",
    "title": "DRM",
    "description": "Encrypts the output with keys from a vendor. Without it the output is not encrypted.",
    "page": "auth",
    "section": "drm",
    "route": "standalone",
    "words": [
      "drm",
      "disabled",
      "encryption",
      "vendor"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/drm/vendor",
    "title": "Vendor",
    "description": "Selects AES-128.",
    "page": "auth",
    "section": "drm",
    "route": "standalone",
    "words": [
      "vendor",
      "drm"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/drm/keyserver",
    "title": "Key server",
    "description": "Address that answers with the content keys.",
    "page": "auth",
    "section": "drm",
    "route": "standalone",
    "words": [
      "key server",
      "keyserver",
      "drm",
      "keys",
      "kms"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/drm/user_keyserver",
    "title": "Key server for viewers",
    "description": "Address players are sent to for their keys. Without it they ask this server, which asks the key server.",
    "page": "auth",
    "section": "drm",
    "route": "standalone",
    "words": [
      "key server for viewers",
      "user_keyserver",
      "drm"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/drm/expires",
    "title": "Key lifetime",
    "description": "A key is replaced by a new one after this long. Without it one key serves as long as the stream runs.",
    "page": "auth",
    "section": "drm",
    "route": "standalone",
    "words": [
      "key lifetime",
      "expires",
      "drm",
      "key rotation"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/drm/resource_id",
    "title": "Resource ID",
    "description": "The name the key server knows this stream by. Without it the stream's own name is sent.",
    "page": "auth",
    "section": "drm",
    "route": "standalone",
    "words": [
      "resource id",
      "resource_id",
      "drm"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/drm/user_path",
    "title": "User path",
    "description": "Path added to the key addresses handed to players. Without it they get the key server's own.",
    "page": "auth",
    "section": "drm",
    "route": "standalone",
    "words": [
      "user path",
      "user_path",
      "drm"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/drm/userkey",
    "title": "User key",
    "description": "The key of your KeyOS account. May stay empty: the server then asks without one.",
    "page": "auth",
    "section": "drm",
    "route": "standalone",
    "words": [
      "user key",
      "userkey",
      "drm"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/drm/aes_key",
    "title": "AES key",
    "description": "Key that signs the requests to the licence service.",
    "page": "auth",
    "section": "drm",
    "route": "standalone",
    "words": [
      "aes key",
      "aes_key",
      "drm"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/drm/iv",
    "title": "IV",
    "description": "Initialisation vector that belongs to the AES key.",
    "page": "auth",
    "section": "drm",
    "route": "standalone",
    "words": [
      "iv",
      "drm"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/drm/content_id",
    "title": "Content ID",
    "description": "The name the licence service knows the content by. Widevine takes it in place of the DRM ID.",
    "page": "auth",
    "section": "drm",
    "route": "standalone",
    "words": [
      "content id",
      "content_id",
      "drm"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/drm/signer",
    "title": "Signer",
    "description": "The name under which requests are signed.",
    "page": "auth",
    "section": "drm",
    "route": "standalone",
    "words": [
      "signer",
      "drm"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/drm/user",
    "title": "User",
    "description": "Login of your EzDRM account.",
    "page": "auth",
    "section": "drm",
    "route": "standalone",
    "words": [
      "user",
      "drm"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/drm/password",
    "title": "Password",
    "description": "Password of your EzDRM account.",
    "page": "auth",
    "section": "drm",
    "route": "standalone",
    "words": [
      "password",
      "drm"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/drm/enc_token",
    "title": "Encryption token",
    "description": "Token of your PallyCon account that permits encryption. May stay empty for a service that asks for none.",
    "page": "auth",
    "section": "drm",
    "route": "standalone",
    "words": [
      "encryption token",
      "enc_token",
      "drm"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/drm/ic_host",
    "title": "Irdeto Control host",
    "description": "Host of the Irdeto Control service.",
    "page": "auth",
    "section": "drm",
    "route": "standalone",
    "words": [
      "irdeto control host",
      "ic_host",
      "drm"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/drm/account_id",
    "title": "Account ID",
    "description": "The account the keys belong to.",
    "page": "auth",
    "section": "drm",
    "route": "standalone",
    "words": [
      "account id",
      "account_id",
      "drm"
    ]
  },
  {
    "entity": "stream",
    "pattern": "/drm/user_name",
    "title": "User name",
    "description": "Login of the account.",
    "page": "auth",
    "section": "drm",
    "route": "standalone",
    "words": [
      "user name",
      "user_name",
      "drm"
    ]
  },
  {
    "entity": "vod",
    "pattern": "/prefix",
    "title": "Name",
    "description": "First part of the name of every file: prefix/FILE. Another name cuts off whoever plays one now; streams that use its files go on.",
    "page": "overview",
    "section": "general",
    "route": "vod",
    "words": [
      "name",
      "prefix",
      "general"
    ]
  },
  {
    "entity": "vod",
    "pattern": "/meta/comment",
    "title": "Description",
    "description": "A note for operators; viewers never see it.",
    "page": "overview",
    "section": "general",
    "route": "vod",
    "words": [
      "description",
      "comment",
      "general",
      "note"
    ]
  },
  {
    "entity": "vod",
    "pattern": "/meta/drm_id",
    "title": "DRM ID",
    "description": "The id the DRM vendor knows the content by. Every vendor takes one but Widevine, which has the content ID in its place.",
    "page": "auth",
    "section": "drm",
    "route": "vod",
    "words": [
      "drm id",
      "drm_id",
      "drm"
    ]
  },
  {
    "entity": "vod",
    "pattern": "/disabled",
    "title": "State",
    "description": "Viewers get no files of a disabled location; its settings stay.",
    "page": "overview",
    "section": "general",
    "route": "vod",
    "words": [
      "state",
      "disabled",
      "general",
      "enabled",
      "enable",
      "disable",
      "off"
    ]
  },
  {
    "entity": "vod",
    "pattern": "/urls",
    "title": "Paths",
    "description": "Folders of this disk, or storage addresses (s3://), in the order they are searched.",
    "page": "overview",
    "section": "paths",
    "route": "vod",
    "words": [
      "paths",
      "urls",
      "storage",
      "folder"
    ]
  },
  {
    "entity": "vod",
    "pattern": "/urls/*/url",
    "title": "Path",
    "description": "Folder or storage address the files are read from.",
    "page": "overview",
    "section": "paths",
    "route": "vod",
    "words": [
      "path",
      "url",
      "paths"
    ]
  },
  {
    "entity": "vod",
    "pattern": "/read_queue",
    "title": "Max simultaneous disk requests",
    "description": "So many requests to the disk run at once; further ones wait.",
    "page": "input",
    "section": "reading",
    "route": "vod",
    "words": [
      "max simultaneous disk requests",
      "read_queue",
      "reading"
    ]
  },
  {
    "entity": "vod",
    "pattern": "/max_readers",
    "title": "Max disk readers per file",
    "description": "So many readers of one file run at once.",
    "page": "input",
    "section": "reading",
    "route": "vod",
    "words": [
      "max disk readers per file",
      "max_readers",
      "reading"
    ]
  },
  {
    "entity": "vod",
    "pattern": "/download",
    "title": "Allow direct file download",
    "description": "Files may be fetched whole or in parts; HTTP Range is supported.",
    "page": "output",
    "section": "files",
    "route": "vod",
    "words": [
      "allow direct file download",
      "download",
      "files"
    ]
  },
  {
    "entity": "vod",
    "pattern": "/auto_mbr",
    "title": "Enable MBR from multiple files",
    "description": "Files of one name and several bitrates are served as one multi-bitrate file.",
    "page": "output",
    "section": "files",
    "route": "vod",
    "words": [
      "enable mbr from multiple files",
      "auto_mbr",
      "files",
      "multi-bitrate",
      "adaptive"
    ]
  },
  {
    "entity": "vod",
    "pattern": "/auth/max_sessions",
    "title": "Max sessions per opened file",
    "description": "How many viewers may watch one file at the same time. Without it there is no limit.",
    "page": "output",
    "section": "sessions",
    "route": "vod",
    "words": [
      "max sessions per opened file",
      "max_sessions",
      "sessions",
      "viewers",
      "clients",
      "limit"
    ]
  },
  {
    "entity": "vod",
    "pattern": "/auth/url",
    "title": "Auth type",
    "description": "Who is asked about each viewer. Without it nobody is asked, and everybody may watch.",
    "page": "auth",
    "section": "auth",
    "route": "vod",
    "words": [
      "auth type",
      "url",
      "auth",
      "on_play",
      "auth backend",
      "middleware",
      "stalker",
      "securelink",
      "securetoken",
      "watcher",
      "vsaas",
      "iptv"
    ]
  },
  {
    "entity": "vod",
    "pattern": "/auth/extra",
    "title": "Extra parameters",
    "description": "Sent along to the auth backend with every question, by name.",
    "page": "auth",
    "section": "auth",
    "route": "vod",
    "words": [
      "extra parameters",
      "extra",
      "auth_extra",
      "auth"
    ]
  },
  {
    "entity": "vod",
    "pattern": "/auth/domains",
    "title": "Allowed domains",
    "description": "Only players embedded in pages of these domains may play. Without it any page may.",
    "page": "auth",
    "section": "auth",
    "route": "vod",
    "words": [
      "allowed domains",
      "domains",
      "auth",
      "referer",
      "embed"
    ]
  },
  {
    "entity": "vod",
    "pattern": "/auth/allowed_countries",
    "title": "Allowed countries",
    "description": "Only viewers from these countries may watch. An empty list is a whitelist that lets nobody in; without the list every country may.",
    "page": "auth",
    "section": "auth",
    "route": "vod",
    "words": [
      "allowed countries",
      "allowed_countries",
      "auth",
      "geo",
      "whitelist"
    ]
  },
  {
    "entity": "vod",
    "pattern": "/auth/disallowed_countries",
    "title": "Disallowed countries",
    "description": "Viewers from these countries may not watch; all others may.",
    "page": "auth",
    "section": "auth",
    "route": "vod",
    "words": [
      "disallowed countries",
      "disallowed_countries",
      "auth",
      "geo",
      "blacklist"
    ]
  },
  {
    "entity": "vod",
    "pattern": "/drm",
    "title": "DRM",
    "description": "Encrypts the output with keys from a vendor. Without it the output is not encrypted.",
    "page": "auth",
    "section": "drm",
    "route": "vod",
    "words": [
      "drm",
      "disabled",
      "encryption",
      "vendor"
    ]
  },
  {
    "entity": "vod",
    "pattern": "/drm/vendor",
    "title": "Vendor",
    "description": "Selects AES-128.",
    "page": "auth",
    "section": "drm",
    "route": "vod",
    "words": [
      "vendor",
      "drm"
    ]
  },
  {
    "entity": "vod",
    "pattern": "/drm/keyserver",
    "title": "Key server",
    "description": "Address that answers with the content keys.",
    "page": "auth",
    "section": "drm",
    "route": "vod",
    "words": [
      "key server",
      "keyserver",
      "drm",
      "keys",
      "kms"
    ]
  },
  {
    "entity": "vod",
    "pattern": "/drm/user_keyserver",
    "title": "Key server for viewers",
    "description": "Address players are sent to for their keys. Without it they ask this server, which asks the key server.",
    "page": "auth",
    "section": "drm",
    "route": "vod",
    "words": [
      "key server for viewers",
      "user_keyserver",
      "drm"
    ]
  },
  {
    "entity": "vod",
    "pattern": "/drm/expires",
    "title": "Key lifetime",
    "description": "A key is replaced by a new one after this long. Without it one key serves as long as the stream runs.",
    "page": "auth",
    "section": "drm",
    "route": "vod",
    "words": [
      "key lifetime",
      "expires",
      "drm",
      "key rotation"
    ]
  },
  {
    "entity": "vod",
    "pattern": "/drm/resource_id",
    "title": "Resource ID",
    "description": "The name the key server knows this stream by. Without it the stream's own name is sent.",
    "page": "auth",
    "section": "drm",
    "route": "vod",
    "words": [
      "resource id",
      "resource_id",
      "drm"
    ]
  },
  {
    "entity": "vod",
    "pattern": "/drm/user_path",
    "title": "User path",
    "description": "Path added to the key addresses handed to players. Without it they get the key server's own.",
    "page": "auth",
    "section": "drm",
    "route": "vod",
    "words": [
      "user path",
      "user_path",
      "drm"
    ]
  },
  {
    "entity": "vod",
    "pattern": "/drm/userkey",
    "title": "User key",
    "description": "The key of your KeyOS account. May stay empty: the server then asks without one.",
    "page": "auth",
    "section": "drm",
    "route": "vod",
    "words": [
      "user key",
      "userkey",
      "drm"
    ]
  },
  {
    "entity": "vod",
    "pattern": "/drm/aes_key",
    "title": "AES key",
    "description": "Key that signs the requests to the licence service.",
    "page": "auth",
    "section": "drm",
    "route": "vod",
    "words": [
      "aes key",
      "aes_key",
      "drm"
    ]
  },
  {
    "entity": "vod",
    "pattern": "/drm/iv",
    "title": "IV",
    "description": "Initialisation vector that belongs to the AES key.",
    "page": "auth",
    "section": "drm",
    "route": "vod",
    "words": [
      "iv",
      "drm"
    ]
  },
  {
    "entity": "vod",
    "pattern": "/drm/content_id",
    "title": "Content ID",
    "description": "The name the licence service knows the content by. Widevine takes it in place of the DRM ID.",
    "page": "auth",
    "section": "drm",
    "route": "vod",
    "words": [
      "content id",
      "content_id",
      "drm"
    ]
  },
  {
    "entity": "vod",
    "pattern": "/drm/signer",
    "title": "Signer",
    "description": "The name under which requests are signed.",
    "page": "auth",
    "section": "drm",
    "route": "vod",
    "words": [
      "signer",
      "drm"
    ]
  },
  {
    "entity": "vod",
    "pattern": "/drm/user",
    "title": "User",
    "description": "Login of your EzDRM account.",
    "page": "auth",
    "section": "drm",
    "route": "vod",
    "words": [
      "user",
      "drm"
    ]
  },
  {
    "entity": "vod",
    "pattern": "/drm/password",
    "title": "Password",
    "description": "Password of your EzDRM account.",
    "page": "auth",
    "section": "drm",
    "route": "vod",
    "words": [
      "password",
      "drm"
    ]
  },
  {
    "entity": "vod",
    "pattern": "/drm/enc_token",
    "title": "Encryption token",
    "description": "Token of your PallyCon account that permits encryption. May stay empty for a service that asks for none.",
    "page": "auth",
    "section": "drm",
    "route": "vod",
    "words": [
      "encryption token",
      "enc_token",
      "drm"
    ]
  },
  {
    "entity": "vod",
    "pattern": "/drm/ic_host",
    "title": "Irdeto Control host",
    "description": "Host of the Irdeto Control service.",
    "page": "auth",
    "section": "drm",
    "route": "vod",
    "words": [
      "irdeto control host",
      "ic_host",
      "drm"
    ]
  },
  {
    "entity": "vod",
    "pattern": "/drm/account_id",
    "title": "Account ID",
    "description": "The account the keys belong to.",
    "page": "auth",
    "section": "drm",
    "route": "vod",
    "words": [
      "account id",
      "account_id",
      "drm"
    ]
  },
  {
    "entity": "vod",
    "pattern": "/drm/user_name",
    "title": "User name",
    "description": "Login of the account.",
    "page": "auth",
    "section": "drm",
    "route": "vod",
    "words": [
      "user name",
      "user_name",
      "drm"
    ]
  },
  {
    "entity": "vod",
    "pattern": "/protocols",
    "title": "Output protocols",
    "description": "What it is played over. Except: never over this protocol. Only: over this one and any other that is set so, nothing else. Neutral: it follows the rest.",
    "page": "output",
    "section": "protocols",
    "route": "vod",
    "words": [
      "output protocols",
      "protocols"
    ]
  },
  {
    "entity": "vod",
    "pattern": "/protocols/hls",
    "title": "HLS",
    "description": "Play over HLS: only this one (and others set so), all except this one, or neutral.",
    "page": "output",
    "section": "protocols",
    "route": "vod",
    "words": [
      "hls",
      "protocols",
      "except",
      "neutral",
      "only"
    ]
  },
  {
    "entity": "vod",
    "pattern": "/protocols/mss",
    "title": "MSS",
    "description": "Play over Microsoft Smooth Streaming: only this one (and others set so), all except this one, or neutral.",
    "page": "output",
    "section": "protocols",
    "route": "vod",
    "words": [
      "mss",
      "protocols",
      "except",
      "neutral",
      "only"
    ]
  },
  {
    "entity": "vod",
    "pattern": "/protocols/hds",
    "title": "HDS",
    "description": "Play over Adobe HTTP Dynamic Streaming: only this one (and others set so), all except this one, or neutral.",
    "page": "output",
    "section": "protocols",
    "route": "vod",
    "words": [
      "hds",
      "protocols",
      "except",
      "neutral",
      "only"
    ]
  },
  {
    "entity": "vod",
    "pattern": "/protocols/mpegts",
    "title": "MPEG-TS",
    "description": "Play over MPEG-TS over HTTP: only this one (and others set so), all except this one, or neutral.",
    "page": "output",
    "section": "protocols",
    "route": "vod",
    "words": [
      "mpeg-ts",
      "mpegts",
      "protocols",
      "except",
      "neutral",
      "only"
    ]
  },
  {
    "entity": "vod",
    "pattern": "/protocols/dash",
    "title": "DASH",
    "description": "Play over MPEG-DASH: only this one (and others set so), all except this one, or neutral.",
    "page": "output",
    "section": "protocols",
    "route": "vod",
    "words": [
      "dash",
      "protocols",
      "except",
      "neutral",
      "only"
    ]
  },
  {
    "entity": "vod",
    "pattern": "/protocols/m4f",
    "title": "M4F",
    "description": "Play over M4F, between servers of the cluster: only this one (and others set so), all except this one, or neutral.",
    "page": "output",
    "section": "protocols",
    "route": "vod",
    "words": [
      "m4f",
      "protocols",
      "except",
      "neutral",
      "only"
    ]
  },
  {
    "entity": "vod",
    "pattern": "/protocols/m4s",
    "title": "M4S",
    "description": "Play over M4S, between servers of the cluster: only this one (and others set so), all except this one, or neutral.",
    "page": "output",
    "section": "protocols",
    "route": "vod",
    "words": [
      "m4s",
      "protocols",
      "except",
      "neutral",
      "only"
    ]
  },
  {
    "entity": "vod",
    "pattern": "/protocols/rtmp",
    "title": "RTMP",
    "description": "Play over RTMP: only this one (and others set so), all except this one, or neutral.",
    "page": "output",
    "section": "protocols",
    "route": "vod",
    "words": [
      "rtmp",
      "protocols",
      "except",
      "neutral",
      "only"
    ]
  },
  {
    "entity": "vod",
    "pattern": "/protocols/rtsp",
    "title": "RTSP",
    "description": "Play over RTSP: only this one (and others set so), all except this one, or neutral.",
    "page": "output",
    "section": "protocols",
    "route": "vod",
    "words": [
      "rtsp",
      "protocols",
      "except",
      "neutral",
      "only"
    ]
  },
  {
    "entity": "web-script",
    "pattern": "/prefix",
    "title": "Prefix",
    "description": "Beginning of the web addresses the script answers.",
    "route": "config",
    "words": [
      "prefix"
    ]
  },
  {
    "entity": "web-script",
    "pattern": "/path",
    "title": "Path",
    "description": "The script file on this disk.",
    "route": "config",
    "words": [
      "path"
    ]
  },
  {
    "entity": "web-script",
    "pattern": "/extra",
    "title": "Extra params",
    "description": "Handed to the script: keys and text values, written key=value after the path in the raw text.",
    "route": "config",
    "words": [
      "extra params",
      "extra"
    ]
  },
  {
    "entity": "web-script",
    "pattern": "/position",
    "title": "Position",
    "description": "Index of the script among the scripts; in the raw text the order of the statements.",
    "route": "config",
    "words": [
      "position"
    ]
  }
];
