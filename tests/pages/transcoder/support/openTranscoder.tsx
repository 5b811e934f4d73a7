import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useMemo } from "react";
import { Outlet, Route, Routes, useParams } from "react-router-dom";
import { useStores } from "../../../../src/context/StoresContext.ts";
import type { TranscoderDevice } from "../../../../src/generated/types/TranscoderDevice.ts";
import type { JsonObject } from "../../../../src/model/Json.ts";
import { editorOf } from "../../../../src/pages/entity/itemEditor.ts";
import { streamTranscoderForm } from "../../../../src/generated/forms/stream.transcoder.ts";
import { EntityFormPage } from "../../../../src/pages/entity/EntityFormPage.tsx";
import { approveByQuestions } from "../../../../src/stores/saving/approvers.ts";
import { EntityEditor } from "../../../../src/stores/editing/EntityEditor.ts";
import { fakeStores } from "../../support/fakeStores.ts";
import { renderPage } from "../../support/renderPage.tsx";

const cpu: TranscoderDevice = { id: "cpu", type: "cpu", title: "CPU" };

/** The Transcoder page of some streams, by name, over real stores; `open` goes to that of others. */
export async function openTranscoder(
  streams: Readonly<Record<string, JsonObject>>,
  devices: readonly TranscoderDevice[] = [cpu],
) {
  const tree = Object.fromEntries(
    Object.entries(structuredClone(streams)).map(([name, stream]) => [name, { name, ...stream }]),
  );
  const stores = fakeStores({ streams: tree }, { transcoder_devices: [...devices] });
  stores.save.approveWith(approveByQuestions(stores.questions, stores.config));
  await stores.serverInfo.refresh();
  const names = Object.keys(streams);
  const router = renderPage(<Pages />, stores, `/${names.join("+")}`);
  const heading = () => screen.findByRole("heading", { name: "Transcoder" });
  await heading();
  return {
    stores,
    user: userEvent.setup(),
    open: async (name: string) => {
      await act(() => router.navigate(`/${name}`));
      await heading();
    },
    /** What a stream's transcoder would be after saving. */
    transcoder: (name = names[0] ?? "") => stores.draft.effective(["streams", name, "transcoder"]),
    answer: (isYes: boolean) => act(async () => stores.questions.answer(isYes)),
  };
}

function Pages() {
  return (
    <Routes>
      <Route path=":names" element={<Item />}>
        <Route index element={<EntityFormPage form={streamTranscoderForm} />} />
      </Route>
    </Routes>
  );
}

function Item() {
  const { config, draft, save } = useStores();
  const { names = "" } = useParams();
  const editor = useMemo(() => {
    const editors = names.split("+").map((name) => new EntityEditor(config, draft, save, "stream", ["streams", name]));
    return editorOf(editors, draft, save);
  }, [config, draft, save, names]);
  return <Outlet context={editor} />;
}
