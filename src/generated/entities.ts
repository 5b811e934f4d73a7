// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
import type { EntityDescriptor } from "./contracts/EntityDescriptor.ts";

export type EntityName = "ad-schedule" | "auth-backend" | "dvr-storage" | "iptv-user" | "location" | "mirror" | "peer" | "server" | "stream" | "vod" | "web-script";

export const entities: Readonly<Record<EntityName, EntityDescriptor>> = {
  "ad-schedule": {
    "name": "ad-schedule",
    "label": "Ad schedule",
    "plural": "Ad schedules",
    "key": "name",
    "renamable": true,
    "route": "ad_injector",
    "collection": "ad_schedules",
    "order": "position",
    "panels": {
      "newName": "New ad schedule",
      "newItem": {
        "name": "",
        "slots": [],
        "files": []
      },
      "add": "Add schedule",
      "saveCall": "save_ad_schedules"
    },
    "menu": {
      "group": "Config",
      "order": 4
    },
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
    "checks": [
      {
        "of": "",
        "rule": {
          "kind": "unique",
          "items": [
            "slots"
          ],
          "by": [
            [
              "from"
            ]
          ]
        },
        "message": "Time slot start time should be unique"
      }
    ],
    "fields": {
      "/name": {
        "title": "Ad schedule name",
        "type": "string",
        "page": "schedule",
        "section": "general",
        "multi": "hidden",
        "messages": {
          "required": "Ad schedule name is required and should have 1 character at least.",
          "minLength": "Ad schedule name is required and should have 1 character at least.",
          "unique": "Ad schedule name should be unique."
        }
      },
      "/slots": {
        "title": "Time slots",
        "type": "array",
        "page": "schedule",
        "section": "slots",
        "list": {
          "key": "from"
        }
      },
      "/slots/*": {
        "title": "Time slot",
        "type": "object",
        "page": "schedule",
        "section": "slots"
      },
      "/slots/*/from": {
        "title": "Start time",
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
        "type": "array",
        "page": "schedule",
        "section": "files",
        "list": {
          "key": "name"
        }
      },
      "/files/*": {
        "title": "Ad file",
        "type": "object",
        "page": "schedule",
        "section": "files"
      },
      "/files/*/name": {
        "title": "File",
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
        "type": "integer"
      }
    }
  },
  "auth-backend": {
    "name": "auth-backend",
    "label": "Auth backend",
    "plural": "Auth backends",
    "key": "name",
    "renamable": true,
    "route": "auth",
    "collection": "auth_backends",
    "order": "position",
    "panels": {
      "newName": "NewAuthBackend",
      "values": [
        {
          "kind": "Token",
          "mode": "Allow",
          "list": "/allow/tokens"
        },
        {
          "kind": "Token",
          "mode": "Deny",
          "list": "/deny/tokens"
        },
        {
          "kind": "IP",
          "mode": "Allow",
          "list": "/allow/ips"
        },
        {
          "kind": "IP",
          "mode": "Deny",
          "list": "/deny/ips"
        },
        {
          "kind": "Country",
          "mode": "Allow",
          "list": "/allow/countries"
        },
        {
          "kind": "Country",
          "mode": "Deny",
          "list": "/deny/countries"
        },
        {
          "kind": "UA",
          "mode": "Allow",
          "list": "/allow/uas"
        },
        {
          "kind": "UA",
          "mode": "Deny",
          "list": "/deny/uas"
        },
        {
          "kind": "Backend",
          "mode": "Backend",
          "list": "/backends"
        }
      ]
    },
    "menu": {
      "group": "Config",
      "order": 3
    },
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
        "type": "boolean",
        "page": "auth",
        "section": "rules"
      },
      "/allow": {
        "title": "Allow",
        "type": "object",
        "page": "auth",
        "section": "rules"
      },
      "/allow/tokens": {
        "title": "Tokens",
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
        "type": "string",
        "page": "auth",
        "section": "rules",
        "secret": true
      },
      "/allow/ips": {
        "title": "IPs",
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
        "type": "string",
        "page": "auth",
        "section": "rules",
        "messages": {
          "format": "Should be an IP address or a network such as 10.0.0.0/8"
        }
      },
      "/allow/countries": {
        "title": "Countries",
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
        "type": "string",
        "page": "auth",
        "section": "rules",
        "messages": {
          "format": "Should be a country code of two letters"
        }
      },
      "/allow/uas": {
        "title": "User agents",
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
        "type": "string",
        "page": "auth",
        "section": "rules"
      },
      "/deny": {
        "title": "Deny",
        "type": "object",
        "page": "auth",
        "section": "rules"
      },
      "/deny/tokens": {
        "title": "Tokens",
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
        "type": "string",
        "page": "auth",
        "section": "rules",
        "secret": true
      },
      "/deny/ips": {
        "title": "IPs",
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
        "type": "string",
        "page": "auth",
        "section": "rules",
        "messages": {
          "format": "Should be an IP address or a network such as 10.0.0.0/8"
        }
      },
      "/deny/countries": {
        "title": "Countries",
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
        "type": "string",
        "page": "auth",
        "section": "rules",
        "messages": {
          "format": "Should be a country code of two letters"
        }
      },
      "/deny/uas": {
        "title": "User agents",
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
        "type": "string",
        "page": "auth",
        "section": "rules"
      },
      "/backends": {
        "title": "Backends",
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
        "type": "object",
        "page": "auth",
        "section": "rules"
      },
      "/backends/*/url": {
        "title": "URL",
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
        "type": "integer"
      }
    }
  },
  "dvr-storage": {
    "name": "dvr-storage",
    "label": "DVR",
    "plural": "DVRs",
    "key": "name",
    "renamable": true,
    "route": "dvrs",
    "collection": "dvrs",
    "order": "position",
    "panels": {
      "newName": "NewDvr",
      "newItem": {
        "schedule": [],
        "disks": {}
      }
    },
    "menu": {
      "group": "Config",
      "order": 2
    },
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
    "runtime": [
      "stats"
    ],
    "checks": [
      {
        "of": "",
        "rule": {
          "kind": "compare",
          "left": {
            "path": [
              "active"
            ],
            "as": "number"
          },
          "operator": "<=",
          "right": {
            "path": [
              "disks"
            ],
            "as": "count"
          }
        },
        "message": "Should be from 1 to the number of disks"
      },
      {
        "of": "",
        "rule": {
          "kind": "uniqueInCollection",
          "by": [
            [
              "root"
            ]
          ]
        },
        "message": "DVR root should be unique, this root is already used as global."
      },
      {
        "of": "",
        "rule": {
          "kind": "unlike",
          "setting": [
            "root"
          ],
          "others": [
            {
              "collection": "streams",
              "path": [
                "dvr",
                "root"
              ]
            },
            {
              "collection": "lives",
              "path": [
                "dvr",
                "root"
              ]
            },
            {
              "collection": "sources",
              "path": [
                "dvr",
                "root"
              ]
            }
          ],
          "as": "path"
        },
        "message": "DVR root should be unique, this root is already used as stream root path."
      }
    ],
    "fields": {
      "/name": {
        "title": "DVR name",
        "type": "string",
        "page": "dvr",
        "section": "storage",
        "multi": "hidden",
        "messages": {
          "required": "DVR name is required and should have 1 character at least.",
          "unique": "DVR name should be unique, this name is already used.",
          "minLength": "DVR name is required and should have 1 character at least."
        }
      },
      "/root": {
        "title": "DVR root",
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
        "type": "integer",
        "page": "dvr",
        "section": "storage"
      },
      "/active": {
        "title": "Disks to write",
        "type": "integer",
        "page": "dvr",
        "section": "storage",
        "messages": {
          "minimum": "Should be from 1 to the number of disks"
        }
      },
      "/copy": {
        "title": "Copy to",
        "type": "string",
        "page": "dvr",
        "section": "additional"
      },
      "/index": {
        "title": "Index path",
        "type": "string",
        "page": "dvr",
        "section": "additional"
      },
      "/no_index": {
        "title": "No index",
        "type": "boolean",
        "page": "dvr",
        "section": "additional",
        "default": false
      },
      "/disk_limit": {
        "title": "Disk usage limit",
        "type": "integer",
        "page": "dvr",
        "section": "limits",
        "unit": "percent",
        "save": {
          "mode": "form",
          "removes": true
        }
      },
      "/dvr_limit": {
        "title": "Depth limit",
        "type": "integer",
        "page": "dvr",
        "section": "limits",
        "unit": "seconds",
        "defaultUnit": "d",
        "save": {
          "mode": "form",
          "removes": true
        }
      },
      "/disk_space": {
        "title": "Size limit",
        "type": "integer",
        "page": "dvr",
        "section": "limits",
        "unit": "bytes",
        "defaultUnit": "G",
        "save": {
          "mode": "form",
          "removes": true
        }
      },
      "/schedule": {
        "title": "Schedule",
        "type": "array",
        "page": "dvr",
        "section": "schedule",
        "list": {
          "key": "$index"
        }
      },
      "/schedule/*": {
        "title": "Range",
        "type": "array",
        "page": "dvr",
        "section": "schedule"
      },
      "/schedule/*/*": {
        "title": "Time",
        "type": "integer",
        "page": "dvr",
        "section": "schedule",
        "isTimeOfDay": true,
        "messages": {
          "not": "Minutes should be from 0 to 59",
          "maximum": "Should be a time from 00:00 to 23:59",
          "minimum": "Should be a time from 00:00 to 23:59"
        }
      },
      "/disks": {
        "title": "Disks",
        "type": "map",
        "page": "dvr",
        "section": "disks"
      },
      "/disks/*": {
        "title": "DVR disk",
        "type": "object",
        "page": "dvr",
        "section": "disks"
      },
      "/disks/*/name": {
        "title": "Disk",
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
        },
        "save": {
          "mode": "form",
          "removes": true
        }
      },
      "/disks/*/position": {
        "title": "Position",
        "type": "integer",
        "page": "dvr",
        "section": "disks"
      },
      "/position": {
        "title": "Position",
        "type": "integer"
      },
      "/stats": {
        "title": "DVR room",
        "type": "object",
        "readOnly": true
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
    "required": [
      "name",
      "email"
    ],
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
        "type": "integer",
        "readOnly": true,
        "multi": "hidden"
      },
      "/name": {
        "title": "Name",
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
    "key": "prefix",
    "renamable": true,
    "route": "location",
    "collection": "lives",
    "order": "position",
    "log": "members",
    "menu": {
      "group": "Media",
      "order": 2
    },
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
            "help": "Streams are published under the name of the location. Replace {NAME} with a path to publish to."
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
            "title": "Sessions and timeouts"
          },
          {
            "name": "addresses",
            "title": "Addresses",
            "help": "Each published stream is played at addresses of its own. Replace {NAME} with the stream name."
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
    "checks": [
      {
        "of": "/dvr",
        "rule": {
          "kind": "unlike",
          "setting": [
            "root"
          ],
          "others": [
            {
              "collection": "dvrs",
              "path": [
                "root"
              ]
            }
          ],
          "as": "path"
        },
        "message": "This folder is already the root of a DVR config: choose that DVR config above, or another folder."
      }
    ],
    "fields": {
      "/prefix": {
        "title": "Name",
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
        "type": "string"
      },
      "/meta": {
        "title": "Meta",
        "type": "object"
      },
      "/meta/comment": {
        "title": "Description",
        "type": "string",
        "page": "overview",
        "section": "general"
      },
      "/meta/drm_id": {
        "title": "DRM ID",
        "type": "string",
        "page": "auth",
        "section": "drm",
        "multi": "hidden"
      },
      "/urls": {
        "title": "Sources",
        "type": "array",
        "list": {
          "key": "url",
          "emptyIsAbsent": true,
          "bareKey": true
        }
      },
      "/urls/*": {
        "title": "Source",
        "type": "object",
        "messages": {
          "format": "specify hls:// or tshttp:// protocol",
          "minLength": "URL is required"
        }
      },
      "/urls/*/url": {
        "title": "URL",
        "type": "string",
        "refs": [
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
        ],
        "messages": {
          "format": "specify hls:// or tshttp:// protocol"
        }
      },
      "/urls/*/priority": {
        "title": "Priority",
        "type": "string",
        "messages": {
          "pattern": "Priority is a whole number."
        }
      },
      "/urls/*/source_timeout": {
        "title": "Source timeout",
        "type": "integer",
        "unit": "seconds"
      },
      "/urls/*/user_agent": {
        "title": "User agent",
        "type": "string"
      },
      "/urls/*/buffer": {
        "title": "HLS buffer",
        "type": "integer",
        "unit": "seconds"
      },
      "/urls/*/rtp": {
        "title": "RTP transport",
        "type": "string",
        "enumLabels": {
          "": "TCP",
          "udp": "UDP"
        }
      },
      "/urls/*/tracks": {
        "title": "Tracks",
        "type": "string"
      },
      "/urls/*/program": {
        "title": "Program",
        "type": "integer"
      },
      "/urls/*/pids": {
        "title": "PIDs",
        "type": "string",
        "messages": {
          "pattern": "PIDs are numbers from 1 to 8191, separated by commas."
        }
      },
      "/urls/*/allow_subtitles": {
        "title": "Allow subtitles",
        "type": "string",
        "enumLabels": {
          "": "Default",
          "true": "Yes",
          "false": "No"
        }
      },
      "/urls/*/subtitles": {
        "title": "Subtitle recognition",
        "type": "string",
        "enumLabels": {
          "": "Off",
          "ocr_add": "Add text to the pictures",
          "ocr_replace": "Text in place of the pictures"
        }
      },
      "/urls/*/dvbsubs_ocr": {
        "title": "Recognise DVB subtitles",
        "type": "string",
        "enumLabels": {
          "": "Default",
          "true": "Yes",
          "false": "No"
        }
      },
      "/urls/*/*": {
        "title": "Extra parameter",
        "type": "string"
      },
      "/password": {
        "title": "Publish password",
        "type": "string",
        "page": "input",
        "section": "publishing",
        "secret": true
      },
      "/source_timeout": {
        "title": "Source timeout",
        "type": "integer",
        "page": "input",
        "section": "publishing",
        "unit": "seconds",
        "default": 60
      },
      "/thumbnails": {
        "title": "Thumbnails",
        "type": "object",
        "page": "process",
        "section": "thumbnails"
      },
      "/thumbnails/enabled": {
        "title": "Thumbnails",
        "type": "boolean",
        "page": "process",
        "section": "thumbnails",
        "default": false
      },
      "/thumbnails/url": {
        "title": "Thumbnail URL",
        "type": "string",
        "page": "process",
        "section": "thumbnails"
      },
      "/dvr": {
        "title": "DVR",
        "type": "object",
        "page": "dvr",
        "section": "archive"
      },
      "/dvr/reference": {
        "title": "DVR config",
        "type": "string",
        "page": "dvr",
        "section": "archive",
        "enumLabels": {
          "": "None, as set below"
        },
        "save": {
          "mode": "form",
          "removes": true
        },
        "refs": [
          {
            "collection": "dvrs"
          }
        ]
      },
      "/dvr/root": {
        "title": "Path",
        "type": "string",
        "page": "dvr",
        "section": "archive"
      },
      "/dvr/dvr_limit": {
        "title": "Archive depth",
        "type": "integer",
        "page": "dvr",
        "section": "archive",
        "unit": "seconds",
        "defaultUnit": "d",
        "save": {
          "mode": "form",
          "removes": true
        },
        "messages": {
          "type": "Time string should contains only digits and time unit at the end (s, m, h, d, w)"
        }
      },
      "/dvr/disk_limit": {
        "title": "Disk usage limit",
        "type": "integer",
        "page": "dvr",
        "section": "archive",
        "unit": "percent",
        "save": {
          "mode": "form",
          "removes": true
        },
        "messages": {
          "minimum": "Should be from 0 to 100.",
          "maximum": "Should be from 0 to 100."
        }
      },
      "/dvr/disk_space": {
        "title": "Disk space limit",
        "type": "integer",
        "page": "dvr",
        "section": "archive",
        "unit": "bytes",
        "defaultUnit": "G",
        "save": {
          "mode": "form",
          "removes": true
        },
        "messages": {
          "type": "It's not correct size, good examples are 1024, 1Kb, 32gb, 50TB"
        }
      },
      "/dvr/dvr_replicate": {
        "title": "Replicate",
        "type": "boolean",
        "page": "dvr",
        "section": "archive",
        "default": false
      },
      "/dvr/replication_port": {
        "title": "Replication port",
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
        "type": "object",
        "page": "dvr",
        "section": "cache"
      },
      "/cache/path": {
        "title": "Cache path",
        "type": "string",
        "page": "dvr",
        "section": "cache"
      },
      "/cache/time_limit": {
        "title": "Time limit",
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
        "type": "integer",
        "page": "output",
        "section": "sessions",
        "unit": "seconds",
        "default": 60
      },
      "/auth": {
        "title": "Authorization",
        "type": "object"
      },
      "/auth/max_sessions": {
        "title": "Max sessions",
        "type": "integer",
        "page": "output",
        "section": "sessions"
      },
      "/auth/url": {
        "title": "Auth type",
        "type": "string",
        "page": "auth",
        "section": "auth",
        "secretPrefixes": [
          "securetoken://"
        ],
        "refs": [
          {
            "collection": "auth_backends",
            "prefix": "auth://"
          }
        ],
        "messages": {
          "reference": "The global config has no auth backend named {name}: nobody can watch."
        }
      },
      "/auth/extra": {
        "title": "Extra parameters",
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
        "type": "string",
        "page": "auth",
        "section": "auth",
        "messages": {
          "pattern": "Value should not include # symbol."
        }
      },
      "/auth/domains": {
        "title": "Allowed domains",
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
        "type": "string",
        "page": "auth",
        "section": "auth"
      },
      "/auth/allowed_countries": {
        "title": "Allowed countries",
        "type": "array",
        "page": "auth",
        "section": "auth",
        "list": {
          "key": "$value"
        }
      },
      "/auth/allowed_countries/*": {
        "title": "Country",
        "type": "string",
        "page": "auth",
        "section": "auth",
        "messages": {
          "format": "A country code has two letters."
        }
      },
      "/auth/disallowed_countries": {
        "title": "Disallowed countries",
        "type": "array",
        "page": "auth",
        "section": "auth",
        "list": {
          "key": "$value"
        }
      },
      "/auth/disallowed_countries/*": {
        "title": "Country",
        "type": "string",
        "page": "auth",
        "section": "auth",
        "messages": {
          "format": "A country code has two letters."
        }
      },
      "/drm": {
        "title": "DRM",
        "type": "object",
        "page": "auth",
        "section": "drm",
        "enumLabels": {
          "": "disabled"
        },
        "save": {
          "mode": "form",
          "gate": true
        }
      },
      "/drm/vendor": {
        "title": "Vendor",
        "type": "string",
        "page": "auth",
        "section": "drm"
      },
      "/drm/keyserver": {
        "title": "Key server",
        "type": "string",
        "page": "auth",
        "section": "drm"
      },
      "/drm/user_keyserver": {
        "title": "Key server for viewers",
        "type": "string",
        "page": "auth",
        "section": "drm"
      },
      "/drm/expires": {
        "title": "Key lifetime",
        "type": "integer",
        "page": "auth",
        "section": "drm",
        "unit": "seconds"
      },
      "/drm/resource_id": {
        "title": "Resource ID",
        "type": "string",
        "page": "auth",
        "section": "drm",
        "multi": "hidden"
      },
      "/drm/user_path": {
        "title": "User path",
        "type": "string",
        "page": "auth",
        "section": "drm"
      },
      "/drm/userkey": {
        "title": "User key",
        "type": "string",
        "page": "auth",
        "section": "drm",
        "secret": true
      },
      "/drm/aes_key": {
        "title": "AES key",
        "type": "string",
        "page": "auth",
        "section": "drm",
        "secret": true
      },
      "/drm/iv": {
        "title": "IV",
        "type": "string",
        "page": "auth",
        "section": "drm",
        "secret": true
      },
      "/drm/content_id": {
        "title": "Content ID",
        "type": "string",
        "page": "auth",
        "section": "drm"
      },
      "/drm/signer": {
        "title": "Signer",
        "type": "string",
        "page": "auth",
        "section": "drm"
      },
      "/drm/user": {
        "title": "User",
        "type": "string",
        "page": "auth",
        "section": "drm"
      },
      "/drm/password": {
        "title": "Password",
        "type": "string",
        "page": "auth",
        "section": "drm",
        "secret": true
      },
      "/drm/enc_token": {
        "title": "Encryption token",
        "type": "string",
        "page": "auth",
        "section": "drm",
        "secret": true
      },
      "/drm/ic_host": {
        "title": "Irdeto Control host",
        "type": "string",
        "page": "auth",
        "section": "drm"
      },
      "/drm/account_id": {
        "title": "Account ID",
        "type": "string",
        "page": "auth",
        "section": "drm"
      },
      "/drm/user_name": {
        "title": "User name",
        "type": "string",
        "page": "auth",
        "section": "drm"
      },
      "/position": {
        "title": "Position",
        "type": "integer"
      },
      "/streams": {
        "title": "Published streams",
        "type": "map",
        "readOnly": true
      }
    }
  },
  "mirror": {
    "name": "mirror",
    "label": "Mirror",
    "plural": "Mirrors",
    "route": "mirror",
    "collection": "sources",
    "serverKeys": true,
    "order": "position",
    "log": "own",
    "required": [
      "urls"
    ],
    "menu": {
      "group": "Media",
      "order": 3
    },
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
    "checks": [
      {
        "of": "/dvr",
        "rule": {
          "kind": "unlike",
          "setting": [
            "root"
          ],
          "others": [
            {
              "collection": "dvrs",
              "path": [
                "root"
              ]
            }
          ],
          "as": "path"
        },
        "message": "This folder is already the root of a DVR config: choose that DVR config above, or another folder."
      }
    ],
    "fields": {
      "/urls": {
        "title": "Server URLs",
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
        "type": "string",
        "page": "input",
        "section": "servers",
        "messages": {
          "minLength": "Server URL is required"
        }
      },
      "/cluster_key": {
        "title": "Cluster key",
        "type": "string",
        "page": "input",
        "section": "servers",
        "secret": true
      },
      "/prefix": {
        "title": "Prefix",
        "type": "string"
      },
      "/title": {
        "title": "Title",
        "type": "string"
      },
      "/meta": {
        "title": "Meta",
        "type": "object"
      },
      "/meta/comment": {
        "title": "Description",
        "type": "string",
        "page": "overview",
        "section": "general"
      },
      "/meta/drm_id": {
        "title": "DRM ID",
        "type": "string",
        "page": "auth",
        "section": "drm",
        "multi": "hidden"
      },
      "/except": {
        "title": "Ignored streams",
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
        "type": "string",
        "page": "overview",
        "section": "general"
      },
      "/only": {
        "title": "Taken streams",
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
        "type": "string",
        "page": "overview",
        "section": "general"
      },
      "/thumbnails": {
        "title": "Thumbnails",
        "type": "object",
        "page": "process",
        "section": "thumbnails"
      },
      "/thumbnails/enabled": {
        "title": "Thumbnails",
        "type": "boolean",
        "page": "process",
        "section": "thumbnails",
        "default": false
      },
      "/thumbnails/url": {
        "title": "Thumbnail URL",
        "type": "string",
        "page": "process",
        "section": "thumbnails"
      },
      "/dvr": {
        "title": "DVR",
        "type": "object",
        "page": "dvr",
        "section": "archive"
      },
      "/dvr/reference": {
        "title": "DVR config",
        "type": "string",
        "page": "dvr",
        "section": "archive",
        "enumLabels": {
          "": "None, as set below"
        },
        "save": {
          "mode": "form",
          "removes": true
        },
        "refs": [
          {
            "collection": "dvrs"
          }
        ]
      },
      "/dvr/root": {
        "title": "Path",
        "type": "string",
        "page": "dvr",
        "section": "archive"
      },
      "/dvr/dvr_limit": {
        "title": "Archive depth",
        "type": "integer",
        "page": "dvr",
        "section": "archive",
        "unit": "seconds",
        "defaultUnit": "d",
        "save": {
          "mode": "form",
          "removes": true
        },
        "messages": {
          "type": "Time string should contains only digits and time unit at the end (s, m, h, d, w)"
        }
      },
      "/dvr/disk_limit": {
        "title": "Disk usage limit",
        "type": "integer",
        "page": "dvr",
        "section": "archive",
        "unit": "percent",
        "save": {
          "mode": "form",
          "removes": true
        },
        "messages": {
          "minimum": "Should be from 0 to 100.",
          "maximum": "Should be from 0 to 100."
        }
      },
      "/dvr/disk_space": {
        "title": "Disk space limit",
        "type": "integer",
        "page": "dvr",
        "section": "archive",
        "unit": "bytes",
        "defaultUnit": "G",
        "save": {
          "mode": "form",
          "removes": true
        },
        "messages": {
          "type": "It's not correct size, good examples are 1024, 1Kb, 32gb, 50TB"
        }
      },
      "/dvr/dvr_replicate": {
        "title": "Replicate",
        "type": "boolean",
        "page": "dvr",
        "section": "archive",
        "default": false
      },
      "/dvr/replication_port": {
        "title": "Replication port",
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
        "type": "object",
        "page": "dvr",
        "section": "cache"
      },
      "/cache/path": {
        "title": "Cache path",
        "type": "string",
        "page": "dvr",
        "section": "cache"
      },
      "/cache/time_limit": {
        "title": "Time limit",
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
        "type": "object"
      },
      "/auth/max_sessions": {
        "title": "Max sessions",
        "type": "integer",
        "page": "auth",
        "section": "auth"
      },
      "/auth/url": {
        "title": "Auth type",
        "type": "string",
        "page": "auth",
        "section": "auth",
        "secretPrefixes": [
          "securetoken://"
        ],
        "refs": [
          {
            "collection": "auth_backends",
            "prefix": "auth://"
          }
        ],
        "messages": {
          "reference": "The global config has no auth backend named {name}: nobody can watch."
        }
      },
      "/auth/extra": {
        "title": "Extra parameters",
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
        "type": "string",
        "page": "auth",
        "section": "auth",
        "messages": {
          "pattern": "Value should not include # symbol."
        }
      },
      "/auth/domains": {
        "title": "Allowed domains",
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
        "type": "string",
        "page": "auth",
        "section": "auth"
      },
      "/auth/allowed_countries": {
        "title": "Allowed countries",
        "type": "array",
        "page": "auth",
        "section": "auth",
        "list": {
          "key": "$value"
        }
      },
      "/auth/allowed_countries/*": {
        "title": "Country",
        "type": "string",
        "page": "auth",
        "section": "auth",
        "messages": {
          "format": "A country code has two letters."
        }
      },
      "/auth/disallowed_countries": {
        "title": "Disallowed countries",
        "type": "array",
        "page": "auth",
        "section": "auth",
        "list": {
          "key": "$value"
        }
      },
      "/auth/disallowed_countries/*": {
        "title": "Country",
        "type": "string",
        "page": "auth",
        "section": "auth",
        "messages": {
          "format": "A country code has two letters."
        }
      },
      "/drm": {
        "title": "DRM",
        "type": "object",
        "page": "auth",
        "section": "drm",
        "enumLabels": {
          "": "disabled"
        },
        "save": {
          "mode": "form",
          "gate": true
        }
      },
      "/drm/vendor": {
        "title": "Vendor",
        "type": "string",
        "page": "auth",
        "section": "drm"
      },
      "/drm/keyserver": {
        "title": "Key server",
        "type": "string",
        "page": "auth",
        "section": "drm"
      },
      "/drm/user_keyserver": {
        "title": "Key server for viewers",
        "type": "string",
        "page": "auth",
        "section": "drm"
      },
      "/drm/expires": {
        "title": "Key lifetime",
        "type": "integer",
        "page": "auth",
        "section": "drm",
        "unit": "seconds"
      },
      "/drm/resource_id": {
        "title": "Resource ID",
        "type": "string",
        "page": "auth",
        "section": "drm",
        "multi": "hidden"
      },
      "/drm/user_path": {
        "title": "User path",
        "type": "string",
        "page": "auth",
        "section": "drm"
      },
      "/drm/userkey": {
        "title": "User key",
        "type": "string",
        "page": "auth",
        "section": "drm",
        "secret": true
      },
      "/drm/aes_key": {
        "title": "AES key",
        "type": "string",
        "page": "auth",
        "section": "drm",
        "secret": true
      },
      "/drm/iv": {
        "title": "IV",
        "type": "string",
        "page": "auth",
        "section": "drm",
        "secret": true
      },
      "/drm/content_id": {
        "title": "Content ID",
        "type": "string",
        "page": "auth",
        "section": "drm"
      },
      "/drm/signer": {
        "title": "Signer",
        "type": "string",
        "page": "auth",
        "section": "drm"
      },
      "/drm/user": {
        "title": "User",
        "type": "string",
        "page": "auth",
        "section": "drm"
      },
      "/drm/password": {
        "title": "Password",
        "type": "string",
        "page": "auth",
        "section": "drm",
        "secret": true
      },
      "/drm/enc_token": {
        "title": "Encryption token",
        "type": "string",
        "page": "auth",
        "section": "drm",
        "secret": true
      },
      "/drm/ic_host": {
        "title": "Irdeto Control host",
        "type": "string",
        "page": "auth",
        "section": "drm"
      },
      "/drm/account_id": {
        "title": "Account ID",
        "type": "string",
        "page": "auth",
        "section": "drm"
      },
      "/drm/user_name": {
        "title": "User name",
        "type": "string",
        "page": "auth",
        "section": "drm"
      },
      "/position": {
        "title": "Position",
        "type": "integer"
      },
      "/source_hostname": {
        "title": "Origin host",
        "type": "string",
        "readOnly": true
      },
      "/url": {
        "title": "Current URL",
        "type": "string",
        "readOnly": true
      },
      "/streams": {
        "title": "Mirrored streams",
        "type": "map",
        "readOnly": true
      }
    }
  },
  "peer": {
    "name": "peer",
    "label": "Peer",
    "plural": "Peers",
    "key": "name",
    "renamable": true,
    "route": "cluster/peer",
    "collection": "peers",
    "order": "position",
    "pages": [],
    "runtime": [],
    "fields": {
      "/name": {
        "title": "Peer hostname",
        "type": "string",
        "multi": "hidden",
        "messages": {
          "required": "Peer hostname is required",
          "minLength": "Peer hostname is required",
          "pattern": "Should be a host name, with a port if needed: host:8080",
          "maxLength": "Should be a host name, with a port if needed: host:8080"
        }
      },
      "/port": {
        "title": "Port",
        "type": "integer",
        "messages": {
          "minimum": "Should be a port from 1 to 65535",
          "maximum": "Should be a port from 1 to 65535"
        }
      },
      "/position": {
        "title": "Position",
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
          },
          {
            "name": "surveillance-license",
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
        "type": "array",
        "page": "settings",
        "section": "protocols",
        "save": {
          "mode": "form",
          "confirm": "The web interface answers at the HTTP ports. Unless you keep it in time, the change is taken back.",
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
        "type": "array",
        "page": "settings",
        "section": "protocols",
        "save": {
          "mode": "form",
          "confirm": "The web interface answers at the HTTPS ports. Unless you keep it in time, the change is taken back.",
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
        "type": "boolean",
        "page": "settings",
        "section": "additional",
        "default": false
      },
      "/pulsedb": {
        "title": "PulseDB path",
        "type": "string",
        "page": "settings",
        "section": "additional"
      },
      "/session_log": {
        "title": "Session log path",
        "type": "string",
        "page": "settings",
        "section": "additional"
      },
      "/admin_http": {
        "title": "Admin HTTP ports",
        "type": "array",
        "page": "settings",
        "section": "additional",
        "save": {
          "mode": "form",
          "confirm": "Only the admin ports will answer the web interface. Unless you keep it in time, the change is taken back.",
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
        "type": "array",
        "page": "settings",
        "section": "additional",
        "save": {
          "mode": "form",
          "confirm": "Only the admin ports will answer the web interface. Unless you keep it in time, the change is taken back.",
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
        "type": "integer",
        "page": "settings",
        "section": "additional",
        "unit": "bitrate",
        "defaultUnit": "M"
      },
      "/meta": {
        "title": "Meta",
        "type": "map",
        "page": "settings",
        "section": "additional"
      },
      "/meta/*": {
        "title": "Value",
        "type": "string",
        "page": "settings",
        "section": "additional"
      },
      "/api": {
        "title": "API at the public ports",
        "type": "boolean",
        "default": true,
        "save": {
          "mode": "form",
          "confirm": "Only the admin ports will answer the API. Unless you keep it in time, the change is taken back.",
          "risk": "connectivity"
        }
      },
      "/edit_auth": {
        "title": "Administrator",
        "type": "object",
        "page": "settings",
        "section": "access"
      },
      "/edit_auth/login": {
        "title": "Admin UI username",
        "type": "string",
        "page": "settings",
        "section": "access",
        "save": {
          "mode": "form",
          "confirm": "You will sign in with the new username. Unless you keep it in time, the change is taken back.",
          "risk": "connectivity"
        },
        "messages": {
          "required": "Admin UI username is required",
          "minLength": "Admin UI username is required",
          "pattern": "The username may not hold a colon, white space or what cannot be seen"
        }
      },
      "/edit_auth/password": {
        "title": "Admin UI password",
        "type": "string",
        "page": "settings",
        "section": "access",
        "secret": true,
        "save": {
          "mode": "form",
          "confirm": "You will sign in with the new password. Unless you keep it in time, the change is taken back.",
          "risk": "connectivity"
        },
        "messages": {
          "required": "Admin UI password is required",
          "minLength": "Admin UI password is required"
        }
      },
      "/view_auth": {
        "title": "Viewer",
        "type": "object",
        "page": "settings",
        "section": "access"
      },
      "/view_auth/login": {
        "title": "View username",
        "type": "string",
        "page": "settings",
        "section": "access",
        "messages": {
          "pattern": "The username may not hold a colon, white space or what cannot be seen"
        }
      },
      "/view_auth/password": {
        "title": "View password",
        "type": "string",
        "page": "settings",
        "section": "access",
        "secret": true
      },
      "/cluster_key": {
        "title": "Cluster key",
        "type": "string",
        "page": "cluster",
        "section": "key",
        "secret": true
      },
      "/peers": {
        "title": "Peers",
        "type": "map",
        "page": "cluster",
        "section": "peers"
      },
      "/web_scripts": {
        "title": "Web scripts",
        "type": "map",
        "page": "settings",
        "section": "web-scripts"
      },
      "/plugins": {
        "title": "Plugins",
        "type": "object"
      },
      "/plugins/vsaas": {
        "title": "Video surveillance",
        "type": "object"
      },
      "/plugins/vsaas/database": {
        "title": "Database path",
        "type": "string",
        "page": "settings",
        "section": "surveillance",
        "secret": true
      },
      "/plugins/vsaas/endpoint": {
        "title": "Endpoint",
        "type": "boolean",
        "default": false
      },
      "/plugins/rproxy": {
        "title": "Reverse proxy",
        "type": "object"
      },
      "/plugins/rproxy/endpoint_auth": {
        "title": "Endpoint auth",
        "type": "string",
        "page": "settings",
        "section": "surveillance",
        "secret": true
      },
      "/plugins/rproxy/streampoint_key": {
        "title": "Streampoint key",
        "type": "string",
        "page": "settings",
        "section": "surveillance",
        "secret": true
      },
      "/plugins/iptv": {
        "title": "IPTV",
        "type": "object"
      },
      "/plugins/iptv/database": {
        "title": "Database path",
        "type": "string",
        "page": "iptv",
        "section": "database",
        "save": {
          "mode": "form"
        }
      },
      "/streams": {
        "title": "Streams",
        "type": "map"
      },
      "/lives": {
        "title": "Locations",
        "type": "map"
      },
      "/sources": {
        "title": "Mirrors",
        "type": "map"
      },
      "/vods": {
        "title": "VOD locations",
        "type": "map"
      },
      "/dvrs": {
        "title": "DVR storages",
        "type": "map"
      },
      "/auth_backends": {
        "title": "Auth backends",
        "type": "map"
      },
      "/ad_schedules": {
        "title": "Ad schedules",
        "type": "map"
      },
      "/dynamics": {
        "title": "Dynamic rewrites",
        "type": "map"
      },
      "/dynamics/*": {
        "title": "Rewrite",
        "type": "object"
      },
      "/servers": {
        "title": "Mirrored servers",
        "type": "map",
        "readOnly": true
      },
      "/stats": {
        "title": "Server stats",
        "type": "object",
        "readOnly": true
      },
      "/now_ms": {
        "title": "Server time",
        "type": "integer",
        "unit": "milliseconds",
        "readOnly": true
      },
      "/notifications": {
        "title": "Notifications",
        "type": "object",
        "readOnly": true
      }
    }
  },
  "stream": {
    "name": "stream",
    "label": "Stream",
    "plural": "Streams",
    "key": "name",
    "renamable": true,
    "route": "standalone",
    "collection": "streams",
    "order": "position",
    "log": "name",
    "menu": {
      "group": "Media",
      "order": 1
    },
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
            "name": "protocols",
            "title": "Output protocols"
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
            "name": "advertising",
            "title": "Advertising"
          },
          {
            "name": "thumbnails",
            "title": "Thumbnails"
          },
          {
            "name": "logo",
            "title": "Logo"
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
    "checks": [
      {
        "of": "/dvr",
        "rule": {
          "kind": "unlike",
          "setting": [
            "root"
          ],
          "others": [
            {
              "collection": "dvrs",
              "path": [
                "root"
              ]
            }
          ],
          "as": "path"
        },
        "message": "This folder is already the root of a DVR config: choose that DVR config above, or another folder."
      },
      {
        "of": "/logo",
        "rule": {
          "kind": "excludes",
          "settings": [
            [
              "top"
            ],
            [
              "bottom"
            ]
          ]
        },
        "message": "Set top or bottom, but not both."
      },
      {
        "of": "/logo",
        "rule": {
          "kind": "excludes",
          "settings": [
            [
              "left"
            ],
            [
              "right"
            ]
          ]
        },
        "message": "Set left or right, but not both."
      }
    ],
    "fields": {
      "/name": {
        "title": "Name",
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
        "type": "string",
        "page": "overview",
        "section": "general",
        "multi": "hidden"
      },
      "/meta": {
        "title": "Meta",
        "type": "object"
      },
      "/meta/comment": {
        "title": "Description",
        "type": "string",
        "page": "overview",
        "section": "general"
      },
      "/meta/iptv": {
        "title": "IPTV",
        "type": "boolean",
        "page": "overview",
        "section": "general",
        "default": false
      },
      "/meta/camera": {
        "title": "IP camera",
        "type": "boolean",
        "page": "overview",
        "section": "general",
        "default": false
      },
      "/meta/program_id": {
        "title": "Program ID",
        "type": "integer",
        "page": "output",
        "section": "mpegts",
        "multi": "hidden"
      },
      "/meta/drm_id": {
        "title": "DRM ID",
        "type": "string",
        "page": "auth",
        "section": "drm",
        "multi": "hidden"
      },
      "/disabled": {
        "title": "State",
        "type": "boolean",
        "page": "overview",
        "section": "start",
        "default": false,
        "enumLabels": {
          "true": "disabled",
          "false": "enabled"
        },
        "save": {
          "mode": "at-once"
        },
        "multi": "together"
      },
      "/static": {
        "title": "Start conditions",
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
        "type": "string",
        "page": "input",
        "section": "sources",
        "refs": [
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
        ],
        "messages": {
          "format": "specify hls:// or tshttp:// protocol"
        }
      },
      "/urls/*/priority": {
        "title": "Priority",
        "type": "string",
        "page": "input",
        "section": "sources",
        "messages": {
          "pattern": "Priority is a whole number."
        }
      },
      "/urls/*/source_timeout": {
        "title": "Source timeout",
        "type": "integer",
        "page": "input",
        "section": "sources",
        "unit": "seconds"
      },
      "/urls/*/user_agent": {
        "title": "User agent",
        "type": "string",
        "page": "input",
        "section": "sources"
      },
      "/urls/*/buffer": {
        "title": "HLS buffer",
        "type": "integer",
        "page": "input",
        "section": "sources",
        "unit": "seconds"
      },
      "/urls/*/rtp": {
        "title": "RTP transport",
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
        "type": "string",
        "page": "input",
        "section": "sources"
      },
      "/urls/*/program": {
        "title": "Program",
        "type": "integer",
        "page": "input",
        "section": "sources"
      },
      "/urls/*/pids": {
        "title": "PIDs",
        "type": "string",
        "page": "input",
        "section": "sources",
        "messages": {
          "pattern": "PIDs are numbers from 1 to 8191, separated by commas."
        }
      },
      "/urls/*/allow_subtitles": {
        "title": "Allow subtitles",
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
        "type": "string",
        "page": "input",
        "section": "sources"
      },
      "/source_timeout": {
        "title": "Source timeout",
        "type": "integer",
        "page": "input",
        "section": "publish-settings",
        "unit": "seconds",
        "default": 60
      },
      "/publish_enabled": {
        "title": "Published input",
        "type": "boolean",
        "page": "input",
        "section": "publish",
        "default": false,
        "enumLabels": {
          "true": "Accept",
          "false": "Ignore"
        },
        "multi": "together"
      },
      "/password": {
        "title": "Publish password",
        "type": "string",
        "page": "input",
        "section": "publish-settings",
        "secret": true
      },
      "/on_publish": {
        "title": "Publish script",
        "type": "string",
        "page": "input",
        "section": "publish-settings"
      },
      "/max_bitrate": {
        "title": "Max bitrate",
        "type": "integer",
        "page": "input",
        "section": "publish-settings",
        "unit": "kilobits"
      },
      "/backup": {
        "title": "Fallback video",
        "type": "object",
        "page": "input",
        "section": "fallback",
        "absentWithout": "file"
      },
      "/backup/file": {
        "title": "Fallback file",
        "type": "string",
        "page": "input",
        "section": "fallback",
        "refs": [
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
      "/backup/timeout": {
        "title": "Fallback timeout",
        "type": "integer",
        "page": "input",
        "section": "fallback",
        "unit": "seconds"
      },
      "/backup/dvr": {
        "title": "Record the fallback",
        "type": "boolean",
        "page": "input",
        "section": "fallback",
        "default": false
      },
      "/cluster_key": {
        "title": "Cluster key",
        "type": "string",
        "page": "input",
        "section": "cluster",
        "secret": true
      },
      "/transcoder": {
        "title": "Transcoder",
        "type": "object",
        "page": "transcoder",
        "section": "transcoder",
        "save": {
          "mode": "form"
        }
      },
      "/transcoder/global": {
        "title": "Hardware options",
        "type": "object",
        "page": "transcoder",
        "section": "transcoder"
      },
      "/transcoder/global/hw": {
        "title": "Hardware",
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
        "type": "string",
        "page": "transcoder",
        "section": "transcoder",
        "enumLabels": {
          "": "Chosen by the server"
        }
      },
      "/transcoder/global/external": {
        "title": "External process",
        "type": "boolean",
        "page": "transcoder",
        "section": "transcoder",
        "default": false
      },
      "/transcoder/global/seamless": {
        "title": "Seamless switch",
        "type": "boolean",
        "page": "transcoder",
        "section": "transcoder",
        "default": false
      },
      "/transcoder/video": {
        "title": "Video tracks",
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
        "type": "object",
        "page": "transcoder",
        "section": "transcoder"
      },
      "/transcoder/video/*/bitrate": {
        "title": "Bitrate",
        "type": "number",
        "page": "transcoder",
        "section": "transcoder",
        "unit": "bitrate",
        "scale": {
          "factor": 1000,
          "suffix": "k"
        },
        "messages": {
          "required": "Bitrate is required.",
          "exclusiveMinimum": "Should be greater than zero.",
          "type": "Should be greater than zero or copy.",
          "pattern": "Should be greater than zero or copy."
        }
      },
      "/transcoder/video/*/codec": {
        "title": "Codec",
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
        "type": "object",
        "page": "transcoder",
        "section": "transcoder"
      },
      "/transcoder/video/*/size/width": {
        "title": "Width",
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
        "type": "string",
        "page": "transcoder",
        "section": "transcoder",
        "messages": {
          "enum": "The chosen hardware does not have this preset."
        }
      },
      "/transcoder/video/*/profile": {
        "title": "Profile",
        "type": "string",
        "page": "transcoder",
        "section": "transcoder",
        "messages": {
          "enum": "The chosen codec does not have this profile."
        }
      },
      "/transcoder/video/*/level": {
        "title": "Level",
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
        "type": "number",
        "page": "transcoder",
        "section": "transcoder"
      },
      "/transcoder/video/*/gop": {
        "title": "Frames in GOP",
        "type": "integer",
        "page": "transcoder",
        "section": "transcoder",
        "messages": {
          "exclusiveMinimum": "Should be greater than zero."
        }
      },
      "/transcoder/video/*/g": {
        "title": "Frames in GOP (encoder's own)",
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
        "type": "boolean",
        "page": "transcoder",
        "section": "transcoder",
        "default": false
      },
      "/transcoder/video/*/bframes": {
        "title": "B-frames",
        "type": "integer",
        "page": "transcoder",
        "section": "transcoder"
      },
      "/transcoder/video/*/refs": {
        "title": "Reference frames",
        "type": "integer",
        "page": "transcoder",
        "section": "transcoder"
      },
      "/transcoder/video/*/aspect": {
        "title": "Aspect",
        "type": "object",
        "page": "transcoder",
        "section": "transcoder"
      },
      "/transcoder/video/*/aspect/x": {
        "title": "X",
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
        "type": "object",
        "page": "transcoder",
        "section": "transcoder"
      },
      "/transcoder/video/*/logo/path": {
        "title": "Logo file",
        "type": "string",
        "page": "transcoder",
        "section": "transcoder"
      },
      "/transcoder/video/*/logo/x": {
        "title": "X",
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
        "type": "number",
        "page": "transcoder",
        "section": "transcoder",
        "messages": {
          "exclusiveMinimum": "Should be greater than zero."
        }
      },
      "/transcoder/video/*/alogo": {
        "title": "Absolute logo",
        "type": "object",
        "page": "transcoder",
        "section": "transcoder"
      },
      "/transcoder/video/*/alogo/path": {
        "title": "Logo file",
        "type": "string",
        "page": "transcoder",
        "section": "transcoder"
      },
      "/transcoder/video/*/alogo/x": {
        "title": "X",
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
        "type": "number",
        "page": "transcoder",
        "section": "transcoder",
        "messages": {
          "exclusiveMinimum": "Should be greater than zero."
        }
      },
      "/transcoder/video/*/*": {
        "title": "Extra parameter",
        "type": "string",
        "page": "transcoder",
        "section": "transcoder"
      },
      "/transcoder/audio": {
        "title": "Audio",
        "type": "object",
        "page": "transcoder",
        "section": "transcoder"
      },
      "/transcoder/audio/bitrate": {
        "title": "Bitrate",
        "type": "number",
        "page": "transcoder",
        "section": "transcoder",
        "unit": "bitrate",
        "scale": {
          "factor": 1000,
          "suffix": "k"
        },
        "messages": {
          "required": "Bitrate is required.",
          "exclusiveMinimum": "Should be greater than zero.",
          "type": "Should be greater than zero or copy.",
          "pattern": "Should be greater than zero or copy."
        }
      },
      "/transcoder/audio/codec": {
        "title": "Codec",
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
        "type": "object",
        "page": "transcoder",
        "section": "transcoder"
      },
      "/transcoder/decoder/deinterlace": {
        "title": "Deinterlace",
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
        "type": "integer",
        "page": "transcoder",
        "section": "transcoder",
        "messages": {
          "exclusiveMinimum": "Should be greater than zero."
        }
      },
      "/transcoder/decoder/crop": {
        "title": "Crop",
        "type": "object",
        "page": "transcoder",
        "section": "transcoder"
      },
      "/transcoder/decoder/crop/left": {
        "title": "Left",
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
        "type": "object",
        "page": "dvr",
        "section": "archive"
      },
      "/dvr/reference": {
        "title": "DVR config",
        "type": "string",
        "page": "dvr",
        "section": "archive",
        "enumLabels": {
          "": "None, as set below"
        },
        "save": {
          "mode": "form",
          "removes": true
        },
        "refs": [
          {
            "collection": "dvrs"
          }
        ]
      },
      "/dvr/root": {
        "title": "Path",
        "type": "string",
        "page": "dvr",
        "section": "archive"
      },
      "/dvr/dvr_limit": {
        "title": "Archive depth",
        "type": "integer",
        "page": "dvr",
        "section": "archive",
        "unit": "seconds",
        "defaultUnit": "d",
        "save": {
          "mode": "form",
          "removes": true
        },
        "messages": {
          "type": "Time string should contains only digits and time unit at the end (s, m, h, d, w)"
        }
      },
      "/dvr/disk_limit": {
        "title": "Disk usage limit",
        "type": "integer",
        "page": "dvr",
        "section": "archive",
        "unit": "percent",
        "save": {
          "mode": "form",
          "removes": true
        },
        "messages": {
          "minimum": "Should be from 0 to 100.",
          "maximum": "Should be from 0 to 100."
        }
      },
      "/dvr/disk_space": {
        "title": "Disk space limit",
        "type": "integer",
        "page": "dvr",
        "section": "archive",
        "unit": "bytes",
        "defaultUnit": "G",
        "save": {
          "mode": "form",
          "removes": true
        },
        "messages": {
          "type": "It's not correct size, good examples are 1024, 1Kb, 32gb, 50TB"
        }
      },
      "/dvr/dvr_replicate": {
        "title": "Replicate",
        "type": "boolean",
        "page": "dvr",
        "section": "archive",
        "default": false
      },
      "/dvr/replication_port": {
        "title": "Replication port",
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
        "type": "boolean",
        "page": "dvr",
        "section": "archive",
        "default": false
      },
      "/cache": {
        "title": "SSD disk cache",
        "type": "object",
        "page": "dvr",
        "section": "cache"
      },
      "/cache/path": {
        "title": "Cache path",
        "type": "string",
        "page": "dvr",
        "section": "cache"
      },
      "/cache/time_limit": {
        "title": "Time limit",
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
        "type": "object",
        "page": "output",
        "section": "logo",
        "absentWithout": "path"
      },
      "/logo/path": {
        "title": "Logo file",
        "type": "string",
        "page": "output",
        "section": "logo"
      },
      "/logo/width": {
        "title": "Width",
        "type": "integer",
        "page": "output",
        "section": "logo",
        "unit": "pixels"
      },
      "/logo/height": {
        "title": "Height",
        "type": "integer",
        "page": "output",
        "section": "logo",
        "unit": "pixels"
      },
      "/logo/top": {
        "title": "Top",
        "type": "integer",
        "page": "output",
        "section": "logo",
        "unit": "pixels"
      },
      "/logo/bottom": {
        "title": "Bottom",
        "type": "integer",
        "page": "output",
        "section": "logo",
        "unit": "pixels"
      },
      "/logo/left": {
        "title": "Left",
        "type": "integer",
        "page": "output",
        "section": "logo",
        "unit": "pixels"
      },
      "/logo/right": {
        "title": "Right",
        "type": "integer",
        "page": "output",
        "section": "logo",
        "unit": "pixels"
      },
      "/thumbnails": {
        "title": "Thumbnails",
        "type": "object",
        "page": "output",
        "section": "thumbnails"
      },
      "/thumbnails/enabled": {
        "title": "Thumbnails",
        "type": "boolean",
        "page": "output",
        "section": "thumbnails",
        "default": false
      },
      "/thumbnails/url": {
        "title": "Thumbnail URL",
        "type": "string",
        "page": "output",
        "section": "thumbnails"
      },
      "/auth": {
        "title": "Authorization",
        "type": "object"
      },
      "/auth/max_sessions": {
        "title": "Max sessions",
        "type": "integer",
        "page": "output",
        "section": "sessions"
      },
      "/auth/url": {
        "title": "Auth type",
        "type": "string",
        "page": "auth",
        "section": "auth",
        "secretPrefixes": [
          "securetoken://"
        ],
        "refs": [
          {
            "collection": "auth_backends",
            "prefix": "auth://"
          }
        ],
        "messages": {
          "reference": "The global config has no auth backend named {name}: nobody can watch."
        }
      },
      "/auth/extra": {
        "title": "Extra parameters",
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
        "type": "string",
        "page": "auth",
        "section": "auth",
        "messages": {
          "pattern": "Value should not include # symbol."
        }
      },
      "/auth/domains": {
        "title": "Allowed domains",
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
        "type": "string",
        "page": "auth",
        "section": "auth"
      },
      "/auth/allowed_countries": {
        "title": "Allowed countries",
        "type": "array",
        "page": "auth",
        "section": "auth",
        "list": {
          "key": "$value"
        }
      },
      "/auth/allowed_countries/*": {
        "title": "Country",
        "type": "string",
        "page": "auth",
        "section": "auth",
        "messages": {
          "format": "A country code has two letters."
        }
      },
      "/auth/disallowed_countries": {
        "title": "Disallowed countries",
        "type": "array",
        "page": "auth",
        "section": "auth",
        "list": {
          "key": "$value"
        }
      },
      "/auth/disallowed_countries/*": {
        "title": "Country",
        "type": "string",
        "page": "auth",
        "section": "auth",
        "messages": {
          "format": "A country code has two letters."
        }
      },
      "/clients_timeout": {
        "title": "Client timeout",
        "type": "integer",
        "page": "output",
        "section": "sessions",
        "unit": "seconds",
        "default": 60
      },
      "/url_prefix": {
        "title": "URL prefix",
        "type": "string",
        "page": "output",
        "section": "segments",
        "messages": {
          "format": "Please specify in http://example.com:8080 format"
        }
      },
      "/add_audio_only": {
        "title": "Audio-only HLS playlist",
        "type": "boolean",
        "page": "output",
        "section": "segments",
        "default": false
      },
      "/segment_count": {
        "title": "Segment count",
        "type": "integer",
        "page": "output",
        "section": "segments"
      },
      "/segment_duration": {
        "title": "Segment duration",
        "type": "integer",
        "page": "output",
        "section": "segments",
        "unit": "milliseconds",
        "scale": {
          "factor": 1000,
          "suffix": "s"
        }
      },
      "/prepush": {
        "title": "Prepush",
        "type": "integer",
        "page": "output",
        "section": "persistent",
        "unit": "seconds",
        "default": true,
        "enumLabels": {
          "false": "Disabled",
          "": "Enabled",
          "true": "Enabled"
        }
      },
      "/provider": {
        "title": "Provider",
        "type": "string",
        "page": "output",
        "section": "mpegts",
        "multi": "hidden"
      },
      "/pushes": {
        "title": "Push to URL",
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
        "type": "object",
        "page": "output",
        "section": "pushes"
      },
      "/pushes/*/url": {
        "title": "Push URL",
        "type": "string",
        "page": "output",
        "section": "pushes"
      },
      "/ad_schedule": {
        "title": "Ad schedule",
        "type": "string",
        "page": "output",
        "section": "advertising",
        "enumLabels": {
          "": "No advertising"
        },
        "refs": [
          {
            "collection": "ad_schedules"
          }
        ],
        "messages": {
          "reference": "There is no ad schedule named {name}, so no advertising is played. Choose another, or add it on the Ad injector page."
        }
      },
      "/protocols": {
        "title": "Output protocols",
        "type": "object",
        "page": "output",
        "section": "protocols"
      },
      "/protocols/hls": {
        "title": "HLS",
        "type": "boolean",
        "page": "output",
        "section": "protocols",
        "enumLabels": {
          "false": "except",
          "": "neutral",
          "true": "only"
        }
      },
      "/protocols/mss": {
        "title": "MSS",
        "type": "boolean",
        "page": "output",
        "section": "protocols",
        "enumLabels": {
          "false": "except",
          "": "neutral",
          "true": "only"
        }
      },
      "/protocols/hds": {
        "title": "HDS",
        "type": "boolean",
        "page": "output",
        "section": "protocols",
        "enumLabels": {
          "false": "except",
          "": "neutral",
          "true": "only"
        }
      },
      "/protocols/mpegts": {
        "title": "MPEG-TS",
        "type": "boolean",
        "page": "output",
        "section": "protocols",
        "enumLabels": {
          "false": "except",
          "": "neutral",
          "true": "only"
        }
      },
      "/protocols/dash": {
        "title": "DASH",
        "type": "boolean",
        "page": "output",
        "section": "protocols",
        "enumLabels": {
          "false": "except",
          "": "neutral",
          "true": "only"
        }
      },
      "/protocols/m4f": {
        "title": "M4F",
        "type": "boolean",
        "page": "output",
        "section": "protocols",
        "enumLabels": {
          "false": "except",
          "": "neutral",
          "true": "only"
        }
      },
      "/protocols/m4s": {
        "title": "M4S",
        "type": "boolean",
        "page": "output",
        "section": "protocols",
        "enumLabels": {
          "false": "except",
          "": "neutral",
          "true": "only"
        }
      },
      "/protocols/rtmp": {
        "title": "RTMP",
        "type": "boolean",
        "page": "output",
        "section": "protocols",
        "enumLabels": {
          "false": "except",
          "": "neutral",
          "true": "only"
        }
      },
      "/protocols/rtsp": {
        "title": "RTSP",
        "type": "boolean",
        "page": "output",
        "section": "protocols",
        "enumLabels": {
          "false": "except",
          "": "neutral",
          "true": "only"
        }
      },
      "/drm": {
        "title": "DRM",
        "type": "object",
        "page": "auth",
        "section": "drm",
        "enumLabels": {
          "": "disabled"
        },
        "save": {
          "mode": "form",
          "gate": true
        }
      },
      "/drm/vendor": {
        "title": "Vendor",
        "type": "string",
        "page": "auth",
        "section": "drm"
      },
      "/drm/keyserver": {
        "title": "Key server",
        "type": "string",
        "page": "auth",
        "section": "drm"
      },
      "/drm/user_keyserver": {
        "title": "Key server for viewers",
        "type": "string",
        "page": "auth",
        "section": "drm"
      },
      "/drm/expires": {
        "title": "Key lifetime",
        "type": "integer",
        "page": "auth",
        "section": "drm",
        "unit": "seconds"
      },
      "/drm/resource_id": {
        "title": "Resource ID",
        "type": "string",
        "page": "auth",
        "section": "drm",
        "multi": "hidden"
      },
      "/drm/user_path": {
        "title": "User path",
        "type": "string",
        "page": "auth",
        "section": "drm"
      },
      "/drm/userkey": {
        "title": "User key",
        "type": "string",
        "page": "auth",
        "section": "drm",
        "secret": true
      },
      "/drm/aes_key": {
        "title": "AES key",
        "type": "string",
        "page": "auth",
        "section": "drm",
        "secret": true
      },
      "/drm/iv": {
        "title": "IV",
        "type": "string",
        "page": "auth",
        "section": "drm",
        "secret": true
      },
      "/drm/content_id": {
        "title": "Content ID",
        "type": "string",
        "page": "auth",
        "section": "drm"
      },
      "/drm/signer": {
        "title": "Signer",
        "type": "string",
        "page": "auth",
        "section": "drm"
      },
      "/drm/user": {
        "title": "User",
        "type": "string",
        "page": "auth",
        "section": "drm"
      },
      "/drm/password": {
        "title": "Password",
        "type": "string",
        "page": "auth",
        "section": "drm",
        "secret": true
      },
      "/drm/enc_token": {
        "title": "Encryption token",
        "type": "string",
        "page": "auth",
        "section": "drm",
        "secret": true
      },
      "/drm/ic_host": {
        "title": "Irdeto Control host",
        "type": "string",
        "page": "auth",
        "section": "drm"
      },
      "/drm/account_id": {
        "title": "Account ID",
        "type": "string",
        "page": "auth",
        "section": "drm"
      },
      "/drm/user_name": {
        "title": "User name",
        "type": "string",
        "page": "auth",
        "section": "drm"
      },
      "/position": {
        "title": "Position",
        "type": "integer",
        "save": {
          "mode": "at-once"
        }
      },
      "/prefix": {
        "title": "Prefix",
        "type": "string",
        "readOnly": true
      },
      "/push": {
        "title": "Push (older form)",
        "type": "string",
        "readOnly": true,
        "deprecated": "Push to URL"
      },
      "/max_sessions": {
        "title": "Max sessions (older form)",
        "type": "integer",
        "readOnly": true,
        "deprecated": "Max sessions of the authorization"
      },
      "/stats": {
        "title": "Stream stats",
        "type": "object",
        "readOnly": true
      }
    }
  },
  "vod": {
    "name": "vod",
    "label": "VOD",
    "plural": "VODs",
    "key": "prefix",
    "renamable": true,
    "route": "vod",
    "collection": "vods",
    "order": "position",
    "log": "members",
    "menu": {
      "group": "Media",
      "order": 4
    },
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
        "type": "object"
      },
      "/meta/comment": {
        "title": "Description",
        "type": "string",
        "page": "overview",
        "section": "general"
      },
      "/meta/drm_id": {
        "title": "DRM ID",
        "type": "string",
        "page": "auth",
        "section": "drm",
        "multi": "hidden"
      },
      "/disabled": {
        "title": "State",
        "type": "boolean",
        "page": "overview",
        "section": "general",
        "default": false,
        "enumLabels": {
          "true": "disabled",
          "false": "enabled"
        },
        "save": {
          "mode": "at-once"
        },
        "multi": "together"
      },
      "/urls": {
        "title": "Paths",
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
        "type": "object",
        "page": "overview",
        "section": "paths"
      },
      "/urls/*/url": {
        "title": "Path",
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
        "type": "integer",
        "page": "input",
        "section": "reading"
      },
      "/max_readers": {
        "title": "Max disk readers per file",
        "type": "integer",
        "page": "input",
        "section": "reading"
      },
      "/download": {
        "title": "Allow direct file download",
        "type": "boolean",
        "page": "output",
        "section": "files",
        "default": false
      },
      "/auto_mbr": {
        "title": "Enable MBR from multiple files",
        "type": "boolean",
        "page": "output",
        "section": "files",
        "default": false
      },
      "/auth": {
        "title": "Authorization",
        "type": "object"
      },
      "/auth/max_sessions": {
        "title": "Max sessions per opened file",
        "type": "integer",
        "page": "output",
        "section": "sessions"
      },
      "/auth/url": {
        "title": "Auth type",
        "type": "string",
        "page": "auth",
        "section": "auth",
        "secretPrefixes": [
          "securetoken://"
        ],
        "refs": [
          {
            "collection": "auth_backends",
            "prefix": "auth://"
          }
        ],
        "messages": {
          "reference": "The global config has no auth backend named {name}: nobody can watch."
        }
      },
      "/auth/extra": {
        "title": "Extra parameters",
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
        "type": "string",
        "page": "auth",
        "section": "auth",
        "messages": {
          "pattern": "Value should not include # symbol."
        }
      },
      "/auth/domains": {
        "title": "Allowed domains",
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
        "type": "string",
        "page": "auth",
        "section": "auth"
      },
      "/auth/allowed_countries": {
        "title": "Allowed countries",
        "type": "array",
        "page": "auth",
        "section": "auth",
        "list": {
          "key": "$value"
        }
      },
      "/auth/allowed_countries/*": {
        "title": "Country",
        "type": "string",
        "page": "auth",
        "section": "auth",
        "messages": {
          "format": "A country code has two letters."
        }
      },
      "/auth/disallowed_countries": {
        "title": "Disallowed countries",
        "type": "array",
        "page": "auth",
        "section": "auth",
        "list": {
          "key": "$value"
        }
      },
      "/auth/disallowed_countries/*": {
        "title": "Country",
        "type": "string",
        "page": "auth",
        "section": "auth",
        "messages": {
          "format": "A country code has two letters."
        }
      },
      "/drm": {
        "title": "DRM",
        "type": "object",
        "page": "auth",
        "section": "drm",
        "enumLabels": {
          "": "disabled"
        },
        "save": {
          "mode": "form",
          "gate": true
        }
      },
      "/drm/vendor": {
        "title": "Vendor",
        "type": "string",
        "page": "auth",
        "section": "drm"
      },
      "/drm/keyserver": {
        "title": "Key server",
        "type": "string",
        "page": "auth",
        "section": "drm"
      },
      "/drm/user_keyserver": {
        "title": "Key server for viewers",
        "type": "string",
        "page": "auth",
        "section": "drm"
      },
      "/drm/expires": {
        "title": "Key lifetime",
        "type": "integer",
        "page": "auth",
        "section": "drm",
        "unit": "seconds"
      },
      "/drm/resource_id": {
        "title": "Resource ID",
        "type": "string",
        "page": "auth",
        "section": "drm",
        "multi": "hidden"
      },
      "/drm/user_path": {
        "title": "User path",
        "type": "string",
        "page": "auth",
        "section": "drm"
      },
      "/drm/userkey": {
        "title": "User key",
        "type": "string",
        "page": "auth",
        "section": "drm",
        "secret": true
      },
      "/drm/aes_key": {
        "title": "AES key",
        "type": "string",
        "page": "auth",
        "section": "drm",
        "secret": true
      },
      "/drm/iv": {
        "title": "IV",
        "type": "string",
        "page": "auth",
        "section": "drm",
        "secret": true
      },
      "/drm/content_id": {
        "title": "Content ID",
        "type": "string",
        "page": "auth",
        "section": "drm"
      },
      "/drm/signer": {
        "title": "Signer",
        "type": "string",
        "page": "auth",
        "section": "drm"
      },
      "/drm/user": {
        "title": "User",
        "type": "string",
        "page": "auth",
        "section": "drm"
      },
      "/drm/password": {
        "title": "Password",
        "type": "string",
        "page": "auth",
        "section": "drm",
        "secret": true
      },
      "/drm/enc_token": {
        "title": "Encryption token",
        "type": "string",
        "page": "auth",
        "section": "drm",
        "secret": true
      },
      "/drm/ic_host": {
        "title": "Irdeto Control host",
        "type": "string",
        "page": "auth",
        "section": "drm"
      },
      "/drm/account_id": {
        "title": "Account ID",
        "type": "string",
        "page": "auth",
        "section": "drm"
      },
      "/drm/user_name": {
        "title": "User name",
        "type": "string",
        "page": "auth",
        "section": "drm"
      },
      "/protocols": {
        "title": "Output protocols",
        "type": "object",
        "page": "output",
        "section": "protocols"
      },
      "/protocols/hls": {
        "title": "HLS",
        "type": "boolean",
        "page": "output",
        "section": "protocols",
        "enumLabels": {
          "false": "except",
          "": "neutral",
          "true": "only"
        }
      },
      "/protocols/mss": {
        "title": "MSS",
        "type": "boolean",
        "page": "output",
        "section": "protocols",
        "enumLabels": {
          "false": "except",
          "": "neutral",
          "true": "only"
        }
      },
      "/protocols/hds": {
        "title": "HDS",
        "type": "boolean",
        "page": "output",
        "section": "protocols",
        "enumLabels": {
          "false": "except",
          "": "neutral",
          "true": "only"
        }
      },
      "/protocols/mpegts": {
        "title": "MPEG-TS",
        "type": "boolean",
        "page": "output",
        "section": "protocols",
        "enumLabels": {
          "false": "except",
          "": "neutral",
          "true": "only"
        }
      },
      "/protocols/dash": {
        "title": "DASH",
        "type": "boolean",
        "page": "output",
        "section": "protocols",
        "enumLabels": {
          "false": "except",
          "": "neutral",
          "true": "only"
        }
      },
      "/protocols/m4f": {
        "title": "M4F",
        "type": "boolean",
        "page": "output",
        "section": "protocols",
        "enumLabels": {
          "false": "except",
          "": "neutral",
          "true": "only"
        }
      },
      "/protocols/m4s": {
        "title": "M4S",
        "type": "boolean",
        "page": "output",
        "section": "protocols",
        "enumLabels": {
          "false": "except",
          "": "neutral",
          "true": "only"
        }
      },
      "/protocols/rtmp": {
        "title": "RTMP",
        "type": "boolean",
        "page": "output",
        "section": "protocols",
        "enumLabels": {
          "false": "except",
          "": "neutral",
          "true": "only"
        }
      },
      "/protocols/rtsp": {
        "title": "RTSP",
        "type": "boolean",
        "page": "output",
        "section": "protocols",
        "enumLabels": {
          "false": "except",
          "": "neutral",
          "true": "only"
        }
      },
      "/position": {
        "title": "Position",
        "type": "integer"
      },
      "/files": {
        "title": "Open files",
        "type": "map",
        "readOnly": true
      }
    }
  },
  "web-script": {
    "name": "web-script",
    "label": "Web script",
    "plural": "Web scripts",
    "key": "prefix",
    "renamable": true,
    "route": "config",
    "collection": "web_scripts",
    "order": "position",
    "pages": [],
    "runtime": [],
    "fields": {
      "/prefix": {
        "title": "Prefix",
        "type": "string",
        "multi": "hidden",
        "messages": {
          "required": "Prefix is required",
          "minLength": "Prefix is required"
        }
      },
      "/path": {
        "title": "Path",
        "type": "string"
      },
      "/extra": {
        "title": "Extra params",
        "type": "map",
        "messages": {
          "propertyNames": "Key should start with character, not digit or special symbol."
        }
      },
      "/extra/*": {
        "title": "Value",
        "type": "string",
        "messages": {
          "pattern": "Value should not include # symbol."
        }
      },
      "/position": {
        "title": "Position",
        "type": "integer"
      }
    }
  }
};
