import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { startTestServer } from "../../support/startTestServer.ts";
import { temporaryFolder } from "../../support/temporaryFolder.ts";

const api = "/flussonic/api";
const config = {
  vods: {
    movies: { prefix: "movies", urls: [{ url: "films" }, { url: "more" }] },
    empty: { prefix: "empty" },
    open: { prefix: "open", urls: [{ url: "." }] },
  },
};

/** A server with a VOD of two folders, and an operator who is logged in, lists and uploads. */
export async function startFiles() {
  const folder = temporaryFolder();
  for (const name of ["films", "more"]) mkdirSync(join(folder, name));
  const { client, server } = await startTestServer({
    options: { folder },
    parts: { initialText: JSON.stringify(config) },
  });
  const films = join(folder, "films");
  const list = (query: Record<string, string>) =>
    client.get(`${api}/list_files?${new URLSearchParams({ prefix: "movies", ...query })}`);
  type Sent = readonly (readonly [string, string | Buffer])[];
  const send = async (files: Record<string, string | Buffer> | Sent, headers: Record<string, string> = {}) => {
    const form = new FormData();
    const sent: Sent = Array.isArray(files) ? files : Object.entries(files);
    for (const [name, bytes] of sent)
      form.append("file", new Blob([typeof bytes === "string" ? bytes : new Uint8Array(bytes)]), name);
    const sizes = sent.map(([name, bytes]) => `${encodeURIComponent(name)}:${Buffer.byteLength(bytes)}`);
    const answer = await fetch(`${client.url}${api}/upload`, {
      method: "POST",
      body: form,
      headers: {
        cookie: client.cookie,
        "x-requested-with": "XMLHttpRequest",
        "x-prefix": "movies",
        "x-path": "films",
        "x-subpath": "",
        "x-file-sizes": sizes.join("|"),
        ...headers,
      },
    });
    return { status: answer.status, json: await answer.json() };
  };
  return { client, server, folder, films, list, send };
}
