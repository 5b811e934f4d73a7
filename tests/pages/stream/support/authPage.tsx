import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { FormDescriptor } from "../../../../src/generated/contracts/FormDescriptor.ts";
import type { EntityName } from "../../../../src/generated/entities.ts";
import { entities } from "../../../../src/generated/entities.ts";
import { streamAuthForm } from "../../../../src/generated/forms/stream.auth.ts";
import type { JsonObject } from "../../../../src/model/Json.ts";
import { editorOf } from "../../../../src/pages/entity/itemEditor.ts";
import { EntityPage } from "../../../../src/pages/entity/EntityPage.tsx";
import { EntityEditor } from "../../../../src/stores/editing/EntityEditor.ts";
import { fakeStores } from "../../support/fakeStores.ts";
import { renderPage } from "../../support/renderPage.tsx";

interface Place {
  readonly entity?: EntityName;
  readonly form?: FormDescriptor;
  /** Beside the collection of the entities. */
  readonly config?: JsonObject;
}

/** The Authorization page of one entity or of several, over real stores. */
export async function authPage(items: Readonly<Record<string, JsonObject>>, place: Place = {}) {
  const { entity = "stream", form = streamAuthForm, config = {} } = place;
  const { collection = "", key } = entities[entity];
  const named = Object.entries(items).map(
    ([name, item]) => [name, { ...(key !== undefined && { [key]: name }), ...item }] as const,
  );
  const stores = fakeStores({ ...config, [collection]: Object.fromEntries(named) });
  const editors = named.map(
    ([name]) => new EntityEditor(stores.config, stores.draft, stores.save, entity, [collection, name]),
  );
  const router = renderPage(<EntityPage form={form} editor={editorOf(editors, stores.draft, stores.save)} />, stores);
  const user = userEvent.setup();
  const save = () => screen.getByRole<HTMLButtonElement>("button", { name: "Save" });
  await waitFor(save);
  const effective = (name: string) => stores.draft.effective([collection, name]) as JsonObject;
  return {
    stores,
    router,
    user,
    save,
    effective,
    /** Presses Save and answers the patch of the collection. */
    async patch(): Promise<JsonObject> {
      await waitFor(() => {
        if (save().disabled) throw new Error("Save is disabled.");
      });
      await user.click(save());
      await waitFor(() => {
        if (stores.saved.length === 0) throw new Error("Nothing was saved.");
      });
      return stores.saved.at(-1)?.[collection] as JsonObject;
    },
  };
}
