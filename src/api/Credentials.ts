/** The administrator's login, held in memory for the Authorization header and, when asked, in the browser's storage. */
export interface Credentials {
  readonly login: string;
  readonly password: string;
}
