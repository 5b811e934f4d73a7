// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
import type { FormDescriptor } from "../contracts/FormDescriptor.ts";

export const locationOverviewForm: FormDescriptor = {
  "entity": "location",
  "page": "overview",
  "title": "Overview",
  "schema": {
    "type": "object",
    "title": "Location",
    "description": "A prefix that others publish streams to, and the settings every stream published there gets.",
    "required": [
      "prefix"
    ],
    "properties": {
      "prefix": {
        "type": "string",
        "title": "Name",
        "description": "First part of the name of every stream published here: NAME/STREAM. Another name cuts off whoever publishes now."
      },
      "meta": {
        "type": "object",
        "title": "Meta",
        "description": "Notes on the location.",
        "required": [],
        "properties": {
          "comment": {
            "type": "string",
            "title": "Description",
            "description": "A note for operators; viewers never see it."
          }
        }
      }
    }
  },
  "uiSchema": {
    "ui:order": [
      "prefix",
      "meta",
      "*"
    ],
    "prefix": {
      "ui:options": {
        "pattern": "/prefix",
        "typing": {
          "strip": "whitespace"
        },
        "warnings": [
          {
            "when": "c52884a2b",
            "message": "Addresses below /admin and /flussonic are the console's: nobody can play these streams over HTTP. Choose another name."
          }
        ],
        "multi": "hidden",
        "always": true
      }
    },
    "meta": {
      "ui:options": {
        "pattern": "/meta",
        "inline": true
      },
      "ui:order": [
        "comment",
        "*"
      ],
      "comment": {
        "ui:options": {
          "pattern": "/meta/comment",
          "typing": {
            "emptyToNull": true
          }
        },
        "ui:widget": "textarea"
      }
    }
  },
  "sections": [
    {
      "name": "general",
      "title": "General",
      "properties": [
        "prefix",
        "meta"
      ]
    }
  ],
  "fields": [
    "/prefix",
    "/meta/comment"
  ],
  "load": () => import("../conditions/location.overview.js").then((module) => module.checks)
};
