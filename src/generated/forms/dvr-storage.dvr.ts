// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
import type { FormDescriptor } from "../contracts/FormDescriptor.ts";

export const dvrStorageDvrForm: FormDescriptor = {
  "entity": "dvr-storage",
  "page": "dvr",
  "title": "DVR",
  "schema": {
    "type": "object",
    "title": "DVR storage",
    "description": "A global archive configuration that streams refer to by its name.",
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
      },
      "raid": {
        "type": "integer",
        "title": "RAID 0",
        "description": "The archive is spread over the disks below the root. Off: the root is one folder.",
        "enum": [
          0
        ]
      },
      "active": {
        "type": "integer",
        "title": "Disks to write",
        "description": "So many of the disks are written at the same time, from 1 to the number of disks."
      },
      "copy": {
        "type": "string",
        "title": "Copy to",
        "description": "Second folder or storage address every recorded part is copied to."
      },
      "index": {
        "type": "string",
        "title": "Index path",
        "description": "Folder for the index of the archive, best on a fast disk. Absent: beside the archive."
      },
      "no_index": {
        "type": "boolean",
        "title": "No index",
        "description": "Keeps no index of the archive; it is read from the disks when the server starts."
      },
      "disk_limit": {
        "type": "integer",
        "title": "Disk usage limit",
        "description": "The oldest parts are deleted while the disk is fuller than this, in percent."
      },
      "dvr_limit": {
        "type": "integer",
        "title": "Depth limit",
        "description": "Parts older than this are deleted."
      },
      "disk_space": {
        "type": "integer",
        "title": "Size limit",
        "description": "The oldest parts are deleted while the archive is larger than this."
      },
      "schedule": {
        "type": "array",
        "title": "Schedule",
        "description": "Hours of the day (UTC) that are recorded; a range may cross midnight. Without one: always.",
        "items": {
          "type": "array",
          "title": "Range",
          "description": "From and to in HHMM: [900, 1730] is 9:00 to 17:30.",
          "items": {
            "type": "integer",
            "title": "Time",
            "description": "Hours times 100 plus minutes."
          }
        }
      },
      "disks": {
        "type": "object",
        "title": "Disks",
        "description": "Folders below the root that the archive is spread over, by name.",
        "additionalProperties": {
          "type": "object",
          "title": "DVR disk",
          "description": "One disk of a storage and what the server may do with it.",
          "required": [
            "name"
          ],
          "properties": {
            "name": {
              "type": "string",
              "title": "Disk",
              "description": "Folder of the disk below the root."
            },
            "mode": {
              "type": "string",
              "title": "Mode",
              "description": "Default: read and written. Keep: read, its parts are not deleted. Readonly: read only. Abandon: not used any more. Migrate: its parts are moved to the other disks. Rescue: what can still be read is moved away.",
              "enum": [
                "keep",
                "readonly",
                "abandon",
                "migrate",
                "rescue"
              ]
            },
            "position": {
              "type": "integer",
              "title": "Position",
              "description": "Index of the disk among the storage's disks."
            }
          }
        }
      }
    }
  },
  "uiSchema": {
    "ui:order": [
      "name",
      "copy",
      "disk_limit",
      "schedule",
      "disks",
      "root",
      "index",
      "dvr_limit",
      "raid",
      "no_index",
      "disk_space",
      "active",
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
    },
    "raid": {
      "ui:options": {
        "pattern": "/raid",
        "enabled": "cfb8e5b48",
        "widgetOptions": {
          "onValue": 0,
          "offValue": null
        }
      },
      "ui:widget": "switch"
    },
    "active": {
      "ui:options": {
        "pattern": "/active",
        "enabled": "c675077e9",
        "typing": {
          "only": "digits",
          "emptyToNull": true
        }
      }
    },
    "copy": {
      "ui:options": {
        "pattern": "/copy",
        "typing": {
          "strip": "whitespace",
          "emptyToNull": true
        }
      }
    },
    "index": {
      "ui:options": {
        "pattern": "/index",
        "typing": {
          "strip": "whitespace",
          "emptyToNull": true
        }
      }
    },
    "no_index": {
      "ui:options": {
        "pattern": "/no_index",
        "default": false
      }
    },
    "disk_limit": {
      "ui:options": {
        "pattern": "/disk_limit",
        "unit": "percent",
        "typing": {
          "only": "digits",
          "emptyToNull": true
        }
      }
    },
    "dvr_limit": {
      "ui:options": {
        "pattern": "/dvr_limit",
        "unit": "seconds",
        "defaultUnit": "d",
        "typing": {
          "emptyToNull": true
        }
      }
    },
    "disk_space": {
      "ui:options": {
        "pattern": "/disk_space",
        "unit": "bytes",
        "defaultUnit": "G",
        "typing": {
          "emptyToNull": true
        }
      }
    },
    "schedule": {
      "ui:options": {
        "pattern": "/schedule",
        "newItem": "New range",
        "list": {
          "key": "$index"
        },
        "widgetOptions": {
          "newValue": [
            0,
            2359
          ]
        }
      },
      "ui:field": "schedule",
      "items": {
        "ui:options": {
          "pattern": "/schedule/*"
        },
        "items": {
          "ui:options": {
            "pattern": "/schedule/*/*"
          },
          "ui:widget": "hhmm"
        }
      }
    },
    "disks": {
      "ui:options": {
        "pattern": "/disks",
        "newItem": "New disk",
        "row": [
          "mode"
        ],
        "members": {
          "key": "name",
          "order": "position"
        }
      },
      "additionalProperties": {
        "ui:options": {
          "pattern": "/disks/*"
        },
        "ui:order": [
          "name",
          "mode",
          "position",
          "*"
        ],
        "name": {
          "ui:options": {
            "pattern": "/disks/*/name",
            "typing": {
              "strip": "whitespace"
            },
            "always": true
          }
        },
        "mode": {
          "ui:options": {
            "pattern": "/disks/*/mode",
            "default": "",
            "enumLabels": {
              "": "default",
              "keep": "keep",
              "readonly": "readonly",
              "abandon": "abandon",
              "migrate": "migrate",
              "rescue": "rescue"
            }
          }
        },
        "position": {
          "ui:options": {
            "pattern": "/disks/*/position"
          },
          "ui:widget": "hidden"
        }
      }
    }
  },
  "sections": [
    {
      "name": "storage",
      "title": "Storage",
      "piece": "dvr-room",
      "properties": [
        "name",
        "root",
        "raid",
        "active"
      ]
    },
    {
      "name": "additional",
      "title": "Additional",
      "properties": [
        "copy",
        "index",
        "no_index"
      ]
    },
    {
      "name": "limits",
      "title": "Limits",
      "piece": "dvr-losses",
      "properties": [
        "disk_limit",
        "dvr_limit",
        "disk_space"
      ]
    },
    {
      "name": "schedule",
      "title": "Schedule",
      "properties": [
        "schedule"
      ]
    },
    {
      "name": "disks",
      "title": "Disks",
      "piece": "dvr-disks",
      "properties": [
        "disks"
      ]
    }
  ],
  "fields": [
    "/name",
    "/root",
    "/raid",
    "/active",
    "/copy",
    "/index",
    "/no_index",
    "/disk_limit",
    "/dvr_limit",
    "/disk_space",
    "/schedule",
    "/schedule/*",
    "/schedule/*/*",
    "/disks",
    "/disks/*",
    "/disks/*/name",
    "/disks/*/mode",
    "/disks/*/position"
  ],
  "load": () => import("../conditions/dvr-storage.dvr.js").then((module) => module.checks)
};
