import { screen } from "@testing-library/react";
import type { JsonObject } from "../../../../src/model/Json.ts";
// Loaded with the file: a busy machine takes longer over it than a test waits.
import "../../../../src/pages/iptv/IptvPage.tsx";
import { mediaConsole } from "../../../../src/mediaConsole.tsx";
import { approveByQuestions } from "../../../../src/stores/saving/approvers.ts";
import { openItem } from "../../entity/support/openItem.tsx";
import type { fakeStores } from "../../support/fakeStores.ts";

export const database = { plugins: { iptv: { database: "sqlite:///tmp/tv.db" } } } as const;

/** The IPTV page by the console's own routes, over a server that keeps IPTV users. */
export async function openIptv(
  tree: JsonObject,
  prepare: (stores: ReturnType<typeof fakeStores>) => void = () => undefined,
  capabilities: Readonly<Record<string, boolean>> = { iptv: true },
) {
  const page = await openItem(tree, "/iptv", mediaConsole().routes.slice(1), {
    info: { capabilities },
    prepare: (stores) => {
      stores.save.approveWith(approveByQuestions(stores.questions, stores.config));
      prepare(stores);
    },
  });
  await screen.findByRole("heading", { name: "IPTV", level: 1 }, { timeout: 10_000 });
  return { ...page, server: page.stores.calls.users };
}
