import type { RevisionView } from "../../../../src/model/revisions/revisionView.ts";
import { RevisionList } from "../../../../src/stores/revisions/RevisionList.ts";
import { fakeStores } from "../../../pages/support/fakeStores.ts";

export const settled = () => new Promise((resolve) => setTimeout(resolve));

const stops: (() => void)[] = [];

/** Nobody follows the lists of a test any more. */
export function stopAll(): void {
  for (const stop of stops.splice(0)) stop();
}

/** A history of so many revisions, the newest of which is served, and a list that follows it. */
export async function openedList(count: number, view: RevisionView = {}) {
  const stores = fakeStores({ streams: { news: { name: "news" } } }, { capabilities: { revision_rows: true } });
  await stores.serverInfo.refresh();
  const server = stores.calls.revised;
  for (let at = 1; at <= count; at += 1) server.add({ comment: at % 10 === 0 ? `round ${at}` : "", at });
  stores.config.merge({}, count);
  const list = new RevisionList(stores);
  stops.push(list.follow());
  await list.show(view);
  const asked = server.made.length;
  /** Somebody saves, and the live connection tells of it. */
  const save = async (row = {}) => {
    const { rev } = server.add(row);
    stores.config.merge({}, rev);
    await settled();
  };
  const revs = () => list.rows.map(({ rev }) => rev);
  return { ...stores, server, list, save, revs, calls: () => server.made.slice(asked) };
}
