/** VOD locations: their list and pages. */
export const vods = {
  "vods.title": "Files (VOD)",
  "vods.add": "Add VOD",
  "vods.none": "No matching VODs or open files found",
  "vods.empty": "There are no VODs yet",
  "vods.emptyDetail": "Add one to let viewers watch the files in its directories.",
  "vods.open": "open",
  "vods.files": "Files",

  // Uploads are told of on every page.
  "files.unreadable": "The file cannot be read. It may have been moved or changed, or is a directory. Choose it again.",
  "files.notUploaded": "Something went wrong: {name} was not uploaded. {words}",
  "files.severalNotUploaded": "Something went wrong: {count} files were not uploaded ({name}). {words}",
  "files.tryAgain": "Try again",
  "files.replace": "Replace",
} as const;
