// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
import type { FormDescriptor } from "../contracts/FormDescriptor.ts";

export const locationNewForm: FormDescriptor = {
  "entity": "location",
  "page": "new",
  "title": "Location",
  "schema": {
    "type": "object",
    "title": "Location",
    "required": [
      "prefix"
    ],
    "properties": {
      "prefix": {
        "type": "string",
        "title": "Name",
        "description": "First part of the name of every stream published here: NAME/STREAM. Another name cuts off whoever publishes now."
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
            "message": "Addresses below /admin and /flussonic are the console's: nobody can play these streams over HTTP. Choose another name."
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
  "load": () => import("../conditions/location.new.js").then((module) => module.checks)
};
