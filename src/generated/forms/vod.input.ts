// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
import type { FormDescriptor } from "../contracts/FormDescriptor.ts";

export const vodInputForm: FormDescriptor = {
  "entity": "vod",
  "page": "input",
  "title": "Input",
  "schema": {
    "type": "object",
    "title": "VOD location",
    "description": "Folders whose files viewers may watch under one prefix.",
    "required": [],
    "properties": {
      "read_queue": {
        "type": "integer",
        "title": "Max simultaneous disk requests",
        "description": "So many requests to the disk run at once; further ones wait."
      },
      "max_readers": {
        "type": "integer",
        "title": "Max disk readers per file",
        "description": "So many readers of one file run at once."
      }
    }
  },
  "uiSchema": {
    "ui:order": [
      "read_queue",
      "max_readers",
      "*"
    ],
    "read_queue": {
      "ui:options": {
        "pattern": "/read_queue",
        "typing": {
          "only": "digits",
          "emptyToNull": true
        }
      }
    },
    "max_readers": {
      "ui:options": {
        "pattern": "/max_readers",
        "typing": {
          "only": "digits",
          "emptyToNull": true
        }
      }
    }
  },
  "sections": [
    {
      "name": "reading",
      "title": "Reading",
      "properties": [
        "read_queue",
        "max_readers"
      ]
    }
  ],
  "fields": [
    "/read_queue",
    "/max_readers"
  ],
  "load": () => import("../conditions/vod.input.js").then((module) => module.checks)
};
