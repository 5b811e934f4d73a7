const LONGEST_MS = 5000;
const MOST_BYTES = 5_000_000;

/**
 * The picture at an address that an administrator gave. Redirects are not followed: the administrator named one place.
 * @throws Error with the reason, without the address' password
 */
export async function fetchPicture(address: string): Promise<Buffer> {
  const url = new URL(address);
  if (url.protocol !== "http:" && url.protocol !== "https:") throw new Error("the address is neither http nor https");
  const login = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`;
  const headers = login === ":" ? {} : { authorization: `Basic ${Buffer.from(login).toString("base64")}` };
  url.username = url.password = "";
  const answer = await fetch(url, { headers, redirect: "manual", signal: AbortSignal.timeout(LONGEST_MS) });
  if (answer.status !== 200) {
    await answer.body?.cancel();
    throw new Error(`the camera answered ${answer.status}`);
  }
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of answer.body ?? []) {
    size += part.length;
    if (size > MOST_BYTES) throw new Error("the picture is larger than 5 MB");
    parts.push(part);
  }
  const picture = Buffer.concat(parts);
  if (!picture.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) throw new Error("what came is no JPEG");
  return picture;
}
