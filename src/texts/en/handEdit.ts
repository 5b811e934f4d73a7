/** The notice of a hand edit of the config file that the server cannot take. */
export const handEdit = {
  "handEdit.label": "Edit of the configuration file by hand",
  "handEdit.nothingSaved":
    "Nothing can be saved until the file is mended or the edit is put aside; what you have changed here is kept.",
  "handEdit.putAside": "Put it aside",
  "handEdit.putAsideQuestion":
    "The edit is kept as a revision of its own, which can be read and is never served, and the file becomes again what the server runs with.",
  "handEdit.mend": "Mend it",
  "handEdit.mendQuestion": "The edit is taken with these changes, which a form would have made while typing:",
  "handEdit.change": "line {line}: {from} → {to}.",
  "handEdit.more": "And {count} more.",
  "handEdit.notPutAside": "The edit of the configuration file was not put aside",
  "handEdit.notMended": "The edit of the configuration file was not mended",
} as const;
