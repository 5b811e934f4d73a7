// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
/**
 * The plugin for IP cameras. Setting a database path for the first time also sets an endpoint here and a key in the reverse-proxy plugin; clearing it removes this plugin and leaves the reverse proxy.
 */
export interface PluginVsaas {
/**
 * Database of cameras and users; cleared, the plugin is off.
 */
database?: string
/**
 * The plugin answers calls of the cameras' agents. True is written when the plugin is first configured.
 */
endpoint?: boolean
}
