// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
import type { FormDescriptor } from "../contracts/FormDescriptor.ts";

export const streamInputForm: FormDescriptor = {
  "entity": "stream",
  "page": "input",
  "title": "Input",
  "schema": {
    "type": "object",
    "title": "Stream",
    "description": "One channel: where it comes from, how it is processed and who may watch it.",
    "required": [],
    "properties": {
      "urls": {
        "type": "array",
        "title": "Sources",
        "description": "Where the stream comes from: the first that works is used, in the order of the list.",
        "items": {
          "type": "object",
          "title": "Source",
          "description": "One source of a stream: its address, alone or with options. Options without a field of their own are kept and handed to the source as they are.",
          "required": [
            "url"
          ],
          "properties": {
            "url": {
              "type": "string",
              "title": "URL",
              "description": "Address of the source; the scheme says how it is fetched. publish:// lets others publish to the stream."
            }
          }
        }
      },
      "source_timeout": {
        "type": "integer",
        "title": "Source timeout",
        "description": "Without a frame for this long the next source is tried. UDP and RTP without a packet for 5 s, and a connection that is lost, do not wait for it."
      },
      "publish_enabled": {
        "type": "boolean",
        "title": "Published input",
        "description": "Accept: encoders and browsers may publish the stream to this server. Ignore: they are refused. A source publish:// above says the same: Accept adds it, Ignore removes it."
      },
      "password": {
        "type": "string",
        "title": "Publish password",
        "description": "A publisher must give this password. Without it anyone who reaches the server may publish."
      },
      "on_publish": {
        "type": "string",
        "title": "Publish script",
        "description": "Path of a script, or an address, that is asked whether a publisher may publish."
      },
      "max_bitrate": {
        "type": "integer",
        "title": "Max bitrate",
        "description": "A publisher that sends more than this is cut off. Without it there is no limit."
      },
      "backup": {
        "type": "object",
        "title": "Fallback video",
        "description": "Played in a loop while no source works. Without a file there is no fallback.",
        "required": [],
        "properties": {
          "file": {
            "type": "string",
            "title": "Fallback file",
            "description": "A file of a VOD location, as prefix/name."
          },
          "timeout": {
            "type": "integer",
            "title": "Fallback timeout",
            "description": "The fallback starts this long after the last frame of the source. Without it the source timeout counts."
          },
          "dvr": {
            "type": "boolean",
            "title": "Record the fallback",
            "description": "Whether the fallback video goes into the archive as well."
          }
        }
      },
      "cluster_key": {
        "type": "string",
        "title": "Cluster key",
        "description": "The key shared with the servers this stream is fetched from, where it differs from that of the global config."
      }
    }
  },
  "uiSchema": {
    "ui:order": [
      "urls",
      "publish_enabled",
      "password",
      "backup",
      "cluster_key",
      "on_publish",
      "max_bitrate",
      "source_timeout",
      "*"
    ],
    "urls": {
      "ui:options": {
        "pattern": "/urls",
        "newItem": "New URL",
        "itemTitle": "{url}",
        "row": [
          "url"
        ],
        "movable": true,
        "piece": "source-row",
        "list": {
          "key": "url",
          "bareKey": true
        }
      },
      "items": {
        "ui:options": {
          "pattern": "/urls/*",
          "collapsed": true
        },
        "ui:order": [
          "url",
          "*"
        ],
        "url": {
          "ui:options": {
            "pattern": "/urls/*/url",
            "typing": {
              "strip": "whitespace",
              "rewrite": "source-url"
            },
            "warnings": [
              {
                "when": "cdfde3a8e",
                "message": "The server fetches only addresses that begin with a scheme, such as udp://, rtsp:// or hls://."
              },
              {
                "when": "c88e03093",
                "message": "The port of the address is above 65535: nothing is fetched from there."
              },
              {
                "when": "c398e364b",
                "message": "The address holds characters that nobody sees. Type it anew."
              }
            ]
          }
        }
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
    },
    "publish_enabled": {
      "ui:options": {
        "pattern": "/publish_enabled",
        "multi": "together",
        "default": false,
        "enumLabels": {
          "true": "Accept",
          "false": "Ignore"
        }
      },
      "ui:widget": "publish-choice"
    },
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
            "when": "cf4d2892f",
            "message": "Anybody who reaches the server may publish here. Set a password, or a publish script that asks who it is."
          }
        ]
      }
    },
    "on_publish": {
      "ui:options": {
        "pattern": "/on_publish",
        "typing": {
          "emptyToNull": true
        }
      }
    },
    "max_bitrate": {
      "ui:options": {
        "pattern": "/max_bitrate",
        "unit": "kilobits",
        "typing": {
          "only": "digits",
          "emptyToNull": true
        }
      }
    },
    "backup": {
      "ui:options": {
        "pattern": "/backup",
        "inline": true
      },
      "ui:order": [
        "file",
        "timeout",
        "dvr",
        "*"
      ],
      "file": {
        "ui:options": {
          "pattern": "/backup/file",
          "typing": {
            "emptyToNull": true
          }
        }
      },
      "timeout": {
        "ui:options": {
          "pattern": "/backup/timeout",
          "unit": "seconds",
          "typing": {
            "only": "digits",
            "emptyToNull": true
          }
        }
      },
      "dvr": {
        "ui:options": {
          "pattern": "/backup/dvr",
          "default": false
        }
      }
    },
    "cluster_key": {
      "ui:options": {
        "pattern": "/cluster_key",
        "secret": true,
        "typing": {
          "emptyToNull": true
        }
      }
    }
  },
  "sections": [
    {
      "name": "sources",
      "title": "Sources",
      "properties": [
        "urls"
      ],
      "guests": [
        "source_timeout"
      ]
    },
    {
      "name": "publish",
      "title": "Published input",
      "piece": "publish-addresses",
      "properties": [
        "publish_enabled"
      ]
    },
    {
      "name": "publish-settings",
      "title": "Publish settings",
      "properties": [
        "password",
        "on_publish",
        "max_bitrate",
        "source_timeout"
      ],
      "visible": "c77d0f682"
    },
    {
      "name": "fallback",
      "title": "Fallback video",
      "properties": [
        "backup"
      ]
    },
    {
      "name": "cluster",
      "title": "Cluster",
      "collapsed": true,
      "properties": [
        "cluster_key"
      ]
    }
  ],
  "fields": [
    "/urls",
    "/urls/*",
    "/urls/*/url",
    "/source_timeout",
    "/publish_enabled",
    "/password",
    "/on_publish",
    "/max_bitrate",
    "/backup",
    "/backup/file",
    "/backup/timeout",
    "/backup/dvr",
    "/cluster_key"
  ],
  "load": () => import("../conditions/stream.input.js").then((module) => module.checks)
};
