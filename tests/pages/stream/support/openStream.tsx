import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Route, Routes } from "react-router-dom";
import type { ServerInfo } from "../../../../src/generated/types/ServerInfo.ts";
import type { JsonObject } from "../../../../src/model/Json.ts";
import { formatMediaNames } from "../../../../src/model/stream/mediaNames.ts";
import { ShellToasts } from "../../../../src/pages/shell/ShellToasts.tsx";
import { StreamItem } from "../../../../src/pages/stream/StreamItem.tsx";
import { StreamOverviewPage } from "../../../../src/pages/stream/StreamOverviewPage.tsx";
import { fakeStores } from "../../support/fakeStores.ts";
import { renderPage } from "../../support/renderPage.tsx";

/** The overview of streams of a config, with its header, over real stores. */
export function openStream(
  streams: Readonly<Record<string, JsonObject>>,
  names: readonly string[] = Object.keys(streams),
  info: Partial<ServerInfo> = {},
) {
  const tree = Object.fromEntries(Object.entries(streams).map(([name, stream]) => [name, { name, ...stream }]));
  const stores = fakeStores({ streams: tree }, info);
  const router = renderPage(
    <>
      <Routes>
        <Route path="/" element={<p>The list</p>} />
        <Route path="standalone/:mediaNames" element={<StreamItem />}>
          <Route index element={<StreamOverviewPage />} />
          <Route path="input" element={<p>The sources</p>} />
        </Route>
      </Routes>
      <ShellToasts />
    </>,
    stores,
    `/standalone/${formatMediaNames(names)}`,
  );
  const user = userEvent.setup();
  return {
    stores,
    router,
    user,
    press: async (name: string) => user.click(await screen.findByRole("button", { name })),
  };
}
