import { onTestFinished } from "vitest";
import type { RunningServer } from "../../../../server/createServer.ts";
import { serve } from "../../../../server/serve.ts";
import type { JsonObject } from "../../../../src/model/Json.ts";
import { TestClient } from "../../support/TestClient.ts";
import { temporaryFolder } from "../../support/temporaryFolder.ts";

/** One server of a cluster, with its administrator logged in. */
export interface StartedMember {
  readonly name: string;
  readonly port: number;
  readonly server: RunningServer;
  readonly client: TestClient;
  /** Saves a change over whatever stands there. */
  save(delta: JsonObject): Promise<void>;
  /** The answer of `cluster_servers` to a query such as `ingest=true`. */
  ask(query?: string): Promise<JsonObject>;
  readonly lines: readonly string[];
}

export const clusterKey = "canary-of-the-cluster";
export const account = { login: "admin", password: "correct horse" };

/** A real server with simulated media, of a name of its own on this machine. */
export async function startMember(name: string): Promise<StartedMember> {
  const folder = temporaryFolder();
  const lines: string[] = [];
  const server = await serve(
    {
      folder,
      host: "127.0.0.1",
      port: 0,
      engine: "simulated",
      hostname: name,
      consoleFolder: temporaryFolder(),
      ...account,
    },
    (line) => lines.push(line),
  );
  onTestFinished(server.stop);
  const client = new TestClient(server.url);
  await client.logIn(account.login, account.password);
  return {
    name,
    port: server.port,
    server,
    client,
    lines,
    async save(delta) {
      const answer = await client.post("/flussonic/api/modify_config", delta, { "if-match": "*" });
      if (answer.status !== 200) throw new Error(answer.text);
    },
    async ask(query) {
      const answer = await client.get(`/flussonic/api/cluster_servers${query === undefined ? "" : `?${query}`}`);
      if (answer.status !== 200) throw new Error(answer.text);
      return answer.json;
    },
  };
}

/** Servers that know each other: `one.localhost`, `two.localhost`, ... */
export async function startCluster(...names: readonly string[]): Promise<readonly StartedMember[]> {
  const members = await Promise.all(names.map((name) => startMember(`${name}.localhost`)));
  await Promise.all(members.map((member) => member.save({ cluster_key: clusterKey, peers: peersOf(member, members) })));
  return members;
}

/** The others, as a config has them. */
export function peersOf(member: StartedMember, members: readonly StartedMember[]): JsonObject {
  const others = members.filter(({ name }) => name !== member.name);
  return Object.fromEntries(others.map(({ name, port }) => [name, { name, port }]));
}
