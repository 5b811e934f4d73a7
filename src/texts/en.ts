import { relayed } from "./en/relayed.ts";
import { changes } from "./en/changes.ts";
import { check } from "./en/check.ts";
import { clients } from "./en/clients.ts";
import { collection } from "./en/collection.ts";
import { certificate } from "./en/certificate.ts";
import { config } from "./en/config.ts";
import { dvr } from "./en/dvr.ts";
import { errors } from "./en/errors.ts";
import { formFields } from "./en/formFields.ts";
import { handEdit } from "./en/handEdit.ts";
import { imports } from "./en/imports.ts";
import { input } from "./en/input.ts";
import { lists } from "./en/lists.ts";
import { signIn } from "./en/signIn.ts";
import { logo } from "./en/logo.ts";
import { locations } from "./en/locations.ts";
import { mirrors } from "./en/mirrors.ts";
import { vods } from "./en/vods.ts";
import { vodFiles } from "./en/vodFiles.ts";
import { media } from "./en/media.ts";
import { output } from "./en/output.ts";
import { overview } from "./en/overview.ts";
import { pages } from "./en/pages.ts";
import { pulse } from "./en/pulse.ts";
import { references } from "./en/references.ts";
import { review } from "./en/review.ts";
import { shell } from "./en/shell.ts";
import { status } from "./en/status.ts";
import { transcoder } from "./en/transcoder.ts";

/** Every word the console says, in English. A new area is one file in `en/` and one row here. */
export const en = {
  ...collection,
  ...relayed,
  ...changes,
  ...check,
  ...clients,
  ...certificate,
  ...config,
  ...dvr,
  ...errors,
  ...formFields,
  ...handEdit,
  ...imports,
  ...input,
  ...lists,
  ...signIn,
  ...logo,
  ...locations,
  ...mirrors,
  ...vods,
  ...vodFiles,
  ...media,
  ...output,
  ...overview,
  ...pages,
  ...pulse,
  ...references,
  ...review,
  ...shell,
  ...status,
  ...transcoder,
} as const;
