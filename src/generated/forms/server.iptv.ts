// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
import type { FormDescriptor } from "../contracts/FormDescriptor.ts";

export const serverIptvForm: FormDescriptor = {
  "entity": "server",
  "page": "iptv",
  "title": "IPTV",
  "schema": {
    "type": "object",
    "title": "Server",
    "description": "The whole configuration of one media server: its ports and paths, and everything it serves. What is readOnly is reported by the server and never saved.",
    "required": [],
    "properties": {
      "plugins": {
        "type": "object",
        "title": "Plugins",
        "description": "Parts of the server with a configuration of their own, by name. Unknown plugins are kept as they are.",
        "required": [],
        "properties": {
          "iptv": {
            "type": "object",
            "title": "IPTV",
            "description": "The plugin that keeps IPTV users and their playlists.",
            "required": [],
            "properties": {
              "database": {
                "type": "string",
                "title": "Database path",
                "description": "Database of packages and users. Without it IPTV is off."
              }
            }
          }
        }
      }
    }
  },
  "uiSchema": {
    "ui:order": [
      "plugins",
      "*"
    ],
    "plugins": {
      "ui:options": {
        "pattern": "/plugins",
        "inline": true
      },
      "ui:order": [
        "iptv",
        "*"
      ],
      "iptv": {
        "ui:options": {
          "pattern": "/plugins/iptv",
          "inline": true
        },
        "ui:order": [
          "database",
          "*"
        ],
        "database": {
          "ui:options": {
            "pattern": "/plugins/iptv/database",
            "typing": {
              "strip": "whitespace",
              "emptyToNull": true
            }
          },
          "ui:placeholder": "sqlite:///opt/flussonic/iptv.db"
        }
      }
    }
  },
  "sections": [
    {
      "name": "database",
      "title": "Database",
      "properties": [
        "plugins"
      ]
    }
  ],
  "fields": [
    "/plugins/iptv",
    "/plugins/iptv/database"
  ],
  "load": () => import("../conditions/server.iptv.js").then((module) => module.checks)
};
