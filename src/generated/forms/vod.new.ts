// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
import type { FormDescriptor } from "../contracts/FormDescriptor.ts";

export const vodNewForm: FormDescriptor = {
  "entity": "vod",
  "page": "new",
  "title": "VOD location",
  "schema": {
    "type": "object",
    "title": "VOD location",
    "required": [
      "prefix"
    ],
    "properties": {
      "prefix": {
        "type": "string",
        "title": "Name",
        "description": "First part of the name of every file: prefix/FILE. Another name cuts off whoever plays one now; streams that use its files go on."
      }
    }
  },
  "uiSchema": {
    "ui:order": [
      "prefix",
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
    }
  },
  "sections": [
    {
      "name": "new",
      "title": "",
      "properties": [
        "prefix"
      ]
    }
  ],
  "fields": [
    "/prefix"
  ],
  "load": () => import("../conditions/vod.new.js").then((module) => module.checks)
};
