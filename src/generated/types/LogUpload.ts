// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
/**
 * A description of a problem and the ticket the server answers.
 */
export interface LogUpload {
/**
 * What went wrong, in more than 3 characters.
 */
comment: string
/**
 * Id of the ticket the upload was given.
 */
ticket?: string
/**
 * Bytes of the archive.
 */
size?: number
/**
 * The host the archive was sent to.
 */
sent_to?: string
/**
 * Where the archive can be fetched: it was kept on the server, and nothing was sent.
 */
download?: string
}
