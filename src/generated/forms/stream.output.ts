// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
import type { FormDescriptor } from "../contracts/FormDescriptor.ts";

export const streamOutputForm: FormDescriptor = {
  "entity": "stream",
  "page": "output",
  "title": "Output",
  "schema": {
    "type": "object",
    "title": "Stream",
    "description": "One channel: where it comes from, how it is processed and who may watch it.",
    "required": [],
    "properties": {
      "meta": {
        "type": "object",
        "title": "Meta",
        "description": "Notes on the stream, by name.",
        "required": [],
        "properties": {
          "program_id": {
            "type": "integer",
            "title": "Program ID",
            "description": "Number of the program in the MPEG-TS output."
          }
        }
      },
      "logo": {
        "type": "object",
        "title": "Logo",
        "description": "A picture laid over the video, which is encoded anew for it. Without an edge it stands in the center.",
        "required": [],
        "properties": {
          "path": {
            "type": "string",
            "title": "Logo file",
            "description": "A leading @ names a picture uploaded in the logo manager. Files elsewhere on the server are not drawn."
          },
          "width": {
            "type": "integer",
            "title": "Width",
            "description": "Width of the logo in the picture; 0 or nothing keeps the picture's own."
          },
          "height": {
            "type": "integer",
            "title": "Height",
            "description": "Height of the logo in the picture; 0 or nothing keeps the picture's own."
          },
          "top": {
            "type": "integer",
            "title": "Top",
            "description": "Distance from the top edge. Takes the place of the bottom distance."
          },
          "bottom": {
            "type": "integer",
            "title": "Bottom",
            "description": "Distance from the bottom edge. Takes the place of the top distance."
          },
          "left": {
            "type": "integer",
            "title": "Left",
            "description": "Distance from the left edge. Takes the place of the right distance."
          },
          "right": {
            "type": "integer",
            "title": "Right",
            "description": "Distance from the right edge. Takes the place of the left distance."
          }
        }
      },
      "thumbnails": {
        "type": "object",
        "title": "Thumbnails",
        "description": "Small pictures of the stream for lists, players and the DVR timeline.",
        "required": [],
        "properties": {
          "enabled": {
            "type": "boolean",
            "title": "Thumbnails",
            "description": "Whether pictures are made."
          },
          "url": {
            "type": "string",
            "title": "Thumbnail URL",
            "description": "Fetch ready pictures from this address, such as a camera's own. Without it the server makes them from the video, which takes more of the processor."
          }
        }
      },
      "auth": {
        "type": "object",
        "title": "Authorization",
        "description": "Who may watch. Without it everybody may.",
        "required": [],
        "properties": {
          "max_sessions": {
            "type": "integer",
            "title": "Max sessions",
            "description": "How many viewers may watch at the same time; the next one is refused. Without it there is no limit."
          }
        }
      },
      "clients_timeout": {
        "type": "integer",
        "title": "Client timeout",
        "description": "An on-demand stream turns off this long after its last client has left. Only streams of the configuration have it, not those a location or mirror brings."
      },
      "url_prefix": {
        "type": "string",
        "title": "URL prefix",
        "description": "Put before the addresses of segments, for example to have them fetched from a CDN."
      },
      "add_audio_only": {
        "type": "boolean",
        "title": "Audio-only HLS playlist",
        "description": "Adds a variant with nothing but audio to the HLS playlist, for weak connections."
      },
      "segment_count": {
        "type": "integer",
        "title": "Segment count",
        "description": "How many segments a playlist lists. More survive a slow connection, fewer delay less."
      },
      "segment_duration": {
        "type": "integer",
        "title": "Segment duration",
        "description": "Length of one segment; it grows to the next key frame."
      },
      "prepush": {
        "type": "integer",
        "title": "Prepush",
        "description": "How much buffered video a client of a persistent protocol (RTMP, RTSP, MPEG-TS) gets at once, so that it plays sooner: none, a number of seconds, or as much as there is."
      },
      "provider": {
        "type": "string",
        "title": "Provider",
        "description": "Name of the provider in the service description of the MPEG-TS output."
      },
      "pushes": {
        "type": "array",
        "title": "Push to URL",
        "description": "Where else the stream is sent; the scheme of the address says how. An emptied row is removed.",
        "items": {
          "type": "object",
          "title": "Push",
          "description": "One address the stream is sent to. Further options of the push are kept as they are.",
          "required": [
            "url"
          ],
          "properties": {
            "url": {
              "type": "string",
              "title": "Push URL",
              "description": "Where the stream is sent; the scheme says how."
            }
          }
        }
      },
      "ad_schedule": {
        "type": "string",
        "title": "Ad schedule",
        "description": "The schedule by which advertising takes the place of the stream, for all its viewers; recordings keep the stream itself. An on-demand stream is not started for it."
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
      "logo",
      "thumbnails",
      "auth",
      "url_prefix",
      "prepush",
      "provider",
      "pushes",
      "ad_schedule",
      "protocols",
      "clients_timeout",
      "add_audio_only",
      "segment_count",
      "segment_duration",
      "meta",
      "*"
    ],
    "meta": {
      "ui:options": {
        "pattern": "/meta",
        "inline": true
      },
      "ui:order": [
        "program_id",
        "*"
      ],
      "program_id": {
        "ui:options": {
          "pattern": "/meta/program_id",
          "typing": {
            "only": "digits",
            "emptyToNull": true
          },
          "multi": "hidden"
        }
      }
    },
    "logo": {
      "ui:options": {
        "pattern": "/logo",
        "presets": {
          "title": "Position",
          "of": [
            {
              "label": "Top left",
              "value": {
                "top": 10,
                "left": 10,
                "bottom": null,
                "right": null
              }
            },
            {
              "label": "Top right",
              "value": {
                "top": 10,
                "right": 10,
                "bottom": null,
                "left": null
              }
            },
            {
              "label": "Center",
              "value": {
                "top": null,
                "left": null,
                "bottom": null,
                "right": null
              }
            },
            {
              "label": "Bottom left",
              "value": {
                "bottom": 10,
                "left": 10,
                "top": null,
                "right": null
              }
            },
            {
              "label": "Bottom right",
              "value": {
                "bottom": 10,
                "right": 10,
                "top": null,
                "left": null
              }
            }
          ]
        }
      },
      "ui:order": [
        "path",
        "width",
        "height",
        "top",
        "bottom",
        "left",
        "right",
        "*"
      ],
      "path": {
        "ui:options": {
          "pattern": "/logo/path",
          "typing": {
            "emptyToNull": true
          }
        },
        "ui:widget": "logo-file"
      },
      "width": {
        "ui:options": {
          "pattern": "/logo/width",
          "unit": "pixels",
          "visible": "c329f19db",
          "typing": {
            "only": "digits",
            "emptyToNull": true
          }
        }
      },
      "height": {
        "ui:options": {
          "pattern": "/logo/height",
          "unit": "pixels",
          "visible": "c329f19db",
          "typing": {
            "only": "digits",
            "emptyToNull": true
          }
        }
      },
      "top": {
        "ui:options": {
          "pattern": "/logo/top",
          "unit": "pixels",
          "visible": "c329f19db",
          "typing": {
            "only": "digits",
            "emptyToNull": true
          },
          "widgetOptions": {
            "replaces": "bottom"
          }
        },
        "ui:help": ""
      },
      "bottom": {
        "ui:options": {
          "pattern": "/logo/bottom",
          "unit": "pixels",
          "visible": "c329f19db",
          "typing": {
            "only": "digits",
            "emptyToNull": true
          },
          "widgetOptions": {
            "replaces": "top"
          }
        },
        "ui:help": ""
      },
      "left": {
        "ui:options": {
          "pattern": "/logo/left",
          "unit": "pixels",
          "visible": "c329f19db",
          "typing": {
            "only": "digits",
            "emptyToNull": true
          },
          "widgetOptions": {
            "replaces": "right"
          }
        },
        "ui:help": ""
      },
      "right": {
        "ui:options": {
          "pattern": "/logo/right",
          "unit": "pixels",
          "visible": "c329f19db",
          "typing": {
            "only": "digits",
            "emptyToNull": true
          },
          "widgetOptions": {
            "replaces": "left"
          }
        },
        "ui:help": ""
      }
    },
    "thumbnails": {
      "ui:options": {
        "pattern": "/thumbnails"
      },
      "ui:order": [
        "enabled",
        "url",
        "*"
      ],
      "enabled": {
        "ui:options": {
          "pattern": "/thumbnails/enabled",
          "default": false
        }
      },
      "url": {
        "ui:options": {
          "pattern": "/thumbnails/url",
          "typing": {
            "strip": "whitespace",
            "emptyToNull": true
          }
        }
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
    "clients_timeout": {
      "ui:options": {
        "pattern": "/clients_timeout",
        "unit": "seconds",
        "visible": "c7f05e7ef",
        "typing": {
          "only": "digits",
          "emptyToNull": true
        },
        "default": 60
      }
    },
    "url_prefix": {
      "ui:options": {
        "pattern": "/url_prefix",
        "typing": {
          "strip": "whitespace",
          "emptyToNull": true,
          "valid": "c779c30d7"
        }
      }
    },
    "add_audio_only": {
      "ui:options": {
        "pattern": "/add_audio_only",
        "default": false,
        "widgetOptions": {
          "offValue": null
        }
      }
    },
    "segment_count": {
      "ui:options": {
        "pattern": "/segment_count",
        "typing": {
          "only": "digits",
          "emptyToNull": true
        }
      }
    },
    "segment_duration": {
      "ui:options": {
        "pattern": "/segment_duration",
        "unit": "milliseconds",
        "typing": {
          "emptyToNull": true
        },
        "widgetOptions": {
          "factor": 1000,
          "suffix": "s"
        }
      }
    },
    "prepush": {
      "ui:options": {
        "pattern": "/prepush",
        "unit": "seconds",
        "typing": {
          "only": "digits"
        },
        "default": true,
        "enumLabels": {
          "false": "Disabled",
          "": "Enabled",
          "true": "Enabled"
        },
        "widgetOptions": {
          "number": 3,
          "numberLabel": "Enabled specific"
        }
      },
      "ui:widget": "choice-or-number"
    },
    "provider": {
      "ui:options": {
        "pattern": "/provider",
        "typing": {
          "emptyToNull": true
        },
        "multi": "hidden"
      }
    },
    "pushes": {
      "ui:options": {
        "pattern": "/pushes",
        "newItem": "New push",
        "itemTitle": "{url}",
        "row": [
          "url"
        ],
        "multi": "hidden",
        "list": {
          "key": "url",
          "emptyIsAbsent": true
        }
      },
      "items": {
        "ui:options": {
          "pattern": "/pushes/*"
        },
        "ui:order": [
          "url",
          "*"
        ],
        "url": {
          "ui:options": {
            "pattern": "/pushes/*/url",
            "typing": {
              "strip": "whitespace"
            }
          }
        }
      }
    },
    "ad_schedule": {
      "ui:options": {
        "pattern": "/ad_schedule",
        "typing": {
          "emptyToNull": true
        },
        "enumLabels": {
          "": "No advertising"
        },
        "ref": {
          "collection": "ad_schedules"
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
      "name": "protocols",
      "title": "Output protocols",
      "piece": "other-protocols",
      "properties": [
        "protocols"
      ]
    },
    {
      "name": "sessions",
      "title": "Sessions and timeouts",
      "properties": [
        "auth",
        "clients_timeout"
      ]
    },
    {
      "name": "segments",
      "title": "HLS, HDS and DASH",
      "properties": [
        "url_prefix",
        "add_audio_only",
        "segment_count",
        "segment_duration"
      ]
    },
    {
      "name": "persistent",
      "title": "Persistent protocols",
      "properties": [
        "prepush"
      ]
    },
    {
      "name": "mpegts",
      "title": "MPEG-TS",
      "properties": [
        "provider",
        "meta"
      ]
    },
    {
      "name": "pushes",
      "title": "Push to URL",
      "properties": [
        "pushes"
      ]
    },
    {
      "name": "advertising",
      "title": "Advertising",
      "properties": [
        "ad_schedule"
      ]
    },
    {
      "name": "thumbnails",
      "title": "Thumbnails",
      "properties": [
        "thumbnails"
      ]
    },
    {
      "name": "logo",
      "title": "Logo",
      "properties": [
        "logo"
      ]
    }
  ],
  "fields": [
    "/meta/program_id",
    "/logo",
    "/logo/path",
    "/logo/width",
    "/logo/height",
    "/logo/top",
    "/logo/bottom",
    "/logo/left",
    "/logo/right",
    "/thumbnails",
    "/thumbnails/enabled",
    "/thumbnails/url",
    "/auth/max_sessions",
    "/clients_timeout",
    "/url_prefix",
    "/add_audio_only",
    "/segment_count",
    "/segment_duration",
    "/prepush",
    "/provider",
    "/pushes",
    "/pushes/*",
    "/pushes/*/url",
    "/ad_schedule",
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
  "load": () => import("../conditions/stream.output.js").then((module) => module.checks)
};
