/** Where a stream plays, and over what. */
export const output = {
  "output.notConfigured": "{protocol} is not configured, please enable it on global config page",
  "output.address": "{protocol} address",
  "output.secondAddress": "Second {protocol} address",
  "output.off": "off",
  "output.offHint": "Not played over this protocol, as another one is set to only.",
  "output.unserved": "not served",
  "output.unservedHint": "This server says that it does not play over this protocol.",
  "output.play": "Play here: {address}",
  "output.open": "Open: {address}",
  "output.qr": "QR code: {address}",
  "output.qrOf": "QR code of {url}",
} as const;
