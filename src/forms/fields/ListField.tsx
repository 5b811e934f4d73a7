import type { FieldProps } from "@rjsf/utils";
import { GroupFrame } from "../frame/GroupFrame.tsx";
import { ListMixedBox } from "../frame/ListMixedBox.tsx";
import { fieldOf } from "../rjsf/fieldOf.ts";
import { isMixed } from "../session/isMixed.ts";
import { useFieldState } from "../session/useFieldState.ts";
import { useSession } from "../session/useSession.ts";
import { itemsOf } from "./itemsOf.ts";
import { ListAccordion } from "./ListAccordion.tsx";
import { ListRows } from "./ListRows.tsx";
import { rowProperties } from "./rowProperties.ts";
import { ScalarField } from "./ScalarField.tsx";

/** A list: words in one input, a row per item, or titles of which the open one shows its fields. */
export function ListField(props: FieldProps) {
  const field = fieldOf(props);
  const { ui, uiNode } = field;
  const session = useSession();
  const state = useFieldState(field.path, ui);
  const list = itemsOf(field, ui.list ?? session.info(ui)?.list);
  const widget = uiNode["ui:widget"];
  if (widget !== undefined || (list.isScalar && ui.newItem === undefined)) return <ScalarField {...props} />;
  const isFolded = ui.row === undefined && (ui.collapsed ?? list.properties > rowProperties);
  const Items = isFolded && !list.isScalar ? ListAccordion : ListRows;
  return (
    <GroupFrame field={field}>
      {isMixed(state.mixed) ? (
        <ListMixedBox field={field} list={list} />
      ) : (
        <Items field={field} list={list} state={state} />
      )}
    </GroupFrame>
  );
}
