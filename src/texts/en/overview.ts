/** What the list of streams says as their pages do. */
export const overview = {
  "overview.publisherVia": "{from} via {via}",
  "overview.unknownAgent": "The stream {name} has an unknown agent status: {status}",
  "overview.restart": "Restart",
  "overview.restartFailed": 'The stream "{name}" was not restarted',
} as const;
