import { textsOf } from "../textsOf.ts";

/** Where a stream plays, over what, and who may watch. */
const output = {
  "output.notConfigured": "{protocol} is not configured, please enable it on global config page",
  "output.address": "{protocol} address",
  "output.secondAddress": "Second {protocol} address",
  "output.otherForm": "{protocol}, as {form}",
  "output.off": "off",
  "output.offHint": "Not available over this protocol, because another one is set to only.",
  "output.unserved": "not served",
  "output.unservedHint": "This server does not support playback over this protocol.",
  "output.unservedList": "Not served by this server: {protocols}",
  "output.play": "Play here: {address}",
  "output.open": "Open: {address}",
  "output.qr": "QR code: {address}",
  "output.qrOf": "QR code of {url}",
  "auth.noBackends": "There are no auth backends in the global config yet.",
  "auth.toBackends": "Edit auth backends",
} as const;

/** Comes with the pages it is for. */
export const outputText = textsOf(output);
