/** Heights of the graphs in px: alone on a page, among others, above a form. */
export const graphHeights = { large: 400, medium: 250, small: 150 } as const;
