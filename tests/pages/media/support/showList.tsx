import type { ListOverride } from "../../../../overrides/ListOverride.ts";
import { entities, type EntityName } from "../../../../src/generated/entities.ts";
import { CollectionPage } from "../../../../src/pages/collection/CollectionPage.tsx";
import { QuestionDialog } from "../../../../src/pages/shell/QuestionDialog.tsx";
import type { Stores } from "../../../../src/stores/Stores.ts";
import { renderPage } from "../../support/renderPage.tsx";

/** A list of the Media screen with what is its own, over some stores, and the questions of the console. */
export function showList(entity: EntityName, override: ListOverride, stores: Stores, address: string) {
  return renderPage(
    <>
      <CollectionPage entity={entities[entity]} override={override} hasSearch={false} />
      <QuestionDialog />
    </>,
    stores,
    address,
  );
}
