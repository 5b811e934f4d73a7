import { isIP } from "node:net";
import { networkInterfaces } from "node:os";
import { ServerError } from "../../ServerError.ts";
import { type InputRequest, selectionArguments } from "./InputRequest.ts";
import { wholeNumber } from "./argumentValues.ts";
import type { InputAddress } from "./inputAddress.ts";
import { say } from "../../Told.ts";

/** MPEG-TS in UDP packets, a multicast group or a port of this machine; in RTP for `rtp://`, or where `rtp` is udp. */
export function udpArguments(request: InputRequest): readonly string[] {
  const { source, address } = request;
  const selection = selectionArguments(request);
  if (address.scheme === "rtp" || source.rtp === "udp") {
    const url = udpAddress("rtp", address, { timeout: "5000000" });
    return [
      ...["-protocol_whitelist", "rtp,udp", "-fpsprobesize", "0", "-analyzeduration", "500000"],
      ...[...selection, "-i", url],
    ];
  }
  const url = udpAddress("udp", address, { fifo_size: "50000", overrun_nonfatal: "1", timeout: "5000000" });
  return [
    ...["-protocol_whitelist", "udp", "-fpsprobesize", "0", "-analyzeduration", "500000"],
    ...[...selection, "-f", "mpegts", "-i", url],
  ];
}

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
      say("udp_port", { address: `${address.scheme}://${host}`, scheme: address.scheme }),
    );
  }
  if (!/^(\[[0-9a-f:.]+\]|[\w.-]+)$/i.test(host)) throw new ServerError("invalid", say("multicast_host", { host }));
  wholeNumber(port, "The port of the source", 1, 65_535);
  const local = path.length > 1 ? path.slice(1) : (query.get("localaddr") ?? user);
  const sources = (query.get("sources") ?? "").split(",").filter((source) => source !== "");
  if (!sources.every((source) => isIP(source))) {
    throw new ServerError("invalid", say("multicast_sources"));
  }
  const options = {
    ...(local === "" ? {} : { localaddr: localAddress(decodeURIComponent(local)) }),
    ...(sources.length === 0 ? {} : { sources: sources.join(",") }),
    ...more,
  };
  const list = Object.entries(options).map(([name, value]) => `${name}=${value}`);
  return `${scheme}://${host}:${port}${list.length === 0 ? "" : `?${list.join("&")}`}`;
}

/** The address of this machine that multicast goes through: an address as it is, or the name of an interface. */
function localAddress(interfaceOrAddress: string): string {
  if (isIP(interfaceOrAddress)) return interfaceOrAddress;
  const interfaces = networkInterfaces();
  const found = Object.hasOwn(interfaces, interfaceOrAddress) ? interfaces[interfaceOrAddress] : undefined;
  const address = found?.find(({ family }) => family === "IPv4")?.address;
  if (address !== undefined) return address;
  const known = Object.keys(interfaces).join(", ");
  throw new ServerError("invalid", say("interface_missing", { known }));
}
