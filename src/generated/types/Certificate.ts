// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
/**
 * The TLS certificate in use, as the LetsEncrypt calls answer it.
 */
export interface Certificate {
/**
 * Absent when there is none.
 */
cert?: {
/**
 * Host names the certificate is for.
 * 
 * Items: One of the list.
 */
domains?: string[]
/**
 * Who issued it.
 */
issuer_name?: string
/**
 * End of validity, in seconds since 1970.
 */
valid_till?: number
}
/**
 * Whether each file the server needs is there, by file name.
 */
files?: {
/**
 * The file can be read.
 */
[k: string]: boolean
}
}
