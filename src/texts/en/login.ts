/** The words of the login page, from the first look to the moment the console appears. */
export const login = {
  "login.title": "Sign in",
  "login.user": "User name",
  "login.password": "Password",
  "login.submit": "Sign in",
  "login.invalid": "Invalid password",
  "login.serverError": "Server error",
  "login.logging": "Logging in...",
  "login.keep": "Keep me signed in",
  "login.showPassword": "Show the password",
  "login.hidePassword": "Hide the password",
  "login.loadingApp": "Loading app...",
} as const;
