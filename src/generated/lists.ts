// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
import type { ListDescriptor } from "./contracts/ListDescriptor.ts";

/** The settings that can be columns, by entity. */
export interface ListColumns {
  readonly "ad-schedule": never;
  readonly "auth-backend": "/allow_default" | "/allow/tokens" | "/allow/ips" | "/allow/countries" | "/allow/uas" | "/deny/tokens" | "/deny/ips" | "/deny/countries" | "/deny/uas";
  readonly "dvr-storage": "/root" | "/raid" | "/active" | "/copy" | "/index" | "/no_index" | "/disk_limit" | "/dvr_limit" | "/disk_space";
  readonly "location": "/meta/drm_id" | "/source_timeout" | "/thumbnails/enabled" | "/thumbnails/url" | "/dvr/reference" | "/dvr/root" | "/dvr/dvr_limit" | "/dvr/disk_limit" | "/dvr/disk_space" | "/dvr/dvr_replicate" | "/dvr/replication_port" | "/cache/path" | "/cache/time_limit" | "/cache/disk_limit" | "/clients_timeout" | "/auth/max_sessions" | "/auth/url" | "/auth/domains" | "/auth/allowed_countries" | "/auth/disallowed_countries" | "/drm/vendor" | "/drm/keyserver" | "/drm/user_keyserver" | "/drm/expires" | "/drm/resource_id" | "/drm/user_path" | "/drm/content_id" | "/drm/signer" | "/drm/user" | "/drm/ic_host" | "/drm/account_id" | "/drm/user_name";
  readonly "mirror": "/urls" | "/meta/drm_id" | "/except" | "/only" | "/thumbnails/enabled" | "/thumbnails/url" | "/dvr/reference" | "/dvr/root" | "/dvr/dvr_limit" | "/dvr/disk_limit" | "/dvr/disk_space" | "/dvr/dvr_replicate" | "/dvr/replication_port" | "/cache/path" | "/cache/time_limit" | "/cache/disk_limit" | "/auth/max_sessions" | "/auth/url" | "/auth/domains" | "/auth/allowed_countries" | "/auth/disallowed_countries" | "/drm/vendor" | "/drm/keyserver" | "/drm/user_keyserver" | "/drm/expires" | "/drm/resource_id" | "/drm/user_path" | "/drm/content_id" | "/drm/signer" | "/drm/user" | "/drm/ic_host" | "/drm/account_id" | "/drm/user_name";
  readonly "peer": never;
  readonly "stream": "/title" | "/meta/iptv" | "/meta/camera" | "/meta/program_id" | "/meta/drm_id" | "/disabled" | "/static" | "/source_timeout" | "/publish_enabled" | "/on_publish" | "/max_bitrate" | "/backup/file" | "/backup/timeout" | "/backup/dvr" | "/transcoder/global/hw" | "/transcoder/global/deviceid" | "/transcoder/global/external" | "/transcoder/global/seamless" | "/transcoder/audio/bitrate" | "/transcoder/audio/codec" | "/transcoder/audio/sample_rate" | "/transcoder/audio/channels" | "/transcoder/decoder/deinterlace" | "/transcoder/decoder/deinterlace_rate" | "/transcoder/decoder/threads" | "/transcoder/decoder/crop/left" | "/transcoder/decoder/crop/top" | "/transcoder/decoder/crop/width" | "/transcoder/decoder/crop/height" | "/dvr/reference" | "/dvr/root" | "/dvr/dvr_limit" | "/dvr/disk_limit" | "/dvr/disk_space" | "/dvr/dvr_replicate" | "/dvr/replication_port" | "/external_dvr" | "/cache/path" | "/cache/time_limit" | "/cache/disk_limit" | "/logo/path" | "/logo/width" | "/logo/height" | "/logo/top" | "/logo/bottom" | "/logo/left" | "/logo/right" | "/thumbnails/enabled" | "/thumbnails/url" | "/auth/max_sessions" | "/auth/url" | "/auth/domains" | "/auth/allowed_countries" | "/auth/disallowed_countries" | "/clients_timeout" | "/url_prefix" | "/add_audio_only" | "/segment_count" | "/segment_duration" | "/prepush" | "/provider" | "/ad_schedule" | "/protocols/hls" | "/protocols/mss" | "/protocols/hds" | "/protocols/mpegts" | "/protocols/dash" | "/protocols/m4f" | "/protocols/m4s" | "/protocols/rtmp" | "/protocols/rtsp" | "/drm/vendor" | "/drm/keyserver" | "/drm/user_keyserver" | "/drm/expires" | "/drm/resource_id" | "/drm/user_path" | "/drm/content_id" | "/drm/signer" | "/drm/user" | "/drm/ic_host" | "/drm/account_id" | "/drm/user_name";
  readonly "vod": "/meta/drm_id" | "/disabled" | "/read_queue" | "/max_readers" | "/download" | "/auto_mbr" | "/auth/max_sessions" | "/auth/url" | "/auth/domains" | "/auth/allowed_countries" | "/auth/disallowed_countries" | "/drm/vendor" | "/drm/keyserver" | "/drm/user_keyserver" | "/drm/expires" | "/drm/resource_id" | "/drm/user_path" | "/drm/content_id" | "/drm/signer" | "/drm/user" | "/drm/ic_host" | "/drm/account_id" | "/drm/user_name" | "/protocols/hls" | "/protocols/mss" | "/protocols/hds" | "/protocols/mpegts" | "/protocols/dash" | "/protocols/m4f" | "/protocols/m4s" | "/protocols/rtmp" | "/protocols/rtsp";
  readonly "web-script": never;
}

export const lists: Readonly<Record<string, ListDescriptor>> = {
  "ad-schedule": {
    "columns": [],
    "search": []
  },
  "auth-backend": {
    "columns": [
      {
        "pattern": "/allow_default",
        "isShown": true
      },
      {
        "pattern": "/allow/tokens",
        "isShown": true
      },
      {
        "pattern": "/allow/ips",
        "isShown": true
      },
      {
        "pattern": "/allow/countries",
        "isShown": true
      },
      {
        "pattern": "/allow/uas",
        "isShown": false
      },
      {
        "pattern": "/deny/tokens",
        "isShown": false
      },
      {
        "pattern": "/deny/ips",
        "isShown": false
      },
      {
        "pattern": "/deny/countries",
        "isShown": false
      },
      {
        "pattern": "/deny/uas",
        "isShown": false
      }
    ],
    "search": []
  },
  "dvr-storage": {
    "columns": [
      {
        "pattern": "/root",
        "isShown": true
      },
      {
        "pattern": "/raid",
        "isShown": true
      },
      {
        "pattern": "/active",
        "isShown": true
      },
      {
        "pattern": "/copy",
        "isShown": false
      },
      {
        "pattern": "/index",
        "isShown": false
      },
      {
        "pattern": "/no_index",
        "isShown": true
      },
      {
        "pattern": "/disk_limit",
        "isShown": false
      },
      {
        "pattern": "/dvr_limit",
        "isShown": false
      },
      {
        "pattern": "/disk_space",
        "isShown": false
      }
    ],
    "search": [
      "/root",
      "/copy",
      "/index"
    ]
  },
  "location": {
    "columns": [
      {
        "pattern": "/meta/drm_id",
        "isShown": false
      },
      {
        "pattern": "/source_timeout",
        "isShown": false
      },
      {
        "pattern": "/thumbnails/enabled",
        "isShown": true
      },
      {
        "pattern": "/thumbnails/url",
        "isShown": false
      },
      {
        "pattern": "/dvr/reference",
        "isShown": false
      },
      {
        "pattern": "/dvr/root",
        "isShown": false
      },
      {
        "pattern": "/dvr/dvr_limit",
        "isShown": false
      },
      {
        "pattern": "/dvr/disk_limit",
        "isShown": false
      },
      {
        "pattern": "/dvr/disk_space",
        "isShown": false
      },
      {
        "pattern": "/dvr/dvr_replicate",
        "isShown": false
      },
      {
        "pattern": "/dvr/replication_port",
        "isShown": false
      },
      {
        "pattern": "/cache/path",
        "isShown": false
      },
      {
        "pattern": "/cache/time_limit",
        "isShown": false
      },
      {
        "pattern": "/cache/disk_limit",
        "isShown": false
      },
      {
        "pattern": "/clients_timeout",
        "isShown": false
      },
      {
        "pattern": "/auth/max_sessions",
        "isShown": false
      },
      {
        "pattern": "/auth/url",
        "isShown": false
      },
      {
        "pattern": "/auth/domains",
        "isShown": false
      },
      {
        "pattern": "/auth/allowed_countries",
        "isShown": false
      },
      {
        "pattern": "/auth/disallowed_countries",
        "isShown": false
      },
      {
        "pattern": "/drm/vendor",
        "isShown": true
      },
      {
        "pattern": "/drm/keyserver",
        "isShown": true
      },
      {
        "pattern": "/drm/user_keyserver",
        "isShown": false
      },
      {
        "pattern": "/drm/expires",
        "isShown": false
      },
      {
        "pattern": "/drm/resource_id",
        "isShown": false
      },
      {
        "pattern": "/drm/user_path",
        "isShown": false
      },
      {
        "pattern": "/drm/content_id",
        "isShown": false
      },
      {
        "pattern": "/drm/signer",
        "isShown": false
      },
      {
        "pattern": "/drm/user",
        "isShown": true
      },
      {
        "pattern": "/drm/ic_host",
        "isShown": false
      },
      {
        "pattern": "/drm/account_id",
        "isShown": false
      },
      {
        "pattern": "/drm/user_name",
        "isShown": false
      }
    ],
    "search": [
      "/meta/drm_id",
      "/thumbnails/url",
      "/dvr/reference",
      "/dvr/root",
      "/cache/path",
      "/cache/time_limit",
      "/cache/disk_limit",
      "/auth/url",
      "/drm/vendor",
      "/drm/keyserver",
      "/drm/user_keyserver",
      "/drm/resource_id",
      "/drm/user_path",
      "/drm/content_id",
      "/drm/signer",
      "/drm/user",
      "/drm/ic_host",
      "/drm/account_id",
      "/drm/user_name"
    ]
  },
  "mirror": {
    "columns": [
      {
        "pattern": "/urls",
        "isShown": true
      },
      {
        "pattern": "/meta/drm_id",
        "isShown": false
      },
      {
        "pattern": "/except",
        "isShown": false
      },
      {
        "pattern": "/only",
        "isShown": false
      },
      {
        "pattern": "/thumbnails/enabled",
        "isShown": false
      },
      {
        "pattern": "/thumbnails/url",
        "isShown": false
      },
      {
        "pattern": "/dvr/reference",
        "isShown": false
      },
      {
        "pattern": "/dvr/root",
        "isShown": false
      },
      {
        "pattern": "/dvr/dvr_limit",
        "isShown": false
      },
      {
        "pattern": "/dvr/disk_limit",
        "isShown": false
      },
      {
        "pattern": "/dvr/disk_space",
        "isShown": false
      },
      {
        "pattern": "/dvr/dvr_replicate",
        "isShown": false
      },
      {
        "pattern": "/dvr/replication_port",
        "isShown": false
      },
      {
        "pattern": "/cache/path",
        "isShown": false
      },
      {
        "pattern": "/cache/time_limit",
        "isShown": false
      },
      {
        "pattern": "/cache/disk_limit",
        "isShown": false
      },
      {
        "pattern": "/auth/max_sessions",
        "isShown": false
      },
      {
        "pattern": "/auth/url",
        "isShown": false
      },
      {
        "pattern": "/auth/domains",
        "isShown": false
      },
      {
        "pattern": "/auth/allowed_countries",
        "isShown": false
      },
      {
        "pattern": "/auth/disallowed_countries",
        "isShown": false
      },
      {
        "pattern": "/drm/vendor",
        "isShown": true
      },
      {
        "pattern": "/drm/keyserver",
        "isShown": true
      },
      {
        "pattern": "/drm/user_keyserver",
        "isShown": false
      },
      {
        "pattern": "/drm/expires",
        "isShown": false
      },
      {
        "pattern": "/drm/resource_id",
        "isShown": false
      },
      {
        "pattern": "/drm/user_path",
        "isShown": false
      },
      {
        "pattern": "/drm/content_id",
        "isShown": false
      },
      {
        "pattern": "/drm/signer",
        "isShown": false
      },
      {
        "pattern": "/drm/user",
        "isShown": true
      },
      {
        "pattern": "/drm/ic_host",
        "isShown": false
      },
      {
        "pattern": "/drm/account_id",
        "isShown": false
      },
      {
        "pattern": "/drm/user_name",
        "isShown": false
      }
    ],
    "search": [
      "/meta/drm_id",
      "/thumbnails/url",
      "/dvr/reference",
      "/dvr/root",
      "/cache/path",
      "/cache/time_limit",
      "/cache/disk_limit",
      "/auth/url",
      "/drm/vendor",
      "/drm/keyserver",
      "/drm/user_keyserver",
      "/drm/resource_id",
      "/drm/user_path",
      "/drm/content_id",
      "/drm/signer",
      "/drm/user",
      "/drm/ic_host",
      "/drm/account_id",
      "/drm/user_name"
    ]
  },
  "peer": {
    "columns": [],
    "search": []
  },
  "stream": {
    "columns": [
      {
        "pattern": "/title",
        "isShown": false
      },
      {
        "pattern": "/meta/iptv",
        "isShown": false
      },
      {
        "pattern": "/meta/camera",
        "isShown": false
      },
      {
        "pattern": "/meta/program_id",
        "isShown": false
      },
      {
        "pattern": "/meta/drm_id",
        "isShown": false
      },
      {
        "pattern": "/disabled",
        "isShown": false
      },
      {
        "pattern": "/static",
        "isShown": false
      },
      {
        "pattern": "/source_timeout",
        "isShown": false
      },
      {
        "pattern": "/publish_enabled",
        "isShown": false
      },
      {
        "pattern": "/on_publish",
        "isShown": false
      },
      {
        "pattern": "/max_bitrate",
        "isShown": false
      },
      {
        "pattern": "/backup/file",
        "isShown": false
      },
      {
        "pattern": "/backup/timeout",
        "isShown": false
      },
      {
        "pattern": "/backup/dvr",
        "isShown": false
      },
      {
        "pattern": "/transcoder/global/hw",
        "isShown": false
      },
      {
        "pattern": "/transcoder/global/deviceid",
        "isShown": false
      },
      {
        "pattern": "/transcoder/global/external",
        "isShown": false
      },
      {
        "pattern": "/transcoder/global/seamless",
        "isShown": false
      },
      {
        "pattern": "/transcoder/audio/bitrate",
        "isShown": true
      },
      {
        "pattern": "/transcoder/audio/codec",
        "isShown": false
      },
      {
        "pattern": "/transcoder/audio/sample_rate",
        "isShown": false
      },
      {
        "pattern": "/transcoder/audio/channels",
        "isShown": false
      },
      {
        "pattern": "/transcoder/decoder/deinterlace",
        "isShown": false
      },
      {
        "pattern": "/transcoder/decoder/deinterlace_rate",
        "isShown": false
      },
      {
        "pattern": "/transcoder/decoder/threads",
        "isShown": false
      },
      {
        "pattern": "/transcoder/decoder/crop/left",
        "isShown": false
      },
      {
        "pattern": "/transcoder/decoder/crop/top",
        "isShown": false
      },
      {
        "pattern": "/transcoder/decoder/crop/width",
        "isShown": false
      },
      {
        "pattern": "/transcoder/decoder/crop/height",
        "isShown": false
      },
      {
        "pattern": "/dvr/reference",
        "isShown": false
      },
      {
        "pattern": "/dvr/root",
        "isShown": false
      },
      {
        "pattern": "/dvr/dvr_limit",
        "isShown": false
      },
      {
        "pattern": "/dvr/disk_limit",
        "isShown": false
      },
      {
        "pattern": "/dvr/disk_space",
        "isShown": false
      },
      {
        "pattern": "/dvr/dvr_replicate",
        "isShown": false
      },
      {
        "pattern": "/dvr/replication_port",
        "isShown": false
      },
      {
        "pattern": "/external_dvr",
        "isShown": false
      },
      {
        "pattern": "/cache/path",
        "isShown": false
      },
      {
        "pattern": "/cache/time_limit",
        "isShown": false
      },
      {
        "pattern": "/cache/disk_limit",
        "isShown": false
      },
      {
        "pattern": "/logo/path",
        "isShown": false
      },
      {
        "pattern": "/logo/width",
        "isShown": false
      },
      {
        "pattern": "/logo/height",
        "isShown": false
      },
      {
        "pattern": "/logo/top",
        "isShown": false
      },
      {
        "pattern": "/logo/bottom",
        "isShown": false
      },
      {
        "pattern": "/logo/left",
        "isShown": false
      },
      {
        "pattern": "/logo/right",
        "isShown": false
      },
      {
        "pattern": "/thumbnails/enabled",
        "isShown": false
      },
      {
        "pattern": "/thumbnails/url",
        "isShown": false
      },
      {
        "pattern": "/auth/max_sessions",
        "isShown": false
      },
      {
        "pattern": "/auth/url",
        "isShown": false
      },
      {
        "pattern": "/auth/domains",
        "isShown": false
      },
      {
        "pattern": "/auth/allowed_countries",
        "isShown": false
      },
      {
        "pattern": "/auth/disallowed_countries",
        "isShown": false
      },
      {
        "pattern": "/clients_timeout",
        "isShown": false
      },
      {
        "pattern": "/url_prefix",
        "isShown": false
      },
      {
        "pattern": "/add_audio_only",
        "isShown": false
      },
      {
        "pattern": "/segment_count",
        "isShown": false
      },
      {
        "pattern": "/segment_duration",
        "isShown": false
      },
      {
        "pattern": "/prepush",
        "isShown": false
      },
      {
        "pattern": "/provider",
        "isShown": false
      },
      {
        "pattern": "/ad_schedule",
        "isShown": false
      },
      {
        "pattern": "/protocols/hls",
        "isShown": false
      },
      {
        "pattern": "/protocols/mss",
        "isShown": false
      },
      {
        "pattern": "/protocols/hds",
        "isShown": false
      },
      {
        "pattern": "/protocols/mpegts",
        "isShown": false
      },
      {
        "pattern": "/protocols/dash",
        "isShown": false
      },
      {
        "pattern": "/protocols/m4f",
        "isShown": false
      },
      {
        "pattern": "/protocols/m4s",
        "isShown": false
      },
      {
        "pattern": "/protocols/rtmp",
        "isShown": false
      },
      {
        "pattern": "/protocols/rtsp",
        "isShown": false
      },
      {
        "pattern": "/drm/vendor",
        "isShown": true
      },
      {
        "pattern": "/drm/keyserver",
        "isShown": true
      },
      {
        "pattern": "/drm/user_keyserver",
        "isShown": false
      },
      {
        "pattern": "/drm/expires",
        "isShown": false
      },
      {
        "pattern": "/drm/resource_id",
        "isShown": false
      },
      {
        "pattern": "/drm/user_path",
        "isShown": false
      },
      {
        "pattern": "/drm/content_id",
        "isShown": false
      },
      {
        "pattern": "/drm/signer",
        "isShown": false
      },
      {
        "pattern": "/drm/user",
        "isShown": true
      },
      {
        "pattern": "/drm/ic_host",
        "isShown": false
      },
      {
        "pattern": "/drm/account_id",
        "isShown": false
      },
      {
        "pattern": "/drm/user_name",
        "isShown": false
      }
    ],
    "search": [
      "/title",
      "/meta/drm_id",
      "/on_publish",
      "/backup/file",
      "/transcoder/global/hw",
      "/transcoder/global/deviceid",
      "/transcoder/audio/codec",
      "/transcoder/decoder/deinterlace",
      "/transcoder/decoder/deinterlace_rate",
      "/dvr/reference",
      "/dvr/root",
      "/cache/path",
      "/cache/time_limit",
      "/cache/disk_limit",
      "/logo/path",
      "/thumbnails/url",
      "/auth/url",
      "/url_prefix",
      "/provider",
      "/ad_schedule",
      "/drm/vendor",
      "/drm/keyserver",
      "/drm/user_keyserver",
      "/drm/resource_id",
      "/drm/user_path",
      "/drm/content_id",
      "/drm/signer",
      "/drm/user",
      "/drm/ic_host",
      "/drm/account_id",
      "/drm/user_name"
    ]
  },
  "vod": {
    "columns": [
      {
        "pattern": "/meta/drm_id",
        "isShown": false
      },
      {
        "pattern": "/disabled",
        "isShown": true
      },
      {
        "pattern": "/read_queue",
        "isShown": false
      },
      {
        "pattern": "/max_readers",
        "isShown": false
      },
      {
        "pattern": "/download",
        "isShown": false
      },
      {
        "pattern": "/auto_mbr",
        "isShown": false
      },
      {
        "pattern": "/auth/max_sessions",
        "isShown": false
      },
      {
        "pattern": "/auth/url",
        "isShown": false
      },
      {
        "pattern": "/auth/domains",
        "isShown": false
      },
      {
        "pattern": "/auth/allowed_countries",
        "isShown": false
      },
      {
        "pattern": "/auth/disallowed_countries",
        "isShown": false
      },
      {
        "pattern": "/drm/vendor",
        "isShown": true
      },
      {
        "pattern": "/drm/keyserver",
        "isShown": true
      },
      {
        "pattern": "/drm/user_keyserver",
        "isShown": false
      },
      {
        "pattern": "/drm/expires",
        "isShown": false
      },
      {
        "pattern": "/drm/resource_id",
        "isShown": false
      },
      {
        "pattern": "/drm/user_path",
        "isShown": false
      },
      {
        "pattern": "/drm/content_id",
        "isShown": false
      },
      {
        "pattern": "/drm/signer",
        "isShown": false
      },
      {
        "pattern": "/drm/user",
        "isShown": true
      },
      {
        "pattern": "/drm/ic_host",
        "isShown": false
      },
      {
        "pattern": "/drm/account_id",
        "isShown": false
      },
      {
        "pattern": "/drm/user_name",
        "isShown": false
      },
      {
        "pattern": "/protocols/hls",
        "isShown": false
      },
      {
        "pattern": "/protocols/mss",
        "isShown": false
      },
      {
        "pattern": "/protocols/hds",
        "isShown": false
      },
      {
        "pattern": "/protocols/mpegts",
        "isShown": false
      },
      {
        "pattern": "/protocols/dash",
        "isShown": false
      },
      {
        "pattern": "/protocols/m4f",
        "isShown": false
      },
      {
        "pattern": "/protocols/m4s",
        "isShown": false
      },
      {
        "pattern": "/protocols/rtmp",
        "isShown": false
      },
      {
        "pattern": "/protocols/rtsp",
        "isShown": false
      }
    ],
    "search": [
      "/meta/drm_id",
      "/auth/url",
      "/drm/vendor",
      "/drm/keyserver",
      "/drm/user_keyserver",
      "/drm/resource_id",
      "/drm/user_path",
      "/drm/content_id",
      "/drm/signer",
      "/drm/user",
      "/drm/ic_host",
      "/drm/account_id",
      "/drm/user_name"
    ]
  },
  "web-script": {
    "columns": [],
    "search": []
  }
};
