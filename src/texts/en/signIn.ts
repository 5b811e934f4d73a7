/** The words of the login page, from the first look to the moment the console appears; the form itself takes those of `sq.ts`. */
export const signIn = {
  "login.user": "User name",
  "login.password": "Password",
  "login.submit": "Sign in",
  "login.invalid": "Invalid password",
  "login.serverError": "Server error",
  "login.logging": "Logging in...",
  "login.language": "Language",
  "login.loadingApp": "Loading app...",
  "login.waiting": "Waiting for the server...",
  "login.waitingDetail":
    "The server is not responding yet. The console opens as soon as it does; unsaved changes are kept.",
} as const;
