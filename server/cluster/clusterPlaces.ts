import type { ClusterSource } from "../../src/generated/types/ClusterSource.ts";
import type { Server } from "../../src/generated/types/Server.ts";
import { isPlainObject, type Json, type JsonObject } from "../../src/model/Json.ts";
import { listedNames } from "../../src/model/mirror/mirroredModes.ts";
import { mirrorName, serverKey } from "../../src/model/mirror/mirrorServers.ts";
import { peerAddress } from "../../src/model/mirror/peerAddress.ts";
import { numberOf, sourceUrls } from "../../src/model/stream/reportedStream.ts";
import type { MemberPlace } from "./ClusterMember.ts";
import type { Said } from "../../src/generated/types/Said.ts";

/**
 * The other servers that the config names: its peers in their order, then origins of its mirrors. One that is both is told
 * once; a peer of this server's own name is this server.
 */
export function memberPlaces(
  { peers = {}, sources = {}, cluster_key: key }: Server,
  ownName: string,
): readonly MemberPlace[] {
  const places = new Map<string, MemberPlace>();
  for (const [name, peer] of inOrder(peers)) {
    const server = peerAddress({ name, port: peer.port });
    if (name !== ownName && !places.has(server))
      places.set(server, { name, server, key, isPeer: true, isSource: false });
  }
  for (const [, mirror] of inOrder(sources)) {
    for (const url of sourceUrls(mirror)) {
      const server = serverKey(url);
      if (!/^https?:/.test(server)) continue;
      const known = places.get(server);
      const own = mirror.cluster_key || key;
      places.set(
        server,
        known === undefined
          ? {
              name: hostName(server, [ownName, ...[...places.values()].map(({ name }) => name)]),
              server,
              key: own,
              isPeer: false,
              isSource: true,
            }
          : { ...known, isSource: true },
      );
    }
  }
  return [...places.values()];
}

/** An origin goes by its host, with the port where the host has several servers. */
function hostName(server: string, taken: readonly string[]): string {
  const host = server.replace(/^https?:\/\//, "");
  const short = host.replace(/:\d+$/, "");
  return taken.includes(short) ? host : short;
}

/** The mirrors of a tree, a row for each of their servers. */
export function clusterSources(tree: JsonObject): readonly ClusterSource[] {
  const reports = isPlainObject(tree["servers"]) ? tree["servers"] : {};
  const byKey = new Map(Object.entries(reports).map(([url, report]) => [serverKey(url), report]));
  const mirrors = Object.entries(isPlainObject(tree["sources"]) ? tree["sources"] : {});
  return mirrors
    .flatMap(([id, mirror]) => (isPlainObject(mirror) ? [{ id, mirror }] : []))
    .sort((one, other) => numberOf(one.mirror["position"]) - numberOf(other.mirror["position"]))
    .flatMap(({ id, mirror }) =>
      sourceUrls(mirror).map((url) => ({ id, ...mirrorFacts(mirror), ...serverFacts(serverKey(url), byKey) })),
    );
}

function mirrorFacts(mirror: JsonObject) {
  const { prefix, streams } = mirror;
  const [only, except] = [listedNames(mirror["only"]), listedNames(mirror["except"])];
  const title = mirrorName(mirror);
  return {
    stream_count: isPlainObject(streams) ? Object.keys(streams).length : 0,
    ...(title === undefined ? {} : { title }),
    ...(typeof prefix === "string" && prefix !== "" ? { prefix } : {}),
    ...(only === undefined ? {} : { only: [...only] }),
    ...(except === undefined ? {} : { except: [...except] }),
  };
}

function serverFacts(server: string, reports: ReadonlyMap<string, Json>) {
  const {
    proto = "",
    name = "",
    port = "",
  } = /^(?<proto>\w+):\/\/(?<name>.*):(?<port>\d+)$/.exec(server)?.groups ?? {};
  const report = reports.get(server);
  const { error, said } = isPlainObject(report) ? report : {};
  return { proto, name, port: Number(port), ...(typeof error === "string" ? { error, ...saidIn(said) } : {}) };
}

function inOrder<Entry extends { readonly position?: number }>(
  entries: Readonly<Record<string, Entry>>,
): readonly (readonly [string, Entry])[] {
  return Object.entries(entries).toSorted(([, one], [, other]) => (one.position ?? 0) - (other.position ?? 0));
}

/** As the mirrors report it. */
function saidIn(said: Json | undefined): { readonly said?: Said } {
  if (!isPlainObject(said) || typeof said["words"] !== "string" || typeof said["code"] !== "string") return {};
  const { words, code, values } = said;
  const filled = Object.entries(isPlainObject(values) ? values : {}).flatMap(([name, value]) =>
    typeof value === "string" || typeof value === "number" ? [[name, value] as const] : [],
  );
  return { said: { words, code, ...(filled.length > 0 ? { values: Object.fromEntries(filled) } : {}) } };
}
