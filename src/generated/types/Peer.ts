// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
/**
 * Another server of the cluster. It is written host[:port]; without a port the peer is asked at port 80.
 */
export interface Peer {
/**
 * Host name of the peer, as the peer calls itself. A port typed after a colon is taken apart into the port.
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
