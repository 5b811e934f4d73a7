// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
/**
 * Another server of the cluster, as host[:port]; without a port it is asked at port 80.
 */
export interface Peer {
/**
 * Host name of the peer, as the peer calls itself. A port may be typed behind it: host:8080. It stays in the name only where another peer is on the same host.
 */
name: string
/**
 * HTTP port of the peer.
 */
port?: number
/**
 * Index of the peer among the peers; in the raw text the order of the statements.
 */
position?: number
}
