import { useLocation, useNavigate } from "react-router-dom";
import { actionsFor, isStoppedOffline, streamActionIcons, useStreamActions } from "../media/streams/streamActions.tsx";
import { useStores } from "../../context/StoresContext.ts";
import type { EntityDescriptor } from "../../generated/contracts/EntityDescriptor.ts";
import { entities } from "../../generated/entities.ts";
import { entityTitle, inSentence } from "../../model/diff/settingWords.ts";
import type { OpenItems } from "../../model/palette/settingPlaces.ts";
import { pathText, revisionsAddress } from "../../model/revisions/revisionView.ts";
import { overviewText } from "../../texts/en/streamOverview.ts";
import { alsoCalled, paletteText } from "../../texts/en/palette.ts";
import { text } from "../../texts/text.ts";
import { useDeleteItems, useDeletionQuestion } from "../collection/deleteItems.tsx";
import { useItemChanges } from "../entity/ItemActions.tsx";
import { multiEditAddress } from "../mediaAddresses.ts";
import type { When } from "../../components/states/WhenSign.tsx";
import type { PaletteItem } from "./paletteItems.ts";
import { deedsOf } from "./useShellActions.ts";

/** What pages and lists offer to do to some items, asking as they ask. To be read in an observer. */
export function useItemActions(
  items: OpenItems | undefined,
  kind: "open" | "selected" | "named",
): readonly PaletteItem[] {
  const { config, connection, serverInfo } = useStores();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { entity, keys } = items ?? nothing;
  const { collection = "", plural, label, route = "" } = entity;
  const titleOf = (key: string) => entityTitle(entity, key, config.readList(collection)[key]);
  const rows = { entity, titleOf };
  const [key = "", ...others] = keys;
  const changes = useItemChanges(entity, key);
  // As the bar of a list does it, and the menu of an item.
  const when: When = kind === "selected" || others.length > 0 ? "staged" : "atOnce";
  const actOnStreams = useStreamActions(keys, when);
  const remove = useDeleteItems(rows, when);
  const ask = useDeletionQuestion(rows);
  if (keys.length === 0) return [];
  const isOne = others.length === 0;
  const { isOffline } = connection;
  const place = isOne
    ? `${label} ${titleOf(key)}`
    : paletteText("palette.selected", { count: keys.length, plural: inSentence(plural) });
  const deed = deedsOf(`${kind}:${collection}/${isOne ? key : ""}`, place);
  // A page of an item goes away before the item does.
  const removeOpen = async () => (await ask([key], when)) && changes.remove();
  const isStream = entity.name === entities.stream.name;
  const together = isOne ? undefined : multiEditAddress(route, keys, search);
  const past = () => void navigate(revisionsAddress({ entity: pathText([collection, key]) }));
  return [
    ...(isOne && serverInfo.can("revision_rows")
      ? [{ ...deed("past", overviewText("overview.changes"), "history", past), names: alsoCalled("revisions") }]
      : []),
    ...(isStream
      ? actionsFor(isOne ? config.readList(collection)[key] : undefined)
          .slice(0, -1)
          .map((id) => ({
            ...deed(
              id,
              text(`media.action.${id}`),
              streamActionIcons[id],
              () => void actOnStreams(id),
              isOffline && isStoppedOffline(id, when),
            ),
            when: id === "restart" ? "atOnce" : when,
          }))
      : []),
    ...(together === undefined
      ? []
      : [deed("edit", paletteText("palette.edit"), "edit", () => void navigate(together))]),
    ...(isOne && entity.serverKeys !== true
      ? [
          {
            ...deed("clone", overviewText("overview.clone"), "copy", changes.clone, isOffline),
            when: "atOnce" as const,
          },
        ]
      : []),
    {
      ...deed(
        "delete",
        overviewText("overview.delete"),
        "trash",
        () => void (kind === "open" && isOne ? removeOpen() : remove(keys)),
        isOffline && isStoppedOffline("delete", when),
      ),
      when,
    },
  ];
}

const nothing: { readonly entity: EntityDescriptor; readonly keys: readonly string[] } = {
  entity: entities.stream,
  keys: [],
};
