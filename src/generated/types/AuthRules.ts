// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
/**
 * Viewers named by token, address, country or user agent.
 */
export interface AuthRules {
/**
 * Tokens in the viewer's address.
 * 
 * Items: One token.
 */
tokens?: string[]
/**
 * Addresses or networks (10.0.0.0/8).
 * 
 * Items: One address or network.
 */
ips?: string[]
/**
 * Two-letter country codes.
 * 
 * Items: Two-letter code.
 */
countries?: string[]
/**
 * Names of players, as they send them.
 * 
 * Items: One user agent.
 */
uas?: string[]
}
