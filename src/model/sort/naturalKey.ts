/** Long enough for any number in a name. */
const digits = 16;

/**
 * What names are sorted by, compared as plain text: capitals and accents count for nothing, and `ch2` stands before
 * `ch10`. A collator says the same and takes ten times as long, which ten thousand rows would be seen to wait for.
 */
export function naturalKey(name: string): string {
  const plain = isAscii.test(name) ? name : name.normalize("NFD").replaceAll(/\p{M}/gu, "");
  return plain.toLowerCase().replaceAll(/\d+/g, (number) => number.padStart(digits, "0"));
}

// oxlint-disable-next-line no-control-regex
const isAscii = /^[\x00-\x7F]*$/;
