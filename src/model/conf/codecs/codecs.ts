import type { StatementShape } from "../shapes/StatementShape.ts";
import { accessRules } from "./accessRules.ts";
import { drm } from "./drm.ts";
import { dvrLimits } from "./dvrLimits.ts";
import { dvrSchedule } from "./dvrSchedule.ts";
import { login } from "./login.ts";
import { ports } from "./ports.ts";
import { prepush } from "./prepush.ts";
import { protocols } from "./protocols.ts";
import { streamDvr } from "./streamDvr.ts";
import { thumbnails } from "./thumbnails.ts";
import { transcoder } from "./transcoder.ts";

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
