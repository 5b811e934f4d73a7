import { auth } from "./en/auth.ts";
import { brought } from "./en/brought.ts";
import { changes } from "./en/changes.ts";
import { check } from "./en/check.ts";
import { clients } from "./en/clients.ts";
import { dvr } from "./en/dvr.ts";
import { errors } from "./en/errors.ts";
import { forms } from "./en/forms.ts";
import { groups } from "./en/groups.ts";
import { handEdit } from "./en/handEdit.ts";
import { input } from "./en/input.ts";
import { items } from "./en/items.ts";
import { list } from "./en/list.ts";
import { login } from "./en/login.ts";
import { logo } from "./en/logo.ts";
import { locations } from "./en/locations.ts";
import { mirrors } from "./en/mirrors.ts";
import { vods } from "./en/vods.ts";
import { files } from "./en/files.ts";
import { media } from "./en/media.ts";
import { output } from "./en/output.ts";
import { overview } from "./en/overview.ts";
import { pages } from "./en/pages.ts";
import { review } from "./en/review.ts";
import { shell } from "./en/shell.ts";
import { status } from "./en/status.ts";
import { transcoder } from "./en/transcoder.ts";

/** Every word the console says, in English. A new area is one file in `en/` and one row here. */
export const en = {
  ...auth,
  ...brought,
  ...changes,
  ...check,
  ...clients,
  ...dvr,
  ...errors,
  ...forms,
  ...groups,
  ...handEdit,
  ...input,
  ...items,
  ...list,
  ...login,
  ...logo,
  ...locations,
  ...mirrors,
  ...vods,
  ...files,
  ...media,
  ...output,
  ...overview,
  ...pages,
  ...review,
  ...shell,
  ...status,
  ...transcoder,
} as const;
