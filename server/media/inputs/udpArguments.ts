import type { InputRequest } from "./InputRequest.ts";
import { selectionArguments } from "./selectionArguments.ts";
import { udpAddress } from "./udpAddress.ts";

/** MPEG-TS in UDP packets, a multicast group or a port of this machine; in RTP for `rtp://`, or where `rtp` is udp. */
export function udpArguments(request: InputRequest): readonly string[] {
  const { source, address } = request;
  const selection = selectionArguments(request);
  if (address.scheme === "rtp" || source.rtp === "udp") {
    const url = udpAddress("rtp", address, { timeout: "5000000" });
    return [
      "-protocol_whitelist",
      "rtp,udp",
      "-fpsprobesize",
      "0",
      "-analyzeduration",
      "500000",
      ...selection,
      "-i",
      url,
    ];
  }
  const url = udpAddress("udp", address, { fifo_size: "50000", overrun_nonfatal: "1", timeout: "5000000" });
  return [
    ...["-protocol_whitelist", "udp", "-fpsprobesize", "0", "-analyzeduration", "500000"],
    ...[...selection, "-f", "mpegts", "-i", url],
  ];
}
