// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
import type { FormDescriptor } from "../shapes/FormDescriptor.ts";

export const locationInputForm: FormDescriptor = {
  "entity": "location",
  "page": "input",
  "title": "Input",
  "schema": {
    "type": "object",
    "title": "Location",
    "description": "A prefix that others publish streams to, and the settings every stream published there gets.",
    "required": [],
    "properties": {
      "source_timeout": {
        "type": "integer",
        "title": "Source timeout",
        "description": "A publisher that sends nothing for this long is dropped."
      }
    }
  },
  "uiSchema": {
    "ui:order": [
      "source_timeout",
      "*"
    ],
    "source_timeout": {
      "ui:options": {
        "pattern": "/source_timeout",
        "unit": "seconds",
        "typing": {
          "only": "digits",
          "emptyToNull": true
        },
        "default": 60
      }
    }
  },
  "sections": [
    {
      "name": "publishing",
      "title": "Publishing",
      "help": "Streams are published under the name of the location. Replace {NAME} with a path to publish to.",
      "piece": "location-publish",
      "properties": [
        "source_timeout"
      ]
    }
  ],
  "fields": [
    "/source_timeout"
  ],
  "load": () => import("../conditions/location.input.js").then((module) => module.checks)
};
