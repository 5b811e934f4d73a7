import type { WidgetTable } from "../src/forms/WidgetTable.ts";
import { lazyPart, readPart } from "../src/components/states/lazyPart.tsx";
import type { FormDescriptor } from "../src/generated/contracts/FormDescriptor.ts";
import { isPlainObject } from "../src/model/Json.ts";

/** Hand-written widgets and fields by the names that schemas use, one row and one folder each, loaded when first drawn. */
export const registry: WidgetTable = {
  widgets: {
    "auth-backends": lazyPart(() => import("./authBackends/AuthBackends.tsx").then((one) => one.AuthBackends)),
    "logo-file": lazyPart(() => import("./logo/LogoFile.tsx").then((one) => one.LogoFile)),
    "protocol-switch": lazyPart(() => import("./outputProtocols/ProtocolSwitch.tsx").then((one) => one.ProtocolSwitch)),
    "surveillance-database": lazyPart(() =>
      import("./surveillance/SurveillanceSetting.tsx").then((one) => one.SurveillanceDatabase),
    ),
    reference: lazyPart(() => import("./reference/ReferenceWidget.tsx").then((one) => one.ReferenceWidget)),
    "reference-tags": lazyPart(() => import("./reference/ReferenceTags.tsx").then((one) => one.ReferenceTags)),
    "publish-choice": lazyPart(() => import("./publish/PublishChoice.tsx").then((one) => one.PublishChoice)),
  },
  fields: {
    schedule: lazyPart(() => import("./schedule/Schedule.tsx").then((one) => one.Schedule)),
  },
  objects: {
    "transcoder-ladder": lazyPart(() =>
      import("./transcoder/TranscoderLadder.tsx").then((one) => one.TranscoderLadder),
    ),
  },
  rows: {
    "ad-file": lazyPart(() => import("./adInjector/AdFileRow.tsx").then((one) => one.AdFileRow)),
    "source-row": lazyPart(() => import("./sourceRow/SourceRow.tsx").then((one) => one.SourceRow)),
    "vod-path": lazyPart(() => import("./vodPath/VodPath.tsx").then((one) => one.VodPath)),
  },
  sections: {
    "ad-files": lazyPart(() => import("./adInjector/AdFileRow.tsx").then((one) => one.AdFilesNote)),
    "used-by": lazyPart(() => import("./reference/UsedByNote.tsx").then((one) => one.UsedByNote)),
    "dvr-room": lazyPart(() => import("./dvrStorage/DvrRoom.tsx").then((one) => one.DvrRoom)),
    "dvr-disks": lazyPart(() => import("./dvrStorage/DvrRoom.tsx").then((one) => one.DvrDisks)),
    "dvr-losses": lazyPart(() => import("./dvrStorage/DvrLosses.tsx").then((one) => one.DvrLosses)),
    "license-note": lazyPart(() => import("./surveillance/SurveillanceSetting.tsx").then((one) => one.LicenseNote)),
    "tls-certificate": lazyPart(() =>
      import("./certificate/CertificateStatus.tsx").then((one) => one.CertificateStatus),
    ),
    "access-links": lazyPart(() => import("./accessLinks/AccessLinks.tsx").then((one) => one.AccessLinks)),
    "location-addresses": lazyPart(() =>
      import("./outputProtocols/AddressList.tsx").then((one) => one.LocationAddresses),
    ),
    "other-protocols": lazyPart(() => import("./outputProtocols/AddressList.tsx").then((one) => one.OtherProtocols)),
    "location-publish": lazyPart(() => import("./publish/PublishAddresses.tsx").then((one) => one.LocationPublish)),
    "publish-addresses": lazyPart(() => import("./publish/PublishAddresses.tsx").then((one) => one.PublishAddresses)),
  },
};

/**
 * Fetches the widgets and live pieces that a form names, so that it is drawn with them and nothing moves as they come. What
 * cannot be fetched keeps nobody: it comes late, as any piece does.
 */
export async function readFormPieces({ uiSchema, sections }: FormDescriptor): Promise<void> {
  const named = new Set(wordsIn([uiSchema, sections.map(({ piece }) => piece)]));
  const parts = Object.values(registry).flatMap((table: object) => Object.entries(table));
  await Promise.allSettled(parts.flatMap(([name, part]) => (named.has(name) ? [readPart(part)] : [])));
}

/** All texts in a value: a piece is named in several places of a form, and a text that is none names none. */
function wordsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(wordsIn);
  return isPlainObject(value) ? Object.values(value).flatMap(wordsIn) : [];
}
