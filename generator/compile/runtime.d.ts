/**
 * What compiled checks call while they run. The module is JavaScript, as it is copied beside the checks as it stands;
 * these are its types for the generator, which judges defaults and presets with the same formats.
 */

/** Length of a string in code points. */
export declare function ucs2length(text: string): number;

/** Deep equality of two JSON values. */
export declare function equal(one: unknown, other: unknown): boolean;

/** Formats that one regular expression cannot tell, by name. */
export declare const standardFormats: Readonly<Record<string, (text: string) => boolean>>;
