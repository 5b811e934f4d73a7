import type { JsonObject } from "../../src/model/Json.ts";
import type { Notices } from "../notices/Notices.ts";
import { portsOf } from "./portsOf.ts";

const withoutTls = "it does not speak TLS. Put a proxy with a certificate in front of one of its";

/** Settings of the config whose ports the server does not open, and what an operator can do about that. */
const unserved: Readonly<Record<string, string>> = {
  https: `${withoutTls} http ports.`,
  admin_https: `${withoutTls} admin_http ports.`,
  rtmps: `${withoutTls} RTMP port.`,
  rtsp: "it does not play over RTSP. Use another protocol, such as HLS, RTMP or WebRTC.",
  rtsps: "it does not play over RTSP. Use another protocol, such as HLS, RTMP or WebRTC.",
};

/** Tells of the ports that the config names and nothing listens on, as long as it names them. */
export class UnservedPorts {
  #told: ReadonlyMap<string, string> = new Map<string, string>();

  constructor(private readonly notices: Notices) {}

  /** At start and after every change of the config. */
  follow(config: JsonObject): void {
    const texts = new Map<string, string>(
      Object.entries(unserved).flatMap(([setting, why]) =>
        portsOf(config[setting]).map((port) => [`port ${setting} ${port}`, textOf(setting, port, why)] as const),
      ),
    );
    for (const topic of this.#told.keys()) if (!texts.has(topic)) this.notices.clear(topic);
    for (const [topic, text] of texts) this.notices.set(topic, text);
    this.#told = texts;
  }
}

function textOf(setting: string, port: number | string, why: string): string {
  return `The port ${port} of ${setting} is in the config, but this server does not listen on it: ${why}`;
}
