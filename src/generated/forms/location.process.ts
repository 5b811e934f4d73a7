// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
import type { FormDescriptor } from "../contracts/FormDescriptor.ts";

export const locationProcessForm: FormDescriptor = {
  "entity": "location",
  "page": "process",
  "title": "Process",
  "schema": {
    "type": "object",
    "title": "Location",
    "description": "A prefix that others publish streams to, and the settings every stream published there gets.",
    "required": [],
    "properties": {
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
            "description": "Fetch ready pictures from this address, the same for every stream. Without it the server makes them from the video."
          }
        }
      }
    }
  },
  "uiSchema": {
    "ui:order": [
      "thumbnails",
      "*"
    ],
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
          "visible": "c7550222c",
          "typing": {
            "strip": "whitespace",
            "emptyToNull": true
          }
        }
      }
    }
  },
  "sections": [
    {
      "name": "thumbnails",
      "title": "Thumbnails",
      "properties": [
        "thumbnails"
      ]
    }
  ],
  "fields": [
    "/thumbnails",
    "/thumbnails/enabled",
    "/thumbnails/url"
  ],
  "load": () => import("../conditions/location.process.js").then((module) => module.checks)
};
