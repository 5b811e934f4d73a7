import { useMemo } from "react";
import { Outlet } from "react-router-dom";
import { PageHeader } from "../../components/shell/PageHeader.tsx";
import { useStores } from "../../context/StoresContext.ts";
import type { FormDescriptor } from "../../generated/contracts/FormDescriptor.ts";
import { entities, type EntityName } from "../../generated/entities.ts";
import { EntityEditor } from "../../stores/editing/EntityEditor.ts";
import { EntityPage } from "./EntityPage.tsx";
import { PageTabs } from "./PageTabs.tsx";
import { useEditor } from "./itemEditor.ts";

interface SettingsPagesProps {
  readonly entity: EntityName;
  /** Their address below /admin. */
  readonly path: string;
}

/** The settings that belong to no collection: their title, the tabs of their pages, and one of these. */
export function SettingsPages({ entity, path }: SettingsPagesProps) {
  const { config, draft, save } = useStores();
  const editor = useMemo(() => new EntityEditor(config, draft, save, entity, []), [config, draft, save, entity]);
  const { label, pages } = entities[entity];
  const tabs = pages.map(({ name, title }, index) => ({
    to: index === 0 ? `/${path}` : `/${path}/${name}`,
    label: title,
    isExact: index === 0,
    page: name,
  }));
  return (
    <>
      <PageHeader title={label} tabs={tabs.length > 1 && <PageTabs label={label} tabs={tabs} paths={[[]]} />} />
      <Outlet context={editor} />
    </>
  );
}

/** One page of them. */
export function SettingsPage({ form }: { readonly form: FormDescriptor }) {
  return <EntityPage form={form} editor={useEditor()} />;
}
