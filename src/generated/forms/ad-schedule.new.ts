// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
import type { FormDescriptor } from "../contracts/FormDescriptor.ts";

export const adScheduleNewForm: FormDescriptor = {
  "entity": "ad-schedule",
  "page": "new",
  "title": "Ad schedule",
  "schema": {
    "type": "object",
    "title": "Ad schedule",
    "required": [
      "name"
    ],
    "properties": {
      "name": {
        "type": "string",
        "title": "Ad schedule name",
        "description": "Name of the schedule."
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
  "load": () => import("../conditions/ad-schedule.new.js").then((module) => module.checks)
};
