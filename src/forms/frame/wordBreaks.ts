/**
 * What parts the items that are typed into one input; captured, so that a split keeps it. An address may hold commas: one
 * parts two of them only where white space or nothing follows.
 */
export const wordBreaks = { tokens: /([\s,]+)/, addresses: /(,*\s+|,+$)/ } as const;
