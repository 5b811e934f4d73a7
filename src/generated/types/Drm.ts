// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
import type { DrmAes128 } from "./DrmAes128.ts";
import type { DrmConax } from "./DrmConax.ts";
import type { DrmEzdrm } from "./DrmEzdrm.ts";
import type { DrmEzdrmClassic } from "./DrmEzdrmClassic.ts";
import type { DrmGsdrm } from "./DrmGsdrm.ts";
import type { DrmIrdeto } from "./DrmIrdeto.ts";
import type { DrmKeyos } from "./DrmKeyos.ts";
import type { DrmPallycon } from "./DrmPallycon.ts";
import type { DrmSampleAes } from "./DrmSampleAes.ts";
import type { DrmWidevine } from "./DrmWidevine.ts";
/**
 * Encrypts the output with keys from a vendor. Without it the output is not encrypted.
 */
export type Drm = (DrmAes128 | DrmSampleAes | DrmConax | DrmKeyos | DrmWidevine | DrmEzdrm | DrmEzdrmClassic | DrmPallycon | DrmGsdrm | DrmIrdeto)
