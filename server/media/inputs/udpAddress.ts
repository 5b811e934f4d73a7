import { isIP } from "node:net";
import { ServerError } from "../../ServerError.ts";
import type { InputAddress } from "./InputAddress.ts";
import { localAddress } from "./localAddress.ts";
import { wholeNumber } from "./wholeNumber.ts";

/**
 * `udp://[INTERFACE@]GROUP:PORT[/LOCAL][?sources=IP,...]` as ffmpeg writes it. Only what is known of the query is passed on.
 * @throws ServerError for an address without a port and for sources that are no IP addresses
 */
export function udpAddress(
  scheme: "udp" | "rtp",
  address: InputAddress,
  more: Readonly<Record<string, string>>,
): string {
  const { host, port, user, path, query } = address;
  if (port === "") {
    throw new ServerError(
      "invalid",
      `The address ${address.scheme}://${host} needs a port, for example ${address.scheme}://239.1.2.3:1234.`,
    );
  }
  if (!/^(\[[0-9a-f:.]+\]|[\w.-]+)$/i.test(host))
    throw new ServerError("invalid", `${host} is no host or multicast group.`);
  wholeNumber(port, "The port of the source", 1, 65_535);
  const local = path.length > 1 ? path.slice(1) : (query.get("localaddr") ?? user);
  const sources = (query.get("sources") ?? "").split(",").filter((source) => source !== "");
  if (!sources.every((source) => isIP(source))) {
    throw new ServerError("invalid", "The sources of a multicast are IP addresses, separated by commas.");
  }
  const options = {
    ...(local === "" ? {} : { localaddr: localAddress(decodeURIComponent(local)) }),
    ...(sources.length === 0 ? {} : { sources: sources.join(",") }),
    ...more,
  };
  const list = Object.entries(options).map(([name, value]) => `${name}=${value}`);
  return `${scheme}://${host}:${port}${list.length === 0 ? "" : `?${list.join("&")}`}`;
}
