// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
import type { FormDescriptor } from "../contracts/FormDescriptor.ts";

export const mirrorInputForm: FormDescriptor = {
  "entity": "mirror",
  "page": "input",
  "title": "Input",
  "schema": {
    "type": "object",
    "title": "Mirror",
    "description": "One or more origin servers whose streams are taken over under the same names.",
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
      },
      "cluster_key": {
        "type": "string",
        "title": "Cluster key",
        "description": "Key of the origin servers, where it differs from this server's own."
      }
    }
  },
  "uiSchema": {
    "ui:order": [
      "urls",
      "cluster_key",
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
    },
    "cluster_key": {
      "ui:options": {
        "pattern": "/cluster_key",
        "secret": true,
        "typing": {
          "strip": "whitespace",
          "emptyToNull": true
        }
      }
    }
  },
  "sections": [
    {
      "name": "servers",
      "title": "Servers",
      "properties": [
        "urls",
        "cluster_key"
      ]
    }
  ],
  "fields": [
    "/urls",
    "/urls/*",
    "/cluster_key"
  ],
  "load": () => import("../conditions/mirror.input.js").then((module) => module.checks)
};
