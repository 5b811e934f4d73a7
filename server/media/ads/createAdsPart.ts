import type { AdChecks } from "../../../src/generated/types/AdChecks.ts";
import type { Track } from "../../../src/generated/types/Track.ts";
import type { EngineAds } from "../../engine/Engine.ts";
import type { AdCounter } from "../../engine/EngineHost.ts";
import { ServerError } from "../../ServerError.ts";
import type { MediaContext, MediaPart } from "../MediaPart.ts";
import { AdConverter } from "./AdConverter.ts";
import { AdInjector } from "./AdInjector.ts";
import { AdProbe } from "./AdProbe.ts";
import { soundArguments } from "./adConversion.ts";
import { adDifferences, trackOf } from "./adDifferences.ts";

type Check = AdChecks["checks"][number];

const MOST_CHECKS = 2000;
/** Files. */
const AT_ONCE = 16;

interface AdsHost {
  readonly adCounts: AdCounter;
  readonly tellNotice: (topic: string, words: string | undefined) => void;
}

/** Advertising: played in the streams by its schedules, checked against them, and converted to fit them. */
export function createAdsPart(
  context: MediaContext,
  { adCounts, tellNotice }: AdsHost,
): MediaPart & { ads: EngineAds } {
  const probe = new AdProbe(context);
  const silenceFor = (file: string, sound: Track) =>
    silenceOf(probe, file, () => soundArguments(sound, context.ffmpeg));
  const injector = new AdInjector({ context, silenceFor, counts: adCounts, tellNotice });
  const converter = new AdConverter(context, probe);
  return {
    configure: () => injector.configure(),
    async stop() {
      await Promise.all([injector.stop(), converter.stop()]);
    },
    ads: {
      checks: async () => ({ checks: await checkAll(context, probe, converter) }),
      async convert(file, name) {
        const stream = context.streams.find(name);
        if (!stream) throw new ServerError("not_found", `There is no stream ${name}.`, { pointer: "/stream" });
        const { mediaInfo } = stream;
        if (!mediaInfo)
          throw new ServerError(
            "unavailable",
            `The stream ${name} does not run, so it is not known what fits it. Start it.`,
          );
        return converter.begin(file, name, mediaInfo);
      },
    },
  };
}

/** @param encoded how a sound is encoded for the stream */
async function silenceOf(probe: AdProbe, file: string, encoded: () => readonly string[]): Promise<readonly string[]> {
  try {
    const { info } = await probe.of(file);
    return info && !trackOf(info, "audio") ? encoded() : [];
  } catch {
    // Without the look, or an encoder for it, the file is played as it is.
    return [];
  }
}

/** What is wrong with the files of all schedules, up to a number of it; files are looked for a few at a time. */
async function checkAll(context: MediaContext, probe: AdProbe, converter: AdConverter): Promise<Check[]> {
  const schedules = Object.entries(context.config().ad_schedules ?? {});
  const files = schedules.flatMap(([schedule, { files: its = [] }]) =>
    its.map(({ name }) => ({ schedule, file: name })),
  );
  const checks: Check[] = [];
  for (let from = 0; from < files.length && checks.length < MOST_CHECKS; from += AT_ONCE) {
    const few = files.slice(from, from + AT_ONCE).map((one) => checkOne(one, context, probe, converter));
    checks.push(...(await Promise.all(few)).flat());
  }
  return checks.slice(0, MOST_CHECKS);
}

async function checkOne(
  { schedule, file }: Pick<Check, "schedule" | "file">,
  context: MediaContext,
  probe: AdProbe,
  converter: AdConverter,
): Promise<readonly Check[]> {
  const found = await probe.of(file).catch((error: unknown) => error);
  // Whoever asks again a moment later is told.
  if (found instanceof ServerError && found.kind === "unavailable") return [];
  if (!isProbed(found)) return [failed({ schedule, file }, found)];
  const { info } = found;
  if (!info) {
    const message = `${file} cannot be played: it is no MP4 or MOV film, or is damaged.`;
    return [{ schedule, file, problem: "unreadable", message }];
  }
  const players = [...context.streams.all].filter(({ config }) => config.ad_schedule === schedule);
  return players.flatMap(({ name: stream, mediaInfo }) => {
    const differences = mediaInfo ? adDifferences(info, mediaInfo) : [];
    if (differences.length === 0) return [];
    const conversion = converter.of(file, stream);
    const words = differences.map(({ what, ad, stream: its }) => `${what} ${ad} instead of ${its}`).join(", ");
    const message = `${file} is not as the stream ${stream}: ${words}. Players may stumble; convert the file.`;
    const check: Check = { schedule, file, stream, problem: "differs", differences: [...differences], message };
    return [conversion ? { ...check, conversion } : check];
  });
}

function isProbed(found: unknown): found is Awaited<ReturnType<AdProbe["of"]>> {
  return typeof found === "object" && found !== null && "info" in found;
}

function failed(of: Pick<Check, "schedule" | "file">, error: unknown): Check {
  const words = error instanceof Error ? error.message : String(error);
  const isMissing = error instanceof ServerError && error.kind === "not_found";
  const message = `${of.file} cannot be played: ${words.replace(/\.$/, "")}.`;
  return { ...of, problem: isMissing ? "missing" : "unreadable", message };
}
