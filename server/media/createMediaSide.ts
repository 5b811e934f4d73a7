import type { EngineAds } from "../engine/Engine.ts";
import type { EngineHost } from "../engine/EngineHost.ts";
import { createAdsPart } from "./ads/createAdsPart.ts";
import { createDvrPart } from "./dvr/createDvrPart.ts";
import type { Ffmpeg } from "./ffmpeg/Ffmpeg.ts";
import { createLivePart, type LiveStreams } from "./live/LiveStreams.ts";
import type { MediaContext, MediaPart } from "./MediaPart.ts";
import { createMirrorPart } from "./mirrors/createMirrorPart.ts";
import { createOutputsPart } from "./outputs/createOutputsPart.ts";
import { FfmpegPool } from "./ffmpeg/FfmpegPool.ts";
import type { ProcessPool } from "./ffmpeg/ProcessPool.ts";
import { createPushPart } from "./pushes/createPushPart.ts";
import { createRtmpPart } from "./rtmp/createRtmpPart.ts";
import { ViewerRegistry } from "./viewers/ViewerRegistry.ts";
import { iptvViewerId, isIptvViewerId } from "./viewers/admission/askIptv.ts";
import { createVodPart } from "./vod/createVodPart.ts";
import { createWebrtcPart } from "./webrtc/createWebrtcPart.ts";

/** The media side put together. */
export interface MediaSide {
  readonly live: LiveStreams;
  readonly viewers: ViewerRegistry;
  readonly processes: ProcessPool;
  readonly ads: EngineAds;
  /** In the order in which their addresses are asked. */
  readonly parts: readonly MediaPart[];
}

/**
 * Puts the parts of the media side together: a subject is a folder here and a row below.
 * @param processes of ffmpeg, unless a test has others
 */
export function createMediaSide(
  ffmpeg: Ffmpeg,
  host: EngineHost,
  processes: ProcessPool = new FfmpegPool(ffmpeg),
): MediaSide {
  const { folder, config, log, now, isViewToken } = host;
  const viewers: ViewerRegistry = new ViewerRegistry({
    config,
    log,
    now,
    isViewToken,
    tellNotice: host.tellNotice,
    onAuthAnswer: host.onAuthAnswer,
    userOfKey: (key, address) => host.iptv.userOfKey(key, address),
    runningConfig: (name, kind) => (kind === "publish" ? live.findForPublishing(name) : live.find(name))?.config,
  });
  const stopUsers = host.iptv.onChange((changed) => {
    const isOne = changed === "all" ? isIptvViewerId : (id: string | undefined) => id === iptvViewerId(changed);
    void viewers.refreshUsers(isOne);
  });
  viewers.onNews(host.onSession);
  viewers.onClosed((session) => {
    // Who was let in and fetched nothing (a preview, a look at what is recorded) has watched nothing.
    if (session.bytes_sent > 0) host.onSession(session);
  });
  const base: Omit<MediaContext, "streams"> = { folder, ffmpeg, processes, viewers, log, config, now };
  const live = createLivePart(base);
  live.onRename(({ name }, from) => viewers.rename(from, name));
  const context: MediaContext = { ...base, streams: live };
  const ads = createAdsPart(context, host);
  const parts: readonly MediaPart[] = [
    live,
    createMirrorPart(context, live, host.hostname),
    createDvrPart(context),
    ads,
    createPushPart(context),
    createRtmpPart(context, { host: host.address, certificates: host.certificates, onNotice: host.tellNotice }),
    createWebrtcPart(context),
    createOutputsPart(context, { isViewToken }),
    // Its last route takes any path below a VOD.
    createVodPart(context),
    // Behind the others, which know by then what runs by which settings.
    { configure: () => viewers.refresh(), stop: async () => stopUsers() },
  ];
  return { live, viewers, processes, parts, ads: ads.ads };
}
