// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
import type { FormDescriptor } from "../contracts/FormDescriptor.ts";

export const mirrorOverviewForm: FormDescriptor = {
  "entity": "mirror",
  "page": "overview",
  "title": "Overview",
  "schema": {
    "type": "object",
    "title": "Mirror",
    "description": "One or more origin servers whose streams are taken over under the same names.",
    "required": [],
    "properties": {
      "meta": {
        "type": "object",
        "title": "Meta",
        "description": "Notes on the mirror.",
        "required": [],
        "properties": {
          "comment": {
            "type": "string",
            "title": "Description",
            "description": "A note for operators; viewers never see it."
          }
        }
      },
      "except": {
        "type": "array",
        "title": "Ignored streams",
        "description": "Names of the origin that are not mirrored, separated by comma or space. It wins over the taken streams.",
        "items": {
          "type": "string",
          "title": "Stream name",
          "description": "One name, * standing for any part of it."
        }
      },
      "only": {
        "type": "array",
        "title": "Taken streams",
        "description": "Names of the origin that run all the time (static), separated by comma or space; the others run on demand. Emptied, all of them run all the time. Where new streams are on demand and no name is here, all are on demand.",
        "items": {
          "type": "string",
          "title": "Stream name",
          "description": "One name, * standing for any part of it."
        }
      }
    }
  },
  "uiSchema": {
    "ui:order": [
      "meta",
      "except",
      "only",
      "*"
    ],
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
    },
    "except": {
      "ui:options": {
        "pattern": "/except",
        "typing": {
          "rewrite": "token-list"
        },
        "multi": "shared",
        "list": {
          "key": "$value",
          "emptyIsAbsent": true
        }
      },
      "ui:widget": "tags",
      "items": {
        "ui:options": {
          "pattern": "/except/*"
        }
      }
    },
    "only": {
      "ui:options": {
        "pattern": "/only",
        "typing": {
          "rewrite": "token-list"
        },
        "list": {
          "key": "$value",
          "emptyIsAbsent": true
        }
      },
      "ui:widget": "tags",
      "items": {
        "ui:options": {
          "pattern": "/only/*"
        }
      }
    }
  },
  "sections": [
    {
      "name": "general",
      "title": "General",
      "properties": [
        "meta",
        "except",
        "only"
      ]
    }
  ],
  "fields": [
    "/meta/comment",
    "/except",
    "/except/*",
    "/only",
    "/only/*"
  ],
  "load": () => import("../conditions/mirror.overview.js").then((module) => module.checks)
};
