// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
/**
 * Address players are sent to for their keys. Without it they ask this server, which asks the key server.
 */
export type UserKeyServer = string
