const SECRET = /passw|secret|token|credential|cookie|authorization|passphrase|cluster_key|aes_key|^iv$|ticket$/i;
const MASK = "***";

/** A copy of any value without what must not be read in a log: secrets by their name, and logins inside addresses. */
export function redact(value: unknown, depth = 0): unknown {
  if (typeof value === "string") return redactText(value);
  if (value instanceof Error) return redactText(value.message);
  if (typeof value !== "object" || value === null) return value;
  if (depth > 8) return "...";
  if (Array.isArray(value)) return value.slice(0, 100).map((item) => redact(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [key, SECRET.test(key) ? MASK : redact(child, depth + 1)]),
  );
}

function redactText(text: string): string {
  return (
    text
      // Up to the last @: a password may hold one. A word is tried from its beginning only, else a long one takes seconds.
      .replace(/((?<![\w+.-])[\w+.-]+:\/\/)[^\s/]+@/gi, `$1${MASK}@`)
      .replace(
        /([?&](?:\w{0,64}(?:token|key|passw\w{0,64}|secret|credentials?|passphrase|streamid))=)[^&\s"']+/gi,
        `$1${MASK}`,
      )
      .replace(/scrypt\$[\w$-]+/g, MASK)
      .replace(/\b(Basic|Bearer)\s+[\w+/=.-]+/gi, `$1 ${MASK}`)
  );
}
