import { observer } from "mobx-react-lite";
import { lazy, Suspense, useState } from "react";
import { IconButton } from "../../../components/controls/IconButton.tsx";
import { useStores } from "../../../context/useStores.ts";
import { text } from "../../../texts/text.ts";
import { streamColumns } from "./streamColumns.tsx";

// Menus are a large part of what the console loads, and the list shows without them.
const AnchoredChoices = lazy(() =>
  import("../../../components/overlays/AnchoredChoices.tsx").then((menu) => ({ default: menu.AnchoredChoices })),
);

/** Which columns the streams list has. */
export const ColumnMenu = observer(function ColumnMenu() {
  const { columns } = useStores();
  const [anchor, setAnchor] = useState<Element>();
  const optional = streamColumns.filter(({ presence }) => presence !== "always");
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
            choices={optional.map(({ id, label }) => ({ id, label: text(label) }))}
            chosen={columns.chosen ?? first}
            onChange={(ids) => columns.choose(ids)}
            onClose={() => setAnchor(undefined)}
          />
        </Suspense>
      )}
    </>
  );
});
