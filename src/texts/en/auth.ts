/** Who may watch: the words beside the generated settings. */
export const auth = {
  "auth.noBackends": "There are no auth backends in the global config yet.",
  "auth.toBackends": "Edit auth backends",
  "auth.unknownBackend": "The global config has no auth backend named {name}: nobody may watch.",
} as const;
