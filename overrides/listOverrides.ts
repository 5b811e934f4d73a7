import type { ListOverride } from "./ListOverride.ts";

/** What lists have that their schemas do not say, by entity: a row and a file each, loaded with the list. */
export const listOverrides: Readonly<Record<string, () => Promise<ListOverride>>> = {
  "ad-schedule": () => import("./adInjector/adScheduleList.tsx").then((one) => one.adScheduleList),
  "auth-backend": () => import("./authTrial/AuthTrialBox.tsx").then((one) => one.authBackendList),
  location: () => import("./mediaLists/locationList.tsx").then((one) => one.locationList),
  mirror: () => import("./mediaLists/mirrorList.tsx").then((one) => one.mirrorList),
  vod: () => import("./mediaLists/vodList.tsx").then((one) => one.vodList),
};
