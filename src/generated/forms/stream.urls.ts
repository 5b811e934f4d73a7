// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
import type { FormDescriptor } from "../contracts/FormDescriptor.ts";

export const streamUrlsForm: FormDescriptor = {
  "entity": "stream",
  "page": "input",
  "title": "Source options",
  "item": "/urls/*",
  "schema": {
    "type": "object",
    "title": "Source",
    "description": "One source of a stream: its address, alone or with options. Options without a field of their own are kept and handed to the source as they are.",
    "required": [
      "url"
    ],
    "properties": {
      "url": {
        "type": "string",
        "title": "URL",
        "description": "Address of the source; the scheme says how it is fetched. publish:// lets others publish to the stream."
      },
      "priority": {
        "type": "string",
        "title": "Priority",
        "description": "Sources with a smaller number are tried first; without one the order of the list counts."
      },
      "source_timeout": {
        "type": "integer",
        "title": "Source timeout",
        "description": "Without a frame for this long the next source is tried. Without it the stream's own timeout counts."
      },
      "user_agent": {
        "type": "string",
        "title": "User agent",
        "description": "What the server calls itself when it fetches this source over HTTP."
      },
      "buffer": {
        "type": "integer",
        "title": "HLS buffer",
        "description": "For HLS sources: how much of the source is read ahead, so that a slow server does not interrupt the stream."
      },
      "rtp": {
        "type": "string",
        "title": "RTP transport",
        "description": "For RTSP sources: how the media travels. Without it over the RTSP connection itself (TCP).",
        "enum": [
          "udp"
        ]
      },
      "tracks": {
        "type": "string",
        "title": "Tracks",
        "description": "For RTSP sources: numbers of the tracks to take, separated by commas. Without it all are taken."
      },
      "program": {
        "type": "integer",
        "title": "Program",
        "description": "For MPEG-TS sources: number of the program to take out of several. Without it the first one is taken."
      },
      "pids": {
        "type": "string",
        "title": "PIDs",
        "description": "For MPEG-TS sources: the packet identifiers to take, 1 to 8191, separated by commas. Without it all of the program are taken."
      },
      "allow_subtitles": {
        "type": "string",
        "title": "Allow subtitles",
        "description": "Whether DVB subtitles of the source are passed on; while it is not set they are dropped.",
        "enum": [
          "true",
          "false"
        ]
      },
      "subtitles": {
        "type": "string",
        "title": "Subtitle recognition",
        "description": "Whether DVB subtitles (pictures) are turned into text, beside them or in their place. Without it they stay as they are.",
        "enum": [
          "ocr_add",
          "ocr_replace"
        ]
      },
      "dvbsubs_ocr": {
        "type": "string",
        "title": "Recognise DVB subtitles",
        "description": "The older switch for subtitle recognition: it adds text to the pictures. Where both are set, subtitle recognition wins.",
        "enum": [
          "true",
          "false"
        ]
      }
    },
    "additionalProperties": {
      "type": "string",
      "title": "Extra parameter",
      "description": "A parameter of the source that has no field here. A name that has a field is refused: the field holds its value."
    }
  },
  "uiSchema": {
    "ui:options": {
      "pattern": "/urls/*",
      "collapsed": true
    },
    "ui:order": [
      "url",
      "priority",
      "source_timeout",
      "user_agent",
      "buffer",
      "rtp",
      "tracks",
      "program",
      "pids",
      "allow_subtitles",
      "subtitles",
      "dvbsubs_ocr",
      "*"
    ],
    "url": {
      "ui:options": {
        "pattern": "/urls/*/url",
        "typing": {
          "strip": "whitespace",
          "rewrite": "source-url"
        },
        "warnings": [
          {
            "when": "cdfde3a8e",
            "message": "The server fetches only addresses that begin with a scheme, such as udp://, rtsp:// or hls://."
          },
          {
            "when": "c88e03093",
            "message": "The port of the address is above 65535: nothing is fetched from there."
          },
          {
            "when": "c398e364b",
            "message": "The address holds characters that nobody sees. Type it anew."
          }
        ]
      }
    },
    "priority": {
      "ui:options": {
        "pattern": "/urls/*/priority",
        "typing": {
          "only": "digits",
          "rewrite": "whole-number",
          "emptyToNull": true
        }
      }
    },
    "source_timeout": {
      "ui:options": {
        "pattern": "/urls/*/source_timeout",
        "unit": "seconds",
        "typing": {
          "only": "digits",
          "emptyToNull": true
        }
      }
    },
    "user_agent": {
      "ui:options": {
        "pattern": "/urls/*/user_agent",
        "typing": {
          "emptyToNull": true
        }
      }
    },
    "buffer": {
      "ui:options": {
        "pattern": "/urls/*/buffer",
        "unit": "seconds",
        "visible": "c18ede718",
        "typing": {
          "only": "digits",
          "emptyToNull": true
        }
      }
    },
    "rtp": {
      "ui:options": {
        "pattern": "/urls/*/rtp",
        "typing": {
          "emptyToNull": true
        },
        "enumLabels": {
          "": "TCP",
          "udp": "UDP"
        }
      }
    },
    "tracks": {
      "ui:options": {
        "pattern": "/urls/*/tracks",
        "typing": {
          "strip": "whitespace",
          "emptyToNull": true
        }
      }
    },
    "program": {
      "ui:options": {
        "pattern": "/urls/*/program",
        "typing": {
          "only": "digits",
          "emptyToNull": true
        }
      }
    },
    "pids": {
      "ui:options": {
        "pattern": "/urls/*/pids",
        "typing": {
          "rewrite": "pids",
          "emptyToNull": true
        }
      }
    },
    "allow_subtitles": {
      "ui:options": {
        "pattern": "/urls/*/allow_subtitles",
        "typing": {
          "emptyToNull": true
        },
        "enumLabels": {
          "": "Default",
          "true": "Yes",
          "false": "No"
        }
      }
    },
    "subtitles": {
      "ui:options": {
        "pattern": "/urls/*/subtitles",
        "typing": {
          "emptyToNull": true
        },
        "enumLabels": {
          "": "Off",
          "ocr_add": "Add text to the pictures",
          "ocr_replace": "Text in place of the pictures"
        }
      }
    },
    "dvbsubs_ocr": {
      "ui:options": {
        "pattern": "/urls/*/dvbsubs_ocr",
        "typing": {
          "emptyToNull": true
        },
        "enumLabels": {
          "": "Default",
          "true": "Yes",
          "false": "No"
        }
      }
    },
    "additionalProperties": {
      "ui:options": {
        "pattern": "/urls/*/*",
        "newItem": "New parameter",
        "typing": {
          "rewrite": "key-name"
        }
      }
    }
  },
  "sections": [
    {
      "name": "source",
      "title": "Source",
      "properties": [
        "url",
        "priority",
        "source_timeout"
      ]
    },
    {
      "name": "http",
      "title": "HTTP",
      "properties": [
        "user_agent",
        "buffer"
      ],
      "visible": "c99202281"
    },
    {
      "name": "rtsp",
      "title": "RTSP",
      "properties": [
        "rtp",
        "tracks"
      ],
      "visible": "cb0cbcd08"
    },
    {
      "name": "mpegts",
      "title": "MPEG-TS",
      "properties": [
        "program",
        "pids",
        "allow_subtitles",
        "subtitles",
        "dvbsubs_ocr"
      ],
      "visible": "cb28156b1"
    }
  ],
  "fields": [
    "/urls/*/url",
    "/urls/*/priority",
    "/urls/*/source_timeout",
    "/urls/*/user_agent",
    "/urls/*/buffer",
    "/urls/*/rtp",
    "/urls/*/tracks",
    "/urls/*/program",
    "/urls/*/pids",
    "/urls/*/allow_subtitles",
    "/urls/*/subtitles",
    "/urls/*/dvbsubs_ocr",
    "/urls/*/*"
  ],
  "load": () => import("../conditions/stream.urls.js").then((module) => module.checks)
};
