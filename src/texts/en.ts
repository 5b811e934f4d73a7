import { changes } from "./en/changes.ts";
import { check } from "./en/check.ts";
import { errors } from "./en/errors.ts";
import { forms } from "./en/forms.ts";
import { list } from "./en/list.ts";
import { login } from "./en/login.ts";
import { pages } from "./en/pages.ts";
import { review } from "./en/review.ts";
import { shell } from "./en/shell.ts";
import { status } from "./en/status.ts";

/** Every word the console says, in English. A new area is one file in `en/` and one row here. */
export const en = {
  ...changes,
  ...check,
  ...errors,
  ...forms,
  ...list,
  ...login,
  ...pages,
  ...review,
  ...shell,
  ...status,
} as const;
