/** The notice of a hand edit of the config file that the server cannot take. */
export const handEdit = {
  "handEdit.label": "Manual edit of the configuration file",
  "handEdit.nothingSaved":
    "Nothing can be saved until the file is fixed or the edit is set aside. Your unsaved changes are kept.",
  "handEdit.putAside": "Set aside",
  "handEdit.putAsideQuestion":
    "The edit is kept as a separate revision that can be read but is never applied, and the file is restored to the running configuration.",
  "handEdit.mend": "Fix it",
  "handEdit.mendQuestion": "The edit is applied with these automatic corrections:",
  "handEdit.change": "line {line}: {from} → {to}.",
  "handEdit.more": "And {count} more.",
  "handEdit.notPutAside": "The manual edit of the configuration file was not set aside",
  "handEdit.notMended": "The manual edit of the configuration file was not fixed",
} as const;
