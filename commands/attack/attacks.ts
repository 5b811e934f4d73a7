import type { Attack } from "./Attack.ts";
import { addresses } from "./rows/addressAttacks.ts";
import { bodies } from "./rows/bodyAttacks.ts";
import { configTexts } from "./rows/configTextAttacks.ts";
import { connections } from "./rows/connectionAttacks.ts";
import { files } from "./rows/fileAttacks.ts";
import { guessing } from "./rows/guessingAttacks.ts";
import { rtmp } from "./rows/rtmpAttacks.ts";
import { sockets } from "./rows/socketAttacks.ts";

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
