/** What the console says when something went wrong, each with a way out. */
export const errors = {
  "errors.title": "Something went wrong",
  "errors.retry": "Retry",
  "errors.reload": "Reload",
  "errors.server": "Server error",
  "errors.serverDetail": "The server returned an unexpected response. Check that it is running, then try again.",
  "errors.tryingOn": "The console keeps retrying. Unsaved changes are kept.",
  "errors.page": "This page stopped working",
  "errors.pageDetail":
    "Your unsaved changes are kept. Try again; if it happens again, copy the report and send it to the maintainers of this console.",
  "errors.report": "Error report",
  "errors.copyReport": "Copy report",
  "errors.unreachable": "The server cannot be reached. Check the network and that the server is running.",
  "errors.pending": "Revision {rev} waits to be confirmed; until then nothing else can be saved.",
  "errors.status": "The server refused the request (status {status}).",
  "errors.unexpectedAnswer":
    "The console does not understand the server's response. Check that both have the same version.",
  "errors.notLoaded": "This page could not be loaded",
  "errors.notLoadedOffline": "The server cannot be reached. The page comes by itself once the connection is back.",
  "errors.notLoadedDetail": "The connection was lost for a moment. Your unsaved changes are kept.",
  "errors.notLoadedNewer": "The server has a newer version of the console. Your unsaved changes are kept.",
  "errors.partNotLoaded":
    "A part of this page could not be loaded. It comes once the server answers; load the page again where the console is newer there.",
  "errors.notFound": "Page not found",
} as const;
