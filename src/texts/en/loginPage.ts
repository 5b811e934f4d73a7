import { textsOf } from "../textsOf.ts";

/** What the login page says beside its form; comes with it. */
export const loginText = textsOf({
  "login.keep": "Keep me signed in",
  "login.keepDetail":
    "Stores your login and password in this browser. Without it nothing is stored, and you are signed in until the browser is closed.",
  "login.over": "Your login has ended, or the server does not know it any more. Sign in to go on where you were.",
  "login.draftKept": "What you have not saved is kept and will be there. Changes: {count}.",
} as const);
