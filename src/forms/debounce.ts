/**
 * How long typing rests before it becomes an edit, in milliseconds. The two documents name two figures for plain
 * inputs: the stream's own pages take 100 [S476], every other form 200 [C475, S478, S479]. Leaving a field commits at once.
 */
export const debounce = {
  inputMs: 200,
  streamInputMs: 100,
  newItemMs: 100,
  unitMs: 1000,
} as const;
