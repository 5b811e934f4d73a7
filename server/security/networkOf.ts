/** What of an address limits go by: one customer has a whole /64 of IPv6, its single addresses are free. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:/, "");
  if (!plain.includes(":") || plain === "::1") return plain;
  const [head = "", tail] = plain.split("::");
  const front = head.split(":").filter(Boolean);
  const back = (tail ?? "").split(":").filter(Boolean);
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - front.length - back.length)).fill("0");
  return [...front, ...zeros, ...back].slice(0, 4).join(":");
}
