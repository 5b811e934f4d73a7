import type { Figure } from "./Figure.ts";

/**
 * A bench by the name it is asked for with `--only`, loaded only then. It throws BenchSkipped where this machine lacks
 * what it needs; the names of its figures then begin with its own.
 */
export interface Bench {
  readonly name: string;
  readonly run: () => Promise<readonly Figure[]>;
}

/** All benches, in the order they run. */
export const benches: readonly Bench[] = [
  { name: "conf", run: async () => [await (await import("./confParse.ts")).confParseBench()].flat() },
  { name: "conf.save", run: async () => (await import("./confSave.ts")).confSaveBench() },
  { name: "editor", run: async () => (await import("./textEditor.ts")).textEditorBench() },
  { name: "generator", run: async () => (await import("./generatorTime.ts")).generatorTimeBench() },
  { name: "dev", run: async () => (await import("./devEdits.ts")).devEditsBench() },
  { name: "script", run: async () => (await import("./scriptSize.ts")).scriptSizeBench() },
  { name: "firstView", run: async () => (await import("./firstView.ts")).firstViewBench() },
  { name: "streams", run: async () => (await import("./streamList.ts")).streamListBench() },
  { name: "ingest", run: async () => (await import("./ingestMatrix.ts")).ingestMatrixBench() },
  { name: "pulse", run: async () => (await import("./pulseBoard.ts")).pulseBoardBench() },
  { name: "palette", run: async () => (await import("./paletteSearch.ts")).paletteSearchBench() },
  { name: "revisions", run: async () => (await import("./revisionList.ts")).revisionListBench() },
  { name: "compare", run: async () => (await import("./revisionComparison.ts")).revisionComparisonBench() },
  { name: "store", run: async () => [...(await (await import("./storeDelta.ts")).storeDeltaBench())] },
  { name: "form", run: async () => [await (await import("./formKeyPress.ts")).formBench()].flat() },
  { name: "media.remux", run: async () => (await import("./media/remux.ts")).remuxBench() },
  { name: "media.firstPicture", run: async () => (await import("./media/firstPicture.ts")).firstPictureBench() },
  { name: "media.switch", run: async () => (await import("./media/sourceSwitch.ts")).sourceSwitchBench() },
  { name: "media.viewers", run: async () => (await import("./media/viewers.ts")).viewersBench() },
  { name: "media.ads", run: async () => (await import("./media/adBreak.ts")).adBreakBench() },
  { name: "media.saves", run: async () => (await import("./media/saves.ts")).savesBench() },
  { name: "auth-decision", run: async () => (await import("./media/authDecision.ts")).authDecisionBench() },
  { name: "iptv", run: async () => (await import("./iptvUsers.ts")).iptvUsersBench() },
  { name: "history", run: async () => (await import("./media/historyReport.ts")).historyReportBench() },
];
