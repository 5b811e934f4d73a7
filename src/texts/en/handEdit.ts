/** What could not be done about a hand edit of the config file; what else is said of one comes with its notice. */
export const handEdit = {
  "handEdit.notPutAside": "The manual edit of the configuration file was not set aside",
  "handEdit.notMended": "The manual edit of the configuration file was not fixed",
} as const;
