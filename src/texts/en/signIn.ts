/** The words of the login page, from the first look to the moment the console appears; the form itself takes those of `sq.ts`. */
export const signIn = {
  "login.user": "User name",
  "login.password": "Password",
  "login.submit": "Sign in",
  "login.invalid": "Invalid password",
  "login.serverError": "Server error",
  "login.logging": "Logging in...",
  "login.language": "Language",
  "login.keep": "Keep me signed in",
  "login.keepDetail":
    "Stores your login and password in this browser. Without it nothing is stored, and you are signed in until the browser is closed.",
  "login.over": "Your login has ended, or the server does not know it any more. Sign in to go on where you were.",
  "login.draftKept": "What you have not saved is kept and will be there. Changes: {count}.",
  "login.loadingApp": "Loading app...",
  "login.waiting": "Waiting for the server...",
  "login.waitingDetail":
    "The server is not responding yet. The console opens as soon as it does; unsaved changes are kept.",
} as const;
