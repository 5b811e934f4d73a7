/**
 * The formats our schemas may use. All are regular expressions, so that a compiled check carries them inline and
 * needs no run-time library.
 */
export const formats: Readonly<Record<string, RegExp>> = {
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
