import { observer } from "mobx-react-lite";
import type { ComponentType } from "react";
import { useStores } from "../../context/StoresContext.ts";
import type { FormDescriptor } from "../../generated/contracts/FormDescriptor.ts";
import { useMediaNames } from "../mediaAddresses.ts";
import { EntityPage } from "./EntityPage.tsx";
import { isOnServer } from "./ItemPages.tsx";
import { useEditor } from "./itemEditor.ts";

/** A live piece of one item. */
export type ItemPiece = ComponentType<{ readonly name: string }>;

interface EntityFormPageProps {
  readonly form: FormDescriptor;
  readonly Above?: ItemPiece | undefined;
  readonly Below?: ItemPiece | undefined;
}

/** A page of an item that is its form, and for one item perhaps a live piece; nothing live is of several. */
export const EntityFormPage = observer(function EntityFormPage({ form, Above, Below }: EntityFormPageProps) {
  const [name = "", ...others] = useMediaNames();
  const { config } = useStores();
  const editor = useEditor();
  const isLive = others.length === 0 && isOnServer(config, editor.descriptor, [name]);
  return (
    <>
      {isLive && Above && <Above name={name} />}
      <EntityPage form={form} editor={editor} aside={isLive && Below && <Below name={name} />} />
    </>
  );
});
