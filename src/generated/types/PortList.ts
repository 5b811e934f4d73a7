// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
import type { Port } from "./Port.ts";
/**
 * Ports separated by comma or space; what is no port is dropped as typed. While there are none, nothing listens.
 * 
 * Items: A port number to listen on at every address, or ADDR:PORT to listen at one address only. The address is never dropped by a form.
 */
export type PortList = Port[]
