// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
/**
 * The plugin through which cameras behind a router reach the server. Set up together with video surveillance.
 */
export interface PluginRproxy {
/**
 * Plugin that says which agents may connect: vsaas.
 */
endpoint_auth?: string
/**
 * Key between agents and this server: 14 random lower-case letters and digits, made when video surveillance is first configured.
 */
streampoint_key?: string
}
