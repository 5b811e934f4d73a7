// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
import type { FormDescriptor } from "../contracts/FormDescriptor.ts";

export const adScheduleScheduleForm: FormDescriptor = {
  "entity": "ad-schedule",
  "page": "schedule",
  "title": "Ad schedule",
  "schema": {
    "type": "object",
    "title": "Ad schedule",
    "description": "Times of the day at which advertising is played, and the files it is drawn from. A new one has an empty name, no files and no slots, and cannot be saved before it has a name.",
    "required": [
      "name"
    ],
    "properties": {
      "name": {
        "type": "string",
        "title": "Ad schedule name",
        "description": "Name of the schedule."
      },
      "slots": {
        "type": "array",
        "title": "Time slots",
        "description": "When advertising starts and how long it lasts; each start time stands once.",
        "items": {
          "type": "object",
          "title": "Time slot",
          "description": "A time of the day at which advertising starts.",
          "required": [
            "from",
            "duration"
          ],
          "properties": {
            "from": {
              "type": "string",
              "title": "Start time",
              "description": "Time of the day as HH:mm:ss, by the clock of the server. A proposed one shifts by 5 minutes until it is free."
            },
            "duration": {
              "type": "number",
              "title": "Duration",
              "description": "How long the advertising lasts."
            }
          }
        }
      },
      "files": {
        "type": "array",
        "title": "Files",
        "description": "Advertising files; one with a greater weight is played more often.",
        "items": {
          "type": "object",
          "title": "Ad file",
          "description": "A video file of a VOD location that is played as advertising.",
          "required": [
            "name"
          ],
          "properties": {
            "name": {
              "type": "string",
              "title": "File",
              "description": "VOD prefix and file name: prefix/name."
            },
            "weight": {
              "type": "number",
              "title": "Weight",
              "description": "How often the file is played, against the other files."
            }
          }
        }
      }
    }
  },
  "uiSchema": {
    "ui:order": [
      "name",
      "slots",
      "files",
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
    },
    "slots": {
      "ui:options": {
        "pattern": "/slots",
        "newItem": "New slot",
        "nextItem": "ad-slot",
        "itemTitle": "Slot {index}",
        "row": [
          "from",
          "duration"
        ],
        "list": {
          "key": "from"
        }
      },
      "items": {
        "ui:options": {
          "pattern": "/slots/*"
        },
        "ui:order": [
          "from",
          "duration",
          "*"
        ],
        "from": {
          "ui:options": {
            "pattern": "/slots/*/from",
            "typing": {
              "rewrite": "clock"
            }
          },
          "ui:widget": "clock",
          "ui:placeholder": "HH:mm:ss"
        },
        "duration": {
          "ui:options": {
            "pattern": "/slots/*/duration",
            "unit": "seconds"
          }
        }
      }
    },
    "files": {
      "ui:options": {
        "pattern": "/files",
        "newItem": "New ad file",
        "itemTitle": "File {index}",
        "row": [
          "name",
          "weight"
        ],
        "piece": "ad-file",
        "list": {
          "key": "name"
        }
      },
      "items": {
        "ui:options": {
          "pattern": "/files/*"
        },
        "ui:order": [
          "name",
          "weight",
          "*"
        ],
        "name": {
          "ui:options": {
            "pattern": "/files/*/name"
          }
        },
        "weight": {
          "ui:options": {
            "pattern": "/files/*/weight",
            "default": 1
          }
        }
      }
    }
  },
  "sections": [
    {
      "name": "general",
      "title": "General",
      "piece": "used-by",
      "properties": [
        "name"
      ]
    },
    {
      "name": "slots",
      "title": "Time slots",
      "properties": [
        "slots"
      ]
    },
    {
      "name": "files",
      "title": "Files",
      "piece": "ad-files",
      "properties": [
        "files"
      ]
    }
  ],
  "fields": [
    "/name",
    "/slots",
    "/slots/*",
    "/slots/*/from",
    "/slots/*/duration",
    "/files",
    "/files/*",
    "/files/*/name",
    "/files/*/weight"
  ],
  "load": () => import("../conditions/ad-schedule.schedule.js").then((module) => module.checks)
};
