import { describe, expect, it } from "vitest";
import { planCluster } from "../../commands/cluster/clusterPlan.ts";
import { keepPorts, readClusterOptions } from "../../commands/cluster/runCluster.ts";
import { productConf } from "../../src/model/conf/ConfLanguage.ts";
import { temporaryFolder } from "../server/support/temporaryFolder.ts";

describe("the servers that `npm run cluster` starts", () => {
  it("are peers of each other with one key, in configs that hold no mistake", () => {
    const plan = planCluster({ ports: [8081, 8082, 8083], key: "key" });
    const configs = plan.map(({ configText }) => {
      const conf = productConf();
      const { config, problems } = conf.read(conf.parse(configText));
      expect(problems).toEqual([]);
      return config;
    });
    expect(configs.map(({ cluster_key: key }) => key)).toEqual(["key", "key", "key"]);
    expect(
      configs.map(({ peers }) => Object.entries(peers ?? {}).map(([name, peer]) => `${name}:${JSON.stringify(peer)}`)),
    ).toEqual(
      plan.map(({ hostname }) =>
        plan
          .filter((other) => other.hostname !== hostname)
          .map(
            (other, position) =>
              `${other.hostname}:${JSON.stringify({ name: other.hostname, port: other.port, position })}`,
          ),
      ),
    );
  });

  it("take the command's own options, in either spelling, and hand on all others", () => {
    expect(readClusterOptions("/p", [])).toMatchObject({
      count: 3,
      port: 8081,
      folder: "/p/data/cluster",
      serverArguments: [],
    });
    expect(
      readClusterOptions("/p", ["--count=5", "--streams", "10", "--port", "9000", "--engine=simulated"]),
    ).toMatchObject({
      count: 5,
      port: 9000,
      serverArguments: ["--streams", "10", "--engine=simulated"],
    });
    expect(readClusterOptions("/p", ["--help"])).toBe("help");
    expect(() => readClusterOptions("/p", ["--count", "1"])).toThrow("2 to 30");
    expect(() => readClusterOptions("/p", ["--port", "x"])).toThrow("--port");
  });

  it("are started at the ports that stand in their configs, or told why not", () => {
    const folder = temporaryFolder();
    keepPorts(folder, [8081, 8082]);
    expect(() => keepPorts(folder, [8081, 8082])).not.toThrow();
    expect(() => keepPorts(folder, [9001, 9002])).toThrow(/8081 8082.*--data/s);
  });
});
