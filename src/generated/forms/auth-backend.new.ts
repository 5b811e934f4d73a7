// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
import type { FormDescriptor } from "../contracts/FormDescriptor.ts";

export const authBackendNewForm: FormDescriptor = {
  "entity": "auth-backend",
  "page": "new",
  "title": "Auth backend",
  "schema": {
    "type": "object",
    "title": "Auth backend",
    "required": [
      "name"
    ],
    "properties": {
      "name": {
        "type": "string",
        "title": "Name",
        "description": "Streams refer to the backend as auth://NAME."
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
  "load": () => import("../conditions/auth-backend.new.js").then((module) => module.checks)
};
