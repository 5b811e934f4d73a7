// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
import type { FormDescriptor } from "../contracts/FormDescriptor.ts";

export const authBackendAuthForm: FormDescriptor = {
  "entity": "auth-backend",
  "page": "auth",
  "title": "Auth backends",
  "schema": {
    "type": "object",
    "title": "Auth backend",
    "description": "Decides who may watch: tokens first, then IPs, countries and user agents, then the backends, and last the default.",
    "required": [
      "name"
    ],
    "properties": {
      "name": {
        "type": "string",
        "title": "Name",
        "description": "Streams refer to the backend as auth://NAME."
      },
      "allow_default": {
        "type": "boolean",
        "title": "Allow default",
        "description": "Who no rule and no backend decided about may watch. Off: may not.",
        "enum": [
          true
        ]
      },
      "allow": {
        "type": "object",
        "title": "Allow",
        "description": "Viewers who may watch.",
        "required": [],
        "properties": {
          "tokens": {
            "type": "array",
            "title": "Tokens",
            "description": "Tokens in the viewer's address.",
            "items": {
              "type": "string",
              "title": "Token",
              "description": "One token."
            }
          },
          "ips": {
            "type": "array",
            "title": "IPs",
            "description": "Addresses or networks (10.0.0.0/8).",
            "items": {
              "type": "string",
              "title": "IP",
              "description": "One address or network."
            }
          },
          "countries": {
            "type": "array",
            "title": "Countries",
            "description": "Two-letter country codes.",
            "items": {
              "type": "string",
              "title": "Country",
              "description": "Two-letter code."
            }
          },
          "uas": {
            "type": "array",
            "title": "User agents",
            "description": "Names of players, as they send them.",
            "items": {
              "type": "string",
              "title": "UA",
              "description": "One user agent."
            }
          }
        }
      },
      "deny": {
        "type": "object",
        "title": "Deny",
        "description": "Viewers who may not watch.",
        "required": [],
        "properties": {
          "tokens": {
            "type": "array",
            "title": "Tokens",
            "description": "Tokens in the viewer's address.",
            "items": {
              "type": "string",
              "title": "Token",
              "description": "One token."
            }
          },
          "ips": {
            "type": "array",
            "title": "IPs",
            "description": "Addresses or networks (10.0.0.0/8).",
            "items": {
              "type": "string",
              "title": "IP",
              "description": "One address or network."
            }
          },
          "countries": {
            "type": "array",
            "title": "Countries",
            "description": "Two-letter country codes.",
            "items": {
              "type": "string",
              "title": "Country",
              "description": "Two-letter code."
            }
          },
          "uas": {
            "type": "array",
            "title": "User agents",
            "description": "Names of players, as they send them.",
            "items": {
              "type": "string",
              "title": "UA",
              "description": "One user agent."
            }
          }
        }
      },
      "backends": {
        "type": "array",
        "title": "Backends",
        "description": "Addresses that are all asked at once about a viewer no rule decided about.",
        "items": {
          "type": "object",
          "title": "Backend",
          "description": "One address.",
          "required": [
            "url"
          ],
          "properties": {
            "url": {
              "type": "string",
              "title": "URL",
              "description": "Address that answers whether a viewer may watch."
            }
          }
        }
      }
    }
  },
  "uiSchema": {
    "ui:order": [
      "name",
      "allow_default",
      "allow",
      "deny",
      "backends",
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
    "allow_default": {
      "ui:options": {
        "pattern": "/allow_default",
        "widgetOptions": {
          "onValue": true,
          "offValue": null
        }
      },
      "ui:widget": "switch"
    },
    "allow": {
      "ui:options": {
        "pattern": "/allow"
      },
      "ui:order": [
        "tokens",
        "ips",
        "countries",
        "uas",
        "*"
      ],
      "tokens": {
        "ui:options": {
          "pattern": "/allow/tokens",
          "secret": true,
          "list": {
            "key": "$value",
            "emptyIsAbsent": true
          }
        },
        "ui:widget": "tags",
        "items": {
          "ui:options": {
            "pattern": "/allow/tokens/*",
            "secret": true
          }
        }
      },
      "ips": {
        "ui:options": {
          "pattern": "/allow/ips",
          "list": {
            "key": "$value",
            "emptyIsAbsent": true
          }
        },
        "ui:widget": "tags",
        "items": {
          "ui:options": {
            "pattern": "/allow/ips/*"
          }
        }
      },
      "countries": {
        "ui:options": {
          "pattern": "/allow/countries",
          "list": {
            "key": "$value",
            "emptyIsAbsent": true
          },
          "widgetOptions": {
            "words": "country"
          }
        },
        "ui:widget": "tags",
        "items": {
          "ui:options": {
            "pattern": "/allow/countries/*"
          }
        }
      },
      "uas": {
        "ui:options": {
          "pattern": "/allow/uas",
          "list": {
            "key": "$value",
            "emptyIsAbsent": true
          }
        },
        "ui:widget": "tags",
        "items": {
          "ui:options": {
            "pattern": "/allow/uas/*"
          }
        }
      }
    },
    "deny": {
      "ui:options": {
        "pattern": "/deny"
      },
      "ui:order": [
        "tokens",
        "ips",
        "countries",
        "uas",
        "*"
      ],
      "tokens": {
        "ui:options": {
          "pattern": "/deny/tokens",
          "secret": true,
          "list": {
            "key": "$value",
            "emptyIsAbsent": true
          }
        },
        "ui:widget": "tags",
        "items": {
          "ui:options": {
            "pattern": "/deny/tokens/*",
            "secret": true
          }
        }
      },
      "ips": {
        "ui:options": {
          "pattern": "/deny/ips",
          "list": {
            "key": "$value",
            "emptyIsAbsent": true
          }
        },
        "ui:widget": "tags",
        "items": {
          "ui:options": {
            "pattern": "/deny/ips/*"
          }
        }
      },
      "countries": {
        "ui:options": {
          "pattern": "/deny/countries",
          "list": {
            "key": "$value",
            "emptyIsAbsent": true
          },
          "widgetOptions": {
            "words": "country"
          }
        },
        "ui:widget": "tags",
        "items": {
          "ui:options": {
            "pattern": "/deny/countries/*"
          }
        }
      },
      "uas": {
        "ui:options": {
          "pattern": "/deny/uas",
          "list": {
            "key": "$value",
            "emptyIsAbsent": true
          }
        },
        "ui:widget": "tags",
        "items": {
          "ui:options": {
            "pattern": "/deny/uas/*"
          }
        }
      }
    },
    "backends": {
      "ui:options": {
        "pattern": "/backends",
        "newItem": "New backend",
        "itemTitle": "Backend {index}",
        "list": {
          "key": "url",
          "emptyIsAbsent": true
        }
      },
      "items": {
        "ui:options": {
          "pattern": "/backends/*",
          "inline": true
        },
        "ui:order": [
          "url",
          "*"
        ],
        "url": {
          "ui:options": {
            "pattern": "/backends/*/url",
            "typing": {
              "strip": "whitespace"
            }
          }
        }
      }
    }
  },
  "sections": [
    {
      "name": "rules",
      "title": "Rules",
      "properties": [
        "name",
        "allow_default",
        "allow",
        "deny",
        "backends"
      ]
    }
  ],
  "fields": [
    "/name",
    "/allow_default",
    "/allow",
    "/allow/tokens",
    "/allow/tokens/*",
    "/allow/ips",
    "/allow/ips/*",
    "/allow/countries",
    "/allow/countries/*",
    "/allow/uas",
    "/allow/uas/*",
    "/deny",
    "/deny/tokens",
    "/deny/tokens/*",
    "/deny/ips",
    "/deny/ips/*",
    "/deny/countries",
    "/deny/countries/*",
    "/deny/uas",
    "/deny/uas/*",
    "/backends",
    "/backends/*",
    "/backends/*/url"
  ],
  "load": () => import("../conditions/auth-backend.auth.js").then((module) => module.checks)
};
