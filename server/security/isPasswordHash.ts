/** Whether a stored password is already a hash of `hashPassword`; everything else is a password in clear. */
export function isPasswordHash(text: string): boolean {
  return /^scrypt\$16384\$8\$1\$[\w-]{22}\$[\w-]{43}$/.test(text);
}
