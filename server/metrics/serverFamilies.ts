import { performance } from "node:perf_hooks";
import type { Tally } from "../log/Tally.ts";
import { type MetricSample, type ServerFamily, single } from "./MetricFamily.ts";

/** What the server as a whole has to tell, a row a figure. */
export const serverFamilies: readonly ServerFamily[] = [
  {
    name: "sluice_info",
    type: "gauge",
    labels: ["version", "build", "engine"],
    help: "Always 1; which server this is.",
    read: ({ engine, info: { version, build = "" } }) => [{ labels: { version, build, engine }, value: 1 }],
  },
  {
    name: "sluice_uptime_seconds",
    type: "gauge",
    labels: [],
    help: "Since the server was started.",
    read: ({ info }) => single(info.uptime),
  },
  {
    name: "sluice_streams",
    type: "gauge",
    labels: [],
    help: "Streams configured, published and mirrored.",
    read: ({ info }) => single(info.total_streams),
  },
  {
    name: "sluice_streams_online",
    type: "gauge",
    labels: [],
    help: "Streams on air without an error.",
    read: ({ info }) => single(info.online_streams),
  },
  {
    name: "sluice_clients",
    type: "gauge",
    labels: [],
    help: "Viewers at this moment, of streams and files.",
    read: ({ info }) => single(info.total_clients),
  },
  {
    name: "sluice_open_files",
    type: "gauge",
    labels: [],
    help: "VOD files that somebody watches.",
    read: ({ info }) => single(info.opened_files),
  },
  {
    name: "sluice_input_bytes_per_second",
    type: "gauge",
    labels: [],
    help: "What comes in, all streams together; times 8 for bits.",
    read: ({ info }) => single(bytesOf(info.input_kbit)),
  },
  {
    name: "sluice_output_bytes_per_second",
    type: "gauge",
    labels: [],
    help: "What goes out, all clients together; times 8 for bits.",
    read: ({ info }) => single(bytesOf(info.output_kbit)),
  },
  {
    name: "sluice_sessions_opened_total",
    type: "counter",
    labels: [],
    help: "Viewing sessions in which something was watched, from their first bytes on.",
    read: ({ records }) => single(records.history.counts.tally.counts.get("opened")),
  },
  {
    name: "sluice_sessions_closed_total",
    type: "counter",
    labels: [],
    help: "Of these, those that have ended.",
    read: ({ records }) => single(records.history.counts.tally.counts.get("closed")),
  },
  {
    name: "sluice_auth_backend_answers_total",
    type: "counter",
    labels: ["verdict"],
    help: "Questions to auth backends: allowed, refused, unanswered. An answer that is still kept is not asked for.",
    read: ({ authAnswers }) => samplesOf(authAnswers, "verdict"),
  },
  {
    name: "sluice_config_revision",
    type: "gauge",
    labels: [],
    help: "Number of the revision that is served.",
    read: ({ record }) => single(record.current.rev),
  },
  {
    name: "sluice_config_saves_total",
    type: "counter",
    labels: ["outcome"],
    help: "Saves of the config: saved, conflict, invalid, failed; rolled_back are saves that nobody confirmed in time.",
    read: ({ record }) => samplesOf(record.saves, "outcome"),
  },
  {
    name: "sluice_logins_total",
    type: "counter",
    labels: ["outcome"],
    help: "Passwords that were sent: accepted, refused, throttled. One that was right within the last minute is not counted again.",
    read: ({ loginGuard }) => samplesOf(loginGuard.logins, "outcome"),
  },
  {
    name: "sluice_log_lines_total",
    type: "counter",
    labels: ["level"],
    help: "Lines of the server's log: info, warning, error.",
    read: ({ logLines }) => samplesOf(logLines, "level"),
  },
  {
    name: "sluice_event_loop_busy_seconds_total",
    type: "counter",
    labels: [],
    help: "How long the server's main thread has worked; its rate is how busy it is, 1 at most.",
    read: () => single(performance.eventLoopUtilization().active / 1000),
  },
];

function samplesOf(tally: Tally<string>, label: string): readonly MetricSample[] {
  return [...tally.counts].map(([outcome, value]) => ({ labels: { [label]: outcome }, value }));
}

/** Of kilobits, which are 1000 bits. */
function bytesOf(kilobits: number | undefined): number | undefined {
  return kilobits === undefined ? undefined : kilobits * 125;
}
