// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
import type { FormDescriptor } from "../shapes/FormDescriptor.ts";

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
            },
            "priority": {
              "type": "string",
              "title": "Priority",
              "description": "Sources with a smaller number are tried first; without one the order of the list counts. Digits typed here are stored as a string, as servers of this kind keep it."
            },
            "source_timeout": {
              "type": "integer",
              "title": "Source timeout",
              "description": "Without a frame for this long the next source is tried. Without it the stream's own timeout counts."
            },
            "user_agent": {
              "type": "string",
              "title": "User agent",
              "description": "What the server calls itself when it fetches this source over HTTP."
            },
            "buffer": {
              "type": "integer",
              "title": "HLS buffer",
              "description": "For HLS sources: how much of the source is read ahead, so that a slow server does not interrupt the stream."
            },
            "rtp": {
              "type": "string",
              "title": "RTP transport",
              "description": "For RTSP sources: how the media travels. Without it over the RTSP connection itself (TCP).",
              "enum": [
                "udp"
              ]
            },
            "tracks": {
              "type": "string",
              "title": "Tracks",
              "description": "For RTSP sources: numbers of the tracks to take, separated by commas. Without it all are taken."
            },
            "program": {
              "type": "integer",
              "title": "Program",
              "description": "For MPEG-TS sources: number of the program to take out of several. Without it the first one is taken."
            },
            "pids": {
              "type": "string",
              "title": "PIDs",
              "description": "For MPEG-TS sources: the packet identifiers to take, 1 to 8191, separated by commas. Without it all of the program are taken."
            },
            "allow_subtitles": {
              "type": "string",
              "title": "Allow subtitles",
              "description": "Whether DVB subtitles of the source are passed on. Stored as the word true or false; without it they are dropped.",
              "enum": [
                "true",
                "false"
              ]
            },
            "subtitles": {
              "type": "string",
              "title": "Subtitle recognition",
              "description": "Whether DVB subtitles (pictures) are turned into text, beside them or in their place. Without it they stay as they are.",
              "enum": [
                "ocr_add",
                "ocr_replace"
              ]
            },
            "dvbsubs_ocr": {
              "type": "string",
              "title": "Recognise DVB subtitles",
              "description": "The older switch for subtitle recognition: true adds text to the pictures. Stored as the word true or false, like allow subtitles; where both are set, subtitle recognition wins.",
              "enum": [
                "true",
                "false"
              ]
            }
          },
          "additionalProperties": {
            "type": "string",
            "title": "Extra parameter",
            "description": "A parameter of the source that has no field here. A name that has a field is refused: the field holds its value."
          }
        }
      },
      "source_timeout": {
        "type": "integer",
        "title": "Source timeout",
        "description": "Without a frame for this long the next source is tried."
      },
      "publish_enabled": {
        "type": "boolean",
        "title": "Published input",
        "description": "Whether others may publish to this stream. Servers that publish by URL hold publish:// among the sources in its place."
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
        "description": "Played in a loop while no source works. Saved without a file, the fallback is removed.",
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
      "source_timeout",
      "on_publish",
      "max_bitrate",
      "*"
    ],
    "urls": {
      "ui:options": {
        "pattern": "/urls",
        "newItem": "New URL",
        "itemTitle": "{url}",
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
          "priority",
          "source_timeout",
          "user_agent",
          "buffer",
          "rtp",
          "tracks",
          "program",
          "pids",
          "allow_subtitles",
          "subtitles",
          "dvbsubs_ocr",
          "*"
        ],
        "url": {
          "ui:options": {
            "pattern": "/urls/*/url",
            "typing": {
              "strip": "whitespace",
              "rewrite": "source-url"
            }
          }
        },
        "priority": {
          "ui:options": {
            "pattern": "/urls/*/priority",
            "typing": {
              "only": "digits",
              "emptyToNull": true
            }
          }
        },
        "source_timeout": {
          "ui:options": {
            "pattern": "/urls/*/source_timeout",
            "unit": "seconds",
            "typing": {
              "only": "digits",
              "emptyToNull": true
            }
          }
        },
        "user_agent": {
          "ui:options": {
            "pattern": "/urls/*/user_agent",
            "typing": {
              "emptyToNull": true
            }
          }
        },
        "buffer": {
          "ui:options": {
            "pattern": "/urls/*/buffer",
            "unit": "seconds",
            "typing": {
              "only": "digits",
              "emptyToNull": true
            }
          }
        },
        "rtp": {
          "ui:options": {
            "pattern": "/urls/*/rtp",
            "typing": {
              "emptyToNull": true
            },
            "enumLabels": {
              "": "TCP",
              "udp": "UDP"
            }
          }
        },
        "tracks": {
          "ui:options": {
            "pattern": "/urls/*/tracks",
            "typing": {
              "strip": "whitespace",
              "emptyToNull": true
            }
          }
        },
        "program": {
          "ui:options": {
            "pattern": "/urls/*/program",
            "typing": {
              "only": "digits",
              "emptyToNull": true
            }
          }
        },
        "pids": {
          "ui:options": {
            "pattern": "/urls/*/pids",
            "typing": {
              "rewrite": "pids",
              "emptyToNull": true
            }
          }
        },
        "allow_subtitles": {
          "ui:options": {
            "pattern": "/urls/*/allow_subtitles",
            "typing": {
              "emptyToNull": true
            },
            "enumLabels": {
              "": "Default",
              "true": "Yes",
              "false": "No"
            }
          }
        },
        "subtitles": {
          "ui:options": {
            "pattern": "/urls/*/subtitles",
            "typing": {
              "emptyToNull": true
            },
            "enumLabels": {
              "": "Off",
              "ocr_add": "Add text to the pictures",
              "ocr_replace": "Text in place of the pictures"
            }
          }
        },
        "dvbsubs_ocr": {
          "ui:options": {
            "pattern": "/urls/*/dvbsubs_ocr",
            "typing": {
              "emptyToNull": true
            },
            "enumLabels": {
              "": "Default",
              "true": "Yes",
              "false": "No"
            }
          }
        },
        "additionalProperties": {
          "ui:options": {
            "pattern": "/urls/*/*",
            "newItem": "New parameter",
            "typing": {
              "rewrite": "key-name"
            }
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
        "default": false,
        "enumLabels": {
          "true": "Accept",
          "false": "Ignore"
        }
      },
      "ui:widget": "radio"
    },
    "password": {
      "ui:options": {
        "pattern": "/password",
        "secret": true,
        "typing": {
          "emptyToNull": true
        }
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
        "urls",
        "source_timeout"
      ]
    },
    {
      "name": "publish",
      "title": "Published input",
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
        "max_bitrate"
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
    "/urls/*/priority",
    "/urls/*/source_timeout",
    "/urls/*/user_agent",
    "/urls/*/buffer",
    "/urls/*/rtp",
    "/urls/*/tracks",
    "/urls/*/program",
    "/urls/*/pids",
    "/urls/*/allow_subtitles",
    "/urls/*/subtitles",
    "/urls/*/dvbsubs_ocr",
    "/urls/*/*",
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
