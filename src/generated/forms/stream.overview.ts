// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
import type { FormDescriptor } from "../contracts/FormDescriptor.ts";

export const streamOverviewForm: FormDescriptor = {
  "entity": "stream",
  "page": "overview",
  "title": "Overview",
  "schema": {
    "type": "object",
    "title": "Stream",
    "description": "One channel: where it comes from, how it is processed and who may watch it.",
    "required": [
      "name"
    ],
    "properties": {
      "name": {
        "type": "string",
        "title": "Name",
        "description": "The name in every address of the stream. Under another name the stream runs on: who watches or publishes now stays, also at the old address; recordings and history go along. Who comes new needs the new address."
      },
      "title": {
        "type": "string",
        "title": "Title",
        "description": "The name viewers and playlists show."
      },
      "meta": {
        "type": "object",
        "title": "Meta",
        "description": "Notes on the stream, by name.",
        "required": [],
        "properties": {
          "comment": {
            "type": "string",
            "title": "Description",
            "description": "A note for operators; viewers never see it."
          },
          "iptv": {
            "type": "boolean",
            "title": "IPTV",
            "description": "Whether the stream is one of the channels of the IPTV plugin. The IPTV page sets it together with the auth backend."
          },
          "camera": {
            "type": "boolean",
            "title": "IP camera",
            "description": "The stream is listed among the IP cameras. One with a source of rtsp:// or rtsps:// is so without it."
          }
        }
      },
      "disabled": {
        "type": "boolean",
        "title": "State",
        "description": "A disabled stream takes no source and serves nobody; its settings stay."
      },
      "static": {
        "type": "boolean",
        "title": "Start conditions",
        "description": "A static stream always runs; an on-demand one starts with its first client."
      }
    }
  },
  "uiSchema": {
    "ui:order": [
      "name",
      "static",
      "title",
      "disabled",
      "meta",
      "*"
    ],
    "name": {
      "ui:options": {
        "pattern": "/name",
        "typing": {
          "strip": "whitespace"
        },
        "warnings": [
          {
            "when": "cfb794140",
            "message": "This name contains special characters. Application may not work properly."
          },
          {
            "when": "c52884a2b",
            "message": "Addresses below /admin and /flussonic are the console's: nobody can play this stream over HTTP. Choose another name."
          }
        ],
        "multi": "hidden",
        "always": true
      }
    },
    "title": {
      "ui:options": {
        "pattern": "/title",
        "typing": {
          "emptyToNull": true
        },
        "multi": "hidden"
      }
    },
    "meta": {
      "ui:options": {
        "pattern": "/meta",
        "inline": true
      },
      "ui:order": [
        "comment",
        "iptv",
        "camera",
        "*"
      ],
      "comment": {
        "ui:options": {
          "pattern": "/meta/comment",
          "typing": {
            "emptyToNull": true
          }
        },
        "ui:widget": "textarea"
      },
      "iptv": {
        "ui:options": {
          "pattern": "/meta/iptv",
          "default": false,
          "widgetOptions": {
            "offValue": null
          }
        }
      },
      "camera": {
        "ui:options": {
          "pattern": "/meta/camera",
          "default": false,
          "widgetOptions": {
            "offValue": null
          }
        }
      }
    },
    "disabled": {
      "ui:options": {
        "pattern": "/disabled",
        "multi": "together",
        "default": false,
        "saveAtOnce": true,
        "enumLabels": {
          "true": "disabled",
          "false": "enabled"
        },
        "widgetOptions": {
          "press": {
            "true": "Enable",
            "false": "Disable"
          }
        }
      },
      "ui:widget": "toggle-button"
    },
    "static": {
      "ui:options": {
        "pattern": "/static",
        "warnings": [
          {
            "over": "entity",
            "when": "c5de0521d",
            "message": "It is recorded only while somebody watches: on demand it does not run without."
          }
        ],
        "default": true,
        "always": true,
        "saveAtOnce": true,
        "enumLabels": {
          "true": "Static",
          "false": "On demand"
        }
      },
      "ui:widget": "radio"
    }
  },
  "sections": [
    {
      "name": "general",
      "title": "General",
      "properties": [
        "name",
        "title",
        "meta"
      ]
    },
    {
      "name": "start",
      "title": "Start conditions",
      "properties": [
        "static",
        "disabled"
      ]
    }
  ],
  "fields": [
    "/name",
    "/title",
    "/meta/comment",
    "/meta/iptv",
    "/meta/camera",
    "/disabled",
    "/static"
  ],
  "load": () => import("../conditions/stream.overview.js").then((module) => module.checks)
};
