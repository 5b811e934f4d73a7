import type { MediaContext, MediaPart } from "../MediaPart.ts";
import { outputRoute } from "../outputs/outputRoutes.ts";
import { PollingViewers } from "../outputs/PollingViewers.ts";
import { Archives } from "./Archives.ts";
import type { ArchiveFiles } from "./ArchiveFiles.ts";
import { DiskFiles } from "./DiskFiles.ts";
import { archiveRows, RecordedStreams } from "./play/archiveRows.ts";
import { DvrReport } from "./DvrReport.ts";
import { DiskQuestions } from "./storage/DiskQuestions.ts";
import { StorageWatch } from "./storage/StorageWatch.ts";

/** What tests choose otherwise. */
interface DvrOptions {
  readonly files?: ArchiveFiles;
  readonly upkeepMs?: number;
}

/** Records streams that have `dvr`, keeps the archives within their limits, and plays and exports them. */
export function createDvrPart(
  context: MediaContext,
  { files = new DiskFiles(), upkeepMs = 1000 }: DvrOptions = {},
): MediaPart {
  const questions = new DiskQuestions(files);
  const archives = new Archives(context, files, questions);
  const polling = new PollingViewers(context);
  const recorded = new RecordedStreams();
  const report = new DvrReport(context.now);
  const end = context.streams.onStream((stream) => () => polling.end(recorded.of(stream), "the stream was removed"));
  const storages = new StorageWatch(context, questions);
  const timer = setInterval(() => {
    void archives.upkeep();
    void storages.upkeep(archives.all);
  }, upkeepMs).unref();
  const rows = archiveRows({ context, archives, files, polling }, recorded);
  return {
    routes: rows.map((row) => outputRoute(context, row)),
    configure() {
      archives.configure();
      storages.configure();
    },
    report: (isFull) => ({
      ...report.read(archives.all, (stream) => archives.has(stream), isFull),
      ...storages.report(isFull),
    }),
    dvrImpact: (config, renames) => archives.impactOf(config, renames),
    async stop() {
      clearInterval(timer);
      end();
      await archives.stop();
    },
  };
}
