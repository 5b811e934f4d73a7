/** A login with its password as scrypt. */
export interface StoredLogin {
  readonly login: string;
  readonly password: string;
}
