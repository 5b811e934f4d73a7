/** What the console says when something went wrong, each with a way out. */
export const errors = {
  "errors.title": "Something went wrong",
  "errors.retry": "Retry",
  "errors.server": "Server error",
  "errors.serverDetail": "The server did not answer as it should. Check that it is running, then try again.",
  "errors.tryingOn": "The console goes on trying by itself. Unsaved changes are kept.",
  "errors.page": "This page stopped working",
  "errors.pageDetail":
    "Your unsaved changes are kept. Try again; if it happens again, copy the report and send it to the people who look after this console.",
  "errors.report": "Error report",
  "errors.copyReport": "Copy the report",
  "errors.unreachable": "The server cannot be reached. Check the network and that the server is running.",
  "errors.status": "The server refused the request (status {status}).",
  "errors.unexpectedAnswer":
    "The server's answer is not what this console understands. Check that both are of the same version.",
  "errors.notLoaded": "This page could not be loaded",
  "errors.notLoadedOffline": "The server cannot be reached. When the connection is back, the page can be loaded again.",
  "errors.notLoadedDetail":
    "The connection was lost, or the server has a newer version of the console. Your unsaved changes are kept.",
  "errors.notFound": "There is no such page",
} as const;
