// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
import type { EntityDescriptor } from "./shapes/EntityDescriptor.ts";

export type EntityName = "ad-schedule" | "auth-backend" | "dvr-storage" | "iptv-user" | "location" | "mirror" | "peer" | "server" | "stream" | "vod" | "web-script";

export const entities: Readonly<Record<EntityName, EntityDescriptor>> = {
  "ad-schedule": {
    "name": "ad-schedule",
    "label": "Ad schedule",
    "plural": "Ad schedules",
    "collection": "ad_schedules",
    "key": "name",
    "order": "position",
    "renamable": true,
    "route": "ad_injector",
    "pages": [
      {
        "name": "schedule",
        "title": "Ad schedule",
        "sections": [
          {
            "name": "general",
            "title": "General"
          },
          {
            "name": "slots",
            "title": "Time slots"
          },
          {
            "name": "files",
            "title": "Files"
          }
        ]
      }
    ],
    "runtime": [],
    "fields": {
      "/name": {
        "title": "Ad schedule name",
        "description": "Name of the schedule.",
        "type": "string",
        "page": "schedule",
        "section": "general",
        "multi": "hidden",
        "messages": {
          "required": "Ad schedule name is required and should have 1 character at least.",
          "minLength": "Ad schedule name is required and should have 1 character at least."
        }
      },
      "/slots": {
        "title": "Time slots",
        "description": "When advertising starts and how long it lasts; each start time stands once.",
        "type": "array",
        "page": "schedule",
        "section": "slots",
        "list": {
          "key": "from"
        }
      },
      "/slots/*": {
        "title": "Time slot",
        "description": "A time of the day at which advertising starts.",
        "type": "object",
        "page": "schedule",
        "section": "slots"
      },
      "/slots/*/from": {
        "title": "Start time",
        "description": "Time of the day as HH:mm:ss. A start time taken twice is left to the operator to mend; a proposed one shifts by 5 minutes until it is free.",
        "type": "string",
        "page": "schedule",
        "section": "slots",
        "messages": {
          "format": "Slot format is HH:mm:ss",
          "required": "Slot format is HH:mm:ss"
        }
      },
      "/slots/*/duration": {
        "title": "Duration",
        "description": "How long the advertising lasts.",
        "type": "number",
        "page": "schedule",
        "section": "slots",
        "unit": "seconds",
        "messages": {
          "exclusiveMinimum": "Should be greater, than 0",
          "required": "Should be greater, than 0",
          "type": "Should be greater, than 0"
        }
      },
      "/files": {
        "title": "Files",
        "description": "Advertising files; one with a greater weight is played more often.",
        "type": "array",
        "page": "schedule",
        "section": "files",
        "list": {
          "key": "name"
        }
      },
      "/files/*": {
        "title": "Ad file",
        "description": "A video file of a VOD location that is played as advertising.",
        "type": "object",
        "page": "schedule",
        "section": "files"
      },
      "/files/*/name": {
        "title": "File",
        "description": "VOD prefix and file name: prefix/name.",
        "type": "string",
        "page": "schedule",
        "section": "files",
        "messages": {
          "required": "File is required",
          "pattern": "Should be prefix/name of a .mp4, .f4v, .mov, .m4v, .mp4a, .3gp or .3g2 file"
        }
      },
      "/files/*/weight": {
        "title": "Weight",
        "description": "How often the file is played, against the other files.",
        "type": "number",
        "page": "schedule",
        "section": "files",
        "default": 1,
        "messages": {
          "exclusiveMinimum": "Should be greater, than 0",
          "type": "Should be greater, than 0"
        }
      },
      "/position": {
        "title": "Position",
        "description": "Index of the schedule among the schedules.",
        "type": "integer"
      }
    }
  },
  "auth-backend": {
    "name": "auth-backend",
    "label": "Auth backend",
    "plural": "Auth backends",
    "collection": "auth_backends",
    "key": "name",
    "order": "position",
    "renamable": true,
    "route": "auth",
    "pages": [
      {
        "name": "auth",
        "title": "Auth backends",
        "sections": [
          {
            "name": "rules",
            "title": "Rules"
          }
        ]
      }
    ],
    "runtime": [],
    "fields": {
      "/name": {
        "title": "Name",
        "description": "Streams refer to the backend as auth://NAME.",
        "type": "string",
        "page": "auth",
        "section": "rules",
        "multi": "hidden",
        "messages": {
          "required": "Name is required",
          "minLength": "Name is required"
        }
      },
      "/allow_default": {
        "title": "Allow default",
        "description": "Who no rule and no backend decided about may watch. Absent: may not. Switching it off removes it, so false is never written.",
        "type": "boolean",
        "page": "auth",
        "section": "rules"
      },
      "/allow": {
        "title": "Allow",
        "description": "Viewers who may watch.",
        "type": "object",
        "page": "auth",
        "section": "rules"
      },
      "/allow/tokens": {
        "title": "Tokens",
        "description": "Tokens in the viewer's address.",
        "type": "array",
        "page": "auth",
        "section": "rules",
        "list": {
          "key": "$value",
          "emptyIsAbsent": true
        }
      },
      "/allow/tokens/*": {
        "title": "Token",
        "description": "One token.",
        "type": "string",
        "page": "auth",
        "section": "rules",
        "secret": true
      },
      "/allow/ips": {
        "title": "IPs",
        "description": "Addresses or networks (10.0.0.0/8).",
        "type": "array",
        "page": "auth",
        "section": "rules",
        "list": {
          "key": "$value",
          "emptyIsAbsent": true
        }
      },
      "/allow/ips/*": {
        "title": "IP",
        "description": "One address or network.",
        "type": "string",
        "page": "auth",
        "section": "rules",
        "messages": {
          "pattern": "Should be an IP address or a network such as 10.0.0.0/8"
        }
      },
      "/allow/countries": {
        "title": "Countries",
        "description": "Two-letter country codes.",
        "type": "array",
        "page": "auth",
        "section": "rules",
        "list": {
          "key": "$value",
          "emptyIsAbsent": true
        }
      },
      "/allow/countries/*": {
        "title": "Country",
        "description": "Two-letter code.",
        "type": "string",
        "page": "auth",
        "section": "rules",
        "messages": {
          "format": "Should be a country code of two letters"
        }
      },
      "/allow/uas": {
        "title": "User agents",
        "description": "Names of players, as they send them.",
        "type": "array",
        "page": "auth",
        "section": "rules",
        "list": {
          "key": "$value",
          "emptyIsAbsent": true
        }
      },
      "/allow/uas/*": {
        "title": "UA",
        "description": "One user agent.",
        "type": "string",
        "page": "auth",
        "section": "rules"
      },
      "/deny": {
        "title": "Deny",
        "description": "Viewers who may not watch.",
        "type": "object",
        "page": "auth",
        "section": "rules"
      },
      "/deny/tokens": {
        "title": "Tokens",
        "description": "Tokens in the viewer's address.",
        "type": "array",
        "page": "auth",
        "section": "rules",
        "list": {
          "key": "$value",
          "emptyIsAbsent": true
        }
      },
      "/deny/tokens/*": {
        "title": "Token",
        "description": "One token.",
        "type": "string",
        "page": "auth",
        "section": "rules",
        "secret": true
      },
      "/deny/ips": {
        "title": "IPs",
        "description": "Addresses or networks (10.0.0.0/8).",
        "type": "array",
        "page": "auth",
        "section": "rules",
        "list": {
          "key": "$value",
          "emptyIsAbsent": true
        }
      },
      "/deny/ips/*": {
        "title": "IP",
        "description": "One address or network.",
        "type": "string",
        "page": "auth",
        "section": "rules",
        "messages": {
          "pattern": "Should be an IP address or a network such as 10.0.0.0/8"
        }
      },
      "/deny/countries": {
        "title": "Countries",
        "description": "Two-letter country codes.",
        "type": "array",
        "page": "auth",
        "section": "rules",
        "list": {
          "key": "$value",
          "emptyIsAbsent": true
        }
      },
      "/deny/countries/*": {
        "title": "Country",
        "description": "Two-letter code.",
        "type": "string",
        "page": "auth",
        "section": "rules",
        "messages": {
          "format": "Should be a country code of two letters"
        }
      },
      "/deny/uas": {
        "title": "User agents",
        "description": "Names of players, as they send them.",
        "type": "array",
        "page": "auth",
        "section": "rules",
        "list": {
          "key": "$value",
          "emptyIsAbsent": true
        }
      },
      "/deny/uas/*": {
        "title": "UA",
        "description": "One user agent.",
        "type": "string",
        "page": "auth",
        "section": "rules"
      },
      "/backends": {
        "title": "Backends",
        "description": "Addresses that are all asked at once about a viewer no rule decided about.",
        "type": "array",
        "page": "auth",
        "section": "rules",
        "list": {
          "key": "url",
          "emptyIsAbsent": true
        }
      },
      "/backends/*": {
        "title": "Backend",
        "description": "One address.",
        "type": "object",
        "page": "auth",
        "section": "rules"
      },
      "/backends/*/url": {
        "title": "URL",
        "description": "Address that answers whether a viewer may watch.",
        "type": "string",
        "page": "auth",
        "section": "rules",
        "messages": {
          "required": "URL is required",
          "minLength": "URL is required"
        }
      },
      "/position": {
        "title": "Position",
        "description": "Index of the backend among the backends; in the raw text the order of the blocks.",
        "type": "integer"
      }
    }
  },
  "dvr-storage": {
    "name": "dvr-storage",
    "label": "DVR",
    "plural": "DVRs",
    "collection": "dvrs",
    "key": "name",
    "order": "position",
    "renamable": true,
    "route": "dvrs",
    "pages": [
      {
        "name": "dvr",
        "title": "DVR",
        "sections": [
          {
            "name": "storage",
            "title": "Storage"
          },
          {
            "name": "additional",
            "title": "Additional"
          },
          {
            "name": "limits",
            "title": "Limits"
          },
          {
            "name": "schedule",
            "title": "Schedule"
          },
          {
            "name": "disks",
            "title": "Disks"
          }
        ]
      }
    ],
    "runtime": [],
    "fields": {
      "/name": {
        "title": "DVR name",
        "description": "Streams refer to the storage by this name.",
        "type": "string",
        "page": "dvr",
        "section": "storage",
        "multi": "hidden",
        "messages": {
          "required": "DVR name is required and should have 1 character at least.",
          "minLength": "DVR name is required and should have 1 character at least."
        }
      },
      "/root": {
        "title": "DVR root",
        "description": "Folder or storage address the archives lie in. No stream and no other storage may use the same one.",
        "type": "string",
        "page": "dvr",
        "section": "storage",
        "messages": {
          "required": "DVR root is required and should have 1 character at least.",
          "minLength": "DVR root is required and should have 1 character at least."
        }
      },
      "/raid": {
        "title": "RAID 0",
        "description": "0 spreads the archive over the disks below the root. Absent: the root is one folder.",
        "type": "integer",
        "page": "dvr",
        "section": "storage"
      },
      "/active": {
        "title": "Disks to write",
        "description": "So many of the disks are written at the same time, from 1 to the number of disks.",
        "type": "integer",
        "page": "dvr",
        "section": "storage",
        "messages": {
          "minimum": "Should be from 1 to the number of disks"
        }
      },
      "/copy": {
        "title": "Copy to",
        "description": "Second folder or storage address every recorded part is copied to.",
        "type": "string",
        "page": "dvr",
        "section": "additional"
      },
      "/index": {
        "title": "Index path",
        "description": "Folder for the index of the archive, best on a fast disk. Absent: beside the archive.",
        "type": "string",
        "page": "dvr",
        "section": "additional"
      },
      "/no_index": {
        "title": "No index",
        "description": "Keeps no index of the archive; it is read from the disks when the server starts.",
        "type": "boolean",
        "page": "dvr",
        "section": "additional",
        "default": false
      },
      "/disk_limit": {
        "title": "Disk usage limit",
        "description": "The oldest parts are deleted while the disk is fuller than this, in percent.",
        "type": "integer",
        "page": "dvr",
        "section": "limits",
        "unit": "percent"
      },
      "/dvr_limit": {
        "title": "Depth limit",
        "description": "Parts older than this are deleted.",
        "type": "integer",
        "page": "dvr",
        "section": "limits",
        "unit": "seconds",
        "defaultUnit": "d"
      },
      "/disk_space": {
        "title": "Size limit",
        "description": "The oldest parts are deleted while the archive is larger than this.",
        "type": "integer",
        "page": "dvr",
        "section": "limits",
        "unit": "bytes",
        "defaultUnit": "G"
      },
      "/schedule": {
        "title": "Schedule",
        "description": "Hours of the day that are recorded, as [from, to] in HHMM; a range may cross midnight. Absent or empty: always.",
        "type": "array",
        "page": "dvr",
        "section": "schedule",
        "list": {
          "key": "$index"
        }
      },
      "/schedule/*": {
        "title": "Range",
        "description": "From and to in HHMM: [900, 1730] is 9:00 to 17:30.",
        "type": "array",
        "page": "dvr",
        "section": "schedule"
      },
      "/schedule/*/*": {
        "title": "Time",
        "description": "Hours times 100 plus minutes.",
        "type": "integer",
        "page": "dvr",
        "section": "schedule",
        "messages": {
          "not": "Minutes should be from 0 to 59",
          "maximum": "Should be a time from 00:00 to 23:59",
          "minimum": "Should be a time from 00:00 to 23:59"
        }
      },
      "/disks": {
        "title": "Disks",
        "description": "Folders below the root that the archive is spread over, by name.",
        "type": "map",
        "page": "dvr",
        "section": "disks"
      },
      "/disks/*": {
        "title": "DVR disk",
        "description": "One disk of a storage and what the server may do with it.",
        "type": "object",
        "page": "dvr",
        "section": "disks"
      },
      "/disks/*/name": {
        "title": "Disk",
        "description": "Folder of the disk below the root.",
        "type": "string",
        "page": "dvr",
        "section": "disks",
        "messages": {
          "required": "Disk is required",
          "minLength": "Disk is required"
        }
      },
      "/disks/*/mode": {
        "title": "Mode",
        "description": "Default (stored empty): read and written. Keep: read, its parts are not deleted. Readonly: read only. Abandon: not used any more. Migrate: its parts are moved to the other disks. Rescue: what can still be read is moved away.",
        "type": "string",
        "page": "dvr",
        "section": "disks",
        "default": "",
        "enumLabels": {
          "": "default",
          "keep": "keep",
          "readonly": "readonly",
          "abandon": "abandon",
          "migrate": "migrate",
          "rescue": "rescue"
        }
      },
      "/disks/*/position": {
        "title": "Position",
        "description": "Index of the disk among the storage's disks.",
        "type": "integer",
        "page": "dvr",
        "section": "disks"
      },
      "/position": {
        "title": "Position",
        "description": "Index of the storage among the storages; in the raw text the order of the blocks.",
        "type": "integer"
      }
    }
  },
  "iptv-user": {
    "name": "iptv-user",
    "label": "IPTV user",
    "plural": "IPTV users",
    "key": "id",
    "serverKeys": true,
    "route": "iptv",
    "pages": [
      {
        "name": "user",
        "title": "User",
        "sections": [
          {
            "name": "user",
            "title": "User"
          }
        ]
      }
    ],
    "runtime": [
      "id"
    ],
    "fields": {
      "/id": {
        "title": "Id",
        "description": "Number of the user, given by the server; it stands in the playlist address.",
        "type": "integer",
        "readOnly": true
      },
      "/name": {
        "title": "Name",
        "description": "Name of the user.",
        "type": "string",
        "page": "user",
        "section": "user",
        "save": {
          "mode": "at-once"
        },
        "messages": {
          "required": "Name is required",
          "minLength": "Name is required"
        }
      },
      "/email": {
        "title": "Email",
        "description": "Email address of the user.",
        "type": "string",
        "page": "user",
        "section": "user",
        "save": {
          "mode": "at-once"
        },
        "messages": {
          "required": "Email is required",
          "format": "Should be an email address"
        }
      },
      "/key": {
        "title": "Key",
        "description": "Token of the user's playlist address. Left empty for a new user, the server makes one.",
        "type": "string",
        "page": "user",
        "section": "user",
        "secret": true,
        "save": {
          "mode": "at-once"
        }
      },
      "/max_sessions": {
        "title": "Max sessions",
        "description": "So many players of this user may run at once. Absent: no limit.",
        "type": "integer",
        "page": "user",
        "section": "user",
        "save": {
          "mode": "at-once"
        }
      }
    }
  },
  "location": {
    "name": "location",
    "label": "Location",
    "plural": "Locations",
    "collection": "lives",
    "key": "prefix",
    "order": "position",
    "renamable": true,
    "route": "location/{mediaNames}",
    "pages": [
      {
        "name": "overview",
        "title": "Overview",
        "sections": [
          {
            "name": "general",
            "title": "General"
          }
        ]
      },
      {
        "name": "input",
        "title": "Input",
        "sections": [
          {
            "name": "publishing",
            "title": "Publishing",
            "help": "Replace {NAME} with a path to publish to."
          }
        ]
      },
      {
        "name": "process",
        "title": "Process",
        "sections": [
          {
            "name": "thumbnails",
            "title": "Thumbnails"
          }
        ]
      },
      {
        "name": "dvr",
        "title": "DVR",
        "sections": [
          {
            "name": "archive",
            "title": "Archive"
          },
          {
            "name": "cache",
            "title": "SSD disk cache"
          }
        ]
      },
      {
        "name": "output",
        "title": "Output",
        "sections": [
          {
            "name": "sessions",
            "title": "Sessions and timeouts",
            "help": "Replace {NAME} with the stream name."
          }
        ]
      },
      {
        "name": "auth",
        "title": "Auth",
        "sections": [
          {
            "name": "auth",
            "title": "Authorization"
          },
          {
            "name": "drm",
            "title": "DRM"
          }
        ]
      }
    ],
    "runtime": [
      "streams"
    ],
    "fields": {
      "/prefix": {
        "title": "Name",
        "description": "First part of the name of every stream published here: prefix/NAME.",
        "type": "string",
        "page": "overview",
        "section": "general",
        "multi": "hidden",
        "messages": {
          "minLength": "Name is required",
          "required": "Name is required"
        }
      },
      "/title": {
        "title": "Title",
        "description": "The name viewers see for streams published here.",
        "type": "string"
      },
      "/meta": {
        "title": "Meta",
        "description": "Notes on the location.",
        "type": "object"
      },
      "/meta/comment": {
        "title": "Description",
        "description": "A note for operators; viewers never see it.",
        "type": "string",
        "page": "overview",
        "section": "general"
      },
      "/meta/drm_id": {
        "title": "DRM ID",
        "description": "The id the DRM vendor knows the content by. Every vendor takes one but Widevine, which has the content ID in its place.",
        "type": "string",
        "page": "auth",
        "section": "drm",
        "multi": "hidden"
      },
      "/urls": {
        "title": "Sources",
        "description": "Where a stream of this location may come from besides publishing. Without any, streams are published only.",
        "type": "array",
        "list": {
          "key": "url",
          "emptyIsAbsent": true,
          "bareKey": true
        }
      },
      "/urls/*": {
        "title": "Source",
        "description": "One source of a stream: its address, alone or with options. Options without a field of their own are kept and handed to the source as they are.",
        "type": "object",
        "messages": {
          "format": "specify hls:// or tshttp:// protocol",
          "minLength": "URL is required"
        }
      },
      "/urls/*/url": {
        "title": "URL",
        "description": "Address of the source; the scheme says how it is fetched. publish:// lets others publish to the stream.",
        "type": "string",
        "messages": {
          "format": "specify hls:// or tshttp:// protocol"
        }
      },
      "/urls/*/priority": {
        "title": "Priority",
        "description": "Sources with a smaller number are tried first; without one the order of the list counts. Digits typed here are stored as a string, as servers of this kind keep it.",
        "type": "string",
        "messages": {
          "pattern": "Priority is a whole number."
        }
      },
      "/urls/*/source_timeout": {
        "title": "Source timeout",
        "description": "Without a frame for this long the next source is tried. Without it the stream's own timeout counts.",
        "type": "integer",
        "unit": "seconds"
      },
      "/urls/*/user_agent": {
        "title": "User agent",
        "description": "What the server calls itself when it fetches this source over HTTP.",
        "type": "string"
      },
      "/urls/*/buffer": {
        "title": "HLS buffer",
        "description": "For HLS sources: how much of the source is read ahead, so that a slow server does not interrupt the stream.",
        "type": "integer",
        "unit": "seconds"
      },
      "/urls/*/rtp": {
        "title": "RTP transport",
        "description": "For RTSP sources: how the media travels. Without it over the RTSP connection itself (TCP).",
        "type": "string",
        "enumLabels": {
          "": "TCP",
          "udp": "UDP"
        }
      },
      "/urls/*/tracks": {
        "title": "Tracks",
        "description": "For RTSP sources: numbers of the tracks to take, separated by commas. Without it all are taken.",
        "type": "string"
      },
      "/urls/*/program": {
        "title": "Program",
        "description": "For MPEG-TS sources: number of the program to take out of several. Without it the first one is taken.",
        "type": "integer"
      },
      "/urls/*/pids": {
        "title": "PIDs",
        "description": "For MPEG-TS sources: the packet identifiers to take, 1 to 8191, separated by commas. Without it all of the program are taken.",
        "type": "string",
        "messages": {
          "pattern": "PIDs are numbers from 1 to 8191, separated by commas."
        }
      },
      "/urls/*/allow_subtitles": {
        "title": "Allow subtitles",
        "description": "Whether DVB subtitles of the source are passed on. Stored as the word true or false; without it they are dropped.",
        "type": "string",
        "enumLabels": {
          "": "Default",
          "true": "Yes",
          "false": "No"
        }
      },
      "/urls/*/subtitles": {
        "title": "Subtitle recognition",
        "description": "Whether DVB subtitles (pictures) are turned into text, beside them or in their place. Without it they stay as they are.",
        "type": "string",
        "enumLabels": {
          "": "Off",
          "ocr_add": "Add text to the pictures",
          "ocr_replace": "Text in place of the pictures"
        }
      },
      "/urls/*/dvbsubs_ocr": {
        "title": "Recognise DVB subtitles",
        "description": "The older switch for subtitle recognition: true adds text to the pictures. Stored as the word true or false, like allow subtitles; where both are set, subtitle recognition wins.",
        "type": "string",
        "enumLabels": {
          "": "Default",
          "true": "Yes",
          "false": "No"
        }
      },
      "/urls/*/*": {
        "title": "Extra parameter",
        "description": "A parameter of the source that has no field here. A name that has a field is refused: the field holds its value.",
        "type": "string"
      },
      "/source_timeout": {
        "title": "Source timeout",
        "description": "A publisher that sends nothing for this long is dropped.",
        "type": "integer",
        "page": "input",
        "section": "publishing",
        "unit": "seconds",
        "default": 60
      },
      "/thumbnails": {
        "title": "Thumbnails",
        "description": "Small pictures of the stream for lists, players and the DVR timeline.",
        "type": "object",
        "page": "process",
        "section": "thumbnails"
      },
      "/thumbnails/enabled": {
        "title": "Thumbnails",
        "description": "Whether pictures are made.",
        "type": "boolean",
        "page": "process",
        "section": "thumbnails",
        "default": false
      },
      "/thumbnails/url": {
        "title": "Thumbnail URL",
        "description": "Fetch ready pictures from this address, such as a camera's own. Without it the server makes them from the video, which takes more of the processor.",
        "type": "string",
        "page": "process",
        "section": "thumbnails"
      },
      "/dvr": {
        "title": "DVR",
        "description": "Records the stream into an archive. Without it nothing is recorded.",
        "type": "object",
        "page": "dvr",
        "section": "archive"
      },
      "/dvr/reference": {
        "title": "DVR config",
        "description": "A DVR of the global config whose disks and limits are used; what is set here wins. Without it the path below is used.",
        "type": "string",
        "page": "dvr",
        "section": "archive"
      },
      "/dvr/root": {
        "title": "Path",
        "description": "Folder the archive is written to.",
        "type": "string",
        "page": "dvr",
        "section": "archive"
      },
      "/dvr/dvr_limit": {
        "title": "Archive depth",
        "description": "Recordings older than this are removed. Without it they stay until the disk is full.",
        "type": "integer",
        "page": "dvr",
        "section": "archive",
        "unit": "seconds",
        "defaultUnit": "d",
        "messages": {
          "type": "Time string should contains only digits and time unit at the end (s, m, h, d, w)"
        }
      },
      "/dvr/disk_limit": {
        "title": "Disk usage limit",
        "description": "The oldest recordings are removed when the disk is fuller than this share.",
        "type": "integer",
        "page": "dvr",
        "section": "archive",
        "unit": "percent",
        "messages": {
          "minimum": "Should be from 0 to 100.",
          "maximum": "Should be from 0 to 100."
        }
      },
      "/dvr/disk_space": {
        "title": "Disk space limit",
        "description": "The oldest recordings are removed when the archive grows past this size. Stored in bytes; a number typed without a unit counts GiB.",
        "type": "integer",
        "page": "dvr",
        "section": "archive",
        "unit": "bytes",
        "defaultUnit": "G",
        "messages": {
          "type": "It's not correct size, good examples are 1024, 1Kb, 32gb, 50TB"
        }
      },
      "/dvr/dvr_replicate": {
        "title": "Replicate",
        "description": "Fetches missing parts of the archive from the source server, where this stream comes from another server of the cluster.",
        "type": "boolean",
        "page": "dvr",
        "section": "archive",
        "default": false
      },
      "/dvr/replication_port": {
        "title": "Replication port",
        "description": "HTTP port of the source server that the archive is fetched from. Without it the port of the source address is used.",
        "type": "integer",
        "page": "dvr",
        "section": "archive",
        "messages": {
          "minimum": "Should be from 1 to 65535.",
          "maximum": "Should be from 1 to 65535."
        }
      },
      "/cache": {
        "title": "SSD disk cache",
        "description": "Keeps what is often asked for on a fast disk. Without it every request reads the archive itself.",
        "type": "object",
        "page": "dvr",
        "section": "cache"
      },
      "/cache/path": {
        "title": "Cache path",
        "description": "Folder on the fast disk.",
        "type": "string",
        "page": "dvr",
        "section": "cache"
      },
      "/cache/time_limit": {
        "title": "Time limit",
        "description": "Cached files older than this are removed: digits with a unit (s, m, h, d, w), or seconds. Without it only the size counts.",
        "type": "string",
        "page": "dvr",
        "section": "cache",
        "unit": "time-string",
        "messages": {
          "format": "Time string should contains only digits and time unit at the end (s, m, h, d, w)",
          "type": "Time string should contains only digits and time unit at the end (s, m, h, d, w)"
        }
      },
      "/cache/disk_limit": {
        "title": "Size limit",
        "description": "The oldest cached files are removed when the cache grows past this: a number with a unit (K, M, G, T, P). A string without a unit counts GiB, a number counts bytes. Without it only the time counts.",
        "type": "string",
        "page": "dvr",
        "section": "cache",
        "unit": "size-string",
        "defaultUnit": "G",
        "messages": {
          "format": "It's not correct size, good examples are 1024, 1Kb, 32gb, 50TB",
          "type": "It's not correct size, good examples are 1024, 1Kb, 32gb, 50TB"
        }
      },
      "/clients_timeout": {
        "title": "Client timeout",
        "description": "An on-demand stream turns off this long after the last client leaves.",
        "type": "integer",
        "page": "output",
        "section": "sessions",
        "unit": "seconds",
        "default": 60
      },
      "/auth": {
        "title": "Authorization",
        "description": "Who may watch. Without it everybody may.",
        "type": "object",
        "page": "auth",
        "section": "auth"
      },
      "/auth/max_sessions": {
        "title": "Max sessions",
        "description": "How many viewers may watch at the same time; the next one is refused. Without it there is no limit.",
        "type": "integer",
        "page": "output",
        "section": "sessions"
      },
      "/auth/url": {
        "title": "Auth backend",
        "description": "Asked for each viewer: an address of yours, or auth://NAME for a backend of the global config. Without it nobody is asked.",
        "type": "string",
        "page": "auth",
        "section": "auth"
      },
      "/auth/extra": {
        "title": "Extra parameters",
        "description": "Sent along to the auth backend with every question, by name.",
        "type": "map",
        "page": "auth",
        "section": "auth",
        "messages": {
          "propertyNames": "Key should start with character, not digit or special symbol.",
          "pattern": "Key should start with character, not digit or special symbol."
        }
      },
      "/auth/extra/*": {
        "title": "Value",
        "description": "Sent under this name.",
        "type": "string",
        "page": "auth",
        "section": "auth",
        "messages": {
          "pattern": "Value should not include # symbol."
        }
      },
      "/auth/domains": {
        "title": "Allowed domains",
        "description": "Only players embedded in pages of these domains may play. Without it any page may.",
        "type": "array",
        "page": "auth",
        "section": "auth",
        "list": {
          "key": "$value",
          "emptyIsAbsent": true
        }
      },
      "/auth/domains/*": {
        "title": "Domain",
        "description": "A domain; *.example.com stands for all below it.",
        "type": "string",
        "page": "auth",
        "section": "auth"
      },
      "/auth/allowed_countries": {
        "title": "Allowed countries",
        "description": "Only viewers from these countries may watch. An empty list is a whitelist that lets nobody in; without the list every country may.",
        "type": "array",
        "page": "auth",
        "section": "auth",
        "list": {
          "key": "$value"
        }
      },
      "/auth/allowed_countries/*": {
        "title": "Country",
        "description": "Code of two letters (ISO 3166).",
        "type": "string",
        "page": "auth",
        "section": "auth",
        "messages": {
          "format": "A country code has two letters."
        }
      },
      "/auth/disallowed_countries": {
        "title": "Disallowed countries",
        "description": "Viewers from these countries may not watch; all others may.",
        "type": "array",
        "page": "auth",
        "section": "auth",
        "list": {
          "key": "$value"
        }
      },
      "/auth/disallowed_countries/*": {
        "title": "Country",
        "description": "Code of two letters (ISO 3166).",
        "type": "string",
        "page": "auth",
        "section": "auth",
        "messages": {
          "format": "A country code has two letters."
        }
      },
      "/drm": {
        "title": "DRM",
        "description": "Encrypts the output with keys from a vendor. Without it the output is not encrypted.",
        "type": "object",
        "page": "auth",
        "section": "drm"
      },
      "/drm/vendor": {
        "title": "Vendor",
        "description": "Selects AES-128.",
        "type": "string",
        "page": "auth",
        "section": "drm"
      },
      "/drm/keyserver": {
        "title": "Key server",
        "description": "Address that answers with the content keys.",
        "type": "string",
        "page": "auth",
        "section": "drm"
      },
      "/drm/user_keyserver": {
        "title": "Key server for viewers",
        "description": "Address players are sent to for their keys. Without it they ask this server, which asks the key server.",
        "type": "string",
        "page": "auth",
        "section": "drm"
      },
      "/drm/expires": {
        "title": "Key lifetime",
        "description": "A key is replaced by a new one after this long. Without it one key serves as long as the stream runs.",
        "type": "integer",
        "page": "auth",
        "section": "drm",
        "unit": "seconds"
      },
      "/drm/resource_id": {
        "title": "Resource ID",
        "description": "The name the key server knows this stream by. Without it the stream's own name is sent.",
        "type": "string",
        "page": "auth",
        "section": "drm",
        "multi": "hidden"
      },
      "/drm/user_path": {
        "title": "User path",
        "description": "Path added to the key addresses handed to players. Without it they get the key server's own.",
        "type": "string",
        "page": "auth",
        "section": "drm"
      },
      "/drm/user": {
        "title": "User",
        "description": "Login of your EzDRM account.",
        "type": "string",
        "page": "auth",
        "section": "drm"
      },
      "/drm/password": {
        "title": "Password",
        "description": "Password of your EzDRM account.",
        "type": "string",
        "page": "auth",
        "section": "drm",
        "secret": true
      },
      "/drm/ic_host": {
        "title": "Irdeto Control host",
        "description": "Host of the Irdeto Control service.",
        "type": "string",
        "page": "auth",
        "section": "drm"
      },
      "/drm/account_id": {
        "title": "Account ID",
        "description": "The account the keys belong to.",
        "type": "string",
        "page": "auth",
        "section": "drm"
      },
      "/drm/user_name": {
        "title": "User name",
        "description": "Login of the account.",
        "type": "string",
        "page": "auth",
        "section": "drm"
      },
      "/drm/userkey": {
        "title": "User key",
        "description": "The key of your KeyOS account. May stay empty: the server then asks without one.",
        "type": "string",
        "page": "auth",
        "section": "drm",
        "secret": true
      },
      "/drm/enc_token": {
        "title": "Encryption token",
        "description": "Token of your PallyCon account that permits encryption. May stay empty for a service that asks for none.",
        "type": "string",
        "page": "auth",
        "section": "drm",
        "secret": true
      },
      "/drm/aes_key": {
        "title": "AES key",
        "description": "Key that signs the requests to the licence service.",
        "type": "string",
        "page": "auth",
        "section": "drm",
        "secret": true
      },
      "/drm/iv": {
        "title": "IV",
        "description": "Initialisation vector that belongs to the AES key.",
        "type": "string",
        "page": "auth",
        "section": "drm",
        "secret": true
      },
      "/drm/content_id": {
        "title": "Content ID",
        "description": "The name the licence service knows the content by. Widevine takes it in place of the DRM ID.",
        "type": "string",
        "page": "auth",
        "section": "drm"
      },
      "/drm/signer": {
        "title": "Signer",
        "description": "The name under which requests are signed.",
        "type": "string",
        "page": "auth",
        "section": "drm"
      },
      "/position": {
        "title": "Position",
        "description": "Index of the location among the locations; in the raw text the order of the blocks.",
        "type": "integer"
      },
      "/streams": {
        "title": "Published streams",
        "description": "Streams that are published here now, by name.",
        "type": "map",
        "readOnly": true
      }
    }
  },
  "mirror": {
    "name": "mirror",
    "label": "Mirror",
    "plural": "Mirrors",
    "collection": "sources",
    "serverKeys": true,
    "order": "position",
    "route": "mirror/{mediaNames}",
    "pages": [
      {
        "name": "overview",
        "title": "Overview",
        "sections": [
          {
            "name": "general",
            "title": "General"
          }
        ]
      },
      {
        "name": "input",
        "title": "Input",
        "sections": [
          {
            "name": "servers",
            "title": "Servers"
          }
        ]
      },
      {
        "name": "process",
        "title": "Process",
        "sections": [
          {
            "name": "thumbnails",
            "title": "Thumbnails"
          }
        ]
      },
      {
        "name": "dvr",
        "title": "DVR",
        "sections": [
          {
            "name": "archive",
            "title": "Archive"
          },
          {
            "name": "cache",
            "title": "SSD disk cache"
          }
        ]
      },
      {
        "name": "output",
        "title": "Output",
        "sections": [
          {
            "name": "origin",
            "title": "Output",
            "help": "Outputs of mirrored streams are set on the origin server."
          }
        ]
      },
      {
        "name": "auth",
        "title": "Auth",
        "sections": [
          {
            "name": "auth",
            "title": "Authorization"
          },
          {
            "name": "drm",
            "title": "DRM"
          }
        ]
      }
    ],
    "runtime": [
      "source_hostname",
      "url",
      "streams"
    ],
    "fields": {
      "/urls": {
        "title": "Server URLs",
        "description": "Origin servers in order of preference, as http://HOST:PORT. A URL without a port means port 80.",
        "type": "array",
        "page": "input",
        "section": "servers",
        "list": {
          "key": "$value"
        },
        "messages": {
          "minItems": "Server URL is required",
          "required": "Server URL is required"
        }
      },
      "/urls/*": {
        "title": "Server URL",
        "description": "Address of one origin server.",
        "type": "string",
        "page": "input",
        "section": "servers",
        "messages": {
          "minLength": "Server URL is required"
        }
      },
      "/cluster_key": {
        "title": "Cluster key",
        "description": "Key of the origin servers, where it differs from this server's own.",
        "type": "string",
        "page": "input",
        "section": "servers",
        "secret": true
      },
      "/prefix": {
        "title": "Prefix",
        "description": "Put before the name of every mirrored stream. The server knows the mirror again by prefix and first URL.",
        "type": "string"
      },
      "/title": {
        "title": "Title",
        "description": "The name viewers see for the mirror's streams.",
        "type": "string"
      },
      "/meta": {
        "title": "Meta",
        "description": "Notes on the mirror.",
        "type": "object"
      },
      "/meta/comment": {
        "title": "Description",
        "description": "A note for operators; viewers never see it.",
        "type": "string",
        "page": "overview",
        "section": "general"
      },
      "/meta/drm_id": {
        "title": "DRM ID",
        "description": "The id the DRM vendor knows the content by. Every vendor takes one but Widevine, which has the content ID in its place.",
        "type": "string",
        "page": "auth",
        "section": "drm",
        "multi": "hidden"
      },
      "/except": {
        "title": "Ignored streams",
        "description": "Names of the origin that are not mirrored, separated by comma or space. It wins over the taken streams.",
        "type": "array",
        "page": "overview",
        "section": "general",
        "multi": "shared",
        "list": {
          "key": "$value",
          "emptyIsAbsent": true
        }
      },
      "/except/*": {
        "title": "Stream name",
        "description": "One name, * standing for any part of it.",
        "type": "string",
        "page": "overview",
        "section": "general"
      },
      "/only": {
        "title": "Taken streams",
        "description": "Names of the origin that run all the time (static), separated by comma or space; the others run on demand. Absent: all are static. An empty list: all are on demand. Emptying the field saves null, so all become static; an untouched empty list stays.",
        "type": "array",
        "page": "overview",
        "section": "general",
        "list": {
          "key": "$value",
          "emptyIsAbsent": true
        }
      },
      "/only/*": {
        "title": "Stream name",
        "description": "One name, * standing for any part of it.",
        "type": "string",
        "page": "overview",
        "section": "general"
      },
      "/thumbnails": {
        "title": "Thumbnails",
        "description": "Small pictures of the stream for lists, players and the DVR timeline.",
        "type": "object",
        "page": "process",
        "section": "thumbnails"
      },
      "/thumbnails/enabled": {
        "title": "Thumbnails",
        "description": "Whether pictures are made.",
        "type": "boolean",
        "page": "process",
        "section": "thumbnails",
        "default": false
      },
      "/thumbnails/url": {
        "title": "Thumbnail URL",
        "description": "Fetch ready pictures from this address, such as a camera's own. Without it the server makes them from the video, which takes more of the processor.",
        "type": "string",
        "page": "process",
        "section": "thumbnails"
      },
      "/dvr": {
        "title": "DVR",
        "description": "Records the stream into an archive. Without it nothing is recorded.",
        "type": "object",
        "page": "dvr",
        "section": "archive"
      },
      "/dvr/reference": {
        "title": "DVR config",
        "description": "A DVR of the global config whose disks and limits are used; what is set here wins. Without it the path below is used.",
        "type": "string",
        "page": "dvr",
        "section": "archive"
      },
      "/dvr/root": {
        "title": "Path",
        "description": "Folder the archive is written to.",
        "type": "string",
        "page": "dvr",
        "section": "archive"
      },
      "/dvr/dvr_limit": {
        "title": "Archive depth",
        "description": "Recordings older than this are removed. Without it they stay until the disk is full.",
        "type": "integer",
        "page": "dvr",
        "section": "archive",
        "unit": "seconds",
        "defaultUnit": "d",
        "messages": {
          "type": "Time string should contains only digits and time unit at the end (s, m, h, d, w)"
        }
      },
      "/dvr/disk_limit": {
        "title": "Disk usage limit",
        "description": "The oldest recordings are removed when the disk is fuller than this share.",
        "type": "integer",
        "page": "dvr",
        "section": "archive",
        "unit": "percent",
        "messages": {
          "minimum": "Should be from 0 to 100.",
          "maximum": "Should be from 0 to 100."
        }
      },
      "/dvr/disk_space": {
        "title": "Disk space limit",
        "description": "The oldest recordings are removed when the archive grows past this size. Stored in bytes; a number typed without a unit counts GiB.",
        "type": "integer",
        "page": "dvr",
        "section": "archive",
        "unit": "bytes",
        "defaultUnit": "G",
        "messages": {
          "type": "It's not correct size, good examples are 1024, 1Kb, 32gb, 50TB"
        }
      },
      "/dvr/dvr_replicate": {
        "title": "Replicate",
        "description": "Fetches missing parts of the archive from the source server, where this stream comes from another server of the cluster.",
        "type": "boolean",
        "page": "dvr",
        "section": "archive",
        "default": false
      },
      "/dvr/replication_port": {
        "title": "Replication port",
        "description": "HTTP port of the source server that the archive is fetched from. Without it the port of the source address is used.",
        "type": "integer",
        "page": "dvr",
        "section": "archive",
        "messages": {
          "minimum": "Should be from 1 to 65535.",
          "maximum": "Should be from 1 to 65535."
        }
      },
      "/cache": {
        "title": "SSD disk cache",
        "description": "Keeps what is often asked for on a fast disk. Without it every request reads the archive itself.",
        "type": "object",
        "page": "dvr",
        "section": "cache"
      },
      "/cache/path": {
        "title": "Cache path",
        "description": "Folder on the fast disk.",
        "type": "string",
        "page": "dvr",
        "section": "cache"
      },
      "/cache/time_limit": {
        "title": "Time limit",
        "description": "Cached files older than this are removed: digits with a unit (s, m, h, d, w), or seconds. Without it only the size counts.",
        "type": "string",
        "page": "dvr",
        "section": "cache",
        "unit": "time-string",
        "messages": {
          "format": "Time string should contains only digits and time unit at the end (s, m, h, d, w)",
          "type": "Time string should contains only digits and time unit at the end (s, m, h, d, w)"
        }
      },
      "/cache/disk_limit": {
        "title": "Size limit",
        "description": "The oldest cached files are removed when the cache grows past this: a number with a unit (K, M, G, T, P). A string without a unit counts GiB, a number counts bytes. Without it only the time counts.",
        "type": "string",
        "page": "dvr",
        "section": "cache",
        "unit": "size-string",
        "defaultUnit": "G",
        "messages": {
          "format": "It's not correct size, good examples are 1024, 1Kb, 32gb, 50TB",
          "type": "It's not correct size, good examples are 1024, 1Kb, 32gb, 50TB"
        }
      },
      "/auth": {
        "title": "Authorization",
        "description": "Who may watch. Without it everybody may.",
        "type": "object",
        "page": "auth",
        "section": "auth"
      },
      "/auth/max_sessions": {
        "title": "Max sessions",
        "description": "How many viewers may watch one mirrored stream at the same time. Without it there is no limit.",
        "type": "integer",
        "page": "auth",
        "section": "auth"
      },
      "/auth/url": {
        "title": "Auth backend",
        "description": "Asked for each viewer: an address of yours, or auth://NAME for a backend of the global config. Without it nobody is asked.",
        "type": "string",
        "page": "auth",
        "section": "auth"
      },
      "/auth/extra": {
        "title": "Extra parameters",
        "description": "Sent along to the auth backend with every question, by name.",
        "type": "map",
        "page": "auth",
        "section": "auth",
        "messages": {
          "propertyNames": "Key should start with character, not digit or special symbol.",
          "pattern": "Key should start with character, not digit or special symbol."
        }
      },
      "/auth/extra/*": {
        "title": "Value",
        "description": "Sent under this name.",
        "type": "string",
        "page": "auth",
        "section": "auth",
        "messages": {
          "pattern": "Value should not include # symbol."
        }
      },
      "/auth/domains": {
        "title": "Allowed domains",
        "description": "Only players embedded in pages of these domains may play. Without it any page may.",
        "type": "array",
        "page": "auth",
        "section": "auth",
        "list": {
          "key": "$value",
          "emptyIsAbsent": true
        }
      },
      "/auth/domains/*": {
        "title": "Domain",
        "description": "A domain; *.example.com stands for all below it.",
        "type": "string",
        "page": "auth",
        "section": "auth"
      },
      "/auth/allowed_countries": {
        "title": "Allowed countries",
        "description": "Only viewers from these countries may watch. An empty list is a whitelist that lets nobody in; without the list every country may.",
        "type": "array",
        "page": "auth",
        "section": "auth",
        "list": {
          "key": "$value"
        }
      },
      "/auth/allowed_countries/*": {
        "title": "Country",
        "description": "Code of two letters (ISO 3166).",
        "type": "string",
        "page": "auth",
        "section": "auth",
        "messages": {
          "format": "A country code has two letters."
        }
      },
      "/auth/disallowed_countries": {
        "title": "Disallowed countries",
        "description": "Viewers from these countries may not watch; all others may.",
        "type": "array",
        "page": "auth",
        "section": "auth",
        "list": {
          "key": "$value"
        }
      },
      "/auth/disallowed_countries/*": {
        "title": "Country",
        "description": "Code of two letters (ISO 3166).",
        "type": "string",
        "page": "auth",
        "section": "auth",
        "messages": {
          "format": "A country code has two letters."
        }
      },
      "/drm": {
        "title": "DRM",
        "description": "Encrypts the output with keys from a vendor. Without it the output is not encrypted.",
        "type": "object",
        "page": "auth",
        "section": "drm"
      },
      "/drm/vendor": {
        "title": "Vendor",
        "description": "Selects AES-128.",
        "type": "string",
        "page": "auth",
        "section": "drm"
      },
      "/drm/keyserver": {
        "title": "Key server",
        "description": "Address that answers with the content keys.",
        "type": "string",
        "page": "auth",
        "section": "drm"
      },
      "/drm/user_keyserver": {
        "title": "Key server for viewers",
        "description": "Address players are sent to for their keys. Without it they ask this server, which asks the key server.",
        "type": "string",
        "page": "auth",
        "section": "drm"
      },
      "/drm/expires": {
        "title": "Key lifetime",
        "description": "A key is replaced by a new one after this long. Without it one key serves as long as the stream runs.",
        "type": "integer",
        "page": "auth",
        "section": "drm",
        "unit": "seconds"
      },
      "/drm/resource_id": {
        "title": "Resource ID",
        "description": "The name the key server knows this stream by. Without it the stream's own name is sent.",
        "type": "string",
        "page": "auth",
        "section": "drm",
        "multi": "hidden"
      },
      "/drm/user_path": {
        "title": "User path",
        "description": "Path added to the key addresses handed to players. Without it they get the key server's own.",
        "type": "string",
        "page": "auth",
        "section": "drm"
      },
      "/drm/user": {
        "title": "User",
        "description": "Login of your EzDRM account.",
        "type": "string",
        "page": "auth",
        "section": "drm"
      },
      "/drm/password": {
        "title": "Password",
        "description": "Password of your EzDRM account.",
        "type": "string",
        "page": "auth",
        "section": "drm",
        "secret": true
      },
      "/drm/ic_host": {
        "title": "Irdeto Control host",
        "description": "Host of the Irdeto Control service.",
        "type": "string",
        "page": "auth",
        "section": "drm"
      },
      "/drm/account_id": {
        "title": "Account ID",
        "description": "The account the keys belong to.",
        "type": "string",
        "page": "auth",
        "section": "drm"
      },
      "/drm/user_name": {
        "title": "User name",
        "description": "Login of the account.",
        "type": "string",
        "page": "auth",
        "section": "drm"
      },
      "/drm/userkey": {
        "title": "User key",
        "description": "The key of your KeyOS account. May stay empty: the server then asks without one.",
        "type": "string",
        "page": "auth",
        "section": "drm",
        "secret": true
      },
      "/drm/enc_token": {
        "title": "Encryption token",
        "description": "Token of your PallyCon account that permits encryption. May stay empty for a service that asks for none.",
        "type": "string",
        "page": "auth",
        "section": "drm",
        "secret": true
      },
      "/drm/aes_key": {
        "title": "AES key",
        "description": "Key that signs the requests to the licence service.",
        "type": "string",
        "page": "auth",
        "section": "drm",
        "secret": true
      },
      "/drm/iv": {
        "title": "IV",
        "description": "Initialisation vector that belongs to the AES key.",
        "type": "string",
        "page": "auth",
        "section": "drm",
        "secret": true
      },
      "/drm/content_id": {
        "title": "Content ID",
        "description": "The name the licence service knows the content by. Widevine takes it in place of the DRM ID.",
        "type": "string",
        "page": "auth",
        "section": "drm"
      },
      "/drm/signer": {
        "title": "Signer",
        "description": "The name under which requests are signed.",
        "type": "string",
        "page": "auth",
        "section": "drm"
      },
      "/position": {
        "title": "Position",
        "description": "Index of the mirror among the mirrors; in the raw text the order of the blocks.",
        "type": "integer"
      },
      "/source_hostname": {
        "title": "Origin host",
        "description": "Host name the origin server in use gives itself.",
        "type": "string",
        "readOnly": true
      },
      "/url": {
        "title": "Current URL",
        "description": "The server URL that is in use now.",
        "type": "string",
        "readOnly": true
      },
      "/streams": {
        "title": "Mirrored streams",
        "description": "Streams of the origin as they run here, by name.",
        "type": "map",
        "readOnly": true
      }
    }
  },
  "peer": {
    "name": "peer",
    "label": "Peer",
    "plural": "Peers",
    "collection": "peers",
    "key": "name",
    "order": "position",
    "route": "cluster/peer/{mediaNames}",
    "pages": [],
    "runtime": [],
    "fields": {
      "/name": {
        "title": "Peer hostname",
        "description": "Host name of the peer, as the peer calls itself. A port typed after a colon is taken apart into the port.",
        "type": "string",
        "messages": {
          "required": "Peer hostname is required",
          "minLength": "Peer hostname is required",
          "pattern": "Should be a host name, with a port if needed: host:8080"
        }
      },
      "/port": {
        "title": "Port",
        "description": "HTTP port of the peer.",
        "type": "integer",
        "messages": {
          "minimum": "Should be a port from 1 to 65535",
          "maximum": "Should be a port from 1 to 65535"
        }
      },
      "/position": {
        "title": "Position",
        "description": "Index of the peer among the peers; in the raw text the order of the statements.",
        "type": "integer"
      }
    }
  },
  "server": {
    "name": "server",
    "label": "Server",
    "plural": "Servers",
    "route": "config",
    "pages": [
      {
        "name": "settings",
        "title": "Settings",
        "sections": [
          {
            "name": "protocols",
            "title": "Protocol"
          },
          {
            "name": "additional",
            "title": "Additional"
          },
          {
            "name": "access",
            "title": "Access"
          },
          {
            "name": "web-scripts",
            "title": "Web scripts"
          },
          {
            "name": "surveillance",
            "title": "Video surveillance"
          }
        ]
      },
      {
        "name": "cluster",
        "title": "Cluster settings",
        "sections": [
          {
            "name": "key",
            "title": "Cluster key"
          },
          {
            "name": "peers",
            "title": "Peers"
          }
        ]
      },
      {
        "name": "iptv",
        "title": "IPTV",
        "sections": [
          {
            "name": "database",
            "title": "Database"
          }
        ]
      }
    ],
    "runtime": [
      "servers",
      "stats",
      "now_ms",
      "notifications"
    ],
    "fields": {
      "/http": {
        "title": "HTTP ports",
        "description": "Ports for the web interface, the API and playback over HTTP. Removing all of them loses access to the web interface.",
        "type": "array",
        "page": "settings",
        "section": "protocols",
        "save": {
          "mode": "form",
          "confirm": "The web interface answers at the HTTP ports. If this browser can no longer reach it, the change is rolled back. Apply?",
          "risk": "connectivity"
        },
        "list": {
          "key": "$value",
          "emptyIsAbsent": true
        },
        "messages": {
          "uniqueItems": "Each port may stand in the list once"
        }
      },
      "/http/*": {
        "title": "Port",
        "description": "A port number to listen on at every address, or ADDR:PORT to listen at one address only. The address is never dropped by a form.",
        "type": "string",
        "page": "settings",
        "section": "protocols",
        "messages": {
          "type": "Should be a port from 1 to 65535, or ADDRESS:PORT",
          "pattern": "Should be a port from 1 to 65535, or ADDRESS:PORT",
          "minimum": "Should be a port from 1 to 65535, or ADDRESS:PORT",
          "maximum": "Should be a port from 1 to 65535, or ADDRESS:PORT"
        }
      },
      "/rtmp": {
        "title": "RTMP port",
        "description": "Port for publishing and playback over RTMP. Without it RTMP is off, and stream addresses are shown with 1935.",
        "type": "string",
        "page": "settings",
        "section": "protocols",
        "messages": {
          "type": "Should be a port from 1 to 65535, or ADDRESS:PORT",
          "pattern": "Should be a port from 1 to 65535, or ADDRESS:PORT",
          "minimum": "Should be a port from 1 to 65535, or ADDRESS:PORT",
          "maximum": "Should be a port from 1 to 65535, or ADDRESS:PORT"
        }
      },
      "/rtsp": {
        "title": "RTSP port",
        "description": "Port for playback over RTSP. Without it RTSP is off.",
        "type": "string",
        "page": "settings",
        "section": "protocols",
        "messages": {
          "type": "Should be a port from 1 to 65535, or ADDRESS:PORT",
          "pattern": "Should be a port from 1 to 65535, or ADDRESS:PORT",
          "minimum": "Should be a port from 1 to 65535, or ADDRESS:PORT",
          "maximum": "Should be a port from 1 to 65535, or ADDRESS:PORT"
        }
      },
      "/https": {
        "title": "HTTPS ports",
        "description": "Ports for the web interface, the API and playback over HTTPS. They need a TLS certificate.",
        "type": "array",
        "page": "settings",
        "section": "protocols",
        "save": {
          "mode": "form",
          "confirm": "The web interface answers at the HTTPS ports. If this browser can no longer reach it, the change is rolled back. Apply?",
          "risk": "connectivity"
        },
        "list": {
          "key": "$value",
          "emptyIsAbsent": true
        },
        "messages": {
          "uniqueItems": "Each port may stand in the list once"
        }
      },
      "/https/*": {
        "title": "Port",
        "description": "A port number to listen on at every address, or ADDR:PORT to listen at one address only. The address is never dropped by a form.",
        "type": "string",
        "page": "settings",
        "section": "protocols",
        "messages": {
          "type": "Should be a port from 1 to 65535, or ADDRESS:PORT",
          "pattern": "Should be a port from 1 to 65535, or ADDRESS:PORT",
          "minimum": "Should be a port from 1 to 65535, or ADDRESS:PORT",
          "maximum": "Should be a port from 1 to 65535, or ADDRESS:PORT"
        }
      },
      "/rtmps": {
        "title": "RTMPS",
        "description": "Port for publishing and playback over RTMP inside TLS. Without it RTMPS is off.",
        "type": "string",
        "page": "settings",
        "section": "protocols",
        "messages": {
          "type": "Should be a port from 1 to 65535, or ADDRESS:PORT",
          "pattern": "Should be a port from 1 to 65535, or ADDRESS:PORT",
          "minimum": "Should be a port from 1 to 65535, or ADDRESS:PORT",
          "maximum": "Should be a port from 1 to 65535, or ADDRESS:PORT"
        }
      },
      "/rtsps": {
        "title": "RTSPS",
        "description": "Port for playback over RTSP inside TLS. Without it RTSPS is off.",
        "type": "string",
        "page": "settings",
        "section": "protocols",
        "messages": {
          "type": "Should be a port from 1 to 65535, or ADDRESS:PORT",
          "pattern": "Should be a port from 1 to 65535, or ADDRESS:PORT",
          "minimum": "Should be a port from 1 to 65535, or ADDRESS:PORT",
          "maximum": "Should be a port from 1 to 65535, or ADDRESS:PORT"
        }
      },
      "/loglevel": {
        "title": "Log level",
        "description": "How much the server writes to its log. Absent (null in a save) is the server's default.",
        "type": "string",
        "page": "settings",
        "section": "additional",
        "enumLabels": {
          "": "default",
          "debug": "debug",
          "notice": "notice",
          "error": "error"
        }
      },
      "/nvidia_monitor": {
        "title": "Nvidia monitor",
        "description": "Watches the memory and the load of Nvidia cards for the server info.",
        "type": "boolean",
        "page": "settings",
        "section": "additional",
        "default": false
      },
      "/pulsedb": {
        "title": "PulseDB path",
        "description": "Folder with the history of traffic and load that the graphs are drawn from.",
        "type": "string",
        "page": "settings",
        "section": "additional"
      },
      "/session_log": {
        "title": "Session log path",
        "description": "Folder with the history of viewing sessions.",
        "type": "string",
        "page": "settings",
        "section": "additional"
      },
      "/admin_http": {
        "title": "Admin HTTP ports",
        "description": "When set, the web interface and the API answer over HTTP at these ports only. Absent: at every HTTP port.",
        "type": "array",
        "page": "settings",
        "section": "additional",
        "save": {
          "mode": "form",
          "confirm": "Only the admin ports will answer the web interface. If this browser can no longer reach it, the change is rolled back. Apply?",
          "risk": "connectivity"
        },
        "list": {
          "key": "$value",
          "emptyIsAbsent": true
        },
        "messages": {
          "uniqueItems": "Each port may stand in the list once"
        }
      },
      "/admin_http/*": {
        "title": "Port",
        "description": "A port number to listen on at every address, or ADDR:PORT to listen at one address only. The address is never dropped by a form.",
        "type": "string",
        "page": "settings",
        "section": "additional",
        "messages": {
          "type": "Should be a port from 1 to 65535, or ADDRESS:PORT",
          "pattern": "Should be a port from 1 to 65535, or ADDRESS:PORT",
          "minimum": "Should be a port from 1 to 65535, or ADDRESS:PORT",
          "maximum": "Should be a port from 1 to 65535, or ADDRESS:PORT"
        }
      },
      "/admin_https": {
        "title": "Admin HTTPS ports",
        "description": "When set, the web interface and the API answer over HTTPS at these ports only. Absent: at every HTTPS port.",
        "type": "array",
        "page": "settings",
        "section": "additional",
        "save": {
          "mode": "form",
          "confirm": "Only the admin ports will answer the web interface. If this browser can no longer reach it, the change is rolled back. Apply?",
          "risk": "connectivity"
        },
        "list": {
          "key": "$value",
          "emptyIsAbsent": true
        },
        "messages": {
          "uniqueItems": "Each port may stand in the list once"
        }
      },
      "/admin_https/*": {
        "title": "Port",
        "description": "A port number to listen on at every address, or ADDR:PORT to listen at one address only. The address is never dropped by a form.",
        "type": "string",
        "page": "settings",
        "section": "additional",
        "messages": {
          "type": "Should be a port from 1 to 65535, or ADDRESS:PORT",
          "pattern": "Should be a port from 1 to 65535, or ADDRESS:PORT",
          "minimum": "Should be a port from 1 to 65535, or ADDRESS:PORT",
          "maximum": "Should be a port from 1 to 65535, or ADDRESS:PORT"
        }
      },
      "/mysql": {
        "title": "MySQL API port",
        "description": "Port where the server answers questions about its state in the MySQL protocol. Without it this is off.",
        "type": "string",
        "page": "settings",
        "section": "additional",
        "messages": {
          "type": "Should be a port from 1 to 65535, or ADDRESS:PORT",
          "pattern": "Should be a port from 1 to 65535, or ADDRESS:PORT",
          "minimum": "Should be a port from 1 to 65535, or ADDRESS:PORT",
          "maximum": "Should be a port from 1 to 65535, or ADDRESS:PORT"
        }
      },
      "/snmp": {
        "title": "SNMP port",
        "description": "Port for monitoring over SNMP. Without it SNMP is off.",
        "type": "string",
        "page": "settings",
        "section": "additional",
        "messages": {
          "type": "Should be a port from 1 to 65535, or ADDRESS:PORT",
          "pattern": "Should be a port from 1 to 65535, or ADDRESS:PORT",
          "minimum": "Should be a port from 1 to 65535, or ADDRESS:PORT",
          "maximum": "Should be a port from 1 to 65535, or ADDRESS:PORT"
        }
      },
      "/total_bandwidth": {
        "title": "Total bandwidth",
        "description": "What the server's network line can carry, in bits per second; the cluster counts its load as a share of it. Units go by 1024.",
        "type": "integer",
        "page": "settings",
        "section": "additional",
        "unit": "bitrate",
        "defaultUnit": "M"
      },
      "/meta": {
        "title": "Meta",
        "description": "Free notes on this server as keys and values; the server itself does not read them.",
        "type": "map",
        "page": "settings",
        "section": "additional"
      },
      "/meta/*": {
        "title": "Value",
        "description": "Text of the note.",
        "type": "string",
        "page": "settings",
        "section": "additional"
      },
      "/api": {
        "title": "API at the public ports",
        "description": "Off: the API answers at the admin ports only.",
        "type": "boolean",
        "default": true,
        "save": {
          "mode": "form",
          "confirm": "Only the admin ports will answer the API. If this browser can no longer reach it, the change is rolled back. Apply?",
          "risk": "connectivity"
        }
      },
      "/edit_auth": {
        "title": "Administrator",
        "description": "The login of this console and of API calls that change something.",
        "type": "object",
        "page": "settings",
        "section": "access"
      },
      "/edit_auth/login": {
        "title": "Admin UI username",
        "description": "Login of the administrator.",
        "type": "string",
        "page": "settings",
        "section": "access",
        "save": {
          "mode": "form",
          "confirm": "You will sign in with the new username. If you cannot, the change is rolled back. Apply?",
          "risk": "connectivity"
        },
        "messages": {
          "required": "Admin UI username is required",
          "minLength": "Admin UI username is required",
          "pattern": "The username may not hold a colon or white space"
        }
      },
      "/edit_auth/password": {
        "title": "Admin UI password",
        "description": "Password of the administrator; kept as a scrypt hash, so that it is shown nowhere.",
        "type": "string",
        "page": "settings",
        "section": "access",
        "secret": true,
        "save": {
          "mode": "form",
          "confirm": "You will sign in with the new password. If you cannot, the change is rolled back. Apply?",
          "risk": "connectivity"
        },
        "messages": {
          "required": "Admin UI password is required",
          "minLength": "Admin UI password is required"
        }
      },
      "/view_auth": {
        "title": "Viewer",
        "description": "A second login that may read the state through the API and change nothing.",
        "type": "object",
        "page": "settings",
        "section": "access"
      },
      "/view_auth/login": {
        "title": "View username",
        "description": "Login for reading only. It stands beside the administrator's login in the Access section.",
        "type": "string",
        "page": "settings",
        "section": "access",
        "messages": {
          "pattern": "The username may not hold a colon or white space"
        }
      },
      "/view_auth/password": {
        "title": "View password",
        "description": "Password for reading only; kept as a scrypt hash, so that it is shown nowhere.",
        "type": "string",
        "page": "settings",
        "section": "access",
        "secret": true
      },
      "/cluster_key": {
        "title": "Cluster key",
        "description": "The secret that servers of one cluster know each other by. It must be the same on all peers.",
        "type": "string",
        "page": "cluster",
        "section": "key",
        "secret": true
      },
      "/peers": {
        "title": "Peers",
        "description": "The other servers of the cluster, by host name.",
        "type": "map",
        "page": "cluster",
        "section": "peers"
      },
      "/web_scripts": {
        "title": "Web scripts",
        "description": "Scripts that answer requests below a prefix of the web address, by prefix.",
        "type": "map",
        "page": "settings",
        "section": "web-scripts"
      },
      "/plugins": {
        "title": "Plugins",
        "description": "Parts of the server with a configuration of their own, by name. Unknown plugins are kept as they are.",
        "type": "object"
      },
      "/plugins/vsaas": {
        "title": "Video surveillance",
        "description": "The plugin for IP cameras. Setting a database path for the first time also sets an endpoint here and a key in the reverse-proxy plugin; clearing it removes this plugin and leaves the reverse proxy.",
        "type": "object"
      },
      "/plugins/vsaas/database": {
        "title": "Database path",
        "description": "Database of cameras and users; cleared, the plugin is off.",
        "type": "string",
        "page": "settings",
        "section": "surveillance",
        "secret": true
      },
      "/plugins/vsaas/endpoint": {
        "title": "Endpoint",
        "description": "The plugin answers calls of the cameras' agents. True is written when the plugin is first configured.",
        "type": "boolean",
        "default": false
      },
      "/plugins/rproxy": {
        "title": "Reverse proxy",
        "description": "The plugin through which cameras behind a router reach the server. Written together with video surveillance.",
        "type": "object"
      },
      "/plugins/rproxy/endpoint_auth": {
        "title": "Endpoint auth",
        "description": "Plugin that says which agents may connect: vsaas.",
        "type": "string",
        "secret": true
      },
      "/plugins/rproxy/streampoint_key": {
        "title": "Streampoint key",
        "description": "Key between agents and this server: 14 random lower-case letters and digits, made when video surveillance is first configured.",
        "type": "string",
        "secret": true
      },
      "/plugins/iptv": {
        "title": "IPTV",
        "description": "The plugin that keeps IPTV users and their playlists.",
        "type": "object"
      },
      "/plugins/iptv/database": {
        "title": "Database path",
        "description": "Database of packages and users. Without it IPTV is off.",
        "type": "string",
        "page": "iptv",
        "section": "database"
      },
      "/streams": {
        "title": "Streams",
        "description": "Standalone streams by name.",
        "type": "map"
      },
      "/lives": {
        "title": "Locations",
        "description": "Publishing locations by prefix.",
        "type": "map"
      },
      "/sources": {
        "title": "Mirrors",
        "description": "Origin servers whose streams are mirrored here, by an id the server gives and never uses again.",
        "type": "map"
      },
      "/vods": {
        "title": "VOD locations",
        "description": "Folders with files to watch, by prefix.",
        "type": "map"
      },
      "/dvrs": {
        "title": "DVR storages",
        "description": "Global archive configurations that streams refer to by name.",
        "type": "map"
      },
      "/auth_backends": {
        "title": "Auth backends",
        "description": "Rules and addresses that decide who may watch, referred to by streams as auth://NAME.",
        "type": "map"
      },
      "/ad_schedules": {
        "title": "Ad schedules",
        "description": "When which advertising files are played, by name. The calls fetch_ad_schedules and save_ad_schedules read and write them as a list.",
        "type": "map"
      },
      "/dynamics": {
        "title": "Dynamic rewrites",
        "description": "Streams made on request from a name pattern, an older form of locations. Shown in the raw text only and kept as they are.",
        "type": "map"
      },
      "/dynamics/*": {
        "title": "Rewrite",
        "description": "One pattern and its settings.",
        "type": "object"
      },
      "/servers": {
        "title": "Mirrored servers",
        "description": "Health of the servers that mirrors name, by URL with its port.",
        "type": "map",
        "readOnly": true
      },
      "/stats": {
        "title": "Server stats",
        "description": "Totals of the server that change all the time.",
        "type": "object",
        "readOnly": true
      },
      "/now_ms": {
        "title": "Server time",
        "description": "The server's clock, in milliseconds since 1970.",
        "type": "integer",
        "unit": "milliseconds",
        "readOnly": true
      },
      "/notifications": {
        "title": "Notifications",
        "description": "What the server wants the operator to know.",
        "type": "object",
        "readOnly": true
      }
    }
  },
  "stream": {
    "name": "stream",
    "label": "Stream",
    "plural": "Streams",
    "collection": "streams",
    "key": "name",
    "order": "position",
    "renamable": true,
    "route": "standalone/{mediaNames}",
    "pages": [
      {
        "name": "overview",
        "title": "Overview",
        "sections": [
          {
            "name": "general",
            "title": "General"
          },
          {
            "name": "start",
            "title": "Start conditions"
          }
        ]
      },
      {
        "name": "input",
        "title": "Input",
        "sections": [
          {
            "name": "sources",
            "title": "Sources"
          },
          {
            "name": "publish",
            "title": "Published input"
          },
          {
            "name": "publish-settings",
            "title": "Publish settings"
          },
          {
            "name": "fallback",
            "title": "Fallback video"
          },
          {
            "name": "cluster",
            "title": "Cluster",
            "collapsed": true
          }
        ]
      },
      {
        "name": "transcoder",
        "title": "Transcoder",
        "sections": [
          {
            "name": "transcoder",
            "title": "Transcoder"
          }
        ]
      },
      {
        "name": "dvr",
        "title": "DVR",
        "sections": [
          {
            "name": "archive",
            "title": "Archive"
          },
          {
            "name": "cache",
            "title": "SSD disk cache"
          }
        ]
      },
      {
        "name": "output",
        "title": "Output",
        "sections": [
          {
            "name": "logo",
            "title": "Logo"
          },
          {
            "name": "thumbnails",
            "title": "Thumbnails"
          },
          {
            "name": "sessions",
            "title": "Sessions and timeouts"
          },
          {
            "name": "segments",
            "title": "HLS, HDS and DASH"
          },
          {
            "name": "persistent",
            "title": "Persistent protocols"
          },
          {
            "name": "mpegts",
            "title": "MPEG-TS"
          },
          {
            "name": "pushes",
            "title": "Push to URL"
          },
          {
            "name": "protocols",
            "title": "Output protocols"
          }
        ]
      },
      {
        "name": "auth",
        "title": "Auth",
        "sections": [
          {
            "name": "auth",
            "title": "Authorization"
          },
          {
            "name": "drm",
            "title": "DRM"
          }
        ]
      }
    ],
    "runtime": [
      "prefix",
      "push",
      "max_sessions",
      "stats"
    ],
    "fields": {
      "/name": {
        "title": "Name",
        "description": "The name in every address of the stream.",
        "type": "string",
        "page": "overview",
        "section": "general",
        "multi": "hidden",
        "messages": {
          "minLength": "Name is required",
          "required": "Name is required"
        }
      },
      "/title": {
        "title": "Title",
        "description": "The name viewers and playlists show.",
        "type": "string",
        "page": "overview",
        "section": "general",
        "multi": "hidden"
      },
      "/meta": {
        "title": "Meta",
        "description": "Notes on the stream, by name.",
        "type": "object"
      },
      "/meta/comment": {
        "title": "Description",
        "description": "A note for operators; viewers never see it.",
        "type": "string",
        "page": "overview",
        "section": "general"
      },
      "/meta/iptv": {
        "title": "IPTV",
        "description": "Whether the stream is one of the channels of the IPTV plugin. The IPTV page sets it together with the auth backend.",
        "type": "boolean",
        "page": "overview",
        "section": "general",
        "default": false
      },
      "/meta/program_id": {
        "title": "Program ID",
        "description": "Number of the program in the MPEG-TS output.",
        "type": "integer",
        "page": "output",
        "section": "mpegts",
        "multi": "hidden"
      },
      "/meta/drm_id": {
        "title": "DRM ID",
        "description": "The id the DRM vendor knows the content by. Every vendor takes one but Widevine, which has the content ID in its place.",
        "type": "string",
        "page": "auth",
        "section": "drm",
        "multi": "hidden"
      },
      "/disabled": {
        "title": "Disabled",
        "description": "A disabled stream takes no source and serves nobody; its settings stay.",
        "type": "boolean",
        "page": "overview",
        "section": "start",
        "default": false,
        "save": {
          "mode": "at-once"
        }
      },
      "/static": {
        "title": "Start conditions",
        "description": "A static stream always runs; an on-demand one starts with its first client.",
        "type": "boolean",
        "page": "overview",
        "section": "start",
        "default": true,
        "enumLabels": {
          "true": "Static",
          "false": "On demand"
        },
        "save": {
          "mode": "at-once"
        }
      },
      "/urls": {
        "title": "Sources",
        "description": "Where the stream comes from: the first that works is used, in the order of the list.",
        "type": "array",
        "page": "input",
        "section": "sources",
        "list": {
          "key": "url",
          "bareKey": true
        }
      },
      "/urls/*": {
        "title": "Source",
        "description": "One source of a stream: its address, alone or with options. Options without a field of their own are kept and handed to the source as they are.",
        "type": "object",
        "page": "input",
        "section": "sources",
        "messages": {
          "format": "specify hls:// or tshttp:// protocol",
          "minLength": "URL is required"
        }
      },
      "/urls/*/url": {
        "title": "URL",
        "description": "Address of the source; the scheme says how it is fetched. publish:// lets others publish to the stream.",
        "type": "string",
        "page": "input",
        "section": "sources",
        "messages": {
          "format": "specify hls:// or tshttp:// protocol"
        }
      },
      "/urls/*/priority": {
        "title": "Priority",
        "description": "Sources with a smaller number are tried first; without one the order of the list counts. Digits typed here are stored as a string, as servers of this kind keep it.",
        "type": "string",
        "page": "input",
        "section": "sources",
        "messages": {
          "pattern": "Priority is a whole number."
        }
      },
      "/urls/*/source_timeout": {
        "title": "Source timeout",
        "description": "Without a frame for this long the next source is tried. Without it the stream's own timeout counts.",
        "type": "integer",
        "page": "input",
        "section": "sources",
        "unit": "seconds"
      },
      "/urls/*/user_agent": {
        "title": "User agent",
        "description": "What the server calls itself when it fetches this source over HTTP.",
        "type": "string",
        "page": "input",
        "section": "sources"
      },
      "/urls/*/buffer": {
        "title": "HLS buffer",
        "description": "For HLS sources: how much of the source is read ahead, so that a slow server does not interrupt the stream.",
        "type": "integer",
        "page": "input",
        "section": "sources",
        "unit": "seconds"
      },
      "/urls/*/rtp": {
        "title": "RTP transport",
        "description": "For RTSP sources: how the media travels. Without it over the RTSP connection itself (TCP).",
        "type": "string",
        "page": "input",
        "section": "sources",
        "enumLabels": {
          "": "TCP",
          "udp": "UDP"
        }
      },
      "/urls/*/tracks": {
        "title": "Tracks",
        "description": "For RTSP sources: numbers of the tracks to take, separated by commas. Without it all are taken.",
        "type": "string",
        "page": "input",
        "section": "sources"
      },
      "/urls/*/program": {
        "title": "Program",
        "description": "For MPEG-TS sources: number of the program to take out of several. Without it the first one is taken.",
        "type": "integer",
        "page": "input",
        "section": "sources"
      },
      "/urls/*/pids": {
        "title": "PIDs",
        "description": "For MPEG-TS sources: the packet identifiers to take, 1 to 8191, separated by commas. Without it all of the program are taken.",
        "type": "string",
        "page": "input",
        "section": "sources",
        "messages": {
          "pattern": "PIDs are numbers from 1 to 8191, separated by commas."
        }
      },
      "/urls/*/allow_subtitles": {
        "title": "Allow subtitles",
        "description": "Whether DVB subtitles of the source are passed on. Stored as the word true or false; without it they are dropped.",
        "type": "string",
        "page": "input",
        "section": "sources",
        "enumLabels": {
          "": "Default",
          "true": "Yes",
          "false": "No"
        }
      },
      "/urls/*/subtitles": {
        "title": "Subtitle recognition",
        "description": "Whether DVB subtitles (pictures) are turned into text, beside them or in their place. Without it they stay as they are.",
        "type": "string",
        "page": "input",
        "section": "sources",
        "enumLabels": {
          "": "Off",
          "ocr_add": "Add text to the pictures",
          "ocr_replace": "Text in place of the pictures"
        }
      },
      "/urls/*/dvbsubs_ocr": {
        "title": "Recognise DVB subtitles",
        "description": "The older switch for subtitle recognition: true adds text to the pictures. Stored as the word true or false, like allow subtitles; where both are set, subtitle recognition wins.",
        "type": "string",
        "page": "input",
        "section": "sources",
        "enumLabels": {
          "": "Default",
          "true": "Yes",
          "false": "No"
        }
      },
      "/urls/*/*": {
        "title": "Extra parameter",
        "description": "A parameter of the source that has no field here. A name that has a field is refused: the field holds its value.",
        "type": "string",
        "page": "input",
        "section": "sources"
      },
      "/source_timeout": {
        "title": "Source timeout",
        "description": "Without a frame for this long the next source is tried.",
        "type": "integer",
        "page": "input",
        "section": "sources",
        "unit": "seconds",
        "default": 60
      },
      "/publish_enabled": {
        "title": "Published input",
        "description": "Whether others may publish to this stream. Servers that publish by URL hold publish:// among the sources in its place.",
        "type": "boolean",
        "page": "input",
        "section": "publish",
        "default": false,
        "enumLabels": {
          "true": "Accept",
          "false": "Ignore"
        }
      },
      "/password": {
        "title": "Publish password",
        "description": "A publisher must give this password. Without it anyone who reaches the server may publish.",
        "type": "string",
        "page": "input",
        "section": "publish-settings",
        "secret": true
      },
      "/on_publish": {
        "title": "Publish script",
        "description": "Path of a script, or an address, that is asked whether a publisher may publish.",
        "type": "string",
        "page": "input",
        "section": "publish-settings"
      },
      "/max_bitrate": {
        "title": "Max bitrate",
        "description": "A publisher that sends more than this is cut off. Without it there is no limit.",
        "type": "integer",
        "page": "input",
        "section": "publish-settings",
        "unit": "kilobits"
      },
      "/backup": {
        "title": "Fallback video",
        "description": "Played in a loop while no source works. Saved without a file, the fallback is removed.",
        "type": "object",
        "page": "input",
        "section": "fallback"
      },
      "/backup/file": {
        "title": "Fallback file",
        "description": "A file of a VOD location, as prefix/name.",
        "type": "string",
        "page": "input",
        "section": "fallback"
      },
      "/backup/timeout": {
        "title": "Fallback timeout",
        "description": "The fallback starts this long after the last frame of the source. Without it the source timeout counts.",
        "type": "integer",
        "page": "input",
        "section": "fallback",
        "unit": "seconds"
      },
      "/backup/dvr": {
        "title": "Record the fallback",
        "description": "Whether the fallback video goes into the archive as well.",
        "type": "boolean",
        "page": "input",
        "section": "fallback",
        "default": false
      },
      "/cluster_key": {
        "title": "Cluster key",
        "description": "The key shared with the servers this stream is fetched from, where it differs from that of the global config.",
        "type": "string",
        "page": "input",
        "section": "cluster",
        "secret": true
      },
      "/transcoder": {
        "title": "Transcoder",
        "description": "Decodes the stream and encodes it anew, in one or several qualities. Without it the stream passes as it comes.",
        "type": "object",
        "page": "transcoder",
        "section": "transcoder"
      },
      "/transcoder/global": {
        "title": "Hardware options",
        "description": "What the transcoder runs on.",
        "type": "object",
        "page": "transcoder",
        "section": "transcoder"
      },
      "/transcoder/global/hw": {
        "title": "Hardware",
        "description": "What decodes and encodes the video.",
        "type": "string",
        "page": "transcoder",
        "section": "transcoder",
        "default": "cpu",
        "enumLabels": {
          "cpu": "CPU",
          "qsv": "Intel Quicksync",
          "nvenc": "Nvidia NVENC",
          "coder": "Coder",
          "l4t2": "Nvidia Jetson (l4t2)"
        }
      },
      "/transcoder/global/deviceid": {
        "title": "Device",
        "description": "Which of several devices of that kind is used. Without it the server chooses.",
        "type": "string",
        "page": "transcoder",
        "section": "transcoder"
      },
      "/transcoder/global/external": {
        "title": "External process",
        "description": "Runs the encoder in a process of its own, so that a fault of the driver does not stop the server. Only for Nvidia NVENC; choosing other hardware clears it.",
        "type": "boolean",
        "page": "transcoder",
        "section": "transcoder",
        "default": false
      },
      "/transcoder/global/seamless": {
        "title": "Seamless switch",
        "description": "Keeps the encoder running while the source changes, so that players see no break.",
        "type": "boolean",
        "page": "transcoder",
        "section": "transcoder",
        "default": false
      },
      "/transcoder/video": {
        "title": "Video tracks",
        "description": "The encoded videos by their number, counted from 1. Without any only audio will be in the output.",
        "type": "map",
        "page": "transcoder",
        "section": "transcoder",
        "messages": {
          "propertyNames": "Tracks are numbered.",
          "pattern": "Tracks are numbered."
        }
      },
      "/transcoder/video/*": {
        "title": "Video track",
        "description": "One encoded video of the output. Parameters without a field of their own are kept and handed to the encoder.",
        "type": "object",
        "page": "transcoder",
        "section": "transcoder"
      },
      "/transcoder/video/*/bitrate": {
        "title": "Bitrate",
        "description": "Bits per second, or the word copy to pass the video of the source on as it is.",
        "type": "number",
        "page": "transcoder",
        "section": "transcoder",
        "unit": "bitrate",
        "messages": {
          "required": "Bitrate is required.",
          "exclusiveMinimum": "Should be greater than zero.",
          "type": "Should be greater than zero or copy.",
          "pattern": "Should be greater than zero or copy."
        }
      },
      "/transcoder/video/*/codec": {
        "title": "Codec",
        "description": "What the video is encoded with.",
        "type": "string",
        "page": "transcoder",
        "section": "transcoder",
        "default": "h264",
        "enumLabels": {
          "h264": "H.264",
          "hevc": "HEVC (H.265)",
          "mp2v": "MPEG-2 Video"
        }
      },
      "/transcoder/video/*/size": {
        "title": "Size",
        "description": "Size of the picture. Without it the size of the source stays.",
        "type": "object",
        "page": "transcoder",
        "section": "transcoder"
      },
      "/transcoder/video/*/size/width": {
        "title": "Width",
        "description": "An even number of pixels; -1 follows from the height and the shape of the source.",
        "type": "integer",
        "page": "transcoder",
        "section": "transcoder",
        "unit": "pixels",
        "messages": {
          "exclusiveMinimum": "Width should be -1 or greater than zero.",
          "multipleOf": "Width should be multiple of 2."
        }
      },
      "/transcoder/video/*/size/height": {
        "title": "Height",
        "description": "An even number of pixels; -1 follows from the width and the shape of the source.",
        "type": "integer",
        "page": "transcoder",
        "section": "transcoder",
        "unit": "pixels",
        "messages": {
          "exclusiveMinimum": "Height should be -1 or greater than zero.",
          "multipleOf": "Height should be multiple of 2."
        }
      },
      "/transcoder/video/*/size/strategy": {
        "title": "Strategy",
        "description": "What happens when the shapes differ: crop cuts off, fit adds borders, scale distorts.",
        "type": "string",
        "page": "transcoder",
        "section": "transcoder",
        "enumLabels": {
          "crop": "Crop",
          "fit": "Fit",
          "scale": "Scale"
        }
      },
      "/transcoder/video/*/size/background": {
        "title": "Background",
        "description": "Colour of the borders that fit adds.",
        "type": "string",
        "page": "transcoder",
        "section": "transcoder",
        "default": "#000000",
        "messages": {
          "format": "Should be like #abc or #abcdef."
        }
      },
      "/transcoder/video/*/preset": {
        "title": "Preset",
        "description": "Trade of speed against quality. NVENC has presets of its own; the coder and l4t2 take those of the processor.",
        "type": "string",
        "page": "transcoder",
        "section": "transcoder",
        "messages": {
          "enum": "The chosen hardware does not have this preset."
        }
      },
      "/transcoder/video/*/profile": {
        "title": "Profile",
        "description": "Which features of the codec may be used; older players know only the lower ones. Without it the encoder chooses.",
        "type": "string",
        "page": "transcoder",
        "section": "transcoder",
        "messages": {
          "enum": "The chosen codec does not have this profile."
        }
      },
      "/transcoder/video/*/level": {
        "title": "Level",
        "description": "Upper limit of size and bitrate that the track promises to players. Without it the encoder chooses.",
        "type": "string",
        "page": "transcoder",
        "section": "transcoder",
        "enumLabels": {
          "low": "Low",
          "main": "Main",
          "high1440": "High 1440",
          "high": "High"
        },
        "messages": {
          "enum": "The chosen codec does not have this level."
        }
      },
      "/transcoder/video/*/fps": {
        "title": "FPS",
        "description": "Frames per second. Without it as many as the source has.",
        "type": "number",
        "page": "transcoder",
        "section": "transcoder"
      },
      "/transcoder/video/*/gop": {
        "title": "Frames in GOP",
        "description": "Number of frames from one key frame to the next. Without it the encoder chooses; segments then differ in length.",
        "type": "integer",
        "page": "transcoder",
        "section": "transcoder",
        "messages": {
          "exclusiveMinimum": "Should be greater than zero."
        }
      },
      "/transcoder/video/*/g": {
        "title": "Frames in GOP (encoder's own)",
        "description": "The same number under the encoder's own name, as older configurations hold it; frames in GOP wins where both are set.",
        "type": "integer",
        "page": "transcoder",
        "section": "transcoder",
        "deprecated": "Frames in GOP",
        "messages": {
          "exclusiveMinimum": "Should be greater than zero."
        }
      },
      "/transcoder/video/*/disable_cgop": {
        "title": "Disable closed GOP",
        "description": "Lets frames refer across key frames: a little better at the same bitrate, but segments no longer stand alone.",
        "type": "boolean",
        "page": "transcoder",
        "section": "transcoder",
        "default": false
      },
      "/transcoder/video/*/bframes": {
        "title": "B-frames",
        "description": "How many B-frames stand in a row. 0 is best for players in real time.",
        "type": "integer",
        "page": "transcoder",
        "section": "transcoder"
      },
      "/transcoder/video/*/refs": {
        "title": "Reference frames",
        "description": "How many earlier frames a frame may refer to.",
        "type": "integer",
        "page": "transcoder",
        "section": "transcoder"
      },
      "/transcoder/video/*/aspect": {
        "title": "Aspect",
        "description": "Shape of a pixel as a ratio, for video whose pixels are not square.",
        "type": "object",
        "page": "transcoder",
        "section": "transcoder"
      },
      "/transcoder/video/*/aspect/x": {
        "title": "X",
        "description": "First number of the ratio.",
        "type": "integer",
        "page": "transcoder",
        "section": "transcoder",
        "messages": {
          "exclusiveMinimum": "Should be greater than zero.",
          "dependencies": "Required, if aspect set.",
          "required": "Required, if aspect set."
        }
      },
      "/transcoder/video/*/aspect/y": {
        "title": "Y",
        "description": "Second number of the ratio.",
        "type": "integer",
        "page": "transcoder",
        "section": "transcoder",
        "messages": {
          "exclusiveMinimum": "Should be greater than zero.",
          "dependencies": "Required, if aspect set.",
          "required": "Required, if aspect set."
        }
      },
      "/transcoder/video/*/logo": {
        "title": "Logo",
        "description": "A picture drawn into the source before it is resized: it shrinks and grows with the track.",
        "type": "object",
        "page": "transcoder",
        "section": "transcoder"
      },
      "/transcoder/video/*/logo/path": {
        "title": "Logo file",
        "description": "Path of the picture on the server. A leading @ names a picture uploaded in the logo manager. Emptied, the logo is removed.",
        "type": "string",
        "page": "transcoder",
        "section": "transcoder"
      },
      "/transcoder/video/*/logo/x": {
        "title": "X",
        "description": "Pixels from the left edge; below zero from the right edge, so -10 leaves a margin of 10 there; the word center puts it in the middle.",
        "type": "integer",
        "page": "transcoder",
        "section": "transcoder",
        "unit": "pixels",
        "messages": {
          "pattern": "Should be a number of pixels or center."
        }
      },
      "/transcoder/video/*/logo/y": {
        "title": "Y",
        "description": "Pixels from the top edge; below zero from the bottom edge; the word center puts it in the middle.",
        "type": "integer",
        "page": "transcoder",
        "section": "transcoder",
        "unit": "pixels",
        "messages": {
          "pattern": "Should be a number of pixels or center."
        }
      },
      "/transcoder/video/*/logo/r": {
        "title": "Scale",
        "description": "Ratio the picture is drawn at: 0.5 halves it. Without it the picture keeps its size.",
        "type": "number",
        "page": "transcoder",
        "section": "transcoder",
        "messages": {
          "exclusiveMinimum": "Should be greater than zero."
        }
      },
      "/transcoder/video/*/alogo": {
        "title": "Absolute logo",
        "description": "A picture drawn after the resize: its size and place are in pixels of this track.",
        "type": "object",
        "page": "transcoder",
        "section": "transcoder"
      },
      "/transcoder/video/*/alogo/path": {
        "title": "Logo file",
        "description": "Path of the picture on the server. A leading @ names a picture uploaded in the logo manager. Emptied, the logo is removed.",
        "type": "string",
        "page": "transcoder",
        "section": "transcoder"
      },
      "/transcoder/video/*/alogo/x": {
        "title": "X",
        "description": "Pixels from the left edge; below zero from the right edge, so -10 leaves a margin of 10 there; the word center puts it in the middle.",
        "type": "integer",
        "page": "transcoder",
        "section": "transcoder",
        "unit": "pixels",
        "messages": {
          "pattern": "Should be a number of pixels or center."
        }
      },
      "/transcoder/video/*/alogo/y": {
        "title": "Y",
        "description": "Pixels from the top edge; below zero from the bottom edge; the word center puts it in the middle.",
        "type": "integer",
        "page": "transcoder",
        "section": "transcoder",
        "unit": "pixels",
        "messages": {
          "pattern": "Should be a number of pixels or center."
        }
      },
      "/transcoder/video/*/alogo/r": {
        "title": "Scale",
        "description": "Ratio the picture is drawn at: 0.5 halves it. Without it the picture keeps its size.",
        "type": "number",
        "page": "transcoder",
        "section": "transcoder",
        "messages": {
          "exclusiveMinimum": "Should be greater than zero."
        }
      },
      "/transcoder/video/*/*": {
        "title": "Extra parameter",
        "description": "A parameter of the encoder that has no field here.",
        "type": "string",
        "page": "transcoder",
        "section": "transcoder"
      },
      "/transcoder/audio": {
        "title": "Audio",
        "description": "How audio is encoded. Without these settings the server uses its defaults.",
        "type": "object",
        "page": "transcoder",
        "section": "transcoder"
      },
      "/transcoder/audio/bitrate": {
        "title": "Bitrate",
        "description": "Bits per second, or the word copy to pass the audio of the source on as it is.",
        "type": "number",
        "page": "transcoder",
        "section": "transcoder",
        "unit": "bitrate",
        "messages": {
          "required": "Bitrate is required.",
          "exclusiveMinimum": "Should be greater than zero.",
          "type": "Should be greater than zero or copy.",
          "pattern": "Should be greater than zero or copy."
        }
      },
      "/transcoder/audio/codec": {
        "title": "Codec",
        "description": "What the audio is encoded with.",
        "type": "string",
        "page": "transcoder",
        "section": "transcoder",
        "default": "aac",
        "enumLabels": {
          "aac": "AAC",
          "mp2a": "MPEG-2 Audio",
          "opus": "Opus"
        }
      },
      "/transcoder/audio/sample_rate": {
        "title": "Sample rate",
        "description": "Samples per second. Bypass keeps the rate of the source.",
        "type": "integer",
        "page": "transcoder",
        "section": "transcoder",
        "default": 0,
        "enumLabels": {
          "0": "Bypass",
          "8000": "8000 Hz",
          "16000": "16000 Hz",
          "32000": "32000 Hz",
          "44100": "44100 Hz",
          "48000": "48000 Hz"
        }
      },
      "/transcoder/audio/channels": {
        "title": "Channels",
        "description": "How many channels come out. Without it as many as the source has.",
        "type": "integer",
        "page": "transcoder",
        "section": "transcoder",
        "enumLabels": {
          "1": "1 (mono)",
          "2": "2 (stereo)",
          "6": "6 (5.1)",
          "8": "8 (7.1)"
        }
      },
      "/transcoder/decoder": {
        "title": "Other settings",
        "description": "How the source is decoded before any track is encoded.",
        "type": "object",
        "page": "transcoder",
        "section": "transcoder"
      },
      "/transcoder/decoder/deinterlace": {
        "title": "Deinterlace",
        "description": "Makes whole pictures out of interlaced video. Adaptive looks at motion, bob and weave are quicker.",
        "type": "string",
        "page": "transcoder",
        "section": "transcoder",
        "enumLabels": {
          "off": "Off",
          "on": "On",
          "adaptive": "Adaptive",
          "bob": "Bob",
          "weave": "Weave"
        }
      },
      "/transcoder/decoder/deinterlace_rate": {
        "title": "Deinterlace rate",
        "description": "How many pictures come out: one for each frame, or one for each field, which doubles the frames per second. Without it one for each frame.",
        "type": "string",
        "page": "transcoder",
        "section": "transcoder",
        "enumLabels": {
          "": "Default (frame)",
          "frame": "Frame",
          "field": "Field"
        }
      },
      "/transcoder/decoder/threads": {
        "title": "Decoder threads",
        "description": "How many threads decode the source. Without it the decoder chooses.",
        "type": "integer",
        "page": "transcoder",
        "section": "transcoder",
        "messages": {
          "exclusiveMinimum": "Should be greater than zero."
        }
      },
      "/transcoder/decoder/crop": {
        "title": "Crop",
        "description": "The part of the source picture that is kept. Without it all of it is.",
        "type": "object",
        "page": "transcoder",
        "section": "transcoder"
      },
      "/transcoder/decoder/crop/left": {
        "title": "Left",
        "description": "First column that is kept.",
        "type": "integer",
        "page": "transcoder",
        "section": "transcoder",
        "unit": "pixels",
        "messages": {
          "exclusiveMinimum": "Should be greater than zero.",
          "dependencies": "Required, if crop set.",
          "required": "Required, if crop set."
        }
      },
      "/transcoder/decoder/crop/top": {
        "title": "Top",
        "description": "First line that is kept.",
        "type": "integer",
        "page": "transcoder",
        "section": "transcoder",
        "unit": "pixels",
        "messages": {
          "exclusiveMinimum": "Should be greater than zero.",
          "dependencies": "Required, if crop set.",
          "required": "Required, if crop set."
        }
      },
      "/transcoder/decoder/crop/width": {
        "title": "Width",
        "description": "How many columns are kept.",
        "type": "integer",
        "page": "transcoder",
        "section": "transcoder",
        "unit": "pixels",
        "messages": {
          "exclusiveMinimum": "Should be greater than zero.",
          "dependencies": "Required, if crop set.",
          "required": "Required, if crop set."
        }
      },
      "/transcoder/decoder/crop/height": {
        "title": "Height",
        "description": "How many lines are kept.",
        "type": "integer",
        "page": "transcoder",
        "section": "transcoder",
        "unit": "pixels",
        "messages": {
          "exclusiveMinimum": "Should be greater than zero.",
          "dependencies": "Required, if crop set.",
          "required": "Required, if crop set."
        }
      },
      "/dvr": {
        "title": "DVR",
        "description": "Records the stream into an archive. Without it nothing is recorded.",
        "type": "object",
        "page": "dvr",
        "section": "archive"
      },
      "/dvr/reference": {
        "title": "DVR config",
        "description": "A DVR of the global config whose disks and limits are used; what is set here wins. Without it the path below is used.",
        "type": "string",
        "page": "dvr",
        "section": "archive"
      },
      "/dvr/root": {
        "title": "Path",
        "description": "Folder the archive is written to.",
        "type": "string",
        "page": "dvr",
        "section": "archive"
      },
      "/dvr/dvr_limit": {
        "title": "Archive depth",
        "description": "Recordings older than this are removed. Without it they stay until the disk is full.",
        "type": "integer",
        "page": "dvr",
        "section": "archive",
        "unit": "seconds",
        "defaultUnit": "d",
        "messages": {
          "type": "Time string should contains only digits and time unit at the end (s, m, h, d, w)"
        }
      },
      "/dvr/disk_limit": {
        "title": "Disk usage limit",
        "description": "The oldest recordings are removed when the disk is fuller than this share.",
        "type": "integer",
        "page": "dvr",
        "section": "archive",
        "unit": "percent",
        "messages": {
          "minimum": "Should be from 0 to 100.",
          "maximum": "Should be from 0 to 100."
        }
      },
      "/dvr/disk_space": {
        "title": "Disk space limit",
        "description": "The oldest recordings are removed when the archive grows past this size. Stored in bytes; a number typed without a unit counts GiB.",
        "type": "integer",
        "page": "dvr",
        "section": "archive",
        "unit": "bytes",
        "defaultUnit": "G",
        "messages": {
          "type": "It's not correct size, good examples are 1024, 1Kb, 32gb, 50TB"
        }
      },
      "/dvr/dvr_replicate": {
        "title": "Replicate",
        "description": "Fetches missing parts of the archive from the source server, where this stream comes from another server of the cluster.",
        "type": "boolean",
        "page": "dvr",
        "section": "archive",
        "default": false
      },
      "/dvr/replication_port": {
        "title": "Replication port",
        "description": "HTTP port of the source server that the archive is fetched from. Without it the port of the source address is used.",
        "type": "integer",
        "page": "dvr",
        "section": "archive",
        "messages": {
          "minimum": "Should be from 1 to 65535.",
          "maximum": "Should be from 1 to 65535."
        }
      },
      "/external_dvr": {
        "title": "External DVR",
        "description": "The archive of this stream is recorded and played by another server; this one only points to it.",
        "type": "boolean",
        "page": "dvr",
        "section": "archive",
        "default": false
      },
      "/cache": {
        "title": "SSD disk cache",
        "description": "Keeps what is often asked for on a fast disk. Without it every request reads the archive itself.",
        "type": "object",
        "page": "dvr",
        "section": "cache"
      },
      "/cache/path": {
        "title": "Cache path",
        "description": "Folder on the fast disk.",
        "type": "string",
        "page": "dvr",
        "section": "cache"
      },
      "/cache/time_limit": {
        "title": "Time limit",
        "description": "Cached files older than this are removed: digits with a unit (s, m, h, d, w), or seconds. Without it only the size counts.",
        "type": "string",
        "page": "dvr",
        "section": "cache",
        "unit": "time-string",
        "messages": {
          "format": "Time string should contains only digits and time unit at the end (s, m, h, d, w)",
          "type": "Time string should contains only digits and time unit at the end (s, m, h, d, w)"
        }
      },
      "/cache/disk_limit": {
        "title": "Size limit",
        "description": "The oldest cached files are removed when the cache grows past this: a number with a unit (K, M, G, T, P). A string without a unit counts GiB, a number counts bytes. Without it only the time counts.",
        "type": "string",
        "page": "dvr",
        "section": "cache",
        "unit": "size-string",
        "defaultUnit": "G",
        "messages": {
          "format": "It's not correct size, good examples are 1024, 1Kb, 32gb, 50TB",
          "type": "It's not correct size, good examples are 1024, 1Kb, 32gb, 50TB"
        }
      },
      "/logo": {
        "title": "Logo",
        "description": "A picture shown over the video in the player; the video itself is not changed. Without an edge it stands in the center.",
        "type": "object",
        "page": "output",
        "section": "logo",
        "messages": {
          "not": "Set top or bottom, and left or right, but not both."
        }
      },
      "/logo/path": {
        "title": "Logo file",
        "description": "Path of the picture on the server. A leading @ names a picture uploaded in the logo manager.",
        "type": "string",
        "page": "output",
        "section": "logo"
      },
      "/logo/width": {
        "title": "Width",
        "description": "Width of the logo in the player; 0 or nothing keeps the picture's own.",
        "type": "integer",
        "page": "output",
        "section": "logo",
        "unit": "pixels"
      },
      "/logo/height": {
        "title": "Height",
        "description": "Height of the logo in the player; 0 or nothing keeps the picture's own.",
        "type": "integer",
        "page": "output",
        "section": "logo",
        "unit": "pixels"
      },
      "/logo/top": {
        "title": "Top",
        "description": "Distance from the top edge. Takes the place of the bottom distance.",
        "type": "integer",
        "page": "output",
        "section": "logo",
        "unit": "pixels"
      },
      "/logo/bottom": {
        "title": "Bottom",
        "description": "Distance from the bottom edge. Takes the place of the top distance.",
        "type": "integer",
        "page": "output",
        "section": "logo",
        "unit": "pixels"
      },
      "/logo/left": {
        "title": "Left",
        "description": "Distance from the left edge. Takes the place of the right distance.",
        "type": "integer",
        "page": "output",
        "section": "logo",
        "unit": "pixels"
      },
      "/logo/right": {
        "title": "Right",
        "description": "Distance from the right edge. Takes the place of the left distance.",
        "type": "integer",
        "page": "output",
        "section": "logo",
        "unit": "pixels"
      },
      "/thumbnails": {
        "title": "Thumbnails",
        "description": "Small pictures of the stream for lists, players and the DVR timeline.",
        "type": "object",
        "page": "output",
        "section": "thumbnails"
      },
      "/thumbnails/enabled": {
        "title": "Thumbnails",
        "description": "Whether pictures are made.",
        "type": "boolean",
        "page": "output",
        "section": "thumbnails",
        "default": false
      },
      "/thumbnails/url": {
        "title": "Thumbnail URL",
        "description": "Fetch ready pictures from this address, such as a camera's own. Without it the server makes them from the video, which takes more of the processor.",
        "type": "string",
        "page": "output",
        "section": "thumbnails"
      },
      "/auth": {
        "title": "Authorization",
        "description": "Who may watch. Without it everybody may.",
        "type": "object"
      },
      "/auth/max_sessions": {
        "title": "Max sessions",
        "description": "How many viewers may watch at the same time; the next one is refused. Without it there is no limit.",
        "type": "integer",
        "page": "output",
        "section": "sessions"
      },
      "/auth/url": {
        "title": "Auth backend",
        "description": "Asked for each viewer: an address of yours, or auth://NAME for a backend of the global config. Without it nobody is asked.",
        "type": "string",
        "page": "auth",
        "section": "auth"
      },
      "/auth/extra": {
        "title": "Extra parameters",
        "description": "Sent along to the auth backend with every question, by name.",
        "type": "map",
        "page": "auth",
        "section": "auth",
        "messages": {
          "propertyNames": "Key should start with character, not digit or special symbol.",
          "pattern": "Key should start with character, not digit or special symbol."
        }
      },
      "/auth/extra/*": {
        "title": "Value",
        "description": "Sent under this name.",
        "type": "string",
        "page": "auth",
        "section": "auth",
        "messages": {
          "pattern": "Value should not include # symbol."
        }
      },
      "/auth/domains": {
        "title": "Allowed domains",
        "description": "Only players embedded in pages of these domains may play. Without it any page may.",
        "type": "array",
        "page": "auth",
        "section": "auth",
        "list": {
          "key": "$value",
          "emptyIsAbsent": true
        }
      },
      "/auth/domains/*": {
        "title": "Domain",
        "description": "A domain; *.example.com stands for all below it.",
        "type": "string",
        "page": "auth",
        "section": "auth"
      },
      "/auth/allowed_countries": {
        "title": "Allowed countries",
        "description": "Only viewers from these countries may watch. An empty list is a whitelist that lets nobody in; without the list every country may.",
        "type": "array",
        "page": "auth",
        "section": "auth",
        "list": {
          "key": "$value"
        }
      },
      "/auth/allowed_countries/*": {
        "title": "Country",
        "description": "Code of two letters (ISO 3166).",
        "type": "string",
        "page": "auth",
        "section": "auth",
        "messages": {
          "format": "A country code has two letters."
        }
      },
      "/auth/disallowed_countries": {
        "title": "Disallowed countries",
        "description": "Viewers from these countries may not watch; all others may.",
        "type": "array",
        "page": "auth",
        "section": "auth",
        "list": {
          "key": "$value"
        }
      },
      "/auth/disallowed_countries/*": {
        "title": "Country",
        "description": "Code of two letters (ISO 3166).",
        "type": "string",
        "page": "auth",
        "section": "auth",
        "messages": {
          "format": "A country code has two letters."
        }
      },
      "/clients_timeout": {
        "title": "Client timeout",
        "description": "An on-demand stream turns off this long after its last client has left. Only streams of the configuration have it, not those a location or mirror brings.",
        "type": "integer",
        "page": "output",
        "section": "sessions",
        "unit": "seconds",
        "default": 60
      },
      "/url_prefix": {
        "title": "URL prefix",
        "description": "Put before the addresses of segments, for example to have them fetched from a CDN.",
        "type": "string",
        "page": "output",
        "section": "segments",
        "messages": {
          "format": "Please specify in http://example.com:8080 format"
        }
      },
      "/add_audio_only": {
        "title": "Audio-only HLS playlist",
        "description": "Adds a variant with nothing but audio to the HLS playlist, for weak connections.",
        "type": "boolean",
        "page": "output",
        "section": "segments",
        "default": false
      },
      "/segment_count": {
        "title": "Segment count",
        "description": "How many segments a playlist lists. More survive a slow connection, fewer delay less.",
        "type": "integer",
        "page": "output",
        "section": "segments"
      },
      "/segment_duration": {
        "title": "Segment duration",
        "description": "Length of one segment; it grows to the next key frame. Stored in milliseconds, shown in seconds.",
        "type": "integer",
        "page": "output",
        "section": "segments",
        "unit": "milliseconds"
      },
      "/prepush": {
        "title": "Prepush",
        "description": "How much buffered video a client of a persistent protocol (RTMP, RTSP, MPEG-TS) gets at once, so that it plays sooner: false for none, a number of seconds, or as much as there is.",
        "type": "integer",
        "page": "output",
        "section": "persistent",
        "unit": "seconds",
        "default": true,
        "enumLabels": {
          "false": "Disabled",
          "": "Enabled"
        }
      },
      "/provider": {
        "title": "Provider",
        "description": "Name of the provider in the service description of the MPEG-TS output.",
        "type": "string",
        "page": "output",
        "section": "mpegts",
        "multi": "hidden"
      },
      "/pushes": {
        "title": "Push to URL",
        "description": "Where else the stream is sent.",
        "type": "array",
        "page": "output",
        "section": "pushes",
        "multi": "hidden",
        "list": {
          "key": "url",
          "emptyIsAbsent": true
        }
      },
      "/pushes/*": {
        "title": "Push",
        "description": "One address the stream is sent to. Further options of the push are kept as they are.",
        "type": "object",
        "page": "output",
        "section": "pushes"
      },
      "/pushes/*/url": {
        "title": "Push URL",
        "description": "Where the stream is sent; the scheme says how. Emptied, the row is removed.",
        "type": "string",
        "page": "output",
        "section": "pushes"
      },
      "/protocols": {
        "title": "Protocols",
        "description": "Which protocols the stream is played over. True names the only ones allowed, false excepts one; a protocol that is not set follows the rest.",
        "type": "object",
        "page": "output",
        "section": "protocols"
      },
      "/protocols/hls": {
        "title": "HLS",
        "description": "Play over HLS: only this one (and others set so), all except this one, or neutral.",
        "type": "boolean",
        "page": "output",
        "section": "protocols",
        "enumLabels": {
          "true": "only",
          "": "neutral",
          "false": "except"
        }
      },
      "/protocols/mss": {
        "title": "MSS",
        "description": "Play over Microsoft Smooth Streaming: only this one (and others set so), all except this one, or neutral.",
        "type": "boolean",
        "page": "output",
        "section": "protocols",
        "enumLabels": {
          "true": "only",
          "": "neutral",
          "false": "except"
        }
      },
      "/protocols/hds": {
        "title": "HDS",
        "description": "Play over Adobe HTTP Dynamic Streaming: only this one (and others set so), all except this one, or neutral.",
        "type": "boolean",
        "page": "output",
        "section": "protocols",
        "enumLabels": {
          "true": "only",
          "": "neutral",
          "false": "except"
        }
      },
      "/protocols/mpegts": {
        "title": "MPEG-TS",
        "description": "Play over MPEG-TS over HTTP: only this one (and others set so), all except this one, or neutral.",
        "type": "boolean",
        "page": "output",
        "section": "protocols",
        "enumLabels": {
          "true": "only",
          "": "neutral",
          "false": "except"
        }
      },
      "/protocols/dash": {
        "title": "DASH",
        "description": "Play over MPEG-DASH: only this one (and others set so), all except this one, or neutral.",
        "type": "boolean",
        "page": "output",
        "section": "protocols",
        "enumLabels": {
          "true": "only",
          "": "neutral",
          "false": "except"
        }
      },
      "/protocols/m4f": {
        "title": "M4F",
        "description": "Play over M4F, between servers of the cluster: only this one (and others set so), all except this one, or neutral.",
        "type": "boolean",
        "page": "output",
        "section": "protocols",
        "enumLabels": {
          "true": "only",
          "": "neutral",
          "false": "except"
        }
      },
      "/protocols/m4s": {
        "title": "M4S",
        "description": "Play over M4S, between servers of the cluster: only this one (and others set so), all except this one, or neutral.",
        "type": "boolean",
        "page": "output",
        "section": "protocols",
        "enumLabels": {
          "true": "only",
          "": "neutral",
          "false": "except"
        }
      },
      "/protocols/rtmp": {
        "title": "RTMP",
        "description": "Play over RTMP: only this one (and others set so), all except this one, or neutral.",
        "type": "boolean",
        "page": "output",
        "section": "protocols",
        "enumLabels": {
          "true": "only",
          "": "neutral",
          "false": "except"
        }
      },
      "/protocols/rtsp": {
        "title": "RTSP",
        "description": "Play over RTSP: only this one (and others set so), all except this one, or neutral.",
        "type": "boolean",
        "page": "output",
        "section": "protocols",
        "enumLabels": {
          "true": "only",
          "": "neutral",
          "false": "except"
        }
      },
      "/drm": {
        "title": "DRM",
        "description": "Encrypts the output with keys from a vendor. Without it the output is not encrypted.",
        "type": "object",
        "page": "auth",
        "section": "drm"
      },
      "/drm/vendor": {
        "title": "Vendor",
        "description": "Selects AES-128.",
        "type": "string",
        "page": "auth",
        "section": "drm"
      },
      "/drm/keyserver": {
        "title": "Key server",
        "description": "Address that answers with the content keys.",
        "type": "string",
        "page": "auth",
        "section": "drm"
      },
      "/drm/user_keyserver": {
        "title": "Key server for viewers",
        "description": "Address players are sent to for their keys. Without it they ask this server, which asks the key server.",
        "type": "string",
        "page": "auth",
        "section": "drm"
      },
      "/drm/expires": {
        "title": "Key lifetime",
        "description": "A key is replaced by a new one after this long. Without it one key serves as long as the stream runs.",
        "type": "integer",
        "page": "auth",
        "section": "drm",
        "unit": "seconds"
      },
      "/drm/resource_id": {
        "title": "Resource ID",
        "description": "The name the key server knows this stream by. Without it the stream's own name is sent.",
        "type": "string",
        "page": "auth",
        "section": "drm",
        "multi": "hidden"
      },
      "/drm/user_path": {
        "title": "User path",
        "description": "Path added to the key addresses handed to players. Without it they get the key server's own.",
        "type": "string",
        "page": "auth",
        "section": "drm"
      },
      "/drm/user": {
        "title": "User",
        "description": "Login of your EzDRM account.",
        "type": "string",
        "page": "auth",
        "section": "drm"
      },
      "/drm/password": {
        "title": "Password",
        "description": "Password of your EzDRM account.",
        "type": "string",
        "page": "auth",
        "section": "drm",
        "secret": true
      },
      "/drm/ic_host": {
        "title": "Irdeto Control host",
        "description": "Host of the Irdeto Control service.",
        "type": "string",
        "page": "auth",
        "section": "drm"
      },
      "/drm/account_id": {
        "title": "Account ID",
        "description": "The account the keys belong to.",
        "type": "string",
        "page": "auth",
        "section": "drm"
      },
      "/drm/user_name": {
        "title": "User name",
        "description": "Login of the account.",
        "type": "string",
        "page": "auth",
        "section": "drm"
      },
      "/drm/userkey": {
        "title": "User key",
        "description": "The key of your KeyOS account. May stay empty: the server then asks without one.",
        "type": "string",
        "page": "auth",
        "section": "drm",
        "secret": true
      },
      "/drm/enc_token": {
        "title": "Encryption token",
        "description": "Token of your PallyCon account that permits encryption. May stay empty for a service that asks for none.",
        "type": "string",
        "page": "auth",
        "section": "drm",
        "secret": true
      },
      "/drm/aes_key": {
        "title": "AES key",
        "description": "Key that signs the requests to the licence service.",
        "type": "string",
        "page": "auth",
        "section": "drm",
        "secret": true
      },
      "/drm/iv": {
        "title": "IV",
        "description": "Initialisation vector that belongs to the AES key.",
        "type": "string",
        "page": "auth",
        "section": "drm",
        "secret": true
      },
      "/drm/content_id": {
        "title": "Content ID",
        "description": "The name the licence service knows the content by. Widevine takes it in place of the DRM ID.",
        "type": "string",
        "page": "auth",
        "section": "drm"
      },
      "/drm/signer": {
        "title": "Signer",
        "description": "The name under which requests are signed.",
        "type": "string",
        "page": "auth",
        "section": "drm"
      },
      "/position": {
        "title": "Position",
        "description": "Index of the stream in the list; in the raw text the order of the blocks. Set by moving the stream in the list.",
        "type": "integer",
        "save": {
          "mode": "at-once"
        }
      },
      "/prefix": {
        "title": "Prefix",
        "description": "Location or mirror that brings this stream; a stream of the configuration has none.",
        "type": "string",
        "readOnly": true
      },
      "/push": {
        "title": "Push (older form)",
        "description": "One push address, as older servers report it.",
        "type": "string",
        "readOnly": true,
        "deprecated": "Push to URL"
      },
      "/max_sessions": {
        "title": "Max sessions (older form)",
        "description": "Limit of sessions, as older servers report it beside the authorization; the limit that is edited is that of the authorization.",
        "type": "integer",
        "readOnly": true,
        "deprecated": "Max sessions of the authorization"
      },
      "/stats": {
        "title": "Stream stats",
        "description": "What the server reports of a running stream.",
        "type": "object",
        "readOnly": true
      }
    }
  },
  "vod": {
    "name": "vod",
    "label": "VOD",
    "plural": "VODs",
    "collection": "vods",
    "key": "prefix",
    "order": "position",
    "renamable": true,
    "route": "vod/{mediaNames}",
    "pages": [
      {
        "name": "overview",
        "title": "Overview",
        "sections": [
          {
            "name": "general",
            "title": "General"
          },
          {
            "name": "paths",
            "title": "Paths"
          }
        ]
      },
      {
        "name": "input",
        "title": "Input",
        "sections": [
          {
            "name": "reading",
            "title": "Reading"
          }
        ]
      },
      {
        "name": "output",
        "title": "Output",
        "sections": [
          {
            "name": "files",
            "title": "Files"
          },
          {
            "name": "sessions",
            "title": "Sessions and timeouts"
          },
          {
            "name": "protocols",
            "title": "Output protocols"
          }
        ]
      },
      {
        "name": "auth",
        "title": "Auth",
        "sections": [
          {
            "name": "auth",
            "title": "Authorization"
          },
          {
            "name": "drm",
            "title": "DRM"
          }
        ]
      }
    ],
    "runtime": [
      "files"
    ],
    "fields": {
      "/prefix": {
        "title": "Name",
        "description": "First part of the name of every file: prefix/FILE.",
        "type": "string",
        "page": "overview",
        "section": "general",
        "multi": "hidden",
        "messages": {
          "minLength": "Name is required",
          "required": "Name is required"
        }
      },
      "/meta": {
        "title": "Meta",
        "description": "Notes on the VOD location.",
        "type": "object"
      },
      "/meta/comment": {
        "title": "Description",
        "description": "A note for operators; viewers never see it.",
        "type": "string",
        "page": "overview",
        "section": "general"
      },
      "/meta/drm_id": {
        "title": "DRM ID",
        "description": "The id the DRM vendor knows the content by. Every vendor takes one but Widevine, which has the content ID in its place.",
        "type": "string",
        "page": "auth",
        "section": "drm",
        "multi": "hidden"
      },
      "/disabled": {
        "title": "Disabled",
        "description": "Viewers get no files of this location; its settings stay.",
        "type": "boolean",
        "default": false,
        "save": {
          "mode": "at-once"
        }
      },
      "/urls": {
        "title": "Paths",
        "description": "Folders of this disk, or storage addresses (s3://), in the order they are searched.",
        "type": "array",
        "page": "overview",
        "section": "paths",
        "multi": "hidden",
        "list": {
          "key": "url",
          "emptyIsAbsent": true
        }
      },
      "/urls/*": {
        "title": "Path",
        "description": "One folder or storage address.",
        "type": "object",
        "page": "overview",
        "section": "paths"
      },
      "/urls/*/url": {
        "title": "Path",
        "description": "Folder or storage address the files are read from.",
        "type": "string",
        "page": "overview",
        "section": "paths",
        "messages": {
          "required": "Path is required",
          "minLength": "Path is required"
        }
      },
      "/read_queue": {
        "title": "Max simultaneous disk requests",
        "description": "So many requests to the disk run at once; further ones wait.",
        "type": "integer",
        "page": "input",
        "section": "reading"
      },
      "/max_readers": {
        "title": "Max disk readers per file",
        "description": "So many readers of one file run at once.",
        "type": "integer",
        "page": "input",
        "section": "reading"
      },
      "/download": {
        "title": "Allow direct file download",
        "description": "Files may be fetched whole or in parts; HTTP Range is supported.",
        "type": "boolean",
        "page": "output",
        "section": "files",
        "default": false
      },
      "/auto_mbr": {
        "title": "Enable MBR from multiple files",
        "description": "Files of one name and several bitrates are served as one multi-bitrate file.",
        "type": "boolean",
        "page": "output",
        "section": "files",
        "default": false
      },
      "/auth": {
        "title": "Authorization",
        "description": "Who may watch. Without it everybody may.",
        "type": "object",
        "page": "auth",
        "section": "auth"
      },
      "/auth/max_sessions": {
        "title": "Max sessions per opened file",
        "description": "How many viewers may watch one file at the same time. Without it there is no limit.",
        "type": "integer",
        "page": "output",
        "section": "sessions"
      },
      "/auth/url": {
        "title": "Auth backend",
        "description": "Asked for each viewer: an address of yours, or auth://NAME for a backend of the global config. Without it nobody is asked.",
        "type": "string",
        "page": "auth",
        "section": "auth"
      },
      "/auth/extra": {
        "title": "Extra parameters",
        "description": "Sent along to the auth backend with every question, by name.",
        "type": "map",
        "page": "auth",
        "section": "auth",
        "messages": {
          "propertyNames": "Key should start with character, not digit or special symbol.",
          "pattern": "Key should start with character, not digit or special symbol."
        }
      },
      "/auth/extra/*": {
        "title": "Value",
        "description": "Sent under this name.",
        "type": "string",
        "page": "auth",
        "section": "auth",
        "messages": {
          "pattern": "Value should not include # symbol."
        }
      },
      "/auth/domains": {
        "title": "Allowed domains",
        "description": "Only players embedded in pages of these domains may play. Without it any page may.",
        "type": "array",
        "page": "auth",
        "section": "auth",
        "list": {
          "key": "$value",
          "emptyIsAbsent": true
        }
      },
      "/auth/domains/*": {
        "title": "Domain",
        "description": "A domain; *.example.com stands for all below it.",
        "type": "string",
        "page": "auth",
        "section": "auth"
      },
      "/auth/allowed_countries": {
        "title": "Allowed countries",
        "description": "Only viewers from these countries may watch. An empty list is a whitelist that lets nobody in; without the list every country may.",
        "type": "array",
        "page": "auth",
        "section": "auth",
        "list": {
          "key": "$value"
        }
      },
      "/auth/allowed_countries/*": {
        "title": "Country",
        "description": "Code of two letters (ISO 3166).",
        "type": "string",
        "page": "auth",
        "section": "auth",
        "messages": {
          "format": "A country code has two letters."
        }
      },
      "/auth/disallowed_countries": {
        "title": "Disallowed countries",
        "description": "Viewers from these countries may not watch; all others may.",
        "type": "array",
        "page": "auth",
        "section": "auth",
        "list": {
          "key": "$value"
        }
      },
      "/auth/disallowed_countries/*": {
        "title": "Country",
        "description": "Code of two letters (ISO 3166).",
        "type": "string",
        "page": "auth",
        "section": "auth",
        "messages": {
          "format": "A country code has two letters."
        }
      },
      "/drm": {
        "title": "DRM",
        "description": "Encrypts the output with keys from a vendor. Without it the output is not encrypted.",
        "type": "object",
        "page": "auth",
        "section": "drm"
      },
      "/drm/vendor": {
        "title": "Vendor",
        "description": "Selects AES-128.",
        "type": "string",
        "page": "auth",
        "section": "drm"
      },
      "/drm/keyserver": {
        "title": "Key server",
        "description": "Address that answers with the content keys.",
        "type": "string",
        "page": "auth",
        "section": "drm"
      },
      "/drm/user_keyserver": {
        "title": "Key server for viewers",
        "description": "Address players are sent to for their keys. Without it they ask this server, which asks the key server.",
        "type": "string",
        "page": "auth",
        "section": "drm"
      },
      "/drm/expires": {
        "title": "Key lifetime",
        "description": "A key is replaced by a new one after this long. Without it one key serves as long as the stream runs.",
        "type": "integer",
        "page": "auth",
        "section": "drm",
        "unit": "seconds"
      },
      "/drm/resource_id": {
        "title": "Resource ID",
        "description": "The name the key server knows this stream by. Without it the stream's own name is sent.",
        "type": "string",
        "page": "auth",
        "section": "drm",
        "multi": "hidden"
      },
      "/drm/user_path": {
        "title": "User path",
        "description": "Path added to the key addresses handed to players. Without it they get the key server's own.",
        "type": "string",
        "page": "auth",
        "section": "drm"
      },
      "/drm/user": {
        "title": "User",
        "description": "Login of your EzDRM account.",
        "type": "string",
        "page": "auth",
        "section": "drm"
      },
      "/drm/password": {
        "title": "Password",
        "description": "Password of your EzDRM account.",
        "type": "string",
        "page": "auth",
        "section": "drm",
        "secret": true
      },
      "/drm/ic_host": {
        "title": "Irdeto Control host",
        "description": "Host of the Irdeto Control service.",
        "type": "string",
        "page": "auth",
        "section": "drm"
      },
      "/drm/account_id": {
        "title": "Account ID",
        "description": "The account the keys belong to.",
        "type": "string",
        "page": "auth",
        "section": "drm"
      },
      "/drm/user_name": {
        "title": "User name",
        "description": "Login of the account.",
        "type": "string",
        "page": "auth",
        "section": "drm"
      },
      "/drm/userkey": {
        "title": "User key",
        "description": "The key of your KeyOS account. May stay empty: the server then asks without one.",
        "type": "string",
        "page": "auth",
        "section": "drm",
        "secret": true
      },
      "/drm/enc_token": {
        "title": "Encryption token",
        "description": "Token of your PallyCon account that permits encryption. May stay empty for a service that asks for none.",
        "type": "string",
        "page": "auth",
        "section": "drm",
        "secret": true
      },
      "/drm/aes_key": {
        "title": "AES key",
        "description": "Key that signs the requests to the licence service.",
        "type": "string",
        "page": "auth",
        "section": "drm",
        "secret": true
      },
      "/drm/iv": {
        "title": "IV",
        "description": "Initialisation vector that belongs to the AES key.",
        "type": "string",
        "page": "auth",
        "section": "drm",
        "secret": true
      },
      "/drm/content_id": {
        "title": "Content ID",
        "description": "The name the licence service knows the content by. Widevine takes it in place of the DRM ID.",
        "type": "string",
        "page": "auth",
        "section": "drm"
      },
      "/drm/signer": {
        "title": "Signer",
        "description": "The name under which requests are signed.",
        "type": "string",
        "page": "auth",
        "section": "drm"
      },
      "/protocols": {
        "title": "Protocols",
        "description": "Which protocols the stream is played over. True names the only ones allowed, false excepts one; a protocol that is not set follows the rest.",
        "type": "object",
        "page": "output",
        "section": "protocols"
      },
      "/protocols/hls": {
        "title": "HLS",
        "description": "Play over HLS: only this one (and others set so), all except this one, or neutral.",
        "type": "boolean",
        "page": "output",
        "section": "protocols",
        "enumLabels": {
          "true": "only",
          "": "neutral",
          "false": "except"
        }
      },
      "/protocols/mss": {
        "title": "MSS",
        "description": "Play over Microsoft Smooth Streaming: only this one (and others set so), all except this one, or neutral.",
        "type": "boolean",
        "page": "output",
        "section": "protocols",
        "enumLabels": {
          "true": "only",
          "": "neutral",
          "false": "except"
        }
      },
      "/protocols/hds": {
        "title": "HDS",
        "description": "Play over Adobe HTTP Dynamic Streaming: only this one (and others set so), all except this one, or neutral.",
        "type": "boolean",
        "page": "output",
        "section": "protocols",
        "enumLabels": {
          "true": "only",
          "": "neutral",
          "false": "except"
        }
      },
      "/protocols/mpegts": {
        "title": "MPEG-TS",
        "description": "Play over MPEG-TS over HTTP: only this one (and others set so), all except this one, or neutral.",
        "type": "boolean",
        "page": "output",
        "section": "protocols",
        "enumLabels": {
          "true": "only",
          "": "neutral",
          "false": "except"
        }
      },
      "/protocols/dash": {
        "title": "DASH",
        "description": "Play over MPEG-DASH: only this one (and others set so), all except this one, or neutral.",
        "type": "boolean",
        "page": "output",
        "section": "protocols",
        "enumLabels": {
          "true": "only",
          "": "neutral",
          "false": "except"
        }
      },
      "/protocols/m4f": {
        "title": "M4F",
        "description": "Play over M4F, between servers of the cluster: only this one (and others set so), all except this one, or neutral.",
        "type": "boolean",
        "page": "output",
        "section": "protocols",
        "enumLabels": {
          "true": "only",
          "": "neutral",
          "false": "except"
        }
      },
      "/protocols/m4s": {
        "title": "M4S",
        "description": "Play over M4S, between servers of the cluster: only this one (and others set so), all except this one, or neutral.",
        "type": "boolean",
        "page": "output",
        "section": "protocols",
        "enumLabels": {
          "true": "only",
          "": "neutral",
          "false": "except"
        }
      },
      "/protocols/rtmp": {
        "title": "RTMP",
        "description": "Play over RTMP: only this one (and others set so), all except this one, or neutral.",
        "type": "boolean",
        "page": "output",
        "section": "protocols",
        "enumLabels": {
          "true": "only",
          "": "neutral",
          "false": "except"
        }
      },
      "/protocols/rtsp": {
        "title": "RTSP",
        "description": "Play over RTSP: only this one (and others set so), all except this one, or neutral.",
        "type": "boolean",
        "page": "output",
        "section": "protocols",
        "enumLabels": {
          "true": "only",
          "": "neutral",
          "false": "except"
        }
      },
      "/position": {
        "title": "Position",
        "description": "Index of the VOD location among the VOD locations; in the raw text the order of the blocks.",
        "type": "integer"
      },
      "/files": {
        "title": "Open files",
        "description": "Files that somebody watches now, by name.",
        "type": "map",
        "readOnly": true
      }
    }
  },
  "web-script": {
    "name": "web-script",
    "label": "Web script",
    "plural": "Web scripts",
    "collection": "web_scripts",
    "key": "prefix",
    "order": "position",
    "route": "config",
    "pages": [],
    "runtime": [],
    "fields": {
      "/prefix": {
        "title": "Prefix",
        "description": "Beginning of the web addresses the script answers.",
        "type": "string",
        "messages": {
          "required": "Prefix is required",
          "minLength": "Prefix is required"
        }
      },
      "/path": {
        "title": "Path",
        "description": "The script file on this disk.",
        "type": "string"
      },
      "/extra": {
        "title": "Extra params",
        "description": "Handed to the script: keys and text values, written key=value after the path in the raw text.",
        "type": "map",
        "messages": {
          "propertyNames": "Key should start with character, not digit or special symbol."
        }
      },
      "/extra/*": {
        "title": "Value",
        "description": "Text of the param.",
        "type": "string",
        "messages": {
          "pattern": "Value should not include # symbol."
        }
      },
      "/position": {
        "title": "Position",
        "description": "Index of the script among the scripts; in the raw text the order of the statements.",
        "type": "integer"
      }
    }
  }
};
