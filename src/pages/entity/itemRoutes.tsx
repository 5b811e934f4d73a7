import type { RouteObject } from "react-router-dom";
import type { EntityDescriptor } from "../../generated/contracts/EntityDescriptor.ts";
import type { FormDescriptor } from "../../generated/contracts/FormDescriptor.ts";
import { readForm } from "../../model/entity/readForm.ts";
import { itemRoute, type LoadPage } from "../itemRoute.tsx";
import type { ItemPiece } from "./EntityFormPage.tsx";

/** A page that is more than its form, or that no schema names: a live piece beside the form, or a page of its own. */
type PageRow =
  | { readonly above: () => Promise<ItemPiece> }
  | { readonly below: () => Promise<ItemPiece> }
  | { readonly page: LoadPage };

/** What the items of an entity have beside the forms of their pages. */
export interface ItemRow {
  /** The header, with an outlet for the pages; absent: the name, what can be done, the tabs. */
  readonly item?: LoadPage;
  /** By the address below the item; a page of the schema without a row is its form and nothing else. */
  readonly pages: Readonly<Record<string, PageRow>>;
}

/**
 * The addresses of an entity's items: a page for each that its schema names.
 * @param row what it has beside them; without it, it is its forms and nothing else
 */
export function itemRoutes(
  entity: EntityDescriptor,
  { item = () => entityItem(entity), pages }: ItemRow = { pages: {} },
): RouteObject {
  const forms = entity.pages.map(({ name }) => [name, formPage(entity.name, name, pages[name])] as const);
  const own = Object.entries(pages).flatMap(([path, row]) => ("page" in row ? [[path, row.page] as const] : []));
  const logs = entity.log === undefined ? [] : [["logs", () => logsPage(entity)] as const];
  return itemRoute(entity.route ?? "", item, Object.fromEntries([...forms, ...own, ...logs]), entity.pages[0]?.name);
}

function formPage(entity: string, page: string, row: PageRow | undefined): LoadPage {
  return async () => {
    const [form, { EntityFormPage }, above, below] = await Promise.all([
      readPageForm(entity, page),
      import("./EntityFormPage.tsx"),
      row && "above" in row ? row.above() : undefined,
      row && "below" in row ? row.below() : undefined,
    ]);
    // A page of its own for each form: what was typed on one and is no value yet is not told on the next.
    return <EntityFormPage key={page} form={form} Above={above} Below={below} />;
  };
}

/** The form of a page with all that it is drawn with, so that nothing moves as its pieces come. */
export async function readPageForm(entity: string, page: string): Promise<FormDescriptor> {
  const [form, { readFormPieces }] = await Promise.all([
    readForm(entity, page),
    import("../../../overrides/registry.ts"),
  ]);
  await readFormPieces(form);
  return form;
}

async function logsPage(entity: EntityDescriptor) {
  const { ItemLogsPage } = await import("./ItemLogsPage.tsx");
  return <ItemLogsPage entity={entity} />;
}

async function entityItem(entity: EntityDescriptor) {
  const { EntityItem } = await import("./EntityItem.tsx");
  return <EntityItem key={entity.name} entity={entity} />;
}
