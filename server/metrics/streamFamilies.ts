import { isPlainObject, type JsonObject } from "../../src/model/Json.ts";
import { isRealError, streamStats } from "../../src/model/stream/reportedStream.ts";
import type { MetricFamily, StreamFamily } from "./MetricFamily.ts";

/** What each stream has to tell, a row a figure. */
export const streamFamilies: readonly StreamFamily[] = [
  gauge("up", "1 while frames come in, else 0.", ({ alive }) => (alive === true ? 1 : 0)),
  gauge("uptime_seconds", "On air without a break; 0 while it is not.", ({ lifetime }) => seconds(lifetime)),
  gauge("clients", "Viewers at this moment.", ({ client_count: clients }) => number(clients)),
  gauge("input_bytes_per_second", "What comes in from the source; times 8 for bits.", ({ alive, bitrate }) =>
    // What a dead stream's last bitrate was is no traffic.
    alive === true ? bytes(bitrate) : 0,
  ),
  gauge("output_bytes_per_second", "What all clients take together; times 8 for bits.", ({ out_bandwidth: out }) =>
    bytes(out),
  ),
  counter("received_bytes_total", "Received since the stream was started.", ({ bytes_in: received }) =>
    number(received),
  ),
  counter("sent_bytes_total", "Sent to clients since the stream was started.", ({ bytes_out: sent }) => number(sent)),
  gauge("delay_seconds", "Since the last frame came in.", ({ ts_delay: delay }) => seconds(delay)),
  gauge("retries", "Attempts to reach the source since it was lost.", ({ retry_count: retries }) => number(retries)),
  gauge(
    "source_error",
    "1 while the source gives nothing for a reason that is known, else 0.",
    ({ source_error: error }) => (isRealError(error) ? 1 : 0),
  ),
  gauge("failed_sources", "Sources that give nothing, also while another one plays.", ({ failed_sources: failed }) =>
    Array.isArray(failed) ? failed.length : 0,
  ),
  gauge("input_errors_per_second", "Lost or broken packets.", ({ input_error_rate: rate }) => number(rate) ?? 0),
  counter("bufferings_total", "How often clients had to wait for data.", ({ bufferings }) => number(bufferings)),
  gauge("dvr_bytes", "What the recordings take on the disk.", ({ dvr_info: dvr }) =>
    isPlainObject(dvr) ? number(dvr["disk_size"]) : undefined,
  ),
];

type Reader = (stats: JsonObject) => number | undefined;

function gauge(name: string, help: string, read: Reader): StreamFamily {
  return family(`sluice_stream_${name}`, { type: "gauge", help, read });
}

function counter(name: `${string}_total`, help: string, read: Reader): StreamFamily {
  return family(`sluice_stream_${name}`, { type: "counter", help, read });
}

function family(
  name: StreamFamily["name"],
  { read, ...row }: Pick<MetricFamily<never>, "type" | "help"> & { readonly read: Reader },
): StreamFamily {
  return {
    name,
    labels: ["name"],
    ...row,
    read: (streams) =>
      streams.flatMap(([streamName, stream]) => {
        const value = read(streamStats(stream));
        return value === undefined ? [] : [{ labels: { name: streamName }, value }];
      }),
  };
}

function number(value: unknown): number | undefined {
  return typeof value === "number" && Number.isFinite(value) ? value : undefined;
}

/** Of milliseconds. */
function seconds(value: unknown): number | undefined {
  const ms = number(value);
  return ms === undefined ? undefined : ms / 1000;
}

/** Of kilobits, which are 1000 bits. */
function bytes(value: unknown): number | undefined {
  const kilobits = number(value);
  return kilobits === undefined ? undefined : kilobits * 125;
}
