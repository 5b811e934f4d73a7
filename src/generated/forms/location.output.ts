// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
import type { FormDescriptor } from "../contracts/FormDescriptor.ts";

export const locationOutputForm: FormDescriptor = {
  "entity": "location",
  "page": "output",
  "title": "Output",
  "schema": {
    "type": "object",
    "title": "Location",
    "description": "A prefix that others publish streams to, and the settings every stream published there gets.",
    "required": [],
    "properties": {
      "clients_timeout": {
        "type": "integer",
        "title": "Client timeout",
        "description": "An on-demand stream turns off this long after the last client leaves."
      },
      "auth": {
        "type": "object",
        "title": "Authorization",
        "description": "Who may watch. Without it everybody may.",
        "required": [],
        "properties": {
          "max_sessions": {
            "type": "integer",
            "title": "Max sessions",
            "description": "Max simultaneous users per published stream; the next one is refused. Without it there is no limit."
          }
        }
      }
    }
  },
  "uiSchema": {
    "ui:order": [
      "auth",
      "clients_timeout",
      "*"
    ],
    "clients_timeout": {
      "ui:options": {
        "pattern": "/clients_timeout",
        "unit": "seconds",
        "typing": {
          "only": "digits",
          "emptyToNull": true
        },
        "default": 60
      }
    },
    "auth": {
      "ui:options": {
        "pattern": "/auth",
        "inline": true,
        "either": {
          "title": "Country limit",
          "absent": "disabled",
          "of": {
            "allowed_countries": "whitelist",
            "disallowed_countries": "blacklist"
          }
        }
      },
      "ui:order": [
        "max_sessions",
        "*"
      ],
      "max_sessions": {
        "ui:options": {
          "pattern": "/auth/max_sessions",
          "typing": {
            "only": "digits",
            "emptyToNull": true
          }
        }
      }
    }
  },
  "sections": [
    {
      "name": "sessions",
      "title": "Sessions and timeouts",
      "properties": [
        "auth",
        "clients_timeout"
      ]
    },
    {
      "name": "addresses",
      "title": "Addresses",
      "help": "Each published stream is played at addresses of its own. Replace {NAME} with the stream name.",
      "piece": "location-addresses",
      "properties": []
    }
  ],
  "fields": [
    "/clients_timeout",
    "/auth/max_sessions"
  ],
  "load": () => import("../conditions/location.output.js").then((module) => module.checks)
};
