import type { ComponentType } from "react";
import type { FormDescriptor } from "../../generated/contracts/FormDescriptor.ts";
import { useMediaNames } from "../mediaAddresses.ts";
import { EntityPage } from "./EntityPage.tsx";
import { useEditor } from "./itemEditor.ts";

/** A live piece of one item. */
export type ItemPiece = ComponentType<{ readonly name: string }>;

interface EntityFormPageProps {
  readonly form: FormDescriptor;
  readonly Above?: ItemPiece | undefined;
  readonly Below?: ItemPiece | undefined;
}

/** A page of an item that is its form, and for one item perhaps a live piece; nothing live is of several. */
export function EntityFormPage({ form, Above, Below }: EntityFormPageProps) {
  const [name = "", ...others] = useMediaNames();
  const isOne = others.length === 0;
  return (
    <>
      {isOne && Above && <Above name={name} />}
      <EntityPage form={form} editor={useEditor()} aside={isOne && Below && <Below name={name} />} />
    </>
  );
}
