// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
import type { ConfTable } from "./contracts/ConfTable.ts";

export const confTable: ConfTable = {
  "root": "server",
  "contexts": {
    "server": {
      "title": "Server",
      "arguments": [],
      "silent": [
        "dynamics",
        "servers",
        "stats",
        "now_ms",
        "notifications"
      ],
      "properties": [
        {
          "path": [
            "http"
          ],
          "word": "http",
          "shape": "codec",
          "codec": "ports",
          "container": "list",
          "value": {
            "types": [
              "string",
              "integer"
            ]
          },
          "listKey": "$value",
          "title": "HTTP ports",
          "description": "Ports for the web interface, the API and playback over HTTP. Removing all of them loses access to the web interface."
        },
        {
          "path": [
            "rtmp"
          ],
          "word": "rtmp",
          "shape": "codec",
          "codec": "ports",
          "value": {
            "types": [
              "string",
              "integer"
            ]
          },
          "title": "RTMP port",
          "description": "Port for publishing and playback over RTMP. Without it RTMP is off, and stream addresses are shown with 1935."
        },
        {
          "path": [
            "rtsp"
          ],
          "word": "rtsp",
          "shape": "codec",
          "codec": "ports",
          "value": {
            "types": [
              "string",
              "integer"
            ]
          },
          "title": "RTSP port",
          "description": "Port for playback over RTSP. Without it RTSP is off."
        },
        {
          "path": [
            "https"
          ],
          "word": "https",
          "shape": "codec",
          "codec": "ports",
          "container": "list",
          "value": {
            "types": [
              "string",
              "integer"
            ]
          },
          "listKey": "$value",
          "title": "HTTPS ports",
          "description": "Ports for the web interface, the API and playback over HTTPS. They need a TLS certificate."
        },
        {
          "path": [
            "rtmps"
          ],
          "word": "rtmps",
          "shape": "codec",
          "codec": "ports",
          "value": {
            "types": [
              "string",
              "integer"
            ]
          },
          "title": "RTMPS",
          "description": "Port for publishing and playback over RTMP inside TLS. Without it RTMPS is off."
        },
        {
          "path": [
            "rtsps"
          ],
          "word": "rtsps",
          "shape": "codec",
          "codec": "ports",
          "value": {
            "types": [
              "string",
              "integer"
            ]
          },
          "title": "RTSPS",
          "description": "Port for playback over RTSP inside TLS. Without it RTSPS is off."
        },
        {
          "path": [
            "loglevel"
          ],
          "word": "loglevel",
          "shape": "value",
          "value": {
            "types": [
              "string"
            ],
            "enum": [
              "debug",
              "notice",
              "error"
            ]
          },
          "title": "Log level",
          "description": "How much the server writes to its log. Where it is not set, the server's default is meant."
        },
        {
          "path": [
            "nvidia_monitor"
          ],
          "word": "nvidia_monitor",
          "shape": "flag",
          "value": {
            "types": [
              "boolean"
            ]
          },
          "title": "Nvidia monitor",
          "description": "Watches the memory and the load of Nvidia cards for the server info.",
          "default": false
        },
        {
          "path": [
            "pulsedb"
          ],
          "word": "pulsedb",
          "shape": "value",
          "value": {
            "types": [
              "string"
            ]
          },
          "title": "PulseDB path",
          "description": "Folder with the history of traffic and load that the graphs are drawn from."
        },
        {
          "path": [
            "session_log"
          ],
          "word": "session_log",
          "shape": "value",
          "value": {
            "types": [
              "string"
            ]
          },
          "title": "Session log path",
          "description": "Folder with the history of viewing sessions."
        },
        {
          "path": [
            "admin_http"
          ],
          "word": "admin_http",
          "shape": "codec",
          "codec": "ports",
          "container": "list",
          "value": {
            "types": [
              "string",
              "integer"
            ]
          },
          "listKey": "$value",
          "title": "Admin HTTP ports",
          "description": "When set, the web interface and the API answer over HTTP at these ports only. Absent: at every HTTP port."
        },
        {
          "path": [
            "admin_https"
          ],
          "word": "admin_https",
          "shape": "codec",
          "codec": "ports",
          "container": "list",
          "value": {
            "types": [
              "string",
              "integer"
            ]
          },
          "listKey": "$value",
          "title": "Admin HTTPS ports",
          "description": "When set, the web interface and the API answer over HTTPS at these ports only. Absent: at every HTTPS port."
        },
        {
          "path": [
            "mysql"
          ],
          "word": "mysql",
          "shape": "codec",
          "codec": "ports",
          "value": {
            "types": [
              "string",
              "integer"
            ]
          },
          "title": "MySQL API port",
          "description": "Port where the server answers questions about its state in the MySQL protocol. Without it this is off."
        },
        {
          "path": [
            "snmp"
          ],
          "word": "snmp",
          "shape": "codec",
          "codec": "ports",
          "value": {
            "types": [
              "string",
              "integer"
            ]
          },
          "title": "SNMP port",
          "description": "Port for monitoring over SNMP. Without it SNMP is off."
        },
        {
          "path": [
            "total_bandwidth"
          ],
          "word": "total_bandwidth",
          "shape": "value",
          "value": {
            "types": [
              "integer"
            ],
            "suffix": "size"
          },
          "title": "Total bandwidth",
          "description": "What the server's network line can carry, in bits per second; the cluster counts its load as a share of it. Units go by 1024."
        },
        {
          "path": [
            "meta"
          ],
          "word": "meta",
          "shape": "repeated",
          "item": "value",
          "container": "map",
          "value": {
            "types": [
              "string"
            ]
          },
          "title": "Meta",
          "description": "Free notes on this server as keys and values; the server itself does not read them."
        },
        {
          "path": [
            "api"
          ],
          "word": "api",
          "shape": "flag",
          "value": {
            "types": [
              "boolean"
            ]
          },
          "title": "API at the public ports",
          "description": "Off: the API answers at the admin ports only.",
          "default": true
        },
        {
          "path": [
            "edit_auth"
          ],
          "word": "edit_auth",
          "shape": "codec",
          "codec": "login",
          "value": {
            "types": []
          },
          "context": "server/edit_auth",
          "title": "Administrator",
          "description": "The login of this console and of API calls that change something."
        },
        {
          "path": [
            "view_auth"
          ],
          "word": "view_auth",
          "shape": "codec",
          "codec": "login",
          "value": {
            "types": []
          },
          "context": "server/view_auth",
          "title": "Viewer",
          "description": "A second login that reads the figures for monitoring at /metrics, and nothing else."
        },
        {
          "path": [
            "cluster_key"
          ],
          "word": "cluster_key",
          "shape": "value",
          "value": {
            "types": [
              "string"
            ],
            "secret": true
          },
          "title": "Cluster key",
          "description": "The secret that servers of one cluster know each other by. It must be the same on all peers."
        },
        {
          "path": [
            "peers"
          ],
          "word": "peer",
          "shape": "repeated",
          "item": "options",
          "container": "map",
          "value": {
            "types": []
          },
          "context": "server/peers",
          "blocks": [
            {
              "word": "peer"
            }
          ],
          "title": "Peers",
          "description": "The other servers of the cluster, by host name."
        },
        {
          "path": [
            "web_scripts"
          ],
          "word": "web_script",
          "shape": "repeated",
          "item": "options",
          "container": "map",
          "value": {
            "types": []
          },
          "context": "server/web_scripts",
          "blocks": [
            {
              "word": "web_script"
            }
          ],
          "title": "Web scripts",
          "description": "Scripts that answer requests below a prefix of the web address, by prefix."
        },
        {
          "path": [
            "plugins",
            "vsaas"
          ],
          "word": "vsaas",
          "shape": "block",
          "value": {
            "types": []
          },
          "context": "server/plugins/vsaas",
          "title": "Video surveillance",
          "description": "The plugin for IP cameras. Setting a database path for the first time also sets an endpoint here and a key in the reverse-proxy plugin; clearing it removes this plugin and leaves the reverse proxy."
        },
        {
          "path": [
            "plugins",
            "rproxy"
          ],
          "word": "rproxy",
          "shape": "block",
          "value": {
            "types": []
          },
          "context": "server/plugins/rproxy",
          "title": "Reverse proxy",
          "description": "The plugin through which cameras behind a router reach the server. Set up together with video surveillance."
        },
        {
          "path": [
            "plugins",
            "iptv"
          ],
          "word": "iptv",
          "shape": "block",
          "value": {
            "types": []
          },
          "context": "server/plugins/iptv",
          "title": "IPTV",
          "description": "The plugin that keeps IPTV users and their playlists."
        },
        {
          "path": [
            "streams"
          ],
          "word": "stream",
          "shape": "repeated",
          "item": "block",
          "container": "map",
          "value": {
            "types": []
          },
          "context": "server/streams",
          "blocks": [
            {
              "word": "stream",
              "sets": {
                "static": true
              }
            },
            {
              "word": "ondemand",
              "sets": {
                "static": false
              }
            }
          ],
          "title": "Streams",
          "description": "Standalone streams by name."
        },
        {
          "path": [
            "lives"
          ],
          "word": "live",
          "shape": "repeated",
          "item": "block",
          "container": "map",
          "value": {
            "types": []
          },
          "context": "server/lives",
          "blocks": [
            {
              "word": "live"
            }
          ],
          "title": "Locations",
          "description": "Publishing locations by prefix."
        },
        {
          "path": [
            "sources"
          ],
          "word": "source",
          "shape": "repeated",
          "item": "block",
          "container": "map",
          "value": {
            "types": []
          },
          "context": "server/sources",
          "blocks": [
            {
              "word": "source"
            }
          ],
          "serverKeys": true,
          "title": "Mirrors",
          "description": "Origin servers whose streams are mirrored here, by an id the server gives and never uses again."
        },
        {
          "path": [
            "vods"
          ],
          "word": "vod",
          "shape": "repeated",
          "item": "block",
          "container": "map",
          "value": {
            "types": []
          },
          "context": "server/vods",
          "blocks": [
            {
              "word": "vod"
            },
            {
              "word": "file",
              "alias": true
            }
          ],
          "title": "VOD locations",
          "description": "Folders with files to watch, by prefix."
        },
        {
          "path": [
            "dvrs"
          ],
          "word": "dvr",
          "shape": "repeated",
          "item": "block",
          "container": "map",
          "value": {
            "types": []
          },
          "context": "server/dvrs",
          "blocks": [
            {
              "word": "dvr"
            }
          ],
          "title": "DVR storages",
          "description": "Global archive configurations that streams refer to by name."
        },
        {
          "path": [
            "auth_backends"
          ],
          "word": "auth_backend",
          "shape": "repeated",
          "item": "block",
          "container": "map",
          "value": {
            "types": []
          },
          "context": "server/auth_backends",
          "blocks": [
            {
              "word": "auth_backend"
            }
          ],
          "title": "Auth backends",
          "description": "Rules and addresses that decide who may watch, referred to by streams as auth://NAME."
        },
        {
          "path": [
            "ad_schedules"
          ],
          "word": "ad_schedule",
          "shape": "repeated",
          "item": "block",
          "container": "map",
          "value": {
            "types": []
          },
          "context": "server/ad_schedules",
          "blocks": [
            {
              "word": "ad_schedule"
            }
          ],
          "title": "Ad schedules",
          "description": "When which advertising files are played, by name. The calls fetch_ad_schedules and save_ad_schedules read and write them as a list."
        }
      ]
    },
    "server/ad_schedules": {
      "title": "Ad schedule",
      "arguments": [
        "$key"
      ],
      "key": "name",
      "order": "position",
      "silent": [],
      "properties": [
        {
          "path": [
            "slots"
          ],
          "word": "slot",
          "shape": "repeated",
          "item": "options",
          "container": "list",
          "value": {
            "types": []
          },
          "context": "server/ad_schedules/slots",
          "listKey": "from",
          "title": "Time slots",
          "description": "When advertising starts and how long it lasts; each start time stands once."
        },
        {
          "path": [
            "files"
          ],
          "word": "file",
          "shape": "repeated",
          "item": "options",
          "container": "list",
          "value": {
            "types": []
          },
          "context": "server/ad_schedules/files",
          "listKey": "name",
          "title": "Files",
          "description": "Advertising files; one with a greater weight is played more often."
        }
      ]
    },
    "server/ad_schedules/files": {
      "title": "Ad file",
      "arguments": [
        "name"
      ],
      "silent": [],
      "properties": [
        {
          "path": [
            "name"
          ],
          "word": "name",
          "shape": "value",
          "value": {
            "types": [
              "string"
            ]
          },
          "title": "File",
          "description": "VOD prefix and file name: prefix/name."
        },
        {
          "path": [
            "weight"
          ],
          "word": "weight",
          "shape": "value",
          "value": {
            "types": [
              "number"
            ]
          },
          "title": "Weight",
          "description": "How often the file is played, against the other files.",
          "default": 1
        }
      ]
    },
    "server/ad_schedules/slots": {
      "title": "Time slot",
      "arguments": [
        "from",
        "duration"
      ],
      "silent": [],
      "properties": [
        {
          "path": [
            "from"
          ],
          "word": "from",
          "shape": "value",
          "value": {
            "types": [
              "string"
            ]
          },
          "title": "Start time",
          "description": "Time of the day as HH:mm:ss, by the clock of the server. A proposed one shifts by 5 minutes until it is free."
        },
        {
          "path": [
            "duration"
          ],
          "word": "duration",
          "shape": "value",
          "value": {
            "types": [
              "number"
            ]
          },
          "title": "Duration",
          "description": "How long the advertising lasts."
        }
      ]
    },
    "server/auth_backends": {
      "title": "Auth backend",
      "arguments": [
        "$key"
      ],
      "key": "name",
      "order": "position",
      "silent": [],
      "properties": [
        {
          "path": [
            "allow_default"
          ],
          "word": "allow",
          "shape": "codec",
          "codec": "access-rules",
          "value": {
            "types": [
              "boolean"
            ],
            "enum": [
              true
            ]
          },
          "title": "Allow default",
          "description": "Who no rule and no backend decided about may watch. Off: may not."
        },
        {
          "path": [
            "allow"
          ],
          "word": "allow",
          "shape": "codec",
          "codec": "access-rules",
          "value": {
            "types": []
          },
          "context": "server/auth_backends/allow",
          "title": "Allow",
          "description": "Viewers who may watch."
        },
        {
          "path": [
            "deny"
          ],
          "word": "deny",
          "shape": "codec",
          "codec": "access-rules",
          "value": {
            "types": []
          },
          "context": "server/auth_backends/deny",
          "title": "Deny",
          "description": "Viewers who may not watch."
        },
        {
          "path": [
            "backends"
          ],
          "word": "backend",
          "shape": "repeated",
          "item": "options",
          "container": "list",
          "value": {
            "types": []
          },
          "context": "server/auth_backends/backends",
          "listKey": "url",
          "title": "Backends",
          "description": "Addresses that are all asked at once about a viewer no rule decided about."
        }
      ]
    },
    "server/auth_backends/allow": {
      "title": "Allow",
      "arguments": [],
      "silent": [],
      "properties": [
        {
          "path": [
            "tokens"
          ],
          "word": "tokens",
          "shape": "value",
          "container": "list",
          "value": {
            "types": [
              "string"
            ],
            "secret": true
          },
          "listKey": "$value",
          "title": "Tokens",
          "description": "Tokens in the viewer's address."
        },
        {
          "path": [
            "ips"
          ],
          "word": "ips",
          "shape": "value",
          "container": "list",
          "value": {
            "types": [
              "string"
            ]
          },
          "listKey": "$value",
          "title": "IPs",
          "description": "Addresses or networks (10.0.0.0/8)."
        },
        {
          "path": [
            "countries"
          ],
          "word": "countries",
          "shape": "value",
          "container": "list",
          "value": {
            "types": [
              "string"
            ]
          },
          "listKey": "$value",
          "title": "Countries",
          "description": "Two-letter country codes."
        },
        {
          "path": [
            "uas"
          ],
          "word": "uas",
          "shape": "value",
          "container": "list",
          "value": {
            "types": [
              "string"
            ]
          },
          "listKey": "$value",
          "title": "User agents",
          "description": "Names of players, as they send them."
        }
      ]
    },
    "server/auth_backends/backends": {
      "title": "Backend",
      "arguments": [
        "url"
      ],
      "extra": {
        "path": [],
        "value": {
          "types": [
            "string",
            "number",
            "boolean",
            "json"
          ]
        }
      },
      "silent": [],
      "properties": [
        {
          "path": [
            "url"
          ],
          "word": "url",
          "shape": "value",
          "value": {
            "types": [
              "string"
            ]
          },
          "title": "URL",
          "description": "Address that answers whether a viewer may watch."
        }
      ]
    },
    "server/auth_backends/deny": {
      "title": "Deny",
      "arguments": [],
      "silent": [],
      "properties": [
        {
          "path": [
            "tokens"
          ],
          "word": "tokens",
          "shape": "value",
          "container": "list",
          "value": {
            "types": [
              "string"
            ],
            "secret": true
          },
          "listKey": "$value",
          "title": "Tokens",
          "description": "Tokens in the viewer's address."
        },
        {
          "path": [
            "ips"
          ],
          "word": "ips",
          "shape": "value",
          "container": "list",
          "value": {
            "types": [
              "string"
            ]
          },
          "listKey": "$value",
          "title": "IPs",
          "description": "Addresses or networks (10.0.0.0/8)."
        },
        {
          "path": [
            "countries"
          ],
          "word": "countries",
          "shape": "value",
          "container": "list",
          "value": {
            "types": [
              "string"
            ]
          },
          "listKey": "$value",
          "title": "Countries",
          "description": "Two-letter country codes."
        },
        {
          "path": [
            "uas"
          ],
          "word": "uas",
          "shape": "value",
          "container": "list",
          "value": {
            "types": [
              "string"
            ]
          },
          "listKey": "$value",
          "title": "User agents",
          "description": "Names of players, as they send them."
        }
      ]
    },
    "server/dvrs": {
      "title": "DVR storage",
      "arguments": [
        "$key"
      ],
      "key": "name",
      "order": "position",
      "silent": [
        "stats"
      ],
      "properties": [
        {
          "path": [
            "root"
          ],
          "word": "root",
          "shape": "value",
          "value": {
            "types": [
              "string"
            ]
          },
          "title": "DVR root",
          "description": "Folder or storage address the archives lie in. No stream and no other storage may use the same one."
        },
        {
          "path": [
            "raid"
          ],
          "word": "raid",
          "shape": "value",
          "value": {
            "types": [
              "integer"
            ],
            "enum": [
              0
            ]
          },
          "title": "RAID 0",
          "description": "The archive is spread over the disks below the root. Off: the root is one folder."
        },
        {
          "path": [
            "active"
          ],
          "word": "active",
          "shape": "value",
          "value": {
            "types": [
              "integer"
            ]
          },
          "title": "Disks to write",
          "description": "So many of the disks are written at the same time, from 1 to the number of disks."
        },
        {
          "path": [
            "copy"
          ],
          "word": "copy",
          "shape": "value",
          "value": {
            "types": [
              "string"
            ]
          },
          "title": "Copy to",
          "description": "Second folder or storage address every recorded part is copied to."
        },
        {
          "path": [
            "index"
          ],
          "word": "metadata",
          "aliases": [
            "index"
          ],
          "shape": "value",
          "value": {
            "types": [
              "string"
            ]
          },
          "title": "Index path",
          "description": "Folder for the index of the archive, best on a fast disk. Absent: beside the archive."
        },
        {
          "path": [
            "no_index"
          ],
          "word": "no_index",
          "shape": "flag",
          "value": {
            "types": [
              "boolean"
            ]
          },
          "title": "No index",
          "description": "Keeps no index of the archive; it is read from the disks when the server starts.",
          "default": false
        },
        {
          "path": [
            "disk_limit"
          ],
          "word": "limits",
          "shape": "codec",
          "codec": "dvr-limits",
          "value": {
            "types": [
              "integer"
            ],
            "suffix": "percent"
          },
          "title": "Disk usage limit",
          "description": "The oldest parts are deleted while the disk is fuller than this, in percent."
        },
        {
          "path": [
            "dvr_limit"
          ],
          "word": "limits",
          "shape": "codec",
          "codec": "dvr-limits",
          "value": {
            "types": [
              "integer"
            ],
            "suffix": "time"
          },
          "title": "Depth limit",
          "description": "Parts older than this are deleted."
        },
        {
          "path": [
            "disk_space"
          ],
          "word": "limits",
          "shape": "codec",
          "codec": "dvr-limits",
          "value": {
            "types": [
              "integer"
            ],
            "suffix": "size"
          },
          "title": "Size limit",
          "description": "The oldest parts are deleted while the archive is larger than this."
        },
        {
          "path": [
            "schedule"
          ],
          "word": "schedule",
          "shape": "codec",
          "codec": "dvr-schedule",
          "container": "list",
          "value": {
            "types": [
              "json"
            ]
          },
          "listKey": "$index",
          "title": "Schedule",
          "description": "Hours of the day (UTC) that are recorded; a range may cross midnight. Without one: always."
        },
        {
          "path": [
            "disks"
          ],
          "word": "disk",
          "shape": "repeated",
          "item": "options",
          "container": "map",
          "value": {
            "types": []
          },
          "context": "server/dvrs/disks",
          "title": "Disks",
          "description": "Folders below the root that the archive is spread over, by name."
        }
      ]
    },
    "server/dvrs/disks": {
      "title": "DVR disk",
      "arguments": [
        "$key",
        "mode"
      ],
      "key": "name",
      "order": "position",
      "silent": [],
      "properties": [
        {
          "path": [
            "mode"
          ],
          "word": "mode",
          "shape": "value",
          "value": {
            "types": [
              "string"
            ],
            "enum": [
              "keep",
              "readonly",
              "abandon",
              "migrate",
              "rescue"
            ]
          },
          "title": "Mode",
          "description": "Default: read and written. Keep: read, its parts are not deleted. Readonly: read only. Abandon: not used any more. Migrate: its parts are moved to the other disks. Rescue: what can still be read is moved away.",
          "default": ""
        }
      ]
    },
    "server/edit_auth": {
      "title": "Administrator",
      "arguments": [],
      "silent": [],
      "properties": [
        {
          "path": [
            "login"
          ],
          "word": "login",
          "shape": "value",
          "value": {
            "types": [
              "string"
            ]
          },
          "title": "Admin UI username",
          "description": "Login of the administrator."
        },
        {
          "path": [
            "password"
          ],
          "word": "password",
          "shape": "value",
          "value": {
            "types": [
              "string"
            ],
            "secret": true
          },
          "title": "Admin UI password",
          "description": "Password of the administrator; kept as a scrypt hash, so that it is shown nowhere."
        }
      ]
    },
    "server/lives": {
      "title": "Location",
      "arguments": [
        "$key"
      ],
      "key": "prefix",
      "order": "position",
      "silent": [
        "streams"
      ],
      "properties": [
        {
          "path": [
            "title"
          ],
          "word": "title",
          "shape": "value",
          "value": {
            "types": [
              "string"
            ]
          },
          "title": "Title",
          "description": "The name viewers see for streams published here."
        },
        {
          "path": [
            "meta",
            "comment"
          ],
          "word": "comment",
          "shape": "value",
          "value": {
            "types": [
              "string"
            ]
          },
          "title": "Description",
          "description": "A note for operators; viewers never see it."
        },
        {
          "path": [
            "meta",
            "drm_id"
          ],
          "word": "drm_id",
          "shape": "value",
          "value": {
            "types": [
              "string"
            ]
          },
          "title": "DRM ID",
          "description": "The id the DRM vendor knows the content by. Every vendor takes one but Widevine, which has the content ID in its place."
        },
        {
          "path": [
            "urls"
          ],
          "word": "input",
          "aliases": [
            "url"
          ],
          "shape": "repeated",
          "item": "options",
          "container": "list",
          "value": {
            "types": [
              "string"
            ]
          },
          "context": "server/streams/urls",
          "listKey": "url",
          "bareKey": true,
          "title": "Sources",
          "description": "Where a stream of this location may come from besides publishing. Without any, streams are published only."
        },
        {
          "path": [
            "password"
          ],
          "word": "password",
          "shape": "value",
          "value": {
            "types": [
              "string"
            ],
            "secret": true
          },
          "title": "Publish password",
          "description": "A publisher must give this password, whatever the name of its stream. Without it anyone who reaches the server may publish."
        },
        {
          "path": [
            "source_timeout"
          ],
          "word": "source_timeout",
          "shape": "value",
          "value": {
            "types": [
              "integer"
            ]
          },
          "title": "Source timeout",
          "description": "A publisher that sends nothing for this long is dropped.",
          "default": 60
        },
        {
          "path": [
            "thumbnails"
          ],
          "word": "thumbnails",
          "shape": "codec",
          "codec": "thumbnails",
          "value": {
            "types": []
          },
          "context": "server/lives/thumbnails",
          "title": "Thumbnails",
          "description": "Small pictures of the stream for lists, players and the DVR timeline."
        },
        {
          "path": [
            "dvr"
          ],
          "word": "dvr",
          "shape": "codec",
          "codec": "stream-dvr",
          "value": {
            "types": []
          },
          "context": "server/streams/dvr",
          "title": "DVR",
          "description": "Records the stream into an archive. Without it nothing is recorded."
        },
        {
          "path": [
            "cache"
          ],
          "word": "cache",
          "shape": "options",
          "value": {
            "types": []
          },
          "context": "server/streams/cache",
          "title": "SSD disk cache",
          "description": "Keeps what is often asked for on a fast disk. Without it every request reads the archive itself."
        },
        {
          "path": [
            "clients_timeout"
          ],
          "word": "clients_timeout",
          "shape": "value",
          "value": {
            "types": [
              "integer"
            ]
          },
          "title": "Client timeout",
          "description": "An on-demand stream turns off this long after the last client leaves.",
          "default": 60
        },
        {
          "path": [
            "auth",
            "max_sessions"
          ],
          "word": "max_sessions",
          "shape": "value",
          "value": {
            "types": [
              "integer"
            ]
          },
          "title": "Max sessions",
          "description": "Max simultaneous users per published stream; the next one is refused. Without it there is no limit."
        },
        {
          "path": [
            "auth",
            "url"
          ],
          "word": "auth",
          "aliases": [
            "on_play"
          ],
          "shape": "value",
          "value": {
            "types": [
              "string"
            ],
            "references": [
              {
                "collection": "auth_backends",
                "prefix": "auth://"
              }
            ]
          },
          "title": "Auth type",
          "description": "Who is asked about each viewer. Without it nobody is asked, and everybody may watch."
        },
        {
          "path": [
            "auth",
            "extra"
          ],
          "word": "auth_extra",
          "shape": "options",
          "value": {
            "types": [
              "string"
            ]
          },
          "context": "server/streams/auth/extra",
          "title": "Extra parameters",
          "description": "Sent along to the auth backend with every question, by name."
        },
        {
          "path": [
            "auth",
            "domains"
          ],
          "word": "domains",
          "shape": "value",
          "container": "list",
          "value": {
            "types": [
              "string"
            ]
          },
          "listKey": "$value",
          "title": "Allowed domains",
          "description": "Only players embedded in pages of these domains may play. Without it any page may."
        },
        {
          "path": [
            "auth",
            "allowed_countries"
          ],
          "word": "allowed_countries",
          "shape": "value",
          "container": "list",
          "value": {
            "types": [
              "string"
            ]
          },
          "listKey": "$value",
          "title": "Allowed countries",
          "description": "Only viewers from these countries may watch. An empty list is a whitelist that lets nobody in; without the list every country may."
        },
        {
          "path": [
            "auth",
            "disallowed_countries"
          ],
          "word": "disallowed_countries",
          "shape": "value",
          "container": "list",
          "value": {
            "types": [
              "string"
            ]
          },
          "listKey": "$value",
          "title": "Disallowed countries",
          "description": "Viewers from these countries may not watch; all others may."
        },
        {
          "path": [
            "drm"
          ],
          "word": "drm",
          "shape": "codec",
          "codec": "drm",
          "value": {
            "types": []
          },
          "context": "server/streams/drm",
          "title": "DRM",
          "description": "Encrypts the output with keys from a vendor. Without it the output is not encrypted."
        }
      ]
    },
    "server/lives/thumbnails": {
      "title": "Thumbnails",
      "arguments": [],
      "silent": [],
      "properties": [
        {
          "path": [
            "enabled"
          ],
          "word": "enabled",
          "shape": "flag",
          "value": {
            "types": [
              "boolean"
            ]
          },
          "title": "Thumbnails",
          "description": "Whether pictures are made.",
          "default": false
        },
        {
          "path": [
            "url"
          ],
          "word": "url",
          "shape": "value",
          "value": {
            "types": [
              "string"
            ]
          },
          "title": "Thumbnail URL",
          "description": "Fetch ready pictures from this address, the same for every stream. Without it the server makes them from the video."
        }
      ]
    },
    "server/peers": {
      "title": "Peer",
      "arguments": [
        "$key"
      ],
      "key": "name",
      "order": "position",
      "silent": [],
      "properties": [
        {
          "path": [
            "port"
          ],
          "word": "port",
          "shape": "value",
          "value": {
            "types": [
              "integer"
            ]
          },
          "title": "Port",
          "description": "HTTP port of the peer."
        }
      ]
    },
    "server/plugins/iptv": {
      "title": "IPTV",
      "arguments": [],
      "silent": [],
      "properties": [
        {
          "path": [
            "database"
          ],
          "word": "database",
          "shape": "value",
          "value": {
            "types": [
              "string"
            ]
          },
          "title": "Database path",
          "description": "Database of packages and users. Without it IPTV is off."
        }
      ]
    },
    "server/plugins/rproxy": {
      "title": "Reverse proxy",
      "arguments": [],
      "silent": [],
      "properties": [
        {
          "path": [
            "endpoint_auth"
          ],
          "word": "endpoint_auth",
          "shape": "value",
          "value": {
            "types": [
              "string"
            ],
            "secret": true
          },
          "title": "Endpoint auth",
          "description": "Plugin that says which agents may connect: vsaas."
        },
        {
          "path": [
            "streampoint_key"
          ],
          "word": "streampoint_key",
          "shape": "value",
          "value": {
            "types": [
              "string"
            ],
            "secret": true
          },
          "title": "Streampoint key",
          "description": "Key between agents and this server: 14 random lower-case letters and digits, made when video surveillance is first configured."
        }
      ]
    },
    "server/plugins/vsaas": {
      "title": "Video surveillance",
      "arguments": [],
      "silent": [],
      "properties": [
        {
          "path": [
            "database"
          ],
          "word": "database",
          "shape": "value",
          "value": {
            "types": [
              "string"
            ],
            "secret": true
          },
          "title": "Database path",
          "description": "Database of cameras and users; cleared, the plugin is off."
        },
        {
          "path": [
            "endpoint"
          ],
          "word": "endpoint",
          "shape": "flag",
          "value": {
            "types": [
              "boolean"
            ]
          },
          "title": "Endpoint",
          "description": "The plugin answers calls of the cameras' agents. True is written when the plugin is first configured.",
          "default": false
        }
      ]
    },
    "server/sources": {
      "title": "Mirror",
      "arguments": [
        "urls"
      ],
      "order": "position",
      "silent": [
        "source_hostname",
        "url",
        "streams"
      ],
      "properties": [
        {
          "path": [
            "urls"
          ],
          "word": "urls",
          "shape": "value",
          "container": "list",
          "value": {
            "types": [
              "string"
            ]
          },
          "listKey": "$value",
          "title": "Server URLs",
          "description": "Origin servers in order of preference, as http://HOST:PORT. A URL without a port means port 80."
        },
        {
          "path": [
            "cluster_key"
          ],
          "word": "cluster_key",
          "shape": "value",
          "value": {
            "types": [
              "string"
            ],
            "secret": true
          },
          "title": "Cluster key",
          "description": "Key of the origin servers, where it differs from this server's own."
        },
        {
          "path": [
            "prefix"
          ],
          "word": "prefix",
          "shape": "value",
          "value": {
            "types": [
              "string"
            ]
          },
          "title": "Prefix",
          "description": "Put before the name of every mirrored stream. Another one cuts off whoever watches them now. The server knows the mirror again by prefix and first URL."
        },
        {
          "path": [
            "title"
          ],
          "word": "title",
          "shape": "value",
          "value": {
            "types": [
              "string"
            ]
          },
          "title": "Title",
          "description": "The name viewers see for the mirror's streams."
        },
        {
          "path": [
            "meta",
            "comment"
          ],
          "word": "comment",
          "shape": "value",
          "value": {
            "types": [
              "string"
            ]
          },
          "title": "Description",
          "description": "A note for operators; viewers never see it."
        },
        {
          "path": [
            "meta",
            "drm_id"
          ],
          "word": "drm_id",
          "shape": "value",
          "value": {
            "types": [
              "string"
            ]
          },
          "title": "DRM ID",
          "description": "The id the DRM vendor knows the content by. Every vendor takes one but Widevine, which has the content ID in its place."
        },
        {
          "path": [
            "except"
          ],
          "word": "except",
          "shape": "value",
          "container": "list",
          "value": {
            "types": [
              "string"
            ]
          },
          "listKey": "$value",
          "title": "Ignored streams",
          "description": "Names of the origin that are not mirrored, separated by comma or space. It wins over the taken streams."
        },
        {
          "path": [
            "only"
          ],
          "word": "only",
          "shape": "value",
          "container": "list",
          "value": {
            "types": [
              "string"
            ]
          },
          "listKey": "$value",
          "title": "Taken streams",
          "description": "Names of the origin that run all the time (static), separated by comma or space; the others run on demand. Emptied, all of them run all the time. Where new streams are on demand and no name is here, all are on demand."
        },
        {
          "path": [
            "thumbnails"
          ],
          "word": "thumbnails",
          "shape": "codec",
          "codec": "thumbnails",
          "value": {
            "types": []
          },
          "context": "server/lives/thumbnails",
          "title": "Thumbnails",
          "description": "Small pictures of the stream for lists, players and the DVR timeline."
        },
        {
          "path": [
            "dvr"
          ],
          "word": "dvr",
          "shape": "codec",
          "codec": "stream-dvr",
          "value": {
            "types": []
          },
          "context": "server/streams/dvr",
          "title": "DVR",
          "description": "Records the stream into an archive. Without it nothing is recorded."
        },
        {
          "path": [
            "cache"
          ],
          "word": "cache",
          "shape": "options",
          "value": {
            "types": []
          },
          "context": "server/streams/cache",
          "title": "SSD disk cache",
          "description": "Keeps what is often asked for on a fast disk. Without it every request reads the archive itself."
        },
        {
          "path": [
            "auth",
            "max_sessions"
          ],
          "word": "max_sessions",
          "shape": "value",
          "value": {
            "types": [
              "integer"
            ]
          },
          "title": "Max sessions",
          "description": "How many viewers may watch one mirrored stream at the same time. Without it there is no limit."
        },
        {
          "path": [
            "auth",
            "url"
          ],
          "word": "auth",
          "aliases": [
            "on_play"
          ],
          "shape": "value",
          "value": {
            "types": [
              "string"
            ],
            "references": [
              {
                "collection": "auth_backends",
                "prefix": "auth://"
              }
            ]
          },
          "title": "Auth type",
          "description": "Who is asked about each viewer. Without it nobody is asked, and everybody may watch."
        },
        {
          "path": [
            "auth",
            "extra"
          ],
          "word": "auth_extra",
          "shape": "options",
          "value": {
            "types": [
              "string"
            ]
          },
          "context": "server/streams/auth/extra",
          "title": "Extra parameters",
          "description": "Sent along to the auth backend with every question, by name."
        },
        {
          "path": [
            "auth",
            "domains"
          ],
          "word": "domains",
          "shape": "value",
          "container": "list",
          "value": {
            "types": [
              "string"
            ]
          },
          "listKey": "$value",
          "title": "Allowed domains",
          "description": "Only players embedded in pages of these domains may play. Without it any page may."
        },
        {
          "path": [
            "auth",
            "allowed_countries"
          ],
          "word": "allowed_countries",
          "shape": "value",
          "container": "list",
          "value": {
            "types": [
              "string"
            ]
          },
          "listKey": "$value",
          "title": "Allowed countries",
          "description": "Only viewers from these countries may watch. An empty list is a whitelist that lets nobody in; without the list every country may."
        },
        {
          "path": [
            "auth",
            "disallowed_countries"
          ],
          "word": "disallowed_countries",
          "shape": "value",
          "container": "list",
          "value": {
            "types": [
              "string"
            ]
          },
          "listKey": "$value",
          "title": "Disallowed countries",
          "description": "Viewers from these countries may not watch; all others may."
        },
        {
          "path": [
            "drm"
          ],
          "word": "drm",
          "shape": "codec",
          "codec": "drm",
          "value": {
            "types": []
          },
          "context": "server/streams/drm",
          "title": "DRM",
          "description": "Encrypts the output with keys from a vendor. Without it the output is not encrypted."
        }
      ]
    },
    "server/streams": {
      "title": "Stream",
      "arguments": [
        "$key"
      ],
      "key": "name",
      "order": "position",
      "silent": [
        "prefix",
        "push",
        "max_sessions",
        "stats"
      ],
      "properties": [
        {
          "path": [
            "title"
          ],
          "word": "title",
          "shape": "value",
          "value": {
            "types": [
              "string"
            ]
          },
          "title": "Title",
          "description": "The name viewers and playlists show."
        },
        {
          "path": [
            "meta",
            "comment"
          ],
          "word": "comment",
          "shape": "value",
          "value": {
            "types": [
              "string"
            ]
          },
          "title": "Description",
          "description": "A note for operators; viewers never see it."
        },
        {
          "path": [
            "meta",
            "iptv"
          ],
          "word": "iptv",
          "shape": "flag",
          "value": {
            "types": [
              "boolean"
            ]
          },
          "title": "IPTV",
          "description": "Whether the stream is one of the channels of the IPTV plugin. The IPTV page sets it together with the auth backend.",
          "default": false
        },
        {
          "path": [
            "meta",
            "camera"
          ],
          "word": "camera",
          "shape": "flag",
          "value": {
            "types": [
              "boolean"
            ]
          },
          "title": "IP camera",
          "description": "The stream is listed among the IP cameras. One with a source of rtsp:// or rtsps:// is so without it.",
          "default": false
        },
        {
          "path": [
            "meta",
            "program_id"
          ],
          "word": "program_id",
          "shape": "value",
          "value": {
            "types": [
              "integer"
            ]
          },
          "title": "Program ID",
          "description": "Number of the program in the MPEG-TS output."
        },
        {
          "path": [
            "meta",
            "drm_id"
          ],
          "word": "drm_id",
          "shape": "value",
          "value": {
            "types": [
              "string"
            ]
          },
          "title": "DRM ID",
          "description": "The id the DRM vendor knows the content by. Every vendor takes one but Widevine, which has the content ID in its place."
        },
        {
          "path": [
            "disabled"
          ],
          "word": "disabled",
          "shape": "flag",
          "value": {
            "types": [
              "boolean"
            ]
          },
          "title": "State",
          "description": "A disabled stream takes no source and serves nobody; its settings stay.",
          "default": false
        },
        {
          "path": [
            "urls"
          ],
          "word": "input",
          "aliases": [
            "url"
          ],
          "shape": "repeated",
          "item": "options",
          "container": "list",
          "value": {
            "types": [
              "string"
            ]
          },
          "context": "server/streams/urls",
          "listKey": "url",
          "bareKey": true,
          "title": "Sources",
          "description": "Where the stream comes from: the first that works is used, in the order of the list."
        },
        {
          "path": [
            "source_timeout"
          ],
          "word": "source_timeout",
          "shape": "value",
          "value": {
            "types": [
              "integer"
            ]
          },
          "title": "Source timeout",
          "description": "Without a frame for this long the next source is tried. UDP and RTP without a packet for 5 s, and a connection that is lost, do not wait for it.",
          "default": 60
        },
        {
          "path": [
            "publish_enabled"
          ],
          "word": "publish_enabled",
          "shape": "flag",
          "value": {
            "types": [
              "boolean"
            ]
          },
          "title": "Published input",
          "description": "Accept: encoders and browsers may publish the stream to this server. Ignore: they are refused. A source publish:// above says the same: Accept adds it, Ignore removes it.",
          "default": false
        },
        {
          "path": [
            "password"
          ],
          "word": "password",
          "shape": "value",
          "value": {
            "types": [
              "string"
            ],
            "secret": true
          },
          "title": "Publish password",
          "description": "A publisher must give this password. Without it anyone who reaches the server may publish."
        },
        {
          "path": [
            "on_publish"
          ],
          "word": "on_publish",
          "shape": "value",
          "value": {
            "types": [
              "string"
            ]
          },
          "title": "Publish script",
          "description": "Path of a script, or an address, that is asked whether a publisher may publish."
        },
        {
          "path": [
            "max_bitrate"
          ],
          "word": "max_bitrate",
          "shape": "value",
          "value": {
            "types": [
              "integer"
            ]
          },
          "title": "Max bitrate",
          "description": "A publisher that sends more than this is cut off. Without it there is no limit."
        },
        {
          "path": [
            "backup"
          ],
          "word": "backup",
          "shape": "options",
          "value": {
            "types": []
          },
          "context": "server/streams/backup",
          "title": "Fallback video",
          "description": "Played in a loop while no source works. Without a file there is no fallback."
        },
        {
          "path": [
            "cluster_key"
          ],
          "word": "cluster_key",
          "shape": "value",
          "value": {
            "types": [
              "string"
            ],
            "secret": true
          },
          "title": "Cluster key",
          "description": "The key shared with the servers this stream is fetched from, where it differs from that of the global config."
        },
        {
          "path": [
            "transcoder"
          ],
          "word": "transcoder",
          "shape": "codec",
          "codec": "transcoder",
          "value": {
            "types": []
          },
          "context": "server/streams/transcoder",
          "title": "Transcoder",
          "description": "Decodes the stream and encodes it anew, in one or several qualities. Without it the stream passes as it comes."
        },
        {
          "path": [
            "dvr"
          ],
          "word": "dvr",
          "shape": "codec",
          "codec": "stream-dvr",
          "value": {
            "types": []
          },
          "context": "server/streams/dvr",
          "title": "DVR",
          "description": "Records the stream into an archive. Without it nothing is recorded."
        },
        {
          "path": [
            "external_dvr"
          ],
          "word": "external_dvr",
          "shape": "flag",
          "value": {
            "types": [
              "boolean"
            ]
          },
          "title": "External DVR",
          "description": "The archive of this stream is recorded and played by another server; this one only points to it.",
          "default": false
        },
        {
          "path": [
            "cache"
          ],
          "word": "cache",
          "shape": "options",
          "value": {
            "types": []
          },
          "context": "server/streams/cache",
          "title": "SSD disk cache",
          "description": "Keeps what is often asked for on a fast disk. Without it every request reads the archive itself."
        },
        {
          "path": [
            "logo"
          ],
          "word": "logo",
          "shape": "options",
          "value": {
            "types": []
          },
          "context": "server/streams/logo",
          "title": "Logo",
          "description": "A picture laid over the video, which is encoded anew for it. Without an edge it stands in the center."
        },
        {
          "path": [
            "thumbnails"
          ],
          "word": "thumbnails",
          "shape": "codec",
          "codec": "thumbnails",
          "value": {
            "types": []
          },
          "context": "server/streams/thumbnails",
          "title": "Thumbnails",
          "description": "Small pictures of the stream for lists, players and the DVR timeline."
        },
        {
          "path": [
            "auth",
            "max_sessions"
          ],
          "word": "max_sessions",
          "shape": "value",
          "value": {
            "types": [
              "integer"
            ]
          },
          "title": "Max sessions",
          "description": "How many viewers may watch at the same time; the next one is refused. Without it there is no limit."
        },
        {
          "path": [
            "auth",
            "url"
          ],
          "word": "auth",
          "aliases": [
            "on_play"
          ],
          "shape": "value",
          "value": {
            "types": [
              "string"
            ],
            "references": [
              {
                "collection": "auth_backends",
                "prefix": "auth://"
              }
            ]
          },
          "title": "Auth type",
          "description": "Who is asked about each viewer. Without it nobody is asked, and everybody may watch."
        },
        {
          "path": [
            "auth",
            "extra"
          ],
          "word": "auth_extra",
          "shape": "options",
          "value": {
            "types": [
              "string"
            ]
          },
          "context": "server/streams/auth/extra",
          "title": "Extra parameters",
          "description": "Sent along to the auth backend with every question, by name."
        },
        {
          "path": [
            "auth",
            "domains"
          ],
          "word": "domains",
          "shape": "value",
          "container": "list",
          "value": {
            "types": [
              "string"
            ]
          },
          "listKey": "$value",
          "title": "Allowed domains",
          "description": "Only players embedded in pages of these domains may play. Without it any page may."
        },
        {
          "path": [
            "auth",
            "allowed_countries"
          ],
          "word": "allowed_countries",
          "shape": "value",
          "container": "list",
          "value": {
            "types": [
              "string"
            ]
          },
          "listKey": "$value",
          "title": "Allowed countries",
          "description": "Only viewers from these countries may watch. An empty list is a whitelist that lets nobody in; without the list every country may."
        },
        {
          "path": [
            "auth",
            "disallowed_countries"
          ],
          "word": "disallowed_countries",
          "shape": "value",
          "container": "list",
          "value": {
            "types": [
              "string"
            ]
          },
          "listKey": "$value",
          "title": "Disallowed countries",
          "description": "Viewers from these countries may not watch; all others may."
        },
        {
          "path": [
            "clients_timeout"
          ],
          "word": "clients_timeout",
          "shape": "value",
          "value": {
            "types": [
              "integer"
            ]
          },
          "title": "Client timeout",
          "description": "An on-demand stream turns off this long after its last client has left. Only streams of the configuration have it, not those a location or mirror brings.",
          "default": 60
        },
        {
          "path": [
            "url_prefix"
          ],
          "word": "url_prefix",
          "shape": "value",
          "value": {
            "types": [
              "string"
            ]
          },
          "title": "URL prefix",
          "description": "Put before the addresses of segments, for example to have them fetched from a CDN."
        },
        {
          "path": [
            "add_audio_only"
          ],
          "word": "add_audio_only",
          "shape": "flag",
          "value": {
            "types": [
              "boolean"
            ]
          },
          "title": "Audio-only HLS playlist",
          "description": "Adds a variant with nothing but audio to the HLS playlist, for weak connections.",
          "default": false
        },
        {
          "path": [
            "segment_count"
          ],
          "word": "segment_count",
          "shape": "value",
          "value": {
            "types": [
              "integer"
            ]
          },
          "title": "Segment count",
          "description": "How many segments a playlist lists. More survive a slow connection, fewer delay less."
        },
        {
          "path": [
            "segment_duration"
          ],
          "word": "segment_duration",
          "shape": "value",
          "value": {
            "types": [
              "integer"
            ],
            "factor": 1000
          },
          "title": "Segment duration",
          "description": "Length of one segment; it grows to the next key frame."
        },
        {
          "path": [
            "prepush"
          ],
          "word": "prepush",
          "shape": "codec",
          "codec": "prepush",
          "value": {
            "types": [
              "integer",
              "boolean"
            ]
          },
          "title": "Prepush",
          "description": "How much buffered video a client of a persistent protocol (RTMP, RTSP, MPEG-TS) gets at once, so that it plays sooner: none, a number of seconds, or as much as there is.",
          "default": true
        },
        {
          "path": [
            "provider"
          ],
          "word": "provider",
          "shape": "value",
          "value": {
            "types": [
              "string"
            ]
          },
          "title": "Provider",
          "description": "Name of the provider in the service description of the MPEG-TS output."
        },
        {
          "path": [
            "pushes"
          ],
          "word": "push",
          "shape": "repeated",
          "item": "options",
          "container": "list",
          "value": {
            "types": []
          },
          "context": "server/streams/pushes",
          "listKey": "url",
          "title": "Push to URL",
          "description": "Where else the stream is sent; the scheme of the address says how. An emptied row is removed."
        },
        {
          "path": [
            "ad_schedule"
          ],
          "word": "ad_schedule",
          "shape": "value",
          "value": {
            "types": [
              "string"
            ],
            "references": [
              {
                "collection": "ad_schedules"
              }
            ]
          },
          "title": "Ad schedule",
          "description": "The schedule by which advertising takes the place of the stream, for all its viewers; recordings keep the stream itself. An on-demand stream is not started for it."
        },
        {
          "path": [
            "protocols"
          ],
          "word": "protocols",
          "shape": "codec",
          "codec": "protocols",
          "value": {
            "types": []
          },
          "context": "server/streams/protocols",
          "title": "Output protocols",
          "description": "What it is played over. Except: never over this protocol. Only: over this one and any other that is set so, nothing else. Neutral: it follows the rest."
        },
        {
          "path": [
            "drm"
          ],
          "word": "drm",
          "shape": "codec",
          "codec": "drm",
          "value": {
            "types": []
          },
          "context": "server/streams/drm",
          "title": "DRM",
          "description": "Encrypts the output with keys from a vendor. Without it the output is not encrypted."
        }
      ]
    },
    "server/streams/auth/extra": {
      "title": "Extra parameters",
      "arguments": [],
      "extra": {
        "path": [],
        "value": {
          "types": [
            "string"
          ]
        }
      },
      "silent": [],
      "properties": []
    },
    "server/streams/backup": {
      "title": "Fallback video",
      "arguments": [
        "file"
      ],
      "extra": {
        "path": [],
        "value": {
          "types": [
            "string",
            "number",
            "boolean",
            "json"
          ]
        }
      },
      "silent": [],
      "properties": [
        {
          "path": [
            "file"
          ],
          "word": "file",
          "shape": "value",
          "value": {
            "types": [
              "string"
            ],
            "references": [
              {
                "collection": "vods",
                "prefix": "/",
                "part": "folder",
                "open": true
              },
              {
                "collection": "vods",
                "part": "folder",
                "open": true
              }
            ]
          },
          "title": "Fallback file",
          "description": "A file of a VOD location, as prefix/name."
        },
        {
          "path": [
            "timeout"
          ],
          "word": "timeout",
          "shape": "value",
          "value": {
            "types": [
              "integer"
            ]
          },
          "title": "Fallback timeout",
          "description": "The fallback starts this long after the last frame of the source. Without it the source timeout counts."
        },
        {
          "path": [
            "dvr"
          ],
          "word": "dvr",
          "shape": "flag",
          "value": {
            "types": [
              "boolean"
            ]
          },
          "title": "Record the fallback",
          "description": "Whether the fallback video goes into the archive as well.",
          "default": false
        }
      ]
    },
    "server/streams/cache": {
      "title": "SSD disk cache",
      "arguments": [
        "path",
        "time_limit",
        "disk_limit"
      ],
      "extra": {
        "path": [],
        "value": {
          "types": [
            "string",
            "number",
            "boolean",
            "json"
          ]
        }
      },
      "silent": [],
      "properties": [
        {
          "path": [
            "path"
          ],
          "word": "path",
          "shape": "value",
          "value": {
            "types": [
              "string"
            ]
          },
          "title": "Cache path",
          "description": "Folder on the fast disk."
        },
        {
          "path": [
            "time_limit"
          ],
          "word": "time_limit",
          "shape": "value",
          "value": {
            "types": [
              "string",
              "integer"
            ],
            "suffix": "time"
          },
          "title": "Time limit",
          "description": "Cached files older than this are removed, such as 48h or 7d. Without it only the size counts."
        },
        {
          "path": [
            "disk_limit"
          ],
          "word": "disk_limit",
          "shape": "value",
          "value": {
            "types": [
              "string",
              "integer"
            ],
            "suffix": "size"
          },
          "title": "Size limit",
          "description": "The oldest cached files are removed when the cache grows past this, such as 400G; without a unit it counts gigabytes. Without it only the time counts."
        }
      ]
    },
    "server/streams/drm": {
      "title": "DRM",
      "arguments": [],
      "silent": [],
      "properties": [
        {
          "path": [
            "vendor"
          ],
          "word": "vendor",
          "shape": "value",
          "value": {
            "types": [
              "string"
            ],
            "enum": [
              "aes128",
              "sample_aes",
              "conax",
              "keyos",
              "widevine",
              "ezdrm",
              "ezdrm_classic",
              "pallycon",
              "gsdrm",
              "irdeto"
            ]
          },
          "title": "Vendor",
          "description": "Selects AES-128."
        },
        {
          "path": [
            "keyserver"
          ],
          "word": "keyserver",
          "shape": "value",
          "value": {
            "types": [
              "string"
            ]
          },
          "title": "Key server",
          "description": "Address that answers with the content keys."
        },
        {
          "path": [
            "user_keyserver"
          ],
          "word": "user_keyserver",
          "shape": "value",
          "value": {
            "types": [
              "string"
            ]
          },
          "title": "Key server for viewers",
          "description": "Address players are sent to for their keys. Without it they ask this server, which asks the key server."
        },
        {
          "path": [
            "expires"
          ],
          "word": "expires",
          "shape": "value",
          "value": {
            "types": [
              "integer"
            ]
          },
          "title": "Key lifetime",
          "description": "A key is replaced by a new one after this long. Without it one key serves as long as the stream runs."
        },
        {
          "path": [
            "resource_id"
          ],
          "word": "resource_id",
          "shape": "value",
          "value": {
            "types": [
              "string"
            ]
          },
          "title": "Resource ID",
          "description": "The name the key server knows this stream by. Without it the stream's own name is sent."
        },
        {
          "path": [
            "user_path"
          ],
          "word": "user_path",
          "shape": "value",
          "value": {
            "types": [
              "string"
            ]
          },
          "title": "User path",
          "description": "Path added to the key addresses handed to players. Without it they get the key server's own."
        },
        {
          "path": [
            "userkey"
          ],
          "word": "userkey",
          "shape": "value",
          "value": {
            "types": [
              "string"
            ],
            "secret": true
          },
          "title": "User key",
          "description": "The key of your KeyOS account. May stay empty: the server then asks without one."
        },
        {
          "path": [
            "aes_key"
          ],
          "word": "aes_key",
          "shape": "value",
          "value": {
            "types": [
              "string"
            ],
            "secret": true
          },
          "title": "AES key",
          "description": "Key that signs the requests to the licence service."
        },
        {
          "path": [
            "iv"
          ],
          "word": "iv",
          "shape": "value",
          "value": {
            "types": [
              "string"
            ],
            "secret": true
          },
          "title": "IV",
          "description": "Initialisation vector that belongs to the AES key."
        },
        {
          "path": [
            "content_id"
          ],
          "word": "content_id",
          "shape": "value",
          "value": {
            "types": [
              "string"
            ]
          },
          "title": "Content ID",
          "description": "The name the licence service knows the content by. Widevine takes it in place of the DRM ID."
        },
        {
          "path": [
            "signer"
          ],
          "word": "signer",
          "shape": "value",
          "value": {
            "types": [
              "string"
            ]
          },
          "title": "Signer",
          "description": "The name under which requests are signed."
        },
        {
          "path": [
            "user"
          ],
          "word": "user",
          "shape": "value",
          "value": {
            "types": [
              "string"
            ]
          },
          "title": "User",
          "description": "Login of your EzDRM account."
        },
        {
          "path": [
            "password"
          ],
          "word": "password",
          "shape": "value",
          "value": {
            "types": [
              "string"
            ],
            "secret": true
          },
          "title": "Password",
          "description": "Password of your EzDRM account."
        },
        {
          "path": [
            "enc_token"
          ],
          "word": "enc_token",
          "shape": "value",
          "value": {
            "types": [
              "string"
            ],
            "secret": true
          },
          "title": "Encryption token",
          "description": "Token of your PallyCon account that permits encryption. May stay empty for a service that asks for none."
        },
        {
          "path": [
            "ic_host"
          ],
          "word": "ic_host",
          "shape": "value",
          "value": {
            "types": [
              "string"
            ]
          },
          "title": "Irdeto Control host",
          "description": "Host of the Irdeto Control service."
        },
        {
          "path": [
            "account_id"
          ],
          "word": "account_id",
          "shape": "value",
          "value": {
            "types": [
              "string"
            ]
          },
          "title": "Account ID",
          "description": "The account the keys belong to."
        },
        {
          "path": [
            "user_name"
          ],
          "word": "user_name",
          "shape": "value",
          "value": {
            "types": [
              "string"
            ]
          },
          "title": "User name",
          "description": "Login of the account."
        }
      ]
    },
    "server/streams/dvr": {
      "title": "DVR",
      "arguments": [],
      "silent": [],
      "properties": [
        {
          "path": [
            "reference"
          ],
          "word": "reference",
          "shape": "value",
          "value": {
            "types": [
              "string"
            ],
            "references": [
              {
                "collection": "dvrs"
              }
            ]
          },
          "title": "DVR config",
          "description": "A DVR of the global config whose disks and limits are used; what is set here wins. Without it the path below is used."
        },
        {
          "path": [
            "root"
          ],
          "word": "root",
          "shape": "value",
          "value": {
            "types": [
              "string"
            ]
          },
          "title": "Path",
          "description": "Folder the archive is written to. A relative one lies in the server's data folder."
        },
        {
          "path": [
            "dvr_limit"
          ],
          "word": "dvr_limit",
          "shape": "value",
          "value": {
            "types": [
              "integer"
            ],
            "suffix": "time"
          },
          "title": "Archive depth",
          "description": "Recordings older than this are removed. Without it they stay until the disk is full."
        },
        {
          "path": [
            "disk_limit"
          ],
          "word": "disk_limit",
          "shape": "value",
          "value": {
            "types": [
              "integer"
            ],
            "suffix": "percent"
          },
          "title": "Disk usage limit",
          "description": "The oldest recordings are removed when the disk is fuller than this share."
        },
        {
          "path": [
            "disk_space"
          ],
          "word": "disk_space",
          "shape": "value",
          "value": {
            "types": [
              "integer"
            ],
            "suffix": "size"
          },
          "title": "Disk space limit",
          "description": "The oldest recordings are removed when the archive grows past this size. In the config text a number without a unit counts gigabytes."
        },
        {
          "path": [
            "dvr_replicate"
          ],
          "word": "replicate",
          "shape": "flag",
          "value": {
            "types": [
              "boolean"
            ]
          },
          "title": "Replicate",
          "description": "Fetches missing parts of the archive from the source server, where this stream comes from another server of the cluster.",
          "default": false
        },
        {
          "path": [
            "replication_port"
          ],
          "word": "replication_port",
          "shape": "value",
          "value": {
            "types": [
              "integer"
            ]
          },
          "title": "Replication port",
          "description": "HTTP port of the source server that the archive is fetched from. Without it the port of the source address is used."
        }
      ]
    },
    "server/streams/logo": {
      "title": "Logo",
      "arguments": [],
      "silent": [],
      "properties": [
        {
          "path": [
            "path"
          ],
          "word": "path",
          "shape": "value",
          "value": {
            "types": [
              "string"
            ]
          },
          "title": "Logo file",
          "description": "A leading @ names a picture uploaded in the logo manager. Files elsewhere on the server are not drawn."
        },
        {
          "path": [
            "width"
          ],
          "word": "width",
          "shape": "value",
          "value": {
            "types": [
              "integer"
            ]
          },
          "title": "Width",
          "description": "Width of the logo in the picture; 0 or nothing keeps the picture's own."
        },
        {
          "path": [
            "height"
          ],
          "word": "height",
          "shape": "value",
          "value": {
            "types": [
              "integer"
            ]
          },
          "title": "Height",
          "description": "Height of the logo in the picture; 0 or nothing keeps the picture's own."
        },
        {
          "path": [
            "top"
          ],
          "word": "top",
          "shape": "value",
          "value": {
            "types": [
              "integer"
            ]
          },
          "title": "Top",
          "description": "Distance from the top edge. Takes the place of the bottom distance."
        },
        {
          "path": [
            "bottom"
          ],
          "word": "bottom",
          "shape": "value",
          "value": {
            "types": [
              "integer"
            ]
          },
          "title": "Bottom",
          "description": "Distance from the bottom edge. Takes the place of the top distance."
        },
        {
          "path": [
            "left"
          ],
          "word": "left",
          "shape": "value",
          "value": {
            "types": [
              "integer"
            ]
          },
          "title": "Left",
          "description": "Distance from the left edge. Takes the place of the right distance."
        },
        {
          "path": [
            "right"
          ],
          "word": "right",
          "shape": "value",
          "value": {
            "types": [
              "integer"
            ]
          },
          "title": "Right",
          "description": "Distance from the right edge. Takes the place of the left distance."
        }
      ]
    },
    "server/streams/protocols": {
      "title": "Output protocols",
      "arguments": [],
      "silent": [],
      "properties": [
        {
          "path": [
            "hls"
          ],
          "word": "hls",
          "shape": "flag",
          "value": {
            "types": [
              "boolean"
            ]
          },
          "title": "HLS",
          "description": "Play over HLS: only this one (and others set so), all except this one, or neutral."
        },
        {
          "path": [
            "mss"
          ],
          "word": "mss",
          "shape": "flag",
          "value": {
            "types": [
              "boolean"
            ]
          },
          "title": "MSS",
          "description": "Play over Microsoft Smooth Streaming: only this one (and others set so), all except this one, or neutral."
        },
        {
          "path": [
            "hds"
          ],
          "word": "hds",
          "shape": "flag",
          "value": {
            "types": [
              "boolean"
            ]
          },
          "title": "HDS",
          "description": "Play over Adobe HTTP Dynamic Streaming: only this one (and others set so), all except this one, or neutral."
        },
        {
          "path": [
            "mpegts"
          ],
          "word": "mpegts",
          "shape": "flag",
          "value": {
            "types": [
              "boolean"
            ]
          },
          "title": "MPEG-TS",
          "description": "Play over MPEG-TS over HTTP: only this one (and others set so), all except this one, or neutral."
        },
        {
          "path": [
            "dash"
          ],
          "word": "dash",
          "shape": "flag",
          "value": {
            "types": [
              "boolean"
            ]
          },
          "title": "DASH",
          "description": "Play over MPEG-DASH: only this one (and others set so), all except this one, or neutral."
        },
        {
          "path": [
            "m4f"
          ],
          "word": "m4f",
          "shape": "flag",
          "value": {
            "types": [
              "boolean"
            ]
          },
          "title": "M4F",
          "description": "Play over M4F, between servers of the cluster: only this one (and others set so), all except this one, or neutral."
        },
        {
          "path": [
            "m4s"
          ],
          "word": "m4s",
          "shape": "flag",
          "value": {
            "types": [
              "boolean"
            ]
          },
          "title": "M4S",
          "description": "Play over M4S, between servers of the cluster: only this one (and others set so), all except this one, or neutral."
        },
        {
          "path": [
            "rtmp"
          ],
          "word": "rtmp",
          "shape": "flag",
          "value": {
            "types": [
              "boolean"
            ]
          },
          "title": "RTMP",
          "description": "Play over RTMP: only this one (and others set so), all except this one, or neutral."
        },
        {
          "path": [
            "rtsp"
          ],
          "word": "rtsp",
          "shape": "flag",
          "value": {
            "types": [
              "boolean"
            ]
          },
          "title": "RTSP",
          "description": "Play over RTSP: only this one (and others set so), all except this one, or neutral."
        }
      ]
    },
    "server/streams/pushes": {
      "title": "Push",
      "arguments": [
        "url"
      ],
      "extra": {
        "path": [],
        "value": {
          "types": [
            "string",
            "number",
            "boolean",
            "json"
          ]
        }
      },
      "silent": [],
      "properties": [
        {
          "path": [
            "url"
          ],
          "word": "url",
          "shape": "value",
          "value": {
            "types": [
              "string"
            ]
          },
          "title": "Push URL",
          "description": "Where the stream is sent; the scheme says how."
        }
      ]
    },
    "server/streams/thumbnails": {
      "title": "Thumbnails",
      "arguments": [],
      "silent": [],
      "properties": [
        {
          "path": [
            "enabled"
          ],
          "word": "enabled",
          "shape": "flag",
          "value": {
            "types": [
              "boolean"
            ]
          },
          "title": "Thumbnails",
          "description": "Whether pictures are made.",
          "default": false
        },
        {
          "path": [
            "url"
          ],
          "word": "url",
          "shape": "value",
          "value": {
            "types": [
              "string"
            ]
          },
          "title": "Thumbnail URL",
          "description": "Fetch ready pictures from this address, such as a camera's own. Without it the server makes them from the video, which takes more of the processor."
        }
      ]
    },
    "server/streams/transcoder": {
      "title": "Transcoder",
      "arguments": [],
      "silent": [],
      "properties": [
        {
          "path": [
            "global"
          ],
          "word": "global",
          "shape": "options",
          "value": {
            "types": []
          },
          "context": "server/streams/transcoder/global",
          "title": "Hardware options",
          "description": "What the transcoder runs on."
        },
        {
          "path": [
            "video"
          ],
          "word": "video",
          "shape": "repeated",
          "item": "block",
          "container": "map",
          "value": {
            "types": []
          },
          "context": "server/streams/transcoder/video",
          "title": "Video tracks",
          "description": "The encoded videos by their number, counted from 1. Without any only audio will be in the output."
        },
        {
          "path": [
            "audio"
          ],
          "word": "audio",
          "shape": "options",
          "value": {
            "types": []
          },
          "context": "server/streams/transcoder/audio",
          "title": "Audio",
          "description": "How audio is encoded. Without these settings the server uses its defaults."
        },
        {
          "path": [
            "decoder"
          ],
          "word": "decoder",
          "shape": "block",
          "value": {
            "types": []
          },
          "context": "server/streams/transcoder/decoder",
          "title": "Other settings",
          "description": "How the source is decoded before any track is encoded."
        }
      ]
    },
    "server/streams/transcoder/audio": {
      "title": "Audio",
      "arguments": [],
      "silent": [],
      "properties": [
        {
          "path": [
            "bitrate"
          ],
          "word": "bitrate",
          "shape": "value",
          "value": {
            "types": [
              "string",
              "number"
            ]
          },
          "title": "Bitrate",
          "description": "Bits per second, or the word copy to pass the audio of the source on as it is."
        },
        {
          "path": [
            "codec"
          ],
          "word": "codec",
          "shape": "value",
          "value": {
            "types": [
              "string"
            ],
            "enum": [
              "aac",
              "mp2a",
              "opus"
            ]
          },
          "title": "Codec",
          "description": "What the audio is encoded with.",
          "default": "aac"
        },
        {
          "path": [
            "sample_rate"
          ],
          "word": "sample_rate",
          "shape": "value",
          "value": {
            "types": [
              "integer"
            ],
            "enum": [
              0,
              8000,
              16000,
              32000,
              44100,
              48000
            ]
          },
          "title": "Sample rate",
          "description": "Samples per second. Bypass keeps the rate of the source.",
          "default": 0
        },
        {
          "path": [
            "channels"
          ],
          "word": "channels",
          "shape": "value",
          "value": {
            "types": [
              "integer"
            ],
            "enum": [
              1,
              2,
              4,
              5,
              6,
              8
            ]
          },
          "title": "Channels",
          "description": "How many channels come out. Without it as many as the source has."
        }
      ]
    },
    "server/streams/transcoder/decoder": {
      "title": "Other settings",
      "arguments": [],
      "silent": [],
      "properties": [
        {
          "path": [
            "deinterlace"
          ],
          "word": "deinterlace",
          "shape": "value",
          "value": {
            "types": [
              "string"
            ],
            "enum": [
              "off",
              "on",
              "adaptive",
              "bob",
              "weave"
            ]
          },
          "title": "Deinterlace",
          "description": "Makes whole pictures out of interlaced video. Adaptive looks at motion, bob and weave are quicker."
        },
        {
          "path": [
            "deinterlace_rate"
          ],
          "word": "deinterlace_rate",
          "shape": "value",
          "value": {
            "types": [
              "string"
            ],
            "enum": [
              "frame",
              "field"
            ]
          },
          "title": "Deinterlace rate",
          "description": "How many pictures come out: one for each frame, or one for each field, which doubles the frames per second. Without it one for each frame."
        },
        {
          "path": [
            "threads"
          ],
          "word": "threads",
          "shape": "value",
          "value": {
            "types": [
              "integer"
            ]
          },
          "title": "Decoder threads",
          "description": "How many threads decode the source. Without it the decoder chooses."
        },
        {
          "path": [
            "crop"
          ],
          "word": "crop",
          "shape": "options",
          "value": {
            "types": []
          },
          "context": "server/streams/transcoder/decoder/crop",
          "title": "Crop",
          "description": "The part of the source picture that is kept. Without it all of it is."
        }
      ]
    },
    "server/streams/transcoder/decoder/crop": {
      "title": "Crop",
      "arguments": [],
      "silent": [],
      "properties": [
        {
          "path": [
            "left"
          ],
          "word": "left",
          "shape": "value",
          "value": {
            "types": [
              "integer"
            ]
          },
          "title": "Left",
          "description": "First column that is kept."
        },
        {
          "path": [
            "top"
          ],
          "word": "top",
          "shape": "value",
          "value": {
            "types": [
              "integer"
            ]
          },
          "title": "Top",
          "description": "First line that is kept."
        },
        {
          "path": [
            "width"
          ],
          "word": "width",
          "shape": "value",
          "value": {
            "types": [
              "integer"
            ]
          },
          "title": "Width",
          "description": "How many columns are kept."
        },
        {
          "path": [
            "height"
          ],
          "word": "height",
          "shape": "value",
          "value": {
            "types": [
              "integer"
            ]
          },
          "title": "Height",
          "description": "How many lines are kept."
        }
      ]
    },
    "server/streams/transcoder/global": {
      "title": "Hardware options",
      "arguments": [],
      "silent": [],
      "properties": [
        {
          "path": [
            "hw"
          ],
          "word": "hw",
          "shape": "value",
          "value": {
            "types": [
              "string"
            ],
            "enum": [
              "cpu",
              "qsv",
              "nvenc",
              "coder",
              "l4t2"
            ]
          },
          "title": "Hardware",
          "description": "What decodes and encodes the video.",
          "default": "cpu"
        },
        {
          "path": [
            "deviceid"
          ],
          "word": "deviceid",
          "shape": "value",
          "value": {
            "types": [
              "string",
              "integer"
            ]
          },
          "title": "Device",
          "description": "Which of several devices of that kind is used. Without it the server chooses."
        },
        {
          "path": [
            "external"
          ],
          "word": "external",
          "shape": "flag",
          "value": {
            "types": [
              "boolean"
            ]
          },
          "title": "External process",
          "description": "Runs the encoder in a process of its own, so that a fault of the driver does not stop the server. Only for Nvidia NVENC; choosing other hardware clears it.",
          "default": false
        },
        {
          "path": [
            "seamless"
          ],
          "word": "seamless",
          "shape": "flag",
          "value": {
            "types": [
              "boolean"
            ]
          },
          "title": "Seamless switch",
          "description": "Keeps the encoder running while the source changes, so that players see no break.",
          "default": false
        }
      ]
    },
    "server/streams/transcoder/video": {
      "title": "Video track",
      "arguments": [
        "$key"
      ],
      "extra": {
        "path": [],
        "value": {
          "types": [
            "string",
            "number",
            "boolean",
            "json"
          ]
        }
      },
      "silent": [],
      "properties": [
        {
          "path": [
            "bitrate"
          ],
          "word": "bitrate",
          "shape": "value",
          "value": {
            "types": [
              "string",
              "number"
            ]
          },
          "title": "Bitrate",
          "description": "Bits per second, or the word copy to pass the video of the source on as it is."
        },
        {
          "path": [
            "codec"
          ],
          "word": "codec",
          "shape": "value",
          "value": {
            "types": [
              "string"
            ],
            "enum": [
              "h264",
              "hevc",
              "mp2v"
            ]
          },
          "title": "Codec",
          "description": "What the video is encoded with.",
          "default": "h264"
        },
        {
          "path": [
            "size"
          ],
          "word": "size",
          "shape": "options",
          "value": {
            "types": []
          },
          "context": "server/streams/transcoder/video/size",
          "title": "Size",
          "description": "Size of the picture. Without it the size of the source stays."
        },
        {
          "path": [
            "preset"
          ],
          "word": "preset",
          "shape": "value",
          "value": {
            "types": [
              "string"
            ],
            "enum": [
              "veryslow",
              "slower",
              "slow",
              "medium",
              "fast",
              "faster",
              "veryfast",
              "bd",
              "default",
              "ll",
              "llhq",
              "loseless",
              "loselesshq",
              "zerolatency"
            ]
          },
          "title": "Preset",
          "description": "Trade of speed against quality. NVENC has presets of its own; the coder and l4t2 take those of the processor."
        },
        {
          "path": [
            "profile"
          ],
          "word": "profile",
          "shape": "value",
          "value": {
            "types": [
              "string"
            ],
            "enum": [
              "baseline",
              "high",
              "main",
              "main10",
              "simple"
            ]
          },
          "title": "Profile",
          "description": "Which features of the codec may be used; older players know only the lower ones. Without it the encoder chooses."
        },
        {
          "path": [
            "level"
          ],
          "word": "level",
          "shape": "value",
          "value": {
            "types": [
              "string"
            ],
            "enum": [
              "1",
              "1.1",
              "1.2",
              "1.3",
              "2",
              "2.1",
              "2.2",
              "3",
              "3.1",
              "3.2",
              "4",
              "4.1",
              "4.2",
              "5",
              "5.1",
              "5.2",
              "6",
              "6.1",
              "6.2",
              "low",
              "main",
              "high1440",
              "high"
            ]
          },
          "title": "Level",
          "description": "Upper limit of size and bitrate that the track promises to players. Without it the encoder chooses."
        },
        {
          "path": [
            "fps"
          ],
          "word": "fps",
          "shape": "value",
          "value": {
            "types": [
              "number"
            ],
            "enum": [
              24,
              25,
              30,
              50,
              60
            ]
          },
          "title": "FPS",
          "description": "Frames per second. Without it as many as the source has."
        },
        {
          "path": [
            "gop"
          ],
          "word": "gop",
          "shape": "value",
          "value": {
            "types": [
              "integer"
            ]
          },
          "title": "Frames in GOP",
          "description": "Number of frames from one key frame to the next. Without it the encoder chooses; segments then differ in length."
        },
        {
          "path": [
            "g"
          ],
          "word": "g",
          "shape": "value",
          "value": {
            "types": [
              "integer"
            ]
          },
          "title": "Frames in GOP (encoder's own)",
          "description": "The same number under the encoder's own name, as older configurations hold it; frames in GOP wins where both are set.",
          "deprecated": "Frames in GOP"
        },
        {
          "path": [
            "disable_cgop"
          ],
          "word": "disable_cgop",
          "shape": "flag",
          "value": {
            "types": [
              "boolean"
            ]
          },
          "title": "Disable closed GOP",
          "description": "Lets frames refer across key frames: a little better at the same bitrate, but segments no longer stand alone.",
          "default": false
        },
        {
          "path": [
            "bframes"
          ],
          "word": "bframes",
          "shape": "value",
          "value": {
            "types": [
              "integer"
            ],
            "enum": [
              0,
              1,
              2,
              3
            ]
          },
          "title": "B-frames",
          "description": "How many B-frames stand in a row. 0 is best for players in real time."
        },
        {
          "path": [
            "refs"
          ],
          "word": "refs",
          "shape": "value",
          "value": {
            "types": [
              "integer"
            ],
            "enum": [
              1,
              2,
              3,
              4,
              5,
              6
            ]
          },
          "title": "Reference frames",
          "description": "How many earlier frames a frame may refer to."
        },
        {
          "path": [
            "aspect"
          ],
          "word": "aspect",
          "shape": "options",
          "value": {
            "types": []
          },
          "context": "server/streams/transcoder/video/aspect",
          "title": "Aspect",
          "description": "Shape of a pixel as a ratio, for video whose pixels are not square."
        },
        {
          "path": [
            "logo"
          ],
          "word": "logo",
          "shape": "options",
          "value": {
            "types": []
          },
          "context": "server/streams/transcoder/video/logo",
          "title": "Logo",
          "description": "A picture drawn into the source before it is resized: it shrinks and grows with the track."
        },
        {
          "path": [
            "alogo"
          ],
          "word": "alogo",
          "shape": "options",
          "value": {
            "types": []
          },
          "context": "server/streams/transcoder/video/alogo",
          "title": "Absolute logo",
          "description": "A picture drawn after the resize: its size and place are in pixels of this track."
        }
      ]
    },
    "server/streams/transcoder/video/alogo": {
      "title": "Absolute logo",
      "arguments": [],
      "silent": [],
      "properties": [
        {
          "path": [
            "path"
          ],
          "word": "path",
          "shape": "value",
          "value": {
            "types": [
              "string"
            ]
          },
          "title": "Logo file",
          "description": "A leading @ names a picture uploaded in the logo manager. Files elsewhere on the server are not drawn. Emptied, the logo is removed."
        },
        {
          "path": [
            "x"
          ],
          "word": "x",
          "shape": "value",
          "value": {
            "types": [
              "string",
              "integer"
            ]
          },
          "title": "X",
          "description": "Pixels from the left edge; below zero from the right edge, so -10 leaves a margin of 10 there; the word center puts it in the middle."
        },
        {
          "path": [
            "y"
          ],
          "word": "y",
          "shape": "value",
          "value": {
            "types": [
              "string",
              "integer"
            ]
          },
          "title": "Y",
          "description": "Pixels from the top edge; below zero from the bottom edge; the word center puts it in the middle."
        },
        {
          "path": [
            "r"
          ],
          "word": "r",
          "shape": "value",
          "value": {
            "types": [
              "number"
            ]
          },
          "title": "Scale",
          "description": "Ratio the picture is drawn at: 0.5 halves it. Without it the picture keeps its size."
        }
      ]
    },
    "server/streams/transcoder/video/aspect": {
      "title": "Aspect",
      "arguments": [],
      "silent": [],
      "properties": [
        {
          "path": [
            "x"
          ],
          "word": "x",
          "shape": "value",
          "value": {
            "types": [
              "integer"
            ]
          },
          "title": "X",
          "description": "First number of the ratio."
        },
        {
          "path": [
            "y"
          ],
          "word": "y",
          "shape": "value",
          "value": {
            "types": [
              "integer"
            ]
          },
          "title": "Y",
          "description": "Second number of the ratio."
        }
      ]
    },
    "server/streams/transcoder/video/logo": {
      "title": "Logo",
      "arguments": [],
      "silent": [],
      "properties": [
        {
          "path": [
            "path"
          ],
          "word": "path",
          "shape": "value",
          "value": {
            "types": [
              "string"
            ]
          },
          "title": "Logo file",
          "description": "A leading @ names a picture uploaded in the logo manager. Files elsewhere on the server are not drawn. Emptied, the logo is removed."
        },
        {
          "path": [
            "x"
          ],
          "word": "x",
          "shape": "value",
          "value": {
            "types": [
              "string",
              "integer"
            ]
          },
          "title": "X",
          "description": "Pixels from the left edge; below zero from the right edge, so -10 leaves a margin of 10 there; the word center puts it in the middle."
        },
        {
          "path": [
            "y"
          ],
          "word": "y",
          "shape": "value",
          "value": {
            "types": [
              "string",
              "integer"
            ]
          },
          "title": "Y",
          "description": "Pixels from the top edge; below zero from the bottom edge; the word center puts it in the middle."
        },
        {
          "path": [
            "r"
          ],
          "word": "r",
          "shape": "value",
          "value": {
            "types": [
              "number"
            ]
          },
          "title": "Scale",
          "description": "Ratio the picture is drawn at: 0.5 halves it. Without it the picture keeps its size."
        }
      ]
    },
    "server/streams/transcoder/video/size": {
      "title": "Size",
      "arguments": [],
      "silent": [],
      "properties": [
        {
          "path": [
            "width"
          ],
          "word": "width",
          "shape": "value",
          "value": {
            "types": [
              "integer"
            ]
          },
          "title": "Width",
          "description": "An even number of pixels; -1 follows from the height and the shape of the source."
        },
        {
          "path": [
            "height"
          ],
          "word": "height",
          "shape": "value",
          "value": {
            "types": [
              "integer"
            ]
          },
          "title": "Height",
          "description": "An even number of pixels; -1 follows from the width and the shape of the source."
        },
        {
          "path": [
            "strategy"
          ],
          "word": "strategy",
          "shape": "value",
          "value": {
            "types": [
              "string"
            ],
            "enum": [
              "crop",
              "fit",
              "scale"
            ]
          },
          "title": "Strategy",
          "description": "What happens when the shapes differ: crop cuts off, fit adds borders, scale distorts."
        },
        {
          "path": [
            "background"
          ],
          "word": "background",
          "shape": "value",
          "value": {
            "types": [
              "string"
            ]
          },
          "title": "Background",
          "description": "Colour of the borders that fit adds.",
          "default": "#000000"
        }
      ]
    },
    "server/streams/urls": {
      "title": "Source",
      "arguments": [
        "url"
      ],
      "extra": {
        "path": [],
        "value": {
          "types": [
            "string",
            "number",
            "boolean",
            "json"
          ]
        }
      },
      "silent": [],
      "properties": [
        {
          "path": [
            "url"
          ],
          "word": "url",
          "shape": "value",
          "value": {
            "types": [
              "string"
            ],
            "references": [
              {
                "collection": "streams",
                "prefix": "copy://",
                "part": "whole",
                "open": true
              },
              {
                "collection": "vods",
                "prefix": "file://",
                "part": "folder",
                "open": true
              }
            ]
          },
          "title": "URL",
          "description": "Address of the source; the scheme says how it is fetched. publish:// lets others publish to the stream."
        },
        {
          "path": [
            "priority"
          ],
          "word": "priority",
          "shape": "value",
          "value": {
            "types": [
              "string"
            ]
          },
          "title": "Priority",
          "description": "Sources with a smaller number are tried first; without one the order of the list counts."
        },
        {
          "path": [
            "source_timeout"
          ],
          "word": "source_timeout",
          "shape": "value",
          "value": {
            "types": [
              "integer"
            ]
          },
          "title": "Source timeout",
          "description": "Without a frame for this long the next source is tried. Without it the stream's own timeout counts."
        },
        {
          "path": [
            "user_agent"
          ],
          "word": "user_agent",
          "shape": "value",
          "value": {
            "types": [
              "string"
            ]
          },
          "title": "User agent",
          "description": "What the server calls itself when it fetches this source over HTTP."
        },
        {
          "path": [
            "buffer"
          ],
          "word": "buffer",
          "shape": "value",
          "value": {
            "types": [
              "integer"
            ]
          },
          "title": "HLS buffer",
          "description": "For HLS sources: how much of the source is read ahead, so that a slow server does not interrupt the stream."
        },
        {
          "path": [
            "rtp"
          ],
          "word": "rtp",
          "shape": "value",
          "value": {
            "types": [
              "string"
            ],
            "enum": [
              "udp"
            ]
          },
          "title": "RTP transport",
          "description": "For RTSP sources: how the media travels. Without it over the RTSP connection itself (TCP)."
        },
        {
          "path": [
            "tracks"
          ],
          "word": "tracks",
          "shape": "value",
          "value": {
            "types": [
              "string"
            ]
          },
          "title": "Tracks",
          "description": "For RTSP sources: numbers of the tracks to take, separated by commas. Without it all are taken."
        },
        {
          "path": [
            "program"
          ],
          "word": "program",
          "shape": "value",
          "value": {
            "types": [
              "integer"
            ]
          },
          "title": "Program",
          "description": "For MPEG-TS sources: number of the program to take out of several. Without it the first one is taken."
        },
        {
          "path": [
            "pids"
          ],
          "word": "pids",
          "shape": "value",
          "value": {
            "types": [
              "string"
            ]
          },
          "title": "PIDs",
          "description": "For MPEG-TS sources: the packet identifiers to take, 1 to 8191, separated by commas. Without it all of the program are taken."
        },
        {
          "path": [
            "allow_subtitles"
          ],
          "word": "allow_subtitles",
          "shape": "value",
          "value": {
            "types": [
              "string"
            ],
            "enum": [
              "true",
              "false"
            ]
          },
          "title": "Allow subtitles",
          "description": "Whether DVB subtitles of the source are passed on; while it is not set they are dropped."
        },
        {
          "path": [
            "subtitles"
          ],
          "word": "subtitles",
          "shape": "value",
          "value": {
            "types": [
              "string"
            ],
            "enum": [
              "ocr_add",
              "ocr_replace"
            ]
          },
          "title": "Subtitle recognition",
          "description": "Whether DVB subtitles (pictures) are turned into text, beside them or in their place. Without it they stay as they are."
        },
        {
          "path": [
            "dvbsubs_ocr"
          ],
          "word": "dvbsubs_ocr",
          "shape": "value",
          "value": {
            "types": [
              "string"
            ],
            "enum": [
              "true",
              "false"
            ]
          },
          "title": "Recognise DVB subtitles",
          "description": "The older switch for subtitle recognition: it adds text to the pictures. Where both are set, subtitle recognition wins."
        }
      ]
    },
    "server/view_auth": {
      "title": "Viewer",
      "arguments": [],
      "silent": [],
      "properties": [
        {
          "path": [
            "login"
          ],
          "word": "login",
          "shape": "value",
          "value": {
            "types": [
              "string"
            ]
          },
          "title": "View username",
          "description": "Login for the metrics only, beside the administrator's in the Access section."
        },
        {
          "path": [
            "password"
          ],
          "word": "password",
          "shape": "value",
          "value": {
            "types": [
              "string"
            ],
            "secret": true
          },
          "title": "View password",
          "description": "Password for the metrics only; kept as a scrypt hash, so that it is shown nowhere."
        }
      ]
    },
    "server/vods": {
      "title": "VOD location",
      "arguments": [
        "$key"
      ],
      "key": "prefix",
      "order": "position",
      "silent": [
        "files"
      ],
      "properties": [
        {
          "path": [
            "meta",
            "comment"
          ],
          "word": "comment",
          "shape": "value",
          "value": {
            "types": [
              "string"
            ]
          },
          "title": "Description",
          "description": "A note for operators; viewers never see it."
        },
        {
          "path": [
            "meta",
            "drm_id"
          ],
          "word": "drm_id",
          "shape": "value",
          "value": {
            "types": [
              "string"
            ]
          },
          "title": "DRM ID",
          "description": "The id the DRM vendor knows the content by. Every vendor takes one but Widevine, which has the content ID in its place."
        },
        {
          "path": [
            "disabled"
          ],
          "word": "disabled",
          "shape": "flag",
          "value": {
            "types": [
              "boolean"
            ]
          },
          "title": "State",
          "description": "Viewers get no files of a disabled location; its settings stay.",
          "default": false
        },
        {
          "path": [
            "urls"
          ],
          "word": "storage",
          "aliases": [
            "path",
            "paths",
            "url"
          ],
          "shape": "repeated",
          "item": "options",
          "container": "list",
          "value": {
            "types": []
          },
          "context": "server/vods/urls",
          "listKey": "url",
          "title": "Paths",
          "description": "Folders of this disk, or storage addresses (s3://), in the order they are searched."
        },
        {
          "path": [
            "read_queue"
          ],
          "word": "read_queue",
          "shape": "value",
          "value": {
            "types": [
              "integer"
            ]
          },
          "title": "Max simultaneous disk requests",
          "description": "So many requests to the disk run at once; further ones wait."
        },
        {
          "path": [
            "max_readers"
          ],
          "word": "max_readers",
          "shape": "value",
          "value": {
            "types": [
              "integer"
            ]
          },
          "title": "Max disk readers per file",
          "description": "So many readers of one file run at once."
        },
        {
          "path": [
            "download"
          ],
          "word": "download",
          "shape": "flag",
          "value": {
            "types": [
              "boolean"
            ]
          },
          "title": "Allow direct file download",
          "description": "Files may be fetched whole or in parts; HTTP Range is supported.",
          "default": false
        },
        {
          "path": [
            "auto_mbr"
          ],
          "word": "auto_mbr",
          "shape": "flag",
          "value": {
            "types": [
              "boolean"
            ]
          },
          "title": "Enable MBR from multiple files",
          "description": "Files of one name and several bitrates are served as one multi-bitrate file.",
          "default": false
        },
        {
          "path": [
            "auth",
            "max_sessions"
          ],
          "word": "max_sessions",
          "shape": "value",
          "value": {
            "types": [
              "integer"
            ]
          },
          "title": "Max sessions per opened file",
          "description": "How many viewers may watch one file at the same time. Without it there is no limit."
        },
        {
          "path": [
            "auth",
            "url"
          ],
          "word": "auth",
          "aliases": [
            "on_play"
          ],
          "shape": "value",
          "value": {
            "types": [
              "string"
            ],
            "references": [
              {
                "collection": "auth_backends",
                "prefix": "auth://"
              }
            ]
          },
          "title": "Auth type",
          "description": "Who is asked about each viewer. Without it nobody is asked, and everybody may watch."
        },
        {
          "path": [
            "auth",
            "extra"
          ],
          "word": "auth_extra",
          "shape": "options",
          "value": {
            "types": [
              "string"
            ]
          },
          "context": "server/streams/auth/extra",
          "title": "Extra parameters",
          "description": "Sent along to the auth backend with every question, by name."
        },
        {
          "path": [
            "auth",
            "domains"
          ],
          "word": "domains",
          "shape": "value",
          "container": "list",
          "value": {
            "types": [
              "string"
            ]
          },
          "listKey": "$value",
          "title": "Allowed domains",
          "description": "Only players embedded in pages of these domains may play. Without it any page may."
        },
        {
          "path": [
            "auth",
            "allowed_countries"
          ],
          "word": "allowed_countries",
          "shape": "value",
          "container": "list",
          "value": {
            "types": [
              "string"
            ]
          },
          "listKey": "$value",
          "title": "Allowed countries",
          "description": "Only viewers from these countries may watch. An empty list is a whitelist that lets nobody in; without the list every country may."
        },
        {
          "path": [
            "auth",
            "disallowed_countries"
          ],
          "word": "disallowed_countries",
          "shape": "value",
          "container": "list",
          "value": {
            "types": [
              "string"
            ]
          },
          "listKey": "$value",
          "title": "Disallowed countries",
          "description": "Viewers from these countries may not watch; all others may."
        },
        {
          "path": [
            "drm"
          ],
          "word": "drm",
          "shape": "codec",
          "codec": "drm",
          "value": {
            "types": []
          },
          "context": "server/streams/drm",
          "title": "DRM",
          "description": "Encrypts the output with keys from a vendor. Without it the output is not encrypted."
        },
        {
          "path": [
            "protocols"
          ],
          "word": "protocols",
          "shape": "codec",
          "codec": "protocols",
          "value": {
            "types": []
          },
          "context": "server/streams/protocols",
          "title": "Output protocols",
          "description": "What it is played over. Except: never over this protocol. Only: over this one and any other that is set so, nothing else. Neutral: it follows the rest."
        }
      ]
    },
    "server/vods/urls": {
      "title": "Path",
      "arguments": [
        "url"
      ],
      "extra": {
        "path": [],
        "value": {
          "types": [
            "string",
            "number",
            "boolean",
            "json"
          ]
        }
      },
      "silent": [],
      "properties": [
        {
          "path": [
            "url"
          ],
          "word": "url",
          "shape": "value",
          "value": {
            "types": [
              "string"
            ]
          },
          "title": "Path",
          "description": "Folder or storage address the files are read from."
        }
      ]
    },
    "server/web_scripts": {
      "title": "Web script",
      "arguments": [
        "$key",
        "path"
      ],
      "key": "prefix",
      "order": "position",
      "extra": {
        "path": [
          "extra"
        ],
        "value": {
          "types": [
            "string"
          ]
        }
      },
      "silent": [],
      "properties": [
        {
          "path": [
            "path"
          ],
          "word": "path",
          "shape": "value",
          "value": {
            "types": [
              "string"
            ]
          },
          "title": "Path",
          "description": "The script file on this disk."
        }
      ]
    }
  }
};
