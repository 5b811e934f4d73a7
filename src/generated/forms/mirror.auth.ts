// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
import type { FormDescriptor } from "../contracts/FormDescriptor.ts";

export const mirrorAuthForm: FormDescriptor = {
  "entity": "mirror",
  "page": "auth",
  "title": "Auth",
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
          "drm_id": {
            "type": "string",
            "title": "DRM ID",
            "description": "The id the DRM vendor knows the content by. Every vendor takes one but Widevine, which has the content ID in its place."
          }
        }
      },
      "auth": {
        "type": "object",
        "title": "Authorization",
        "description": "Who may watch. Without it everybody may.",
        "required": [],
        "properties": {
          "max_sessions": {
            "type": "integer",
            "title": "Max sessions",
            "description": "How many viewers may watch one mirrored stream at the same time. Without it there is no limit."
          },
          "url": {
            "type": "string",
            "title": "Auth type",
            "description": "Who is asked about each viewer. Without it nobody is asked, and everybody may watch."
          },
          "extra": {
            "type": "object",
            "title": "Extra parameters",
            "description": "Sent along to the auth backend with every question, by name.",
            "additionalProperties": {
              "type": "string",
              "title": "Value",
              "description": "Sent under this name."
            }
          },
          "domains": {
            "type": "array",
            "title": "Allowed domains",
            "description": "Only players embedded in pages of these domains may play. Without it any page may.",
            "items": {
              "type": "string",
              "title": "Domain",
              "description": "A domain; *.example.com stands for all below it."
            }
          },
          "allowed_countries": {
            "type": "array",
            "title": "Allowed countries",
            "description": "Only viewers from these countries may watch. An empty list is a whitelist that lets nobody in; without the list every country may.",
            "items": {
              "type": "string",
              "title": "Country",
              "description": "Code of two letters (ISO 3166)."
            }
          },
          "disallowed_countries": {
            "type": "array",
            "title": "Disallowed countries",
            "description": "Viewers from these countries may not watch; all others may.",
            "items": {
              "type": "string",
              "title": "Country",
              "description": "Code of two letters (ISO 3166)."
            }
          }
        }
      },
      "drm": {
        "type": "object",
        "title": "DRM",
        "description": "Encrypts the output with keys from a vendor. Without it the output is not encrypted.",
        "required": [
          "vendor"
        ],
        "discriminator": {
          "propertyName": "vendor"
        },
        "oneOf": [
          {
            "type": "object",
            "title": "AES-128",
            "description": "HLS segments are encrypted as a whole with AES-128; any HLS player can play them.",
            "required": [
              "vendor",
              "keyserver"
            ],
            "properties": {
              "vendor": {
                "type": "string",
                "title": "Vendor",
                "description": "Selects AES-128.",
                "const": "aes128"
              },
              "keyserver": {
                "type": "string",
                "title": "Key server",
                "description": "Address that answers with the content keys."
              },
              "user_keyserver": {
                "type": "string",
                "title": "Key server for viewers",
                "description": "Address players are sent to for their keys. Without it they ask this server, which asks the key server."
              },
              "expires": {
                "type": "integer",
                "title": "Key lifetime",
                "description": "A key is replaced by a new one after this long. Without it one key serves as long as the stream runs."
              },
              "resource_id": {
                "type": "string",
                "title": "Resource ID",
                "description": "The name the key server knows this stream by. Without it the stream's own name is sent."
              }
            }
          },
          {
            "type": "object",
            "title": "Sample AES",
            "description": "HLS with only the samples encrypted (SAMPLE-AES), as Apple players expect it.",
            "required": [
              "vendor",
              "keyserver"
            ],
            "properties": {
              "vendor": {
                "type": "string",
                "title": "Vendor",
                "description": "Selects Sample AES.",
                "const": "sample_aes"
              },
              "keyserver": {
                "type": "string",
                "title": "Key server",
                "description": "Address that answers with the content keys."
              },
              "user_keyserver": {
                "type": "string",
                "title": "Key server for viewers",
                "description": "Address players are sent to for their keys. Without it they ask this server, which asks the key server."
              },
              "expires": {
                "type": "integer",
                "title": "Key lifetime",
                "description": "A key is replaced by a new one after this long. Without it one key serves as long as the stream runs."
              },
              "resource_id": {
                "type": "string",
                "title": "Resource ID",
                "description": "The name the key server knows this stream by. Without it the stream's own name is sent."
              }
            }
          },
          {
            "type": "object",
            "title": "Conax",
            "description": "Keys come from a Conax key server.",
            "required": [
              "vendor",
              "keyserver"
            ],
            "properties": {
              "vendor": {
                "type": "string",
                "title": "Vendor",
                "description": "Selects Conax.",
                "const": "conax"
              },
              "keyserver": {
                "type": "string",
                "title": "Key server",
                "description": "Address that answers with the content keys."
              },
              "user_keyserver": {
                "type": "string",
                "title": "Key server for viewers",
                "description": "Address players are sent to for their keys. Without it they ask this server, which asks the key server."
              },
              "user_path": {
                "type": "string",
                "title": "User path",
                "description": "Path added to the key addresses handed to players. Without it they get the key server's own."
              },
              "expires": {
                "type": "integer",
                "title": "Key lifetime",
                "description": "A key is replaced by a new one after this long. Without it one key serves as long as the stream runs."
              },
              "resource_id": {
                "type": "string",
                "title": "Resource ID",
                "description": "The name the key server knows this stream by. Without it the stream's own name is sent."
              }
            }
          },
          {
            "type": "object",
            "title": "BuyDRM KeyOS",
            "description": "Keys come from the KeyOS service of BuyDRM.",
            "required": [
              "vendor"
            ],
            "properties": {
              "vendor": {
                "type": "string",
                "title": "Vendor",
                "description": "Selects BuyDRM KeyOS.",
                "const": "keyos"
              },
              "userkey": {
                "type": "string",
                "title": "User key",
                "description": "The key of your KeyOS account. May stay empty: the server then asks without one."
              },
              "expires": {
                "type": "integer",
                "title": "Key lifetime",
                "description": "A key is replaced by a new one after this long. Without it one key serves as long as the stream runs."
              },
              "resource_id": {
                "type": "string",
                "title": "Resource ID",
                "description": "The name the key server knows this stream by. Without it the stream's own name is sent."
              }
            }
          },
          {
            "type": "object",
            "title": "Widevine",
            "description": "Keys come from a Widevine licence service; requests to it are signed.",
            "required": [
              "vendor",
              "aes_key",
              "iv"
            ],
            "properties": {
              "vendor": {
                "type": "string",
                "title": "Vendor",
                "description": "Selects Widevine.",
                "const": "widevine"
              },
              "aes_key": {
                "type": "string",
                "title": "AES key",
                "description": "Key that signs the requests to the licence service."
              },
              "iv": {
                "type": "string",
                "title": "IV",
                "description": "Initialisation vector that belongs to the AES key."
              },
              "content_id": {
                "type": "string",
                "title": "Content ID",
                "description": "The name the licence service knows the content by. Widevine takes it in place of the DRM ID."
              },
              "signer": {
                "type": "string",
                "title": "Signer",
                "description": "The name under which requests are signed."
              },
              "keyserver": {
                "type": "string",
                "title": "Key server",
                "description": "Address of the licence service. Without it Google's own is asked."
              },
              "user_keyserver": {
                "type": "string",
                "title": "Key server for viewers",
                "description": "Address players are sent to for their keys. Without it they ask this server, which asks the key server."
              },
              "expires": {
                "type": "integer",
                "title": "Key lifetime",
                "description": "A key is replaced by a new one after this long. Without it one key serves as long as the stream runs."
              },
              "resource_id": {
                "type": "string",
                "title": "Resource ID",
                "description": "The name the key server knows this stream by. Without it the stream's own name is sent."
              }
            }
          },
          {
            "type": "object",
            "title": "EzDRM",
            "description": "Keys come from the EzDRM service.",
            "required": [
              "vendor",
              "user",
              "password"
            ],
            "properties": {
              "vendor": {
                "type": "string",
                "title": "Vendor",
                "description": "Selects EzDRM.",
                "const": "ezdrm"
              },
              "user": {
                "type": "string",
                "title": "User",
                "description": "Login of your EzDRM account."
              },
              "password": {
                "type": "string",
                "title": "Password",
                "description": "Password of your EzDRM account."
              },
              "expires": {
                "type": "integer",
                "title": "Key lifetime",
                "description": "A key is replaced by a new one after this long. Without it one key serves as long as the stream runs."
              },
              "resource_id": {
                "type": "string",
                "title": "Resource ID",
                "description": "The name the key server knows this stream by. Without it the stream's own name is sent."
              }
            }
          },
          {
            "type": "object",
            "title": "EzDRM Classic",
            "description": "Keys come from the older interface of the EzDRM service.",
            "required": [
              "vendor",
              "user",
              "password"
            ],
            "properties": {
              "vendor": {
                "type": "string",
                "title": "Vendor",
                "description": "Selects EzDRM Classic.",
                "const": "ezdrm_classic"
              },
              "user": {
                "type": "string",
                "title": "User",
                "description": "Login of your EzDRM account."
              },
              "password": {
                "type": "string",
                "title": "Password",
                "description": "Password of your EzDRM account."
              },
              "expires": {
                "type": "integer",
                "title": "Key lifetime",
                "description": "A key is replaced by a new one after this long. Without it one key serves as long as the stream runs."
              },
              "resource_id": {
                "type": "string",
                "title": "Resource ID",
                "description": "The name the key server knows this stream by. Without it the stream's own name is sent."
              }
            }
          },
          {
            "type": "object",
            "title": "PallyCon",
            "description": "Keys come from the PallyCon service.",
            "required": [
              "vendor"
            ],
            "properties": {
              "vendor": {
                "type": "string",
                "title": "Vendor",
                "description": "Selects PallyCon.",
                "const": "pallycon"
              },
              "enc_token": {
                "type": "string",
                "title": "Encryption token",
                "description": "Token of your PallyCon account that permits encryption. May stay empty for a service that asks for none."
              },
              "expires": {
                "type": "integer",
                "title": "Key lifetime",
                "description": "A key is replaced by a new one after this long. Without it one key serves as long as the stream runs."
              },
              "resource_id": {
                "type": "string",
                "title": "Resource ID",
                "description": "The name the key server knows this stream by. Without it the stream's own name is sent."
              }
            }
          },
          {
            "type": "object",
            "title": "GS DRM",
            "description": "Keys come from a GS DRM key server.",
            "required": [
              "vendor"
            ],
            "properties": {
              "vendor": {
                "type": "string",
                "title": "Vendor",
                "description": "Selects GS DRM.",
                "const": "gsdrm"
              },
              "keyserver": {
                "type": "string",
                "title": "Key server",
                "description": "Address that answers with the content keys. May stay empty: the service's public address is asked then."
              },
              "user_keyserver": {
                "type": "string",
                "title": "Key server for viewers",
                "description": "Address players are sent to for their keys. Without it they ask this server, which asks the key server."
              },
              "expires": {
                "type": "integer",
                "title": "Key lifetime",
                "description": "A key is replaced by a new one after this long. Without it one key serves as long as the stream runs."
              },
              "resource_id": {
                "type": "string",
                "title": "Resource ID",
                "description": "The name the key server knows this stream by. Without it the stream's own name is sent."
              }
            }
          },
          {
            "type": "object",
            "title": "Irdeto",
            "description": "Keys come from Irdeto Control. An installation that checks no account needs none of its options.",
            "required": [
              "vendor"
            ],
            "properties": {
              "vendor": {
                "type": "string",
                "title": "Vendor",
                "description": "Selects Irdeto.",
                "const": "irdeto"
              },
              "ic_host": {
                "type": "string",
                "title": "Irdeto Control host",
                "description": "Host of the Irdeto Control service."
              },
              "account_id": {
                "type": "string",
                "title": "Account ID",
                "description": "The account the keys belong to."
              },
              "user_name": {
                "type": "string",
                "title": "User name",
                "description": "Login of the account."
              },
              "password": {
                "type": "string",
                "title": "Password",
                "description": "Password of the account."
              },
              "expires": {
                "type": "integer",
                "title": "Key lifetime",
                "description": "A key is replaced by a new one after this long. Without it one key serves as long as the stream runs."
              },
              "resource_id": {
                "type": "string",
                "title": "Resource ID",
                "description": "The name the key server knows this stream by. Without it the stream's own name is sent."
              }
            }
          }
        ]
      }
    }
  },
  "uiSchema": {
    "ui:order": [
      "drm",
      "meta",
      "auth",
      "*"
    ],
    "meta": {
      "ui:options": {
        "pattern": "/meta",
        "inline": true
      },
      "ui:order": [
        "drm_id",
        "*"
      ],
      "drm_id": {
        "ui:options": {
          "pattern": "/meta/drm_id",
          "visible": "cb934571d",
          "typing": {
            "strip": "whitespace",
            "emptyToNull": true
          },
          "multi": "hidden"
        }
      }
    },
    "auth": {
      "ui:options": {
        "pattern": "/auth",
        "inline": true,
        "either": {
          "title": "Country limit",
          "absent": "disabled",
          "of": {
            "allowed_countries": "whitelist",
            "disallowed_countries": "blacklist"
          }
        }
      },
      "ui:order": [
        "max_sessions",
        "url",
        "extra",
        "domains",
        "allowed_countries",
        "disallowed_countries",
        "*"
      ],
      "max_sessions": {
        "ui:options": {
          "pattern": "/auth/max_sessions",
          "typing": {
            "only": "digits",
            "emptyToNull": true
          }
        }
      },
      "url": {
        "ui:options": {
          "pattern": "/auth/url",
          "typing": {
            "strip": "whitespace",
            "emptyToNull": true
          },
          "warnings": [
            {
              "when": "c78e74c67",
              "message": "Without a key nobody may watch."
            },
            {
              "when": "c03ebd269",
              "message": "Without the portal's host nobody may watch."
            }
          ],
          "kinds": [
            {
              "label": "none",
              "help": "Nobody is asked: everybody may watch.",
              "clears": [
                "extra"
              ]
            },
            {
              "label": "custom",
              "whole": true,
              "title": "Address of the auth backend",
              "placeholder": "http://middleware.example.com/auth",
              "help": "An address of yours that is asked, or an auth backend of the global config.",
              "widget": "auth-backends",
              "clears": [
                "extra"
              ]
            },
            {
              "label": "stalker",
              "prefix": "stalker://",
              "title": "Portal host",
              "placeholder": "portal.example.com",
              "help": "Host of the Stalker portal that knows the viewers."
            },
            {
              "label": "securelink (securetoken)",
              "prefix": "securetoken://",
              "title": "Key",
              "help": "The key your web site signs its links with. No backend is asked.",
              "secret": true
            },
            {
              "label": "IPTV",
              "value": "http://localhost/tv/auth",
              "also": [
                "iptv://localhost"
              ],
              "help": "The users of the IPTV page may watch, each with a key of its own.",
              "multi": "hidden",
              "visible": "c837738f0"
            },
            {
              "label": "Watcher (vsaas)",
              "value": "vsaas://",
              "help": "The users of the video surveillance may watch.",
              "multi": "hidden",
              "visible": "c837738f0"
            }
          ],
          "ref": {
            "collection": "auth_backends",
            "prefix": "auth://"
          }
        },
        "ui:help": ""
      },
      "extra": {
        "ui:options": {
          "pattern": "/auth/extra",
          "newItem": "New parameter",
          "typing": {
            "rewrite": "key-name"
          }
        },
        "additionalProperties": {
          "ui:options": {
            "pattern": "/auth/extra/*"
          }
        }
      },
      "domains": {
        "ui:options": {
          "pattern": "/auth/domains",
          "typing": {
            "rewrite": "token-list"
          },
          "list": {
            "key": "$value",
            "emptyIsAbsent": true
          }
        },
        "ui:widget": "tags",
        "ui:placeholder": "example.com, *.example.org",
        "items": {
          "ui:options": {
            "pattern": "/auth/domains/*"
          }
        }
      },
      "allowed_countries": {
        "ui:options": {
          "pattern": "/auth/allowed_countries",
          "typing": {
            "rewrite": "token-list"
          },
          "warnings": [
            {
              "when": "c0398e888",
              "message": "No country is allowed: nobody may watch."
            }
          ],
          "list": {
            "key": "$value"
          },
          "widgetOptions": {
            "words": "country"
          }
        },
        "ui:widget": "tags",
        "ui:placeholder": "DE, FR or a name",
        "items": {
          "ui:options": {
            "pattern": "/auth/allowed_countries/*"
          }
        }
      },
      "disallowed_countries": {
        "ui:options": {
          "pattern": "/auth/disallowed_countries",
          "typing": {
            "rewrite": "token-list"
          },
          "list": {
            "key": "$value"
          },
          "widgetOptions": {
            "words": "country"
          }
        },
        "ui:widget": "tags",
        "ui:placeholder": "DE, FR or a name",
        "items": {
          "ui:options": {
            "pattern": "/auth/disallowed_countries/*"
          }
        }
      }
    },
    "drm": {
      "ui:options": {
        "pattern": "/drm",
        "whenChanged": [
          {
            "clears": [
              "/meta/drm_id"
            ]
          }
        ],
        "enumLabels": {
          "": "disabled"
        }
      },
      "oneOf": [
        {
          "ui:options": {
            "pattern": "/drm"
          },
          "ui:order": [
            "vendor",
            "keyserver",
            "user_keyserver",
            "expires",
            "resource_id",
            "*"
          ],
          "vendor": {
            "ui:options": {
              "pattern": "/drm/vendor"
            }
          },
          "keyserver": {
            "ui:options": {
              "pattern": "/drm/keyserver",
              "typing": {
                "strip": "whitespace",
                "emptyToNull": true
              }
            }
          },
          "user_keyserver": {
            "ui:options": {
              "pattern": "/drm/user_keyserver",
              "typing": {
                "strip": "whitespace",
                "emptyToNull": true
              }
            }
          },
          "expires": {
            "ui:options": {
              "pattern": "/drm/expires",
              "unit": "seconds",
              "typing": {
                "only": "digits",
                "emptyToNull": true
              }
            }
          },
          "resource_id": {
            "ui:options": {
              "pattern": "/drm/resource_id",
              "visible": "c837738f0",
              "typing": {
                "strip": "whitespace",
                "emptyToNull": true
              },
              "multi": "hidden"
            }
          }
        },
        {
          "ui:options": {
            "pattern": "/drm"
          },
          "ui:order": [
            "vendor",
            "keyserver",
            "user_keyserver",
            "expires",
            "resource_id",
            "*"
          ],
          "vendor": {
            "ui:options": {
              "pattern": "/drm/vendor"
            }
          },
          "keyserver": {
            "ui:options": {
              "pattern": "/drm/keyserver",
              "typing": {
                "strip": "whitespace",
                "emptyToNull": true
              }
            }
          },
          "user_keyserver": {
            "ui:options": {
              "pattern": "/drm/user_keyserver",
              "typing": {
                "strip": "whitespace",
                "emptyToNull": true
              }
            }
          },
          "expires": {
            "ui:options": {
              "pattern": "/drm/expires",
              "unit": "seconds",
              "typing": {
                "only": "digits",
                "emptyToNull": true
              }
            }
          },
          "resource_id": {
            "ui:options": {
              "pattern": "/drm/resource_id",
              "visible": "c837738f0",
              "typing": {
                "strip": "whitespace",
                "emptyToNull": true
              },
              "multi": "hidden"
            }
          }
        },
        {
          "ui:options": {
            "pattern": "/drm"
          },
          "ui:order": [
            "vendor",
            "keyserver",
            "user_keyserver",
            "user_path",
            "expires",
            "resource_id",
            "*"
          ],
          "vendor": {
            "ui:options": {
              "pattern": "/drm/vendor"
            }
          },
          "keyserver": {
            "ui:options": {
              "pattern": "/drm/keyserver",
              "typing": {
                "strip": "whitespace",
                "emptyToNull": true
              }
            }
          },
          "user_keyserver": {
            "ui:options": {
              "pattern": "/drm/user_keyserver",
              "typing": {
                "strip": "whitespace",
                "emptyToNull": true
              }
            }
          },
          "user_path": {
            "ui:options": {
              "pattern": "/drm/user_path",
              "typing": {
                "strip": "whitespace",
                "emptyToNull": true
              }
            }
          },
          "expires": {
            "ui:options": {
              "pattern": "/drm/expires",
              "unit": "seconds",
              "typing": {
                "only": "digits",
                "emptyToNull": true
              }
            }
          },
          "resource_id": {
            "ui:options": {
              "pattern": "/drm/resource_id",
              "visible": "c837738f0",
              "typing": {
                "strip": "whitespace",
                "emptyToNull": true
              },
              "multi": "hidden"
            }
          }
        },
        {
          "ui:options": {
            "pattern": "/drm"
          },
          "ui:order": [
            "vendor",
            "userkey",
            "expires",
            "resource_id",
            "*"
          ],
          "vendor": {
            "ui:options": {
              "pattern": "/drm/vendor"
            }
          },
          "userkey": {
            "ui:options": {
              "pattern": "/drm/userkey",
              "secret": true,
              "typing": {
                "strip": "whitespace",
                "emptyToNull": true
              }
            }
          },
          "expires": {
            "ui:options": {
              "pattern": "/drm/expires",
              "unit": "seconds",
              "typing": {
                "only": "digits",
                "emptyToNull": true
              }
            }
          },
          "resource_id": {
            "ui:options": {
              "pattern": "/drm/resource_id",
              "visible": "c837738f0",
              "typing": {
                "strip": "whitespace",
                "emptyToNull": true
              },
              "multi": "hidden"
            }
          }
        },
        {
          "ui:options": {
            "pattern": "/drm"
          },
          "ui:order": [
            "vendor",
            "aes_key",
            "iv",
            "content_id",
            "signer",
            "keyserver",
            "user_keyserver",
            "expires",
            "resource_id",
            "*"
          ],
          "vendor": {
            "ui:options": {
              "pattern": "/drm/vendor"
            }
          },
          "aes_key": {
            "ui:options": {
              "pattern": "/drm/aes_key",
              "secret": true,
              "typing": {
                "strip": "whitespace",
                "emptyToNull": true
              }
            }
          },
          "iv": {
            "ui:options": {
              "pattern": "/drm/iv",
              "secret": true,
              "typing": {
                "strip": "whitespace",
                "emptyToNull": true
              }
            }
          },
          "content_id": {
            "ui:options": {
              "pattern": "/drm/content_id",
              "typing": {
                "strip": "whitespace",
                "emptyToNull": true
              }
            }
          },
          "signer": {
            "ui:options": {
              "pattern": "/drm/signer",
              "typing": {
                "strip": "whitespace",
                "emptyToNull": true
              }
            }
          },
          "keyserver": {
            "ui:options": {
              "pattern": "/drm/keyserver",
              "typing": {
                "strip": "whitespace",
                "emptyToNull": true
              }
            }
          },
          "user_keyserver": {
            "ui:options": {
              "pattern": "/drm/user_keyserver",
              "typing": {
                "strip": "whitespace",
                "emptyToNull": true
              }
            }
          },
          "expires": {
            "ui:options": {
              "pattern": "/drm/expires",
              "unit": "seconds",
              "typing": {
                "only": "digits",
                "emptyToNull": true
              }
            }
          },
          "resource_id": {
            "ui:options": {
              "pattern": "/drm/resource_id",
              "visible": "c837738f0",
              "typing": {
                "strip": "whitespace",
                "emptyToNull": true
              },
              "multi": "hidden"
            }
          }
        },
        {
          "ui:options": {
            "pattern": "/drm"
          },
          "ui:order": [
            "vendor",
            "user",
            "password",
            "expires",
            "resource_id",
            "*"
          ],
          "vendor": {
            "ui:options": {
              "pattern": "/drm/vendor"
            }
          },
          "user": {
            "ui:options": {
              "pattern": "/drm/user",
              "typing": {
                "strip": "whitespace",
                "emptyToNull": true
              }
            }
          },
          "password": {
            "ui:options": {
              "pattern": "/drm/password",
              "secret": true,
              "typing": {
                "emptyToNull": true
              }
            }
          },
          "expires": {
            "ui:options": {
              "pattern": "/drm/expires",
              "unit": "seconds",
              "typing": {
                "only": "digits",
                "emptyToNull": true
              }
            }
          },
          "resource_id": {
            "ui:options": {
              "pattern": "/drm/resource_id",
              "visible": "c837738f0",
              "typing": {
                "strip": "whitespace",
                "emptyToNull": true
              },
              "multi": "hidden"
            }
          }
        },
        {
          "ui:options": {
            "pattern": "/drm"
          },
          "ui:order": [
            "vendor",
            "user",
            "password",
            "expires",
            "resource_id",
            "*"
          ],
          "vendor": {
            "ui:options": {
              "pattern": "/drm/vendor"
            }
          },
          "user": {
            "ui:options": {
              "pattern": "/drm/user",
              "typing": {
                "strip": "whitespace",
                "emptyToNull": true
              }
            }
          },
          "password": {
            "ui:options": {
              "pattern": "/drm/password",
              "secret": true,
              "typing": {
                "emptyToNull": true
              }
            }
          },
          "expires": {
            "ui:options": {
              "pattern": "/drm/expires",
              "unit": "seconds",
              "typing": {
                "only": "digits",
                "emptyToNull": true
              }
            }
          },
          "resource_id": {
            "ui:options": {
              "pattern": "/drm/resource_id",
              "visible": "c837738f0",
              "typing": {
                "strip": "whitespace",
                "emptyToNull": true
              },
              "multi": "hidden"
            }
          }
        },
        {
          "ui:options": {
            "pattern": "/drm"
          },
          "ui:order": [
            "vendor",
            "enc_token",
            "expires",
            "resource_id",
            "*"
          ],
          "vendor": {
            "ui:options": {
              "pattern": "/drm/vendor"
            }
          },
          "enc_token": {
            "ui:options": {
              "pattern": "/drm/enc_token",
              "secret": true,
              "typing": {
                "strip": "whitespace",
                "emptyToNull": true
              }
            }
          },
          "expires": {
            "ui:options": {
              "pattern": "/drm/expires",
              "unit": "seconds",
              "typing": {
                "only": "digits",
                "emptyToNull": true
              }
            }
          },
          "resource_id": {
            "ui:options": {
              "pattern": "/drm/resource_id",
              "visible": "c837738f0",
              "typing": {
                "strip": "whitespace",
                "emptyToNull": true
              },
              "multi": "hidden"
            }
          }
        },
        {
          "ui:options": {
            "pattern": "/drm"
          },
          "ui:order": [
            "vendor",
            "keyserver",
            "user_keyserver",
            "expires",
            "resource_id",
            "*"
          ],
          "vendor": {
            "ui:options": {
              "pattern": "/drm/vendor"
            }
          },
          "keyserver": {
            "ui:options": {
              "pattern": "/drm/keyserver",
              "typing": {
                "strip": "whitespace",
                "emptyToNull": true
              }
            }
          },
          "user_keyserver": {
            "ui:options": {
              "pattern": "/drm/user_keyserver",
              "typing": {
                "strip": "whitespace",
                "emptyToNull": true
              }
            }
          },
          "expires": {
            "ui:options": {
              "pattern": "/drm/expires",
              "unit": "seconds",
              "typing": {
                "only": "digits",
                "emptyToNull": true
              }
            }
          },
          "resource_id": {
            "ui:options": {
              "pattern": "/drm/resource_id",
              "visible": "c837738f0",
              "typing": {
                "strip": "whitespace",
                "emptyToNull": true
              },
              "multi": "hidden"
            }
          }
        },
        {
          "ui:options": {
            "pattern": "/drm"
          },
          "ui:order": [
            "vendor",
            "ic_host",
            "account_id",
            "user_name",
            "password",
            "expires",
            "resource_id",
            "*"
          ],
          "vendor": {
            "ui:options": {
              "pattern": "/drm/vendor"
            }
          },
          "ic_host": {
            "ui:options": {
              "pattern": "/drm/ic_host",
              "typing": {
                "strip": "whitespace",
                "emptyToNull": true
              }
            }
          },
          "account_id": {
            "ui:options": {
              "pattern": "/drm/account_id",
              "typing": {
                "strip": "whitespace",
                "emptyToNull": true
              }
            }
          },
          "user_name": {
            "ui:options": {
              "pattern": "/drm/user_name",
              "typing": {
                "strip": "whitespace",
                "emptyToNull": true
              }
            }
          },
          "password": {
            "ui:options": {
              "pattern": "/drm/password",
              "secret": true,
              "typing": {
                "emptyToNull": true
              }
            }
          },
          "expires": {
            "ui:options": {
              "pattern": "/drm/expires",
              "unit": "seconds",
              "typing": {
                "only": "digits",
                "emptyToNull": true
              }
            }
          },
          "resource_id": {
            "ui:options": {
              "pattern": "/drm/resource_id",
              "visible": "c837738f0",
              "typing": {
                "strip": "whitespace",
                "emptyToNull": true
              },
              "multi": "hidden"
            }
          }
        }
      ]
    }
  },
  "sections": [
    {
      "name": "auth",
      "title": "Authorization",
      "properties": [
        "auth"
      ]
    },
    {
      "name": "drm",
      "title": "DRM",
      "properties": [
        "drm",
        "meta"
      ]
    }
  ],
  "fields": [
    "/meta/drm_id",
    "/auth",
    "/auth/max_sessions",
    "/auth/url",
    "/auth/extra",
    "/auth/extra/*",
    "/auth/domains",
    "/auth/domains/*",
    "/auth/allowed_countries",
    "/auth/allowed_countries/*",
    "/auth/disallowed_countries",
    "/auth/disallowed_countries/*",
    "/drm",
    "/drm/vendor",
    "/drm/keyserver",
    "/drm/user_keyserver",
    "/drm/expires",
    "/drm/resource_id",
    "/drm/user_path",
    "/drm/userkey",
    "/drm/aes_key",
    "/drm/iv",
    "/drm/content_id",
    "/drm/signer",
    "/drm/user",
    "/drm/password",
    "/drm/enc_token",
    "/drm/ic_host",
    "/drm/account_id",
    "/drm/user_name"
  ],
  "load": () => import("../conditions/mirror.auth.js").then((module) => module.checks)
};
