// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
import type { FormDescriptor } from "../contracts/FormDescriptor.ts";

export const vodOverviewForm: FormDescriptor = {
  "entity": "vod",
  "page": "overview",
  "title": "Overview",
  "schema": {
    "type": "object",
    "title": "VOD location",
    "description": "Folders whose files viewers may watch under one prefix.",
    "required": [
      "prefix"
    ],
    "properties": {
      "prefix": {
        "type": "string",
        "title": "Name",
        "description": "First part of the name of every file: prefix/FILE. Another name cuts off whoever plays one now; streams that use its files go on."
      },
      "meta": {
        "type": "object",
        "title": "Meta",
        "description": "Notes on the VOD location.",
        "required": [],
        "properties": {
          "comment": {
            "type": "string",
            "title": "Description",
            "description": "A note for operators; viewers never see it."
          }
        }
      },
      "disabled": {
        "type": "boolean",
        "title": "State",
        "description": "Viewers get no files of a disabled location; its settings stay."
      },
      "urls": {
        "type": "array",
        "title": "Paths",
        "description": "Folders of this disk, or storage addresses (s3://), in the order they are searched.",
        "items": {
          "type": "object",
          "title": "Path",
          "description": "One folder or storage address.",
          "required": [
            "url"
          ],
          "properties": {
            "url": {
              "type": "string",
              "title": "Path",
              "description": "Folder or storage address the files are read from."
            }
          }
        }
      }
    }
  },
  "uiSchema": {
    "ui:order": [
      "prefix",
      "urls",
      "meta",
      "disabled",
      "*"
    ],
    "prefix": {
      "ui:options": {
        "pattern": "/prefix",
        "typing": {
          "strip": "whitespace"
        },
        "warnings": [
          {
            "when": "c52884a2b",
            "message": "Addresses below /admin and /flussonic are the console's: nobody can play these files. Choose another name."
          }
        ],
        "multi": "hidden",
        "always": true
      }
    },
    "meta": {
      "ui:options": {
        "pattern": "/meta",
        "inline": true
      },
      "ui:order": [
        "comment",
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
    "urls": {
      "ui:options": {
        "pattern": "/urls",
        "newItem": "New path",
        "itemTitle": "Path {index}",
        "piece": "vod-path",
        "multi": "hidden",
        "list": {
          "key": "url",
          "emptyIsAbsent": true
        }
      },
      "items": {
        "ui:options": {
          "pattern": "/urls/*",
          "inline": true
        },
        "ui:order": [
          "url",
          "*"
        ],
        "url": {
          "ui:options": {
            "pattern": "/urls/*/url",
            "typing": {
              "strip": "whitespace"
            }
          }
        }
      }
    }
  },
  "sections": [
    {
      "name": "general",
      "title": "General",
      "properties": [
        "prefix",
        "meta",
        "disabled"
      ]
    },
    {
      "name": "paths",
      "title": "Paths",
      "properties": [
        "urls"
      ]
    }
  ],
  "fields": [
    "/prefix",
    "/meta/comment",
    "/disabled",
    "/urls",
    "/urls/*",
    "/urls/*/url"
  ],
  "load": () => import("../conditions/vod.overview.js").then((module) => module.checks)
};
