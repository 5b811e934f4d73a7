/** Length of a string in code points, as JSON Schema counts it. */
export function ucs2length(text) {
  let length = 0;
  for (const _ of text) length++;
  return length;
}

/** Deep equality of two JSON values. */
export function equal(one, other) {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && equal(one[key], other[key]))
  );
}

/** Formats that one regular expression cannot tell, by name; the others stand in the checks themselves. */
export const standardFormats = {
  date: isDate,
  time: isTime,
  "date-time": (text) => /^.{10}t/i.test(text) && isDate(text.slice(0, 10)) && isTime(text.slice(11)),
  uri: (text) => addresses.absolute.test(text),
  "uri-reference": (text) => addresses.absolute.test(text) || addresses.relative.test(text),
  iri: (text) => addresses.absolute.test(asciiOf(text)),
  "iri-reference": (text) => addresses.absolute.test(asciiOf(text)) || addresses.relative.test(asciiOf(text)),
  regex: isRegex,
};

/** RFC 3339, full-date: a day that the calendar has. */
function isDate(text) {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text)?.map(Number) ?? [];
  if (!(month >= 1 && month <= 12)) return false;
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  return day >= 1 && day <= days[month - 1];
}

/** RFC 3339, full-time: second 60 is a leap second, which only the last minute of a day of UTC has. */
function isTime(text) {
  const found = /^(\d\d):(\d\d):(\d\d)(?:\.\d+)?(?:z|([+-])(\d\d):(\d\d))$/i.exec(text);
  if (!found) return false;
  const [hour, minute, second, zoneHour, zoneMinute] = [1, 2, 3, 5, 6].map((group) => Number(found[group] ?? 0));
  if (hour > 23 || minute > 59 || second > 60 || zoneHour > 23 || zoneMinute > 59) return false;
  const zoneMinutes = (zoneHour * 60 + zoneMinute) * (found[4] === "-" ? -1 : 1);
  const minuteOfDay = (((hour * 60 + minute - zoneMinutes) % 1440) + 1440) % 1440;
  return second < 60 || minuteOfDay === 1439;
}

/** RFC 3986, in parts that each stand in the address once. */
const addresses = (() => {
  const character = "(?:[a-z0-9\\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})";
  const host =
    "(?:\\[[0-9a-f:.]+\\]|\\[v[0-9a-f]+\\.[a-z0-9\\-._~!$&'()*+,;=:]+\\]|(?:[a-z0-9\\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)";
  const user = "(?:(?:[a-z0-9\\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?";
  const authority = `//${user}${host}(?::\\d*)?(?:/${character}*)*`;
  const end = `(?:\\?(?:${character}|[/?])*)?(?:#(?:${character}|[/?])*)?$`;
  const path = `(?:/(?:${character}+(?:/${character}*)*)?|${character}+(?:/${character}*)*)?`;
  const bare = `(?:/(?:${character}+(?:/${character}*)*)?|(?!${character}*:)${character}+(?:/${character}*)*|(?![a-z]))`;
  return {
    absolute: new RegExp(`^[a-z][a-z0-9+\\-.]*:(?:${authority}|${path})${end}`, "i"),
    relative: new RegExp(`^(?:${authority}|${bare})${end}`, "i"),
  };
})();

/** An internationalized address with a plain letter in place of each of its own. */
function asciiOf(text) {
  return text.replaceAll(/[\u00a0-\ud7ff\uf900-\ufdcf\ufdf0-\uffef\u{10000}-\u{efffd}]/gu, "a");
}

/** As `pattern` is read: by the rules for Unicode. */
function isRegex(text) {
  try {
    return Boolean(new RegExp(text, "u"));
  } catch {
    return false;
  }
}
