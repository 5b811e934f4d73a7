/** A line of a media process without passwords and keys of the addresses in it. */
export function withoutSecrets(line: string): string {
  return (
    line
      // Up to the last @: a password may hold one, and ffmpeg takes it so.
      .replace(/(?<scheme>(?<![a-z0-9+])[a-z0-9+]+:\/\/)[^/\s]+@/gi, "$<scheme>***@")
      .replace(/(?<address>(?<![a-z0-9+])[a-z0-9+]+:\/\/[^\s?'"]+)\?[^\s'"]+/gi, "$<address>?***")
  );
}
