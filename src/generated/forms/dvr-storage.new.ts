// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
import type { FormDescriptor } from "../contracts/FormDescriptor.ts";

export const dvrStorageNewForm: FormDescriptor = {
  "entity": "dvr-storage",
  "page": "new",
  "title": "DVR storage",
  "schema": {
    "type": "object",
    "title": "DVR storage",
    "required": [
      "name",
      "root"
    ],
    "properties": {
      "name": {
        "type": "string",
        "title": "DVR name",
        "description": "Streams refer to the storage by this name."
      },
      "root": {
        "type": "string",
        "title": "DVR root",
        "description": "Folder or storage address the archives lie in. No stream and no other storage may use the same one."
      }
    }
  },
  "uiSchema": {
    "ui:order": [
      "name",
      "root",
      "*"
    ],
    "name": {
      "ui:options": {
        "pattern": "/name",
        "typing": {
          "strip": "whitespace",
          "debounceMs": 300
        },
        "multi": "hidden",
        "always": true
      }
    },
    "root": {
      "ui:options": {
        "pattern": "/root",
        "typing": {
          "strip": "whitespace"
        }
      }
    }
  },
  "sections": [
    {
      "name": "new",
      "title": "",
      "properties": [
        "name",
        "root"
      ]
    }
  ],
  "fields": [
    "/name",
    "/root"
  ],
  "load": () => import("../conditions/dvr-storage.new.js").then((module) => module.checks)
};
