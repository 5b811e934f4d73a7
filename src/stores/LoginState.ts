/** Where the operator stands between the login page and the console. */
export type LoginState = "not-logged" | "logging" | "invalid-login" | "server-error" | "logged";
