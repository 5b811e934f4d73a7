import { observer } from "mobx-react-lite";
import { useMemo, useState } from "react";
import { Button } from "../../../components/controls/Button.tsx";
import { Checkbox } from "../../../components/controls/Toggles.tsx";
import { GridCell } from "../../../components/data/VirtualList.tsx";
import { Badge } from "../../../components/states/Badge.tsx";
import { entities } from "../../../generated/entities.ts";
import { entityIndex } from "../../../model/entity/entityPlace.ts";
import { withHiddenShown } from "../../../model/hiddenCharacters.ts";
import type { ImportPart } from "../../../model/import/importEdits.ts";
import type { ConfigImport } from "../../../stores/importing/ConfigImport.ts";
import { importText } from "../../../texts/en/imports.ts";
import { ListInFile } from "./ListInFile.tsx";
import styles from "./Import.module.css";

/** The parts of a file, of which each can be taken alone. */
export const PartList = observer(function PartList({ config }: { readonly config: ConfigImport }) {
  const [words, setWords] = useState("");
  const { parts, chosen } = config;
  const wanted = words.trim().toLowerCase();
  const shown = useMemo(() => parts.filter((part) => nameOf(part).toLowerCase().includes(wanted)), [parts, wanted]);
  const ids = shown.filter(isOther).map(({ id }) => id);
  const Row = useMemo(() => rowOf(config), [config]);
  return (
    <ListInFile
      label={importText("import.parts")}
      items={shown}
      getKey={idOf}
      canTick={isOther}
      onTick={(chosenIds, isChosen) => config.choose(chosenIds, isChosen)}
      Row={Row}
      columns="28px minmax(0, 1fr) 7rem"
      count={parts.length}
      words={words}
      onWords={setWords}
    >
      <Button onClick={() => config.choose(ids, true)}>{importText("import.all")}</Button>
      <Button onClick={() => config.choose(ids, false)}>{importText("import.none")}</Button>
      <p className={styles.count}>{importText("import.chosen", { chosen: chosen.size, count: parts.length })}</p>
    </ListInFile>
  );
});

const idOf = ({ id }: ImportPart) => id;

/** What is the same here need not come. */
function isOther({ becomes }: ImportPart): boolean {
  return becomes !== "same";
}

function nameOf({ collection, name }: ImportPart): string {
  if (collection === "") return importText("import.settings");
  return `${entityIndex(entities).byCollection.get(collection)?.label ?? collection} ${name}`;
}

function rowOf(config: ConfigImport) {
  return observer(function PartRow({ item }: { readonly item: ImportPart }) {
    const { id, becomes } = item;
    const name = withHiddenShown(nameOf(item));
    return (
      <>
        <GridCell>
          <Checkbox
            aria-label={importText("import.choose", { name })}
            isChecked={config.chosen.has(id)}
            disabled={!isOther(item)}
            onChange={(isChosen) => config.choose([id], isChosen)}
          />
        </GridCell>
        <GridCell>{name}</GridCell>
        <GridCell>
          <Badge tone={becomes === "created" ? "good" : becomes === "changed" ? "accent" : "neutral"}>
            {importText(`import.becomes.${becomes}`)}
          </Badge>
        </GridCell>
      </>
    );
  });
}
