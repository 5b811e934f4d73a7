// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
import type { FormDescriptor } from "../contracts/FormDescriptor.ts";

export const streamNewForm: FormDescriptor = {
  "entity": "stream",
  "page": "new",
  "title": "Stream",
  "schema": {
    "type": "object",
    "title": "Stream",
    "required": [
      "name"
    ],
    "properties": {
      "name": {
        "type": "string",
        "title": "Name",
        "description": "The name in every address of the stream. Under another name the stream runs on: who watches or publishes now stays, also at the old address; recordings and history go along. Who comes new needs the new address."
      }
    }
  },
  "uiSchema": {
    "ui:order": [
      "name",
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
    }
  },
  "sections": [
    {
      "name": "new",
      "title": "",
      "properties": [
        "name"
      ]
    }
  ],
  "fields": [
    "/name"
  ],
  "load": () => import("../conditions/stream.new.js").then((module) => module.checks)
};
