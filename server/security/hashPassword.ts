import { randomBytes, scrypt } from "node:crypto";

const COST = 2 ** 14;
const BLOCK = 8;
const LENGTH = 32;

/** A password as it may be stored: `scrypt$N$r$p$SALT$HASH`, base64url. A hash is returned as it is. */
export async function hashPassword(password: string, salt: Buffer = randomBytes(16)): Promise<string> {
  const hash = await new Promise<Buffer>((resolve, reject) => {
    // The same letters typed on two systems must be the same bytes.
    scrypt(password.normalize("NFKC"), salt, LENGTH, { N: COST, r: BLOCK, p: 1 }, (error, key) =>
      error === null ? resolve(key) : reject(error),
    );
  });
  return ["scrypt", COST, BLOCK, 1, salt.toString("base64url"), hash.toString("base64url")].join("$");
}
