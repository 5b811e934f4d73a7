/** Name of the cookie that holds the console's session. */
export const sessionCookie = "sluice_session";
