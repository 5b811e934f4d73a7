// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
import type { FormDescriptor } from "../contracts/FormDescriptor.ts";

export const mirrorDvrForm: FormDescriptor = {
  "entity": "mirror",
  "page": "dvr",
  "title": "DVR",
  "schema": {
    "type": "object",
    "title": "Mirror",
    "description": "One or more origin servers whose streams are taken over under the same names.",
    "required": [],
    "properties": {
      "dvr": {
        "type": "object",
        "title": "DVR",
        "description": "Records the stream into an archive. Without it nothing is recorded.",
        "required": [],
        "properties": {
          "reference": {
            "type": "string",
            "title": "DVR config",
            "description": "A DVR of the global config whose disks and limits are used; what is set here wins. Without it the path below is used."
          },
          "root": {
            "type": "string",
            "title": "Path",
            "description": "Folder the archive is written to. A relative one lies in the server's data folder."
          },
          "dvr_limit": {
            "type": "integer",
            "title": "Archive depth",
            "description": "Recordings older than this are removed. Without it they stay until the disk is full."
          },
          "disk_limit": {
            "type": "integer",
            "title": "Disk usage limit",
            "description": "The oldest recordings are removed when the disk is fuller than this share."
          },
          "disk_space": {
            "type": "integer",
            "title": "Disk space limit",
            "description": "The oldest recordings are removed when the archive grows past this size. In the config text a number without a unit counts gigabytes."
          },
          "dvr_replicate": {
            "type": "boolean",
            "title": "Replicate",
            "description": "Fetches missing parts of the archive from the source server, where this stream comes from another server of the cluster."
          },
          "replication_port": {
            "type": "integer",
            "title": "Replication port",
            "description": "HTTP port of the source server that the archive is fetched from. Without it the port of the source address is used."
          }
        }
      },
      "cache": {
        "type": "object",
        "title": "SSD disk cache",
        "description": "Keeps what is often asked for on a fast disk. Without it every request reads the archive itself.",
        "required": [],
        "properties": {
          "path": {
            "type": "string",
            "title": "Cache path",
            "description": "Folder on the fast disk."
          },
          "time_limit": {
            "type": "string",
            "title": "Time limit",
            "description": "Cached files older than this are removed, such as 48h or 7d. Without it only the size counts."
          },
          "disk_limit": {
            "type": "string",
            "title": "Size limit",
            "description": "The oldest cached files are removed when the cache grows past this, such as 400G; without a unit it counts gigabytes. Without it only the time counts."
          }
        }
      }
    }
  },
  "uiSchema": {
    "ui:order": [
      "dvr",
      "cache",
      "*"
    ],
    "dvr": {
      "ui:options": {
        "pattern": "/dvr",
        "inline": true
      },
      "ui:order": [
        "reference",
        "root",
        "dvr_limit",
        "disk_limit",
        "disk_space",
        "dvr_replicate",
        "replication_port",
        "*"
      ],
      "reference": {
        "ui:options": {
          "pattern": "/dvr/reference",
          "typing": {
            "emptyToNull": true
          },
          "enumLabels": {
            "": "None, as set below"
          },
          "ref": {
            "collection": "dvrs"
          }
        }
      },
      "root": {
        "ui:options": {
          "pattern": "/dvr/root",
          "typing": {
            "emptyToNull": true
          }
        }
      },
      "dvr_limit": {
        "ui:options": {
          "pattern": "/dvr/dvr_limit",
          "unit": "seconds",
          "defaultUnit": "d",
          "typing": {
            "emptyToNull": true
          }
        }
      },
      "disk_limit": {
        "ui:options": {
          "pattern": "/dvr/disk_limit",
          "unit": "percent",
          "typing": {
            "only": "digits",
            "emptyToNull": true
          }
        }
      },
      "disk_space": {
        "ui:options": {
          "pattern": "/dvr/disk_space",
          "unit": "bytes",
          "defaultUnit": "G",
          "typing": {
            "emptyToNull": true
          }
        },
        "ui:help": "The oldest recordings are removed when the archive grows past this size."
      },
      "dvr_replicate": {
        "ui:options": {
          "pattern": "/dvr/dvr_replicate",
          "default": false
        }
      },
      "replication_port": {
        "ui:options": {
          "pattern": "/dvr/replication_port",
          "typing": {
            "only": "digits",
            "emptyToNull": true
          }
        }
      }
    },
    "cache": {
      "ui:options": {
        "pattern": "/cache",
        "inline": true
      },
      "ui:order": [
        "path",
        "time_limit",
        "disk_limit",
        "*"
      ],
      "path": {
        "ui:options": {
          "pattern": "/cache/path",
          "typing": {
            "emptyToNull": true
          }
        }
      },
      "time_limit": {
        "ui:options": {
          "pattern": "/cache/time_limit",
          "unit": "time-string",
          "typing": {
            "strip": "whitespace",
            "emptyToNull": true
          }
        }
      },
      "disk_limit": {
        "ui:options": {
          "pattern": "/cache/disk_limit",
          "unit": "size-string",
          "defaultUnit": "G",
          "typing": {
            "emptyToNull": true
          }
        }
      }
    }
  },
  "sections": [
    {
      "name": "archive",
      "title": "Archive",
      "piece": "dvr-losses",
      "properties": [
        "dvr"
      ]
    },
    {
      "name": "cache",
      "title": "SSD disk cache",
      "properties": [
        "cache"
      ]
    }
  ],
  "fields": [
    "/dvr",
    "/dvr/reference",
    "/dvr/root",
    "/dvr/dvr_limit",
    "/dvr/disk_limit",
    "/dvr/disk_space",
    "/dvr/dvr_replicate",
    "/dvr/replication_port",
    "/cache",
    "/cache/path",
    "/cache/time_limit",
    "/cache/disk_limit"
  ],
  "load": () => import("../conditions/mirror.dvr.js").then((module) => module.checks)
};
