import { observer } from "mobx-react-lite";
import { Suspense, useState } from "react";
import { IconButton } from "../../components/controls/Button.tsx";
import { useStores } from "../../context/StoresContext.ts";
import { text } from "../../texts/text.ts";
import type { ListColumn } from "./listColumns.ts";
import { lazyPart } from "../../components/states/lazyPart.tsx";

// Menus are a large part of what the console loads, and the list shows without them.
const AnchoredChoices = lazyPart(() =>
  import("../../components/overlays/Menu.tsx").then((menu) => menu.AnchoredChoices),
);

interface ColumnMenuProps {
  /** Under whose name the choice is kept. */
  readonly list: string;
  readonly columns: readonly ListColumn[];
}

/** Which columns a list has. */
export const ColumnMenu = observer(function ColumnMenu({ list, columns: all }: ColumnMenuProps) {
  const { columns } = useStores();
  const [anchor, setAnchor] = useState<Element>();
  const optional = all.filter(({ presence }) => presence !== "always");
  if (optional.length === 0) return null;
  const first = optional.filter(({ presence }) => presence === "shown").map(({ id }) => id);
  return (
    <>
      <IconButton
        icon="settings"
        label={text("media.columns")}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      {anchor && (
        <Suspense>
          <AnchoredChoices
            label={text("media.columns")}
            anchor={anchor}
            choices={optional.map(({ id, label }) => ({ id, label }))}
            chosen={columns.chosen(list) ?? first}
            onChange={(ids) => columns.choose(list, ids)}
            onClose={() => setAnchor(undefined)}
          />
        </Suspense>
      )}
    </>
  );
});
