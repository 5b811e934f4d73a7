// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
import type { FormDescriptor } from "./contracts/FormDescriptor.ts";

const forms: Readonly<Record<string, Readonly<Record<string, () => Promise<FormDescriptor>>>>> = {
  "ad-schedule": {
    "schedule": () => import("./forms/ad-schedule.schedule.ts").then((module) => module.adScheduleScheduleForm),
    "new": () => import("./forms/ad-schedule.new.ts").then((module) => module.adScheduleNewForm),
  },
  "auth-backend": {
    "auth": () => import("./forms/auth-backend.auth.ts").then((module) => module.authBackendAuthForm),
    "new": () => import("./forms/auth-backend.new.ts").then((module) => module.authBackendNewForm),
  },
  "dvr-storage": {
    "dvr": () => import("./forms/dvr-storage.dvr.ts").then((module) => module.dvrStorageDvrForm),
    "new": () => import("./forms/dvr-storage.new.ts").then((module) => module.dvrStorageNewForm),
  },
  "iptv-user": {
    "user": () => import("./forms/iptv-user.user.ts").then((module) => module.iptvUserUserForm),
  },
  "location": {
    "overview": () => import("./forms/location.overview.ts").then((module) => module.locationOverviewForm),
    "input": () => import("./forms/location.input.ts").then((module) => module.locationInputForm),
    "process": () => import("./forms/location.process.ts").then((module) => module.locationProcessForm),
    "dvr": () => import("./forms/location.dvr.ts").then((module) => module.locationDvrForm),
    "output": () => import("./forms/location.output.ts").then((module) => module.locationOutputForm),
    "auth": () => import("./forms/location.auth.ts").then((module) => module.locationAuthForm),
    "new": () => import("./forms/location.new.ts").then((module) => module.locationNewForm),
  },
  "mirror": {
    "overview": () => import("./forms/mirror.overview.ts").then((module) => module.mirrorOverviewForm),
    "input": () => import("./forms/mirror.input.ts").then((module) => module.mirrorInputForm),
    "process": () => import("./forms/mirror.process.ts").then((module) => module.mirrorProcessForm),
    "dvr": () => import("./forms/mirror.dvr.ts").then((module) => module.mirrorDvrForm),
    "output": () => import("./forms/mirror.output.ts").then((module) => module.mirrorOutputForm),
    "auth": () => import("./forms/mirror.auth.ts").then((module) => module.mirrorAuthForm),
    "new": () => import("./forms/mirror.new.ts").then((module) => module.mirrorNewForm),
  },
  "server": {
    "settings": () => import("./forms/server.settings.ts").then((module) => module.serverSettingsForm),
    "cluster": () => import("./forms/server.cluster.ts").then((module) => module.serverClusterForm),
    "iptv": () => import("./forms/server.iptv.ts").then((module) => module.serverIptvForm),
  },
  "stream": {
    "overview": () => import("./forms/stream.overview.ts").then((module) => module.streamOverviewForm),
    "input": () => import("./forms/stream.input.ts").then((module) => module.streamInputForm),
    "transcoder": () => import("./forms/stream.transcoder.ts").then((module) => module.streamTranscoderForm),
    "dvr": () => import("./forms/stream.dvr.ts").then((module) => module.streamDvrForm),
    "output": () => import("./forms/stream.output.ts").then((module) => module.streamOutputForm),
    "auth": () => import("./forms/stream.auth.ts").then((module) => module.streamAuthForm),
    "new": () => import("./forms/stream.new.ts").then((module) => module.streamNewForm),
  },
  "vod": {
    "overview": () => import("./forms/vod.overview.ts").then((module) => module.vodOverviewForm),
    "input": () => import("./forms/vod.input.ts").then((module) => module.vodInputForm),
    "output": () => import("./forms/vod.output.ts").then((module) => module.vodOutputForm),
    "auth": () => import("./forms/vod.auth.ts").then((module) => module.vodAuthForm),
    "new": () => import("./forms/vod.new.ts").then((module) => module.vodNewForm),
  },
};

/** Loads the form of an entity's page, a chunk of its own. @throws Error for a page that the schema does not have */
export async function loadForm(entity: string, page: string): Promise<FormDescriptor> {
  const load = forms[entity]?.[page];
  if (!load) throw new Error(`the schema of ${entity} has no page ${page}`);
  return load();
}
