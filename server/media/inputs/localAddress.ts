import { isIP } from "node:net";
import { networkInterfaces } from "node:os";
import { ServerError } from "../../ServerError.ts";

/** The address of this machine that multicast goes through: an address as it is, or the name of an interface. */
export function localAddress(interfaceOrAddress: string): string {
  if (isIP(interfaceOrAddress)) return interfaceOrAddress;
  const interfaces = networkInterfaces();
  const found = Object.hasOwn(interfaces, interfaceOrAddress) ? interfaces[interfaceOrAddress] : undefined;
  const address = found?.find(({ family }) => family === "IPv4")?.address;
  if (address !== undefined) return address;
  const known = Object.keys(interfaces).join(", ");
  throw new ServerError(
    "invalid",
    `This machine has no network interface of that name with an IPv4 address: it has ${known}.`,
  );
}
