// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
import type { FormDescriptor } from "../contracts/FormDescriptor.ts";

export const mirrorProcessForm: FormDescriptor = {
  "entity": "mirror",
  "page": "process",
  "title": "Process",
  "schema": {
    "type": "object",
    "title": "Mirror",
    "description": "One or more origin servers whose streams are taken over under the same names.",
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
  "load": () => import("../conditions/mirror.process.js").then((module) => module.checks)
};
