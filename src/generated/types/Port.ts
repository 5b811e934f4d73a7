// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
/**
 * A port number to listen on at every address, or ADDR:PORT to listen at one address only. The address is never dropped by a form.
 */
export type Port = (string | number)
