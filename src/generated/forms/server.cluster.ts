// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
import type { FormDescriptor } from "../contracts/FormDescriptor.ts";

export const serverClusterForm: FormDescriptor = {
  "entity": "server",
  "page": "cluster",
  "title": "Cluster settings",
  "schema": {
    "type": "object",
    "title": "Server",
    "description": "The whole configuration of one media server: its ports and paths, and everything it serves. What is readOnly is reported by the server and never saved.",
    "required": [],
    "properties": {
      "cluster_key": {
        "type": "string",
        "title": "Cluster key",
        "description": "The secret that servers of one cluster know each other by. It must be the same on all peers."
      },
      "peers": {
        "type": "object",
        "title": "Peers",
        "description": "The other servers of the cluster, by host name.",
        "additionalProperties": {
          "type": "object",
          "title": "Peer",
          "description": "Another server of the cluster, as host[:port]; without a port it is asked at port 80.",
          "required": [
            "name"
          ],
          "properties": {
            "name": {
              "type": "string",
              "title": "Peer hostname",
              "description": "Host name of the peer, as the peer calls itself. A port may be typed behind it: host:8080. It stays in the name only where another peer is on the same host."
            },
            "port": {
              "type": "integer",
              "title": "Port",
              "description": "HTTP port of the peer."
            },
            "position": {
              "type": "integer",
              "title": "Position",
              "description": "Index of the peer among the peers; in the raw text the order of the statements."
            }
          }
        }
      }
    }
  },
  "uiSchema": {
    "ui:order": [
      "cluster_key",
      "peers",
      "*"
    ],
    "cluster_key": {
      "ui:options": {
        "pattern": "/cluster_key",
        "secret": true,
        "typing": {
          "strip": "whitespace",
          "emptyToNull": true
        }
      },
      "ui:help": "The cluster key must be the same on all peers."
    },
    "peers": {
      "ui:options": {
        "pattern": "/peers",
        "newItem": "New peer",
        "row": [
          "port"
        ],
        "keyTail": {
          "after": ":",
          "property": "port"
        },
        "members": {
          "key": "name",
          "order": "position"
        }
      },
      "additionalProperties": {
        "ui:options": {
          "pattern": "/peers/*"
        },
        "ui:order": [
          "name",
          "port",
          "position",
          "*"
        ],
        "name": {
          "ui:options": {
            "pattern": "/peers/*/name",
            "typing": {
              "strip": "whitespace"
            },
            "multi": "hidden",
            "always": true
          }
        },
        "port": {
          "ui:options": {
            "pattern": "/peers/*/port",
            "typing": {
              "only": "digits",
              "emptyToNull": true,
              "debounceMs": 1000
            }
          },
          "ui:placeholder": "80"
        },
        "position": {
          "ui:options": {
            "pattern": "/peers/*/position"
          },
          "ui:widget": "hidden"
        }
      }
    }
  },
  "sections": [
    {
      "name": "key",
      "title": "Cluster key",
      "properties": [
        "cluster_key"
      ]
    },
    {
      "name": "peers",
      "title": "Peers",
      "properties": [
        "peers"
      ]
    }
  ],
  "fields": [
    "/cluster_key",
    "/peers"
  ],
  "load": () => import("../conditions/server.cluster.js").then((module) => module.checks)
};
