import { afterEach } from "vitest";
import type { Server } from "../../../../../src/generated/types/Server.ts";
import type { ViewerBookParts } from "../../../../../server/media/viewers/ViewerBookParts.ts";
import { AuthServer } from "./AuthServer.ts";
import { BookBench } from "./BookBench.ts";

/** Books and backends for the tests of a file; each test's are stopped behind it. */
export function viewerTest() {
  const benches: BookBench[] = [];
  const backends: AuthServer[] = [];
  afterEach(async () => {
    for (const bench of benches.splice(0)) bench.book.stop();
    for (const backend of backends.splice(0)) await backend.stop();
  });
  return {
    bench: (config: Server, parts: Partial<ViewerBookParts> = {}): BookBench => {
      const bench = new BookBench(config, parts);
      benches.push(bench);
      return bench;
    },
    backend: async (): Promise<AuthServer> => {
      const backend = await AuthServer.start();
      backends.push(backend);
      return backend;
    },
  };
}
