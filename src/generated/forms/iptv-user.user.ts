// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
import type { FormDescriptor } from "../contracts/FormDescriptor.ts";

export const iptvUserUserForm: FormDescriptor = {
  "entity": "iptv-user",
  "page": "user",
  "title": "User",
  "schema": {
    "type": "object",
    "title": "IPTV user",
    "description": "Somebody with a playlist. Users live in the IPTV database: what is typed is saved at once, and is no part of a revision.",
    "required": [
      "name",
      "email"
    ],
    "properties": {
      "name": {
        "type": "string",
        "title": "Name",
        "description": "Name of the user."
      },
      "email": {
        "type": "string",
        "title": "Email",
        "description": "Email address of the user."
      },
      "key": {
        "type": "string",
        "title": "Key",
        "description": "Token of the user's playlist address. Left empty for a new user, the server makes one."
      },
      "max_sessions": {
        "type": "integer",
        "title": "Max sessions",
        "description": "So many players of this user may run at once. Absent: no limit."
      }
    }
  },
  "uiSchema": {
    "ui:order": [
      "name",
      "email",
      "key",
      "max_sessions",
      "*"
    ],
    "name": {
      "ui:options": {
        "pattern": "/name",
        "typing": {
          "debounceMs": 1000
        },
        "saveAtOnce": true
      }
    },
    "email": {
      "ui:options": {
        "pattern": "/email",
        "typing": {
          "strip": "whitespace",
          "debounceMs": 1000
        },
        "saveAtOnce": true
      }
    },
    "key": {
      "ui:options": {
        "pattern": "/key",
        "secret": true,
        "typing": {
          "strip": "whitespace",
          "debounceMs": 1000
        },
        "saveAtOnce": true
      }
    },
    "max_sessions": {
      "ui:options": {
        "pattern": "/max_sessions",
        "typing": {
          "only": "digits",
          "emptyToNull": true,
          "debounceMs": 1000
        },
        "saveAtOnce": true
      }
    }
  },
  "sections": [
    {
      "name": "user",
      "title": "User",
      "properties": [
        "name",
        "email",
        "key",
        "max_sessions"
      ]
    }
  ],
  "fields": [
    "/name",
    "/email",
    "/key",
    "/max_sessions"
  ],
  "load": () => import("../conditions/iptv-user.user.js").then((module) => module.checks)
};
