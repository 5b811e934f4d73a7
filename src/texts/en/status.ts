/** What a stream, its publisher or its agent is doing. */
export const status = {
  "status.disabled": "disabled",
  "status.unavailable": "unavailable",
  "status.error": "{error} ({details})",
  "status.source.since": "{error} since {time}",
  "status.source.next": "{since}, next try in {seconds} s",
  "status.source.tried": "{since}, retrying now",
  "status.error.retry": "retry {count}",
  "status.error.delay": "delay {seconds}s",
  "status.expecting": "expecting publication",
  "status.waiting": "waiting for clients",
  "status.noSources": "no sources defined",
  "status.delay": "delay {seconds}s",
  "status.drops": "{rate} drops/s",
  "status.online": "online",
  "agent.unconfigured": "unconf",
  "agent.notConnected": "not connected:",
} as const;
