// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
import type { FormDescriptor } from "../contracts/FormDescriptor.ts";

export const mirrorNewForm: FormDescriptor = {
  "entity": "mirror",
  "page": "new",
  "title": "Mirror",
  "schema": {
    "type": "object",
    "title": "Mirror",
    "required": [
      "urls"
    ],
    "properties": {
      "urls": {
        "type": "array",
        "title": "Server URLs",
        "description": "Origin servers in order of preference, as http://HOST:PORT. A URL without a port means port 80.",
        "items": {
          "type": "string",
          "title": "Server URL",
          "description": "Address of one origin server."
        }
      }
    }
  },
  "uiSchema": {
    "ui:order": [
      "urls",
      "*"
    ],
    "urls": {
      "ui:options": {
        "pattern": "/urls",
        "newItem": "New URL",
        "itemTitle": "Server URL",
        "list": {
          "key": "$value"
        }
      },
      "items": {
        "ui:options": {
          "pattern": "/urls/*",
          "typing": {
            "strip": "whitespace"
          }
        },
        "ui:placeholder": "http://origin.example.com:8080"
      }
    }
  },
  "sections": [
    {
      "name": "new",
      "title": "",
      "properties": [
        "urls"
      ]
    }
  ],
  "fields": [
    "/urls",
    "/urls/*"
  ],
  "load": () => import("../conditions/mirror.new.js").then((module) => module.checks)
};
