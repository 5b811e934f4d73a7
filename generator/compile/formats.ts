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
  country: /^[A-Za-z]{2}$/,
  color: /^#([0-9a-f]{3}|[0-9a-f]{6})$/i,
  clock: /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/,
  hhmm: /^([01]\d|2[0-3]):?[0-5]\d$/,
  email: /^[^\s@]+@[^\s@]+$/,
};

/** Formats of draft-07 and 2020-12 that a regular expression tells; the library's, where it has one. */
const expressions: Readonly<Record<string, RegExp>> = {
  ...Object.fromEntries(
    (
      ["duration", "hostname", "ipv4", "ipv6", "json-pointer", "relative-json-pointer", "uri-template", "uuid"] as const
    ).flatMap((name) => {
      const format: unknown = fullFormats[name];
      return format instanceof RegExp ? [[name, format] as const] : [];
    }),
  ),
  "idn-email": /^[^\s@]+@[^\s@]+$/,
  "idn-hostname": /^(?=.{1,253}\.?$)[\p{L}\p{N}]([\p{L}\p{N}\p{M}-]{0,61}[\p{L}\p{N}\p{M}])?([.。．｡][\p{L}\p{N}]([\p{L}\p{N}\p{M}-]{0,61}[\p{L}\p{N}\p{M}])?)*\.?$/u,
};

/** Formats that say how a value is stored, or shown, and not what it must be. */
const silentFormats = "byte binary password int32 int64 float double".split(" ");

/** Every format that a schema may name: a regular expression, a function of the run-time module, or no judgement. */
export const formats: Readonly<Record<string, RegExp | ((text: string) => boolean) | true>> = {
  ...Object.fromEntries(silentFormats.map((name) => [name, true as const])),
  ...expressions,
  ...standardFormats,
  ...ownFormats,
};
