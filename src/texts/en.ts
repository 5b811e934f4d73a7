import { changes } from "./en/changes.ts";
import { check } from "./en/check.ts";
import { collection } from "./en/collection.ts";
import { config } from "./en/config.ts";
import { errors } from "./en/errors.ts";
import { controls } from "./en/controls.ts";
import { handEdit } from "./en/handEdit.ts";
import { input } from "./en/input.ts";
import { lists } from "./en/lists.ts";
import { signIn } from "./en/signIn.ts";
import { locations } from "./en/locations.ts";
import { vods } from "./en/vods.ts";
import { media } from "./en/media.ts";
import { overview } from "./en/overview.ts";
import { pages } from "./en/pages.ts";
import { references } from "./en/references.ts";
import { review } from "./en/review.ts";
import { shell } from "./en/shell.ts";
import { status } from "./en/status.ts";

/**
 * The words of what the first page may show, in English. A new area is one file in `en/`, and one row here; one whose pages
 * are loaded when they are opened has no row, but a function of its own (`textsOf`), and comes with them.
 */
export const en = {
  ...collection,
  ...changes,
  ...check,
  ...config,
  ...errors,
  ...controls,
  ...handEdit,
  ...input,
  ...lists,
  ...signIn,
  ...locations,
  ...vods,
  ...media,
  ...overview,
  ...pages,
  ...references,
  ...review,
  ...shell,
  ...status,
} as const;
