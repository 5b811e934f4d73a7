// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
import type { FormDescriptor } from "../contracts/FormDescriptor.ts";

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
      "password": {
        "type": "string",
        "title": "Publish password",
        "description": "A publisher must give this password, whatever the name of its stream. Without it anyone who reaches the server may publish."
      },
      "source_timeout": {
        "type": "integer",
        "title": "Source timeout",
        "description": "A publisher that sends nothing for this long is dropped."
      }
    }
  },
  "uiSchema": {
    "ui:order": [
      "password",
      "source_timeout",
      "*"
    ],
    "password": {
      "ui:options": {
        "pattern": "/password",
        "secret": true,
        "typing": {
          "emptyToNull": true
        },
        "warnings": [
          {
            "over": "entity",
            "when": "c70fd2a03",
            "message": "Anybody who reaches the server may publish streams here. Set a password."
          }
        ]
      }
    },
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
        "password",
        "source_timeout"
      ]
    }
  ],
  "fields": [
    "/password",
    "/source_timeout"
  ],
  "load": () => import("../conditions/location.input.js").then((module) => module.checks)
};
