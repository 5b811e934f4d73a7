import { lazy } from "react";
import type { WidgetTable } from "../src/forms/WidgetTable.ts";

/** Hand-written widgets and fields by the names that schemas use, one row and one folder each, loaded when first drawn. */
export const registry: WidgetTable = {
  widgets: {
    "auth-backends": lazy(() =>
      import("./authBackends/AuthBackends.tsx").then((one) => ({ default: one.AuthBackends })),
    ),
    "logo-file": lazy(() => import("./logo/LogoFile.tsx").then((one) => ({ default: one.LogoFile }))),
    "protocol-switch": lazy(() =>
      import("./outputProtocols/ProtocolSwitch.tsx").then((one) => ({ default: one.ProtocolSwitch })),
    ),
    "surveillance-database": lazy(() =>
      import("./surveillance/SurveillanceDatabase.tsx").then((one) => ({ default: one.SurveillanceDatabase })),
    ),
    reference: lazy(() => import("./reference/ReferenceWidget.tsx").then((one) => ({ default: one.ReferenceWidget }))),
    "reference-tags": lazy(() =>
      import("./reference/ReferenceTags.tsx").then((one) => ({ default: one.ReferenceTags })),
    ),
    "publish-choice": lazy(() => import("./publish/PublishChoice.tsx").then((one) => ({ default: one.PublishChoice }))),
  },
  fields: {
    schedule: lazy(() => import("./schedule/Schedule.tsx").then((one) => ({ default: one.Schedule }))),
  },
  objects: {
    "transcoder-ladder": lazy(() =>
      import("./transcoder/TranscoderLadder.tsx").then((one) => ({ default: one.TranscoderLadder })),
    ),
  },
  rows: {
    "ad-file": lazy(() => import("./adInjector/AdFileRow.tsx").then((one) => ({ default: one.AdFileRow }))),
    "source-row": lazy(() => import("./sourceRow/SourceRow.tsx").then((one) => ({ default: one.SourceRow }))),
    "vod-path": lazy(() => import("./vodPath/VodPath.tsx").then((one) => ({ default: one.VodPath }))),
  },
  sections: {
    "ad-files": lazy(() => import("./adInjector/AdFileRow.tsx").then((one) => ({ default: one.AdFilesNote }))),
    "used-by": lazy(() => import("./reference/UsedByNote.tsx").then((one) => ({ default: one.UsedByNote }))),
    "dvr-room": lazy(() => import("./dvrStorage/DvrRoom.tsx").then((one) => ({ default: one.DvrRoom }))),
    "dvr-disks": lazy(() => import("./dvrStorage/DvrRoom.tsx").then((one) => ({ default: one.DvrDisks }))),
    "dvr-losses": lazy(() => import("./dvrStorage/DvrLosses.tsx").then((one) => ({ default: one.DvrLosses }))),
    "license-note": lazy(() => import("./surveillance/LicenseNote.tsx").then((one) => ({ default: one.LicenseNote }))),
    "tls-certificate": lazy(() =>
      import("./certificate/CertificateStatus.tsx").then((one) => ({ default: one.CertificateStatus })),
    ),
    "access-links": lazy(() => import("./accessLinks/AccessLinks.tsx").then((one) => ({ default: one.AccessLinks }))),
    "location-addresses": lazy(() =>
      import("./outputProtocols/AddressList.tsx").then((one) => ({ default: one.LocationAddresses })),
    ),
    "other-protocols": lazy(() =>
      import("./outputProtocols/AddressList.tsx").then((one) => ({ default: one.OtherProtocols })),
    ),
    "location-publish": lazy(() =>
      import("./publish/PublishAddresses.tsx").then((one) => ({ default: one.LocationPublish })),
    ),
    "publish-addresses": lazy(() =>
      import("./publish/PublishAddresses.tsx").then((one) => ({ default: one.PublishAddresses })),
    ),
  },
};
