import type { FormatName } from "ajv-formats";
import { fullFormats } from "ajv-formats/dist/formats.js";
import { standardFormats } from "./runtime.js";

/** Formats of our schemas, which no draft names. All are regular expressions, which a check carries inline. */
const ownFormats: Readonly<Record<string, RegExp>> = {
  "size-string": /^\d+(\.\d+)?\s*([kmgtp]i?b?|b)?$/i,
  "time-string": /^\d+[smhdw]?$/,
  "http-prefix": /^https?:\/\/[^\s/:]+(:\d+)?\/?$/,
  "source-url": /^(?!https?:\/\/)\S+$/i,
  "host-port": /^[^\s:/]+(:\d{1,5})?$/,
  "media-name": /^[^\s]+$/,
  network: network(),
  country: /^[A-Za-z]{2}$/,
  color: /^#([0-9a-f]{3}|[0-9a-f]{6})$/i,
  clock: /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/,
  hhmm: /^([01]\d|2[0-3]):?[0-5]\d$/,
  email: /^[^\s@]+@[^\s@]+$/,
};

/** An IP address, or a network: `10.0.0.0/8`, `10.0/16` in short, `2001:db8::/32`. */
function network(): RegExp {
  const byte = String.raw`(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)`;
  const bits = String.raw`(3[0-2]|[12]?\d)`;
  const old = String.raw`${byte}(\.${byte}){3}(/${bits})?|${byte}(\.${byte}){0,2}/${bits}`;
  const { ipv6 } = fullFormats;
  const six = ipv6 instanceof RegExp ? ipv6.source.replace(/^\^|\$$/g, "") : "";
  return new RegExp(String.raw`^(${old}|(${six})(/(12[0-8]|1[01]\d|[1-9]?\d))?)$`, "i");
}

/** Formats of draft-07 and 2020-12 that a regular expression tells. */
const expressions: Readonly<Record<string, RegExp>> = {
  ...ajvFormats("hostname", "ipv4", "ipv6", "json-pointer", "relative-json-pointer"),
  uuid: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
  duration: /^P(?!$)(\d+W|(\d+Y(\d+M(\d+D)?)?|\d+M(\d+D)?|\d+D)?(T(?!$)(\d+H(\d+M(\d+S)?)?|\d+M(\d+S)?|\d+S))?)$/,
  "uri-template":
    /^([^\s\p{Cc}"<>\\^`{|}%]|%[0-9a-f]{2}|\{[+#./;?&=,!@|]?([\w]|%[0-9a-f]{2})([\w.]|%[0-9a-f]{2})*(:[1-9]\d{0,3}|\*)?(,([\w]|%[0-9a-f]{2})([\w.]|%[0-9a-f]{2})*(:[1-9]\d{0,3}|\*)?)*\})*$/iu,
  "idn-email": /^[^\s@]+@[^\s@]+$/,
  "idn-hostname": internationalHostname(),
};

/** Which letters a registry takes changes with every version of Unicode: all that are not ASCII and no dots pass. */
function internationalHostname(): RegExp {
  const letter = "a-z0-9\\u00b7-\\u3001\\u3003-\\uff0d\\uff0f-\\uff60\\uff62-\\u{10ffff}";
  const label = `[${letter}]([${letter}-]{0,61}[${letter}])?`;
  return new RegExp(`^(?=.{1,253}$)${label}([.\\u3002\\uff0e\\uff61]${label})*$`, "iu");
}

function ajvFormats(...names: readonly FormatName[]): Readonly<Record<string, RegExp>> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const format = fullFormats[name];
      return format instanceof RegExp ? [[name, format]] : [];
    }),
  );
}

/** Formats that say how a value is stored, or shown, and not what it must be. */
const silentFormats =
  "byte binary password int8 int16 int32 int64 uint8 uint16 uint32 uint64 float double double-int decimal decimal128 commonmark html".split(
    " ",
  );

/** Every format that a schema may name: a regular expression, a function of the run-time module, or no judgement. */
export const formats: Readonly<Record<string, RegExp | ((text: string) => boolean) | true>> = {
  ...Object.fromEntries(silentFormats.map((name) => [name, true as const])),
  ...expressions,
  ...standardFormats,
  ...ownFormats,
};

/** Whether a format is known, so that a check judges by it or knows that there is nothing to judge. */
export function isFormat(name: string): boolean {
  return Object.hasOwn(formats, name);
}
