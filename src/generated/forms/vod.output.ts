// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
import type { FormDescriptor } from "../contracts/FormDescriptor.ts";

export const vodOutputForm: FormDescriptor = {
  "entity": "vod",
  "page": "output",
  "title": "Output",
  "schema": {
    "type": "object",
    "title": "VOD location",
    "description": "Folders whose files viewers may watch under one prefix.",
    "required": [],
    "properties": {
      "download": {
        "type": "boolean",
        "title": "Allow direct file download",
        "description": "Files may be fetched whole or in parts; HTTP Range is supported."
      },
      "auto_mbr": {
        "type": "boolean",
        "title": "Enable MBR from multiple files",
        "description": "Files of one name and several bitrates are served as one multi-bitrate file."
      },
      "auth": {
        "type": "object",
        "title": "Authorization",
        "description": "Who may watch. Without it everybody may.",
        "required": [],
        "properties": {
          "max_sessions": {
            "type": "integer",
            "title": "Max sessions per opened file",
            "description": "How many viewers may watch one file at the same time. Without it there is no limit."
          }
        }
      },
      "protocols": {
        "type": "object",
        "title": "Output protocols",
        "description": "What it is played over. Except: never over this protocol. Only: over this one and any other that is set so, nothing else. Neutral: it follows the rest.",
        "required": [],
        "properties": {
          "hls": {
            "type": "boolean",
            "title": "HLS",
            "description": "Play over HLS: only this one (and others set so), all except this one, or neutral."
          },
          "mss": {
            "type": "boolean",
            "title": "MSS",
            "description": "Play over Microsoft Smooth Streaming: only this one (and others set so), all except this one, or neutral."
          },
          "hds": {
            "type": "boolean",
            "title": "HDS",
            "description": "Play over Adobe HTTP Dynamic Streaming: only this one (and others set so), all except this one, or neutral."
          },
          "mpegts": {
            "type": "boolean",
            "title": "MPEG-TS",
            "description": "Play over MPEG-TS over HTTP: only this one (and others set so), all except this one, or neutral."
          },
          "dash": {
            "type": "boolean",
            "title": "DASH",
            "description": "Play over MPEG-DASH: only this one (and others set so), all except this one, or neutral."
          },
          "m4f": {
            "type": "boolean",
            "title": "M4F",
            "description": "Play over M4F, between servers of the cluster: only this one (and others set so), all except this one, or neutral."
          },
          "m4s": {
            "type": "boolean",
            "title": "M4S",
            "description": "Play over M4S, between servers of the cluster: only this one (and others set so), all except this one, or neutral."
          },
          "rtmp": {
            "type": "boolean",
            "title": "RTMP",
            "description": "Play over RTMP: only this one (and others set so), all except this one, or neutral."
          },
          "rtsp": {
            "type": "boolean",
            "title": "RTSP",
            "description": "Play over RTSP: only this one (and others set so), all except this one, or neutral."
          }
        }
      }
    }
  },
  "uiSchema": {
    "ui:order": [
      "download",
      "auth",
      "protocols",
      "auto_mbr",
      "*"
    ],
    "download": {
      "ui:options": {
        "pattern": "/download",
        "default": false
      },
      "ui:help": "HTTP Range supported"
    },
    "auto_mbr": {
      "ui:options": {
        "pattern": "/auto_mbr",
        "default": false
      }
    },
    "auth": {
      "ui:options": {
        "pattern": "/auth",
        "inline": true,
        "either": {
          "title": "Country limit",
          "absent": "disabled",
          "of": {
            "allowed_countries": "whitelist",
            "disallowed_countries": "blacklist"
          }
        }
      },
      "ui:order": [
        "max_sessions",
        "*"
      ],
      "max_sessions": {
        "ui:options": {
          "pattern": "/auth/max_sessions",
          "typing": {
            "only": "digits",
            "emptyToNull": true
          }
        }
      }
    },
    "protocols": {
      "ui:options": {
        "pattern": "/protocols"
      },
      "ui:order": [
        "hls",
        "mss",
        "hds",
        "mpegts",
        "dash",
        "rtmp",
        "rtsp",
        "m4f",
        "m4s",
        "*"
      ],
      "hls": {
        "ui:options": {
          "pattern": "/protocols/hls",
          "visible": "c4ef2a523",
          "enumLabels": {
            "false": "except",
            "": "neutral",
            "true": "only"
          },
          "widgetOptions": {
            "segmented": true
          }
        },
        "ui:widget": "protocol-switch",
        "ui:help": ""
      },
      "mss": {
        "ui:options": {
          "pattern": "/protocols/mss",
          "visible": "c2cadfb5a",
          "enumLabels": {
            "false": "except",
            "": "neutral",
            "true": "only"
          },
          "widgetOptions": {
            "segmented": true
          }
        },
        "ui:widget": "protocol-switch",
        "ui:help": ""
      },
      "hds": {
        "ui:options": {
          "pattern": "/protocols/hds",
          "visible": "c9492308d",
          "enumLabels": {
            "false": "except",
            "": "neutral",
            "true": "only"
          },
          "widgetOptions": {
            "segmented": true
          }
        },
        "ui:widget": "protocol-switch",
        "ui:help": ""
      },
      "mpegts": {
        "ui:options": {
          "pattern": "/protocols/mpegts",
          "visible": "ce775d1c2",
          "enumLabels": {
            "false": "except",
            "": "neutral",
            "true": "only"
          },
          "widgetOptions": {
            "segmented": true
          }
        },
        "ui:widget": "protocol-switch",
        "ui:help": ""
      },
      "dash": {
        "ui:options": {
          "pattern": "/protocols/dash",
          "visible": "c6c2f1f2d",
          "enumLabels": {
            "false": "except",
            "": "neutral",
            "true": "only"
          },
          "widgetOptions": {
            "segmented": true
          }
        },
        "ui:widget": "protocol-switch",
        "ui:help": ""
      },
      "m4f": {
        "ui:options": {
          "pattern": "/protocols/m4f",
          "visible": "cd9fbc8ab",
          "enumLabels": {
            "false": "except",
            "": "neutral",
            "true": "only"
          },
          "widgetOptions": {
            "segmented": true
          }
        },
        "ui:widget": "protocol-switch",
        "ui:help": ""
      },
      "m4s": {
        "ui:options": {
          "pattern": "/protocols/m4s",
          "visible": "cb7b559d4",
          "enumLabels": {
            "false": "except",
            "": "neutral",
            "true": "only"
          },
          "widgetOptions": {
            "segmented": true
          }
        },
        "ui:widget": "protocol-switch",
        "ui:help": ""
      },
      "rtmp": {
        "ui:options": {
          "pattern": "/protocols/rtmp",
          "visible": "cb39898a6",
          "enumLabels": {
            "false": "except",
            "": "neutral",
            "true": "only"
          },
          "widgetOptions": {
            "segmented": true
          }
        },
        "ui:widget": "protocol-switch",
        "ui:help": ""
      },
      "rtsp": {
        "ui:options": {
          "pattern": "/protocols/rtsp",
          "visible": "c85649f53",
          "enumLabels": {
            "false": "except",
            "": "neutral",
            "true": "only"
          },
          "widgetOptions": {
            "segmented": true
          }
        },
        "ui:widget": "protocol-switch",
        "ui:help": ""
      }
    }
  },
  "sections": [
    {
      "name": "files",
      "title": "Files",
      "properties": [
        "download",
        "auto_mbr"
      ]
    },
    {
      "name": "sessions",
      "title": "Sessions and timeouts",
      "properties": [
        "auth"
      ]
    },
    {
      "name": "protocols",
      "title": "Output protocols",
      "properties": [
        "protocols"
      ]
    }
  ],
  "fields": [
    "/download",
    "/auto_mbr",
    "/auth/max_sessions",
    "/protocols",
    "/protocols/hls",
    "/protocols/mss",
    "/protocols/hds",
    "/protocols/mpegts",
    "/protocols/dash",
    "/protocols/m4f",
    "/protocols/m4s",
    "/protocols/rtmp",
    "/protocols/rtsp"
  ],
  "load": () => import("../conditions/vod.output.js").then((module) => module.checks)
};
