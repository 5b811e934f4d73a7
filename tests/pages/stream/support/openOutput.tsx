import { screen, waitFor } from "@testing-library/react";
import { expect } from "vitest";
import userEvent from "@testing-library/user-event";
import { Route, Routes } from "react-router-dom";
import type { ServerInfo } from "../../../../src/generated/types/ServerInfo.ts";
import type { Json, JsonObject } from "../../../../src/model/Json.ts";
import { formatMediaNames } from "../../../../src/model/stream/mediaNames.ts";
import { StreamItem } from "../../../../src/pages/stream/StreamItem.tsx";
import { streamOutputForm } from "../../../../src/generated/forms/stream.output.ts";
import { EntityFormPage } from "../../../../src/pages/entity/EntityFormPage.tsx";
import { fakeStores } from "../../support/fakeStores.ts";
import { renderPage } from "../../support/renderPage.tsx";

interface Around {
  /** Settings of the server beside the streams. */
  readonly config?: JsonObject;
  readonly info?: Partial<ServerInfo>;
}

/** The Output page of the streams of a config, one or several at once, over real stores. */
export async function openOutput(streams: Readonly<Record<string, JsonObject>>, { config = {}, info }: Around = {}) {
  const names = Object.keys(streams);
  const tree = Object.fromEntries(Object.entries(streams).map(([name, stream]) => [name, { name, ...stream }]));
  const stores = fakeStores({ ...config, streams: tree }, info);
  const router = renderPage(
    <Routes>
      <Route path="standalone/:mediaNames" element={<StreamItem />}>
        <Route path="output" element={<EntityFormPage form={streamOutputForm} />} />
      </Route>
      <Route path="*" element={<p>Elsewhere</p>} />
    </Routes>,
    stores,
    `/standalone/${formatMediaNames(names)}/output`,
  );
  const user = userEvent.setup();
  const save = () => screen.getByRole<HTMLButtonElement>("button", { name: "Save" });
  // The pieces are loaded when they are first drawn.
  await screen.findByText("HLS", {}, { timeout: 10_000 });
  await screen.findByRole("button", { name: "Logo manager" }, { timeout: 10_000 });
  await waitFor(
    () =>
      screen.getAllByRole("radiogroup").length > (info?.playback_protocols?.length ?? 8) || expect.fail("no switches"),
    { timeout: 10_000 },
  );
  return {
    stores,
    router,
    user,
    save,
    /** A setting of the first stream as it is with the draft. */
    draft: (...path: readonly string[]) => stores.draft.effective(["streams", names[0] ?? "", ...path]),
    /** Presses Save, answers the patch of the first stream. */
    async patch(): Promise<Json | undefined> {
      await waitFor(() => {
        if (save().disabled) throw new Error("Save is disabled.");
      });
      await user.click(save());
      await waitFor(() => {
        if (stores.saved.length === 0) throw new Error("Nothing was saved.");
      });
      const saved = stores.saved.at(-1)?.["streams"] as JsonObject;
      return saved[names[0] ?? ""];
    },
  };
}
