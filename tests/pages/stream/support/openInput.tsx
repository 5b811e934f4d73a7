import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Route, Routes } from "react-router-dom";
import type { ServerInfo } from "../../../../src/generated/types/ServerInfo.ts";
import type { JsonObject } from "../../../../src/model/Json.ts";
import { formatMediaNames } from "../../../../src/model/stream/mediaNames.ts";
import { ShellToasts } from "../../../../src/pages/shell/ShellToasts.tsx";
import { streamInputForm } from "../../../../src/generated/forms/stream.input.ts";
import { EntityFormPage } from "../../../../src/pages/entity/EntityFormPage.tsx";
import { StreamItem } from "../../../../src/pages/stream/StreamItem.tsx";
import { StreamUrlOptionsPage } from "../../../../src/pages/stream/StreamUrlOptionsPage.tsx";
import { fakeStores } from "../../support/fakeStores.ts";
import { renderPage } from "../../support/renderPage.tsx";

interface Place {
  /** Below `/standalone/NAMES/input`. */
  readonly at?: string;
  readonly info?: Partial<ServerInfo>;
  /** Beside the streams. */
  readonly config?: JsonObject;
}

/** The Input page of some streams, or the options of one source, over real stores; waits until the form is there. */
export async function openInput(streams: Readonly<Record<string, JsonObject>>, place: Place = {}) {
  const { at = "", info = { capabilities: { url_publish: true } }, config = {} } = place;
  const names = Object.keys(streams);
  const tree = Object.fromEntries(Object.entries(streams).map(([name, stream]) => [name, { name, ...stream }]));
  const stores = fakeStores({ ...config, streams: tree }, info);
  await stores.serverInfo.refresh();
  const router = renderPage(
    <>
      <Routes>
        <Route path="standalone/:mediaNames" element={<StreamItem />}>
          <Route path="input" element={<EntityFormPage form={streamInputForm} />} />
          <Route path="input/:sourceIndex" element={<StreamUrlOptionsPage />} />
        </Route>
      </Routes>
      <ShellToasts />
    </>,
    stores,
    `/standalone/${formatMediaNames(names)}/input${at}`,
  );
  await waitFor(() => {
    const isThere =
      screen.queryByRole("button", { name: "Save" }) ?? screen.queryByText(/^Source .+ not found|at a time$/);
    if (!isThere) throw new Error("The page is not there yet.");
  });
  const user = userEvent.setup();
  const urls = () => screen.getAllByRole<HTMLInputElement>("textbox", { name: "URL" });
  return {
    stores,
    router,
    user,
    urls,
    shown: () => urls().map(({ value }) => value),
    /** What the server says of the first stream now. */
    report: (stats: JsonObject) => stores.config.merge({ streams: { [names[0] ?? ""]: { stats } } }, 1),
    /** Presses Save and answers the patch of the streams. */
    async save(): Promise<JsonObject> {
      const before = stores.saved.length;
      await user.click(screen.getByRole("button", { name: "Save" }));
      await waitFor(() => {
        if (stores.saved.length === before) throw new Error("Nothing was saved.");
      });
      // A patch is JSON.
      return (stores.saved.at(-1)?.["streams"] ?? {}) as JsonObject;
    },
  };
}
