/** Why the config is not saved now. */
export const config = {
  "config.undecided": "Not saved: choose first between yours and what others have saved.",
  "config.notCaughtUp": "The newest config has not arrived here yet. Save again in a moment.",
  "config.leftMeanwhile": "You have logged out.",
} as const;
