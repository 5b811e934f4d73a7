// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
/**
 * A script file that answers requests below a prefix.
 */
export interface WebScript {
/**
 * Beginning of the web addresses the script answers.
 */
prefix: string
/**
 * The script file on this disk.
 */
path?: string
/**
 * Handed to the script: keys and text values, written key=value after the path in the raw text.
 */
extra?: {
/**
 * Text of the param.
 */
[k: string]: string
}
/**
 * Index of the script among the scripts; in the raw text the order of the statements.
 */
position?: number
}
