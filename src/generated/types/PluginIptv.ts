// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
/**
 * The plugin that keeps IPTV users and their playlists.
 */
export interface PluginIptv {
/**
 * Database of packages and users. Without it IPTV is off.
 */
database?: string
}
