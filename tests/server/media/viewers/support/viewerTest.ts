import { afterEach } from "vitest";
import type { Server } from "../../../../../src/generated/types/Server.ts";
import type { ViewerRegistryParts } from "../../../../../server/media/viewers/ViewerRegistry.ts";
import { AuthServer } from "./AuthServer.ts";
import { RegistryBench } from "./RegistryBench.ts";

/** Registries and backends for the tests of a file; each test's are stopped behind it. */
export function viewerTest() {
  const benches: RegistryBench[] = [];
  const backends: AuthServer[] = [];
  afterEach(async () => {
    for (const bench of benches.splice(0)) bench.registry.stop();
    for (const backend of backends.splice(0)) await backend.stop();
  });
  return {
    bench: (config: Server, parts: Partial<ViewerRegistryParts> = {}): RegistryBench => {
      const bench = new RegistryBench(config, parts);
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
