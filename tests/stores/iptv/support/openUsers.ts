import { vi } from "vitest";
import { IptvUserList } from "../../../../src/stores/iptv/IptvUserList.ts";
import type { IptvUserRow } from "../../../../src/stores/iptv/IptvUserRow.ts";
import { FakeIptv } from "../../../pages/support/FakeIptv.ts";

/** Lets what is under way come to its end; the clock is the test's. */
export const settle = () => vi.advanceTimersByTimeAsync(0);

/** Calls wait until the returned function is called. */
export function hold(server: FakeIptv): () => void {
  let letOn: () => void = () => undefined;
  server.gate = new Promise((resolve) => {
    letOn = resolve;
  });
  return letOn;
}

/** The answer to the next question for a page, as the server gives it now, comes once the returned function is called. */
export function holdNextPage(server: FakeIptv): () => void {
  let letOn: () => void = () => undefined;
  const isLetOn = new Promise<void>((resolve) => (letOn = resolve));
  const readPage = server.readPage.bind(server);
  vi.spyOn(server, "readPage").mockImplementationOnce(async (filter, page) => {
    const answer = await readPage(filter, page);
    await isLetOn;
    return answer;
  });
  return letOn;
}

/** The list of the users of a database, read once. */
export async function openUsers(names: readonly string[] = ["Ann", "Bob"]) {
  const server = new FakeIptv();
  server.fill(names);
  const list = new IptvUserList(async () => server, new Set(["max_sessions"]));
  await list.refresh();
  server.asked.length = 0;
  const row = (name: string): IptvUserRow => {
    const found = list.rows.find(({ saved }) => saved.name === name);
    if (found === undefined) throw new Error(`${name} is not shown`);
    return found;
  };
  return { server, list, row, names: () => list.rows.map(({ saved }) => saved.name) };
}
