/** Bytes (of a bitrate: bits per second) in each unit a size string may end with: powers of 1024, largest first. */
export const sizeFactors = {
  P: 1024 ** 5,
  T: 1024 ** 4,
  G: 1_073_741_824,
  M: 1_048_576,
  K: 1024,
} as const;
