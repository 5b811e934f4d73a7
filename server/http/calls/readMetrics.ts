import { Readable } from "node:stream";
import { metricsType, writeMetrics } from "../../metrics/writeMetrics.ts";
import type { MeasuredServer } from "../../metrics/ServerReport.ts";
import type { ApiCall } from "../ApiCall.ts";

/** `GET /metrics`: what Prometheus scrapes (docs/metrics.md), for the administrator and for the login that only reads. */
export function readMetrics(server: MeasuredServer): ApiCall {
  return {
    method: "GET",
    path: "/metrics",
    isForReaders: true,
    handle: (_request, reply) => {
      reply.type(metricsType);
      return Readable.from(writeMetrics(server));
    },
  };
}
