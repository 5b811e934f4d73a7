import type { FastifyRequest } from "fastify";
import type { ClusterDoor } from "../proof/ClusterDoor.ts";
import { proofHeader } from "../proof/proofHeader.ts";

/** @returns the key the asking server knows @throws ServerError for one that knows none */
export function admitRequest(door: ClusterDoor, { ip, url, headers }: FastifyRequest): string {
  return door.admit({ ip, path: url, proof: headers[proofHeader] });
}
