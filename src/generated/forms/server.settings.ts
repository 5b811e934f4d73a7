// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
import type { FormDescriptor } from "../contracts/FormDescriptor.ts";

export const serverSettingsForm: FormDescriptor = {
  "entity": "server",
  "page": "settings",
  "title": "Settings",
  "schema": {
    "type": "object",
    "title": "Server",
    "description": "The whole configuration of one media server: its ports and paths, and everything it serves. What is readOnly is reported by the server and never saved.",
    "required": [],
    "properties": {
      "http": {
        "type": "array",
        "title": "HTTP ports",
        "description": "Ports for the web interface, the API and playback over HTTP. Removing all of them loses access to the web interface.",
        "items": {
          "type": "string",
          "title": "Port",
          "description": "A port number to listen on at every address, or ADDR:PORT to listen at one address only. The address is never dropped by a form."
        }
      },
      "rtmp": {
        "type": "string",
        "title": "RTMP port",
        "description": "Port for publishing and playback over RTMP. Without it RTMP is off, and stream addresses are shown with 1935."
      },
      "rtsp": {
        "type": "string",
        "title": "RTSP port",
        "description": "Port for playback over RTSP. Without it RTSP is off."
      },
      "https": {
        "type": "array",
        "title": "HTTPS ports",
        "description": "Ports for the web interface, the API and playback over HTTPS. They need a TLS certificate.",
        "items": {
          "type": "string",
          "title": "Port",
          "description": "A port number to listen on at every address, or ADDR:PORT to listen at one address only. The address is never dropped by a form."
        }
      },
      "rtmps": {
        "type": "string",
        "title": "RTMPS",
        "description": "Port for publishing and playback over RTMP inside TLS. Without it RTMPS is off."
      },
      "rtsps": {
        "type": "string",
        "title": "RTSPS",
        "description": "Port for playback over RTSP inside TLS. Without it RTSPS is off."
      },
      "loglevel": {
        "type": "string",
        "title": "Log level",
        "description": "How much the server writes to its log. Where it is not set, the server's default is meant.",
        "enum": [
          "debug",
          "notice",
          "error"
        ]
      },
      "nvidia_monitor": {
        "type": "boolean",
        "title": "Nvidia monitor",
        "description": "Watches the memory and the load of Nvidia cards for the server info."
      },
      "pulsedb": {
        "type": "string",
        "title": "PulseDB path",
        "description": "Folder with the history of traffic and load that the graphs are drawn from."
      },
      "session_log": {
        "type": "string",
        "title": "Session log path",
        "description": "Folder with the history of viewing sessions."
      },
      "admin_http": {
        "type": "array",
        "title": "Admin HTTP ports",
        "description": "When set, the web interface and the API answer over HTTP at these ports only. Absent: at every HTTP port.",
        "items": {
          "type": "string",
          "title": "Port",
          "description": "A port number to listen on at every address, or ADDR:PORT to listen at one address only. The address is never dropped by a form."
        }
      },
      "admin_https": {
        "type": "array",
        "title": "Admin HTTPS ports",
        "description": "When set, the web interface and the API answer over HTTPS at these ports only. Absent: at every HTTPS port.",
        "items": {
          "type": "string",
          "title": "Port",
          "description": "A port number to listen on at every address, or ADDR:PORT to listen at one address only. The address is never dropped by a form."
        }
      },
      "mysql": {
        "type": "string",
        "title": "MySQL API port",
        "description": "Port where the server answers questions about its state in the MySQL protocol. Without it this is off."
      },
      "snmp": {
        "type": "string",
        "title": "SNMP port",
        "description": "Port for monitoring over SNMP. Without it SNMP is off."
      },
      "total_bandwidth": {
        "type": "integer",
        "title": "Total bandwidth",
        "description": "What the server's network line can carry, in bits per second; the cluster counts its load as a share of it. Units go by 1024."
      },
      "meta": {
        "type": "object",
        "title": "Meta",
        "description": "Free notes on this server as keys and values; the server itself does not read them.",
        "additionalProperties": {
          "type": "string",
          "title": "Value",
          "description": "Text of the note."
        }
      },
      "edit_auth": {
        "type": "object",
        "title": "Administrator",
        "description": "The login of this console and of API calls that change something.",
        "required": [
          "login",
          "password"
        ],
        "properties": {
          "login": {
            "type": "string",
            "title": "Admin UI username",
            "description": "Login of the administrator."
          },
          "password": {
            "type": "string",
            "title": "Admin UI password",
            "description": "Password of the administrator; kept as a scrypt hash, so that it is shown nowhere."
          }
        }
      },
      "view_auth": {
        "type": "object",
        "title": "Viewer",
        "description": "A second login that reads the figures for monitoring at /metrics, and nothing else.",
        "required": [],
        "properties": {
          "login": {
            "type": "string",
            "title": "View username",
            "description": "Login for the metrics only, beside the administrator's in the Access section."
          },
          "password": {
            "type": "string",
            "title": "View password",
            "description": "Password for the metrics only; kept as a scrypt hash, so that it is shown nowhere."
          }
        }
      },
      "web_scripts": {
        "type": "object",
        "title": "Web scripts",
        "description": "Scripts that answer requests below a prefix of the web address, by prefix.",
        "additionalProperties": {
          "type": "object",
          "title": "Web script",
          "description": "A script file that answers requests below a prefix.",
          "required": [
            "prefix"
          ],
          "properties": {
            "prefix": {
              "type": "string",
              "title": "Prefix",
              "description": "Beginning of the web addresses the script answers."
            },
            "path": {
              "type": "string",
              "title": "Path",
              "description": "The script file on this disk."
            },
            "extra": {
              "type": "object",
              "title": "Extra params",
              "description": "Handed to the script: keys and text values, written key=value after the path in the raw text.",
              "additionalProperties": {
                "type": "string",
                "title": "Value",
                "description": "Text of the param."
              }
            },
            "position": {
              "type": "integer",
              "title": "Position",
              "description": "Index of the script among the scripts; in the raw text the order of the statements."
            }
          }
        }
      },
      "plugins": {
        "type": "object",
        "title": "Plugins",
        "description": "Parts of the server with a configuration of their own, by name. Unknown plugins are kept as they are.",
        "required": [],
        "properties": {
          "vsaas": {
            "type": "object",
            "title": "Video surveillance",
            "description": "The plugin for IP cameras. Setting a database path for the first time also sets an endpoint here and a key in the reverse-proxy plugin; clearing it removes this plugin and leaves the reverse proxy.",
            "required": [],
            "properties": {
              "database": {
                "type": "string",
                "title": "Database path",
                "description": "Database of cameras and users; cleared, the plugin is off."
              }
            }
          },
          "rproxy": {
            "type": "object",
            "title": "Reverse proxy",
            "description": "The plugin through which cameras behind a router reach the server. Set up together with video surveillance.",
            "required": [],
            "properties": {
              "endpoint_auth": {
                "type": "string",
                "title": "Endpoint auth",
                "description": "Plugin that says which agents may connect: vsaas."
              },
              "streampoint_key": {
                "type": "string",
                "title": "Streampoint key",
                "description": "Key between agents and this server: 14 random lower-case letters and digits, made when video surveillance is first configured."
              }
            }
          }
        }
      }
    }
  },
  "uiSchema": {
    "ui:order": [
      "http",
      "loglevel",
      "edit_auth",
      "web_scripts",
      "rtmp",
      "nvidia_monitor",
      "view_auth",
      "rtsp",
      "pulsedb",
      "https",
      "session_log",
      "rtmps",
      "admin_http",
      "rtsps",
      "admin_https",
      "mysql",
      "snmp",
      "total_bandwidth",
      "meta",
      "plugins",
      "*"
    ],
    "http": {
      "ui:options": {
        "pattern": "/http",
        "typing": {
          "emptyToNull": true
        },
        "confirm": "The web interface answers at the HTTP ports. Unless you keep it in time, the change is taken back.",
        "risk": "connectivity",
        "list": {
          "key": "$value",
          "emptyIsAbsent": true
        }
      },
      "ui:widget": "port-list",
      "ui:help": "The usual port is 80. If all HTTP ports are removed, you lose access to the web interface, unless it answers at a port of its own as well: the one that the server was started with.",
      "ui:placeholder": "80",
      "items": {
        "ui:options": {
          "pattern": "/http/*",
          "typing": {
            "strip": "whitespace",
            "emptyToNull": true
          }
        },
        "ui:widget": "port"
      }
    },
    "rtmp": {
      "ui:options": {
        "pattern": "/rtmp",
        "typing": {
          "strip": "whitespace",
          "emptyToNull": true
        }
      },
      "ui:widget": "port",
      "ui:help": "The usual port is 1935.",
      "ui:placeholder": "1935"
    },
    "rtsp": {
      "ui:options": {
        "pattern": "/rtsp",
        "typing": {
          "strip": "whitespace",
          "emptyToNull": true
        }
      },
      "ui:widget": "port",
      "ui:help": "The usual port is 554.",
      "ui:placeholder": "554"
    },
    "https": {
      "ui:options": {
        "pattern": "/https",
        "typing": {
          "emptyToNull": true
        },
        "confirm": "The web interface answers at the HTTPS ports. Unless you keep it in time, the change is taken back.",
        "risk": "connectivity",
        "list": {
          "key": "$value",
          "emptyIsAbsent": true
        }
      },
      "ui:widget": "port-list",
      "ui:help": "The usual port is 443.",
      "ui:placeholder": "443",
      "items": {
        "ui:options": {
          "pattern": "/https/*",
          "typing": {
            "strip": "whitespace",
            "emptyToNull": true
          }
        },
        "ui:widget": "port"
      }
    },
    "rtmps": {
      "ui:options": {
        "pattern": "/rtmps",
        "typing": {
          "strip": "whitespace",
          "emptyToNull": true
        }
      },
      "ui:widget": "port",
      "ui:placeholder": "1443"
    },
    "rtsps": {
      "ui:options": {
        "pattern": "/rtsps",
        "typing": {
          "strip": "whitespace",
          "emptyToNull": true
        }
      },
      "ui:widget": "port",
      "ui:placeholder": "1554"
    },
    "loglevel": {
      "ui:options": {
        "pattern": "/loglevel",
        "typing": {
          "emptyToNull": true
        },
        "enumLabels": {
          "": "default",
          "debug": "debug",
          "notice": "notice",
          "error": "error"
        }
      }
    },
    "nvidia_monitor": {
      "ui:options": {
        "pattern": "/nvidia_monitor",
        "default": false
      }
    },
    "pulsedb": {
      "ui:options": {
        "pattern": "/pulsedb",
        "typing": {
          "emptyToNull": true
        }
      }
    },
    "session_log": {
      "ui:options": {
        "pattern": "/session_log",
        "typing": {
          "emptyToNull": true
        }
      }
    },
    "admin_http": {
      "ui:options": {
        "pattern": "/admin_http",
        "typing": {
          "emptyToNull": true
        },
        "confirm": "Only the admin ports will answer the web interface. Unless you keep it in time, the change is taken back.",
        "risk": "connectivity",
        "list": {
          "key": "$value",
          "emptyIsAbsent": true
        }
      },
      "ui:widget": "port-list",
      "items": {
        "ui:options": {
          "pattern": "/admin_http/*",
          "typing": {
            "strip": "whitespace",
            "emptyToNull": true
          }
        },
        "ui:widget": "port"
      }
    },
    "admin_https": {
      "ui:options": {
        "pattern": "/admin_https",
        "typing": {
          "emptyToNull": true
        },
        "confirm": "Only the admin ports will answer the web interface. Unless you keep it in time, the change is taken back.",
        "risk": "connectivity",
        "list": {
          "key": "$value",
          "emptyIsAbsent": true
        }
      },
      "ui:widget": "port-list",
      "items": {
        "ui:options": {
          "pattern": "/admin_https/*",
          "typing": {
            "strip": "whitespace",
            "emptyToNull": true
          }
        },
        "ui:widget": "port"
      }
    },
    "mysql": {
      "ui:options": {
        "pattern": "/mysql",
        "typing": {
          "strip": "whitespace",
          "emptyToNull": true
        }
      },
      "ui:widget": "port",
      "ui:placeholder": "3306"
    },
    "snmp": {
      "ui:options": {
        "pattern": "/snmp",
        "typing": {
          "strip": "whitespace",
          "emptyToNull": true
        }
      },
      "ui:widget": "port",
      "ui:placeholder": "4161"
    },
    "total_bandwidth": {
      "ui:options": {
        "pattern": "/total_bandwidth",
        "unit": "bitrate",
        "defaultUnit": "M",
        "typing": {
          "emptyToNull": true
        }
      },
      "ui:help": "What the server's network line can carry; the cluster counts its load as a share of it."
    },
    "meta": {
      "ui:options": {
        "pattern": "/meta",
        "newItem": "New note"
      },
      "additionalProperties": {
        "ui:options": {
          "pattern": "/meta/*"
        }
      }
    },
    "edit_auth": {
      "ui:options": {
        "pattern": "/edit_auth",
        "inline": true
      },
      "ui:order": [
        "login",
        "password",
        "*"
      ],
      "login": {
        "ui:options": {
          "pattern": "/edit_auth/login",
          "typing": {
            "strip": "whitespace"
          },
          "confirm": "You will sign in with the new username. Unless you keep it in time, the change is taken back.",
          "risk": "connectivity"
        }
      },
      "password": {
        "ui:options": {
          "pattern": "/edit_auth/password",
          "secret": true,
          "confirm": "You will sign in with the new password. Unless you keep it in time, the change is taken back.",
          "risk": "connectivity"
        }
      }
    },
    "view_auth": {
      "ui:options": {
        "pattern": "/view_auth",
        "inline": true
      },
      "ui:order": [
        "login",
        "password",
        "*"
      ],
      "login": {
        "ui:options": {
          "pattern": "/view_auth/login",
          "typing": {
            "strip": "whitespace",
            "emptyToNull": true
          }
        }
      },
      "password": {
        "ui:options": {
          "pattern": "/view_auth/password",
          "secret": true,
          "typing": {
            "emptyToNull": true
          }
        }
      }
    },
    "web_scripts": {
      "ui:options": {
        "pattern": "/web_scripts",
        "newItem": "New prefix",
        "row": [
          "path"
        ],
        "members": {
          "key": "prefix",
          "order": "position"
        }
      },
      "additionalProperties": {
        "ui:options": {
          "pattern": "/web_scripts/*"
        },
        "ui:order": [
          "prefix",
          "path",
          "extra",
          "position",
          "*"
        ],
        "prefix": {
          "ui:options": {
            "pattern": "/web_scripts/*/prefix",
            "typing": {
              "strip": "whitespace"
            },
            "multi": "hidden",
            "always": true
          }
        },
        "path": {
          "ui:options": {
            "pattern": "/web_scripts/*/path",
            "typing": {
              "emptyToNull": true
            }
          }
        },
        "extra": {
          "ui:options": {
            "pattern": "/web_scripts/*/extra",
            "newItem": "New param",
            "typing": {
              "rewrite": "key-name"
            }
          },
          "ui:help": "Handed to the script: keys and text values.",
          "additionalProperties": {
            "ui:options": {
              "pattern": "/web_scripts/*/extra/*"
            }
          }
        },
        "position": {
          "ui:options": {
            "pattern": "/web_scripts/*/position"
          },
          "ui:widget": "hidden"
        }
      }
    },
    "plugins": {
      "ui:options": {
        "pattern": "/plugins",
        "inline": true
      },
      "ui:order": [
        "vsaas",
        "rproxy",
        "*"
      ],
      "vsaas": {
        "ui:options": {
          "pattern": "/plugins/vsaas",
          "inline": true
        },
        "ui:order": [
          "database",
          "*"
        ],
        "database": {
          "ui:options": {
            "pattern": "/plugins/vsaas/database",
            "secret": true,
            "typing": {
              "strip": "whitespace",
              "emptyToNull": true
            }
          },
          "ui:widget": "surveillance-database",
          "ui:placeholder": "postgresql://vsaas:vsaas@localhost/vsaas"
        }
      },
      "rproxy": {
        "ui:options": {
          "pattern": "/plugins/rproxy",
          "inline": true
        },
        "ui:order": [
          "endpoint_auth",
          "streampoint_key",
          "*"
        ],
        "endpoint_auth": {
          "ui:options": {
            "pattern": "/plugins/rproxy/endpoint_auth",
            "secret": true
          },
          "ui:widget": "hidden"
        },
        "streampoint_key": {
          "ui:options": {
            "pattern": "/plugins/rproxy/streampoint_key",
            "secret": true
          },
          "ui:widget": "hidden"
        }
      }
    }
  },
  "sections": [
    {
      "name": "protocols",
      "title": "Protocol",
      "piece": "tls-certificate",
      "properties": [
        "http",
        "rtmp",
        "rtsp",
        "https",
        "rtmps",
        "rtsps"
      ]
    },
    {
      "name": "additional",
      "title": "Additional",
      "properties": [
        "loglevel",
        "nvidia_monitor",
        "pulsedb",
        "session_log",
        "admin_http",
        "admin_https",
        "mysql",
        "snmp",
        "total_bandwidth",
        "meta"
      ]
    },
    {
      "name": "access",
      "title": "Access",
      "piece": "access-links",
      "properties": [
        "edit_auth",
        "view_auth"
      ]
    },
    {
      "name": "web-scripts",
      "title": "Web scripts",
      "properties": [
        "web_scripts"
      ]
    },
    {
      "name": "surveillance",
      "title": "Video surveillance",
      "properties": [
        "plugins"
      ],
      "visible": "cd9db5a4d"
    },
    {
      "name": "surveillance-license",
      "title": "Video surveillance",
      "piece": "license-note",
      "properties": [],
      "visible": "cecc1531d"
    }
  ],
  "fields": [
    "/http",
    "/http/*",
    "/rtmp",
    "/rtsp",
    "/https",
    "/https/*",
    "/rtmps",
    "/rtsps",
    "/loglevel",
    "/nvidia_monitor",
    "/pulsedb",
    "/session_log",
    "/admin_http",
    "/admin_http/*",
    "/admin_https",
    "/admin_https/*",
    "/mysql",
    "/snmp",
    "/total_bandwidth",
    "/meta",
    "/meta/*",
    "/edit_auth",
    "/edit_auth/login",
    "/edit_auth/password",
    "/view_auth",
    "/view_auth/login",
    "/view_auth/password",
    "/web_scripts",
    "/plugins/vsaas",
    "/plugins/vsaas/database",
    "/plugins/rproxy",
    "/plugins/rproxy/endpoint_auth",
    "/plugins/rproxy/streampoint_key"
  ],
  "load": () => import("../conditions/server.settings.js").then((module) => module.checks)
};
