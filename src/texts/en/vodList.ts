import { textsOf } from "../textsOf.ts";

/** What only the list of VOD locations says. */
export const vodListText = textsOf({
  "vods.new": "New VOD",
  "vods.nameHelp": "First part of the name of every file: prefix/FILE.",
  "vods.path": "Path",
  "vods.column.paths": "Paths",
  "vods.pathHelp": "A directory on the server, or a storage address. It can be set later.",
  "vods.pathExample": "/storage/films",
  "vods.column.workers": "Workers",
  "vods.enabled": "enabled",
  "vods.enable": "Enable {name}",
  "vods.disable": "Disable {name}",
  "vods.paths": "{count} paths",
  "vods.paths|one": "1 path",
  "vods.noPaths": "no path",
  "vods.column.browse": "Files",
  "vods.browse": "browse",
  "vods.browseOf": "Browse the files of {name}",
  "vods.uploadTo": "Upload files to {name}",
  "vods.column.file": "File",
} as const);
