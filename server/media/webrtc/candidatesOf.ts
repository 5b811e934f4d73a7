const MOST = 50;

/** The candidates of a fragment of SDP, as trickle ICE sends them (RFC 8840). */
export function candidatesOf(fragment: string): readonly { readonly candidate: string; readonly mid: string }[] {
  let mid = "0";
  const found: { candidate: string; mid: string }[] = [];
  for (const line of fragment.split(/\r?\n/)) {
    mid = /^a=mid:(\S{1,32})$/.exec(line)?.[1] ?? mid;
    const candidate = /^a=(candidate:[\x20-\x7e]{1,400})$/.exec(line)?.[1];
    if (candidate !== undefined && found.length < MOST) found.push({ candidate, mid });
  }
  return found;
}
