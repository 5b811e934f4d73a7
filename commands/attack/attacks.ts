import type { Attack } from "./Attack.ts";
import { addresses } from "./rows/addresses.ts";
import { bodies } from "./rows/bodies.ts";
import { configTexts } from "./rows/configTexts.ts";
import { connections } from "./rows/connections.ts";
import { files } from "./rows/files.ts";
import { guessing } from "./rows/guessing.ts";
import { rtmp } from "./rows/rtmp.ts";
import { sockets } from "./rows/sockets.ts";

/** Every attack, for `npm run attack` and `npm run faults`: a subject is a file of `rows/` and a line here. */
export const attacks: readonly Attack[] = [
  ...addresses,
  ...sockets,
  ...bodies,
  ...configTexts,
  ...files,
  ...connections,
  ...rtmp,
  ...guessing,
];
