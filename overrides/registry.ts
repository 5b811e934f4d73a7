import type { WidgetTable } from "../src/forms/WidgetTable.ts";
import { lazyPart } from "../src/components/states/lazyPart.tsx";

/** Hand-written widgets and fields by the names that schemas use, one row and one folder each, loaded when first drawn. */
export const registry: WidgetTable = {
  widgets: {
    "auth-backends": lazyPart(() => import("./authBackends/AuthBackends.tsx").then((one) => one.AuthBackends)),
    "logo-file": lazyPart(() => import("./logo/LogoFile.tsx").then((one) => one.LogoFile)),
    "protocol-switch": lazyPart(() => import("./outputProtocols/ProtocolSwitch.tsx").then((one) => one.ProtocolSwitch)),
    "surveillance-database": lazyPart(() =>
      import("./surveillance/SurveillanceDatabase.tsx").then((one) => one.SurveillanceDatabase),
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
    "license-note": lazyPart(() => import("./surveillance/LicenseNote.tsx").then((one) => one.LicenseNote)),
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
