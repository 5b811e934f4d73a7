import type { ConfigPath } from "../../../src/model/path/ConfigPath.ts";

/** Where the config holds passwords of people; they are stored as scrypt in the text and answered as such. */
export const passwordPaths: readonly ConfigPath[] = [
  ["edit_auth", "password"],
  ["view_auth", "password"],
];
