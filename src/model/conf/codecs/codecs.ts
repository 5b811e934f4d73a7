import type { StatementShape } from "../grammar/ContextGrammar.ts";
import { accessRules } from "./accessRulesCodec.ts";
import { drm } from "./drmCodec.ts";
import { dvrLimits } from "./dvrLimitsCodec.ts";
import { dvrSchedule } from "./dvrScheduleCodec.ts";
import { login } from "./loginCodec.ts";
import { ports } from "./portsCodec.ts";
import { prepush } from "./prepushCodec.ts";
import { protocols } from "./protocolsCodec.ts";
import { streamDvr } from "./streamDvrCodec.ts";
import { thumbnails } from "./thumbnailsCodec.ts";
import { transcoder } from "./transcoderCodec.ts";

/** The statements that follow no common shape, by the name a schema gives in `x-conf.shape: "codec:NAME"`. */
export const codecs: ReadonlyMap<string, StatementShape> = new Map([
  ["access-rules", accessRules],
  ["drm", drm],
  ["dvr-limits", dvrLimits],
  ["dvr-schedule", dvrSchedule],
  ["login", login],
  ["ports", ports],
  ["prepush", prepush],
  ["protocols", protocols],
  ["stream-dvr", streamDvr],
  ["thumbnails", thumbnails],
  ["transcoder", transcoder],
]);
