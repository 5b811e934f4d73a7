// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
import type { EntityImpacts } from "./contracts/EntityImpacts.ts";

/** By entity; empty where no schema says what a change does. */
export const impacts: Readonly<Record<string, EntityImpacts>> = {
  "ad-schedule": {
    "settings": {
      "": {
        "is": "none"
      }
    }
  },
  "auth-backend": {
    "removed": [
      "viewers"
    ],
    "settings": {
      "": {
        "is": "sessions",
        "asked": true
      }
    }
  },
  "dvr-storage": {
    "settings": {
      "": {
        "is": "none"
      }
    }
  },
  "iptv-user": {
    "removed": [
      "viewers"
    ],
    "settings": {
      "": {
        "is": "sessions",
        "asked": true
      }
    }
  },
  "location": {
    "removed": [
      "viewers",
      "publishers",
      "pushes"
    ],
    "renamed": [
      "viewers",
      "publishers",
      "pushes"
    ],
    "settings": {
      "": {
        "is": "none"
      },
      "/urls/*": {
        "is": "stream",
        "while": "fetched",
        "order": "priority"
      },
      "/urls/*/priority": {
        "is": "none"
      },
      "/urls/*/source_timeout": {
        "is": "none"
      },
      "/urls/*/program": {
        "is": "stream",
        "while": "source"
      },
      "/urls/*/allow_subtitles": {
        "is": "stream",
        "while": "source"
      },
      "/password": {
        "is": "sessions",
        "of": [
          "publishers"
        ],
        "asked": true
      },
      "/auth": {
        "is": "sessions",
        "asked": true
      },
      "/auth/max_sessions": {
        "is": "none"
      },
      "/auth/extra": {
        "is": "sessions",
        "of": [
          "viewers",
          "publishers"
        ],
        "asked": true
      },
      "/drm": {
        "is": "sessions",
        "asked": true,
        "whole": true
      },
      "/drm/vendor": {
        "is": "none"
      },
      "/drm/keyserver": {
        "is": "none"
      },
      "/drm/user_keyserver": {
        "is": "none"
      },
      "/drm/expires": {
        "is": "none"
      },
      "/drm/resource_id": {
        "is": "none"
      },
      "/drm/user_path": {
        "is": "none"
      },
      "/drm/userkey": {
        "is": "none"
      },
      "/drm/aes_key": {
        "is": "none"
      },
      "/drm/iv": {
        "is": "none"
      },
      "/drm/content_id": {
        "is": "none"
      },
      "/drm/signer": {
        "is": "none"
      },
      "/drm/user": {
        "is": "none"
      },
      "/drm/password": {
        "is": "none"
      },
      "/drm/enc_token": {
        "is": "none"
      },
      "/drm/ic_host": {
        "is": "none"
      },
      "/drm/account_id": {
        "is": "none"
      },
      "/drm/user_name": {
        "is": "none"
      }
    }
  },
  "mirror": {
    "removed": [
      "viewers"
    ],
    "settings": {
      "": {
        "is": "none"
      },
      "/urls": {
        "is": "stream"
      },
      "/prefix": {
        "is": "sessions"
      },
      "/except": {
        "is": "sessions",
        "asked": true
      },
      "/only": {
        "is": "sessions",
        "asked": true
      },
      "/auth": {
        "is": "sessions",
        "asked": true
      },
      "/auth/max_sessions": {
        "is": "none"
      },
      "/auth/extra": {
        "is": "sessions",
        "of": [
          "viewers",
          "publishers"
        ],
        "asked": true
      },
      "/drm": {
        "is": "sessions",
        "asked": true,
        "whole": true
      },
      "/drm/vendor": {
        "is": "none"
      },
      "/drm/keyserver": {
        "is": "none"
      },
      "/drm/user_keyserver": {
        "is": "none"
      },
      "/drm/expires": {
        "is": "none"
      },
      "/drm/resource_id": {
        "is": "none"
      },
      "/drm/user_path": {
        "is": "none"
      },
      "/drm/userkey": {
        "is": "none"
      },
      "/drm/aes_key": {
        "is": "none"
      },
      "/drm/iv": {
        "is": "none"
      },
      "/drm/content_id": {
        "is": "none"
      },
      "/drm/signer": {
        "is": "none"
      },
      "/drm/user": {
        "is": "none"
      },
      "/drm/password": {
        "is": "none"
      },
      "/drm/enc_token": {
        "is": "none"
      },
      "/drm/ic_host": {
        "is": "none"
      },
      "/drm/account_id": {
        "is": "none"
      },
      "/drm/user_name": {
        "is": "none"
      }
    }
  },
  "peer": {
    "settings": {
      "": {
        "is": "none"
      }
    }
  },
  "server": {
    "settings": {
      "": {
        "is": "none"
      },
      "/http": {
        "is": "listener",
        "protocol": "http"
      },
      "/rtmp": {
        "is": "listener",
        "protocol": "rtmp",
        "moves": true
      },
      "/https": {
        "is": "listener",
        "protocol": "https"
      },
      "/rtmps": {
        "is": "listener",
        "protocol": "rtmps",
        "moves": true
      },
      "/admin_http": {
        "is": "listener",
        "protocol": "http"
      },
      "/admin_https": {
        "is": "listener",
        "protocol": "https"
      },
      "/edit_auth": {
        "is": "sessions",
        "of": [
          "administrators"
        ]
      }
    }
  },
  "stream": {
    "removed": [
      "viewers",
      "publishers",
      "pushes"
    ],
    "settings": {
      "": {
        "is": "none"
      },
      "/meta/iptv": {
        "is": "sessions",
        "asked": true,
        "to": [
          false
        ]
      },
      "/disabled": {
        "is": "sessions",
        "of": [
          "viewers",
          "publishers",
          "pushes"
        ],
        "to": [
          true
        ]
      },
      "/urls": {
        "is": "sessions",
        "of": [
          "publishers"
        ],
        "while": "unpublishable"
      },
      "/urls/*": {
        "is": "stream",
        "while": "fetched",
        "order": "priority"
      },
      "/urls/*/priority": {
        "is": "none"
      },
      "/urls/*/source_timeout": {
        "is": "none"
      },
      "/urls/*/program": {
        "is": "stream",
        "while": "source"
      },
      "/urls/*/allow_subtitles": {
        "is": "stream",
        "while": "source"
      },
      "/publish_enabled": {
        "is": "sessions",
        "of": [
          "publishers"
        ],
        "while": "unpublishable"
      },
      "/password": {
        "is": "sessions",
        "of": [
          "publishers"
        ],
        "asked": true
      },
      "/on_publish": {
        "is": "sessions",
        "of": [
          "publishers"
        ],
        "asked": true
      },
      "/max_bitrate": {
        "is": "sessions",
        "of": [
          "publishers"
        ],
        "asked": true
      },
      "/backup": {
        "is": "stream",
        "while": "fallback"
      },
      "/backup/timeout": {
        "is": "none"
      },
      "/backup/dvr": {
        "is": "none"
      },
      "/transcoder": {
        "is": "stream"
      },
      "/transcoder/global/external": {
        "is": "none"
      },
      "/transcoder/global/seamless": {
        "is": "none"
      },
      "/logo": {
        "is": "stream"
      },
      "/auth": {
        "is": "sessions",
        "asked": true
      },
      "/auth/max_sessions": {
        "is": "none"
      },
      "/auth/extra": {
        "is": "sessions",
        "of": [
          "viewers",
          "publishers"
        ],
        "asked": true
      },
      "/pushes/*": {
        "is": "sessions",
        "of": [
          "pushes"
        ]
      },
      "/protocols": {
        "is": "sessions",
        "asked": true
      },
      "/protocols/mss": {
        "is": "sessions",
        "asked": true,
        "to": [
          true
        ]
      },
      "/protocols/hds": {
        "is": "sessions",
        "asked": true,
        "to": [
          true
        ]
      },
      "/protocols/m4f": {
        "is": "sessions",
        "asked": true,
        "to": [
          true
        ]
      },
      "/protocols/m4s": {
        "is": "sessions",
        "asked": true,
        "to": [
          true
        ]
      },
      "/protocols/rtsp": {
        "is": "sessions",
        "asked": true,
        "to": [
          true
        ]
      },
      "/drm": {
        "is": "sessions",
        "asked": true,
        "whole": true
      },
      "/drm/vendor": {
        "is": "none"
      },
      "/drm/keyserver": {
        "is": "none"
      },
      "/drm/user_keyserver": {
        "is": "none"
      },
      "/drm/expires": {
        "is": "none"
      },
      "/drm/resource_id": {
        "is": "none"
      },
      "/drm/user_path": {
        "is": "none"
      },
      "/drm/userkey": {
        "is": "none"
      },
      "/drm/aes_key": {
        "is": "none"
      },
      "/drm/iv": {
        "is": "none"
      },
      "/drm/content_id": {
        "is": "none"
      },
      "/drm/signer": {
        "is": "none"
      },
      "/drm/user": {
        "is": "none"
      },
      "/drm/password": {
        "is": "none"
      },
      "/drm/enc_token": {
        "is": "none"
      },
      "/drm/ic_host": {
        "is": "none"
      },
      "/drm/account_id": {
        "is": "none"
      },
      "/drm/user_name": {
        "is": "none"
      }
    }
  },
  "vod": {
    "removed": [
      "viewers"
    ],
    "renamed": [
      "viewers"
    ],
    "settings": {
      "": {
        "is": "none"
      },
      "/disabled": {
        "is": "sessions",
        "to": [
          true
        ]
      },
      "/urls": {
        "is": "sessions",
        "asked": true
      },
      "/download": {
        "is": "sessions",
        "asked": true
      },
      "/auth": {
        "is": "sessions",
        "asked": true
      },
      "/auth/max_sessions": {
        "is": "none"
      },
      "/auth/extra": {
        "is": "sessions",
        "of": [
          "viewers",
          "publishers"
        ],
        "asked": true
      },
      "/drm": {
        "is": "sessions",
        "asked": true,
        "whole": true
      },
      "/drm/vendor": {
        "is": "none"
      },
      "/drm/keyserver": {
        "is": "none"
      },
      "/drm/user_keyserver": {
        "is": "none"
      },
      "/drm/expires": {
        "is": "none"
      },
      "/drm/resource_id": {
        "is": "none"
      },
      "/drm/user_path": {
        "is": "none"
      },
      "/drm/userkey": {
        "is": "none"
      },
      "/drm/aes_key": {
        "is": "none"
      },
      "/drm/iv": {
        "is": "none"
      },
      "/drm/content_id": {
        "is": "none"
      },
      "/drm/signer": {
        "is": "none"
      },
      "/drm/user": {
        "is": "none"
      },
      "/drm/password": {
        "is": "none"
      },
      "/drm/enc_token": {
        "is": "none"
      },
      "/drm/ic_host": {
        "is": "none"
      },
      "/drm/account_id": {
        "is": "none"
      },
      "/drm/user_name": {
        "is": "none"
      },
      "/protocols": {
        "is": "sessions",
        "asked": true
      },
      "/protocols/mss": {
        "is": "sessions",
        "asked": true,
        "to": [
          true
        ]
      },
      "/protocols/hds": {
        "is": "sessions",
        "asked": true,
        "to": [
          true
        ]
      },
      "/protocols/m4f": {
        "is": "sessions",
        "asked": true,
        "to": [
          true
        ]
      },
      "/protocols/m4s": {
        "is": "sessions",
        "asked": true,
        "to": [
          true
        ]
      },
      "/protocols/rtsp": {
        "is": "sessions",
        "asked": true,
        "to": [
          true
        ]
      }
    }
  },
  "web-script": {
    "settings": {
      "": {
        "is": "none"
      }
    }
  }
};
