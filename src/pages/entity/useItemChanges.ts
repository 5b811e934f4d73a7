import { useLocation, useNavigate } from "react-router-dom";
import { useStores } from "../../context/useStores.ts";
import { entities } from "../../generated/entities.ts";
import { cloneOf } from "../../model/entity/cloneOf.ts";
import { freeName } from "../../model/entity/freeName.ts";
import { isNameUsed } from "../../model/media/isNameUsed.ts";
import { mediaLists, type MediaListName } from "../../model/media/mediaLists.ts";
import { EntityEditor } from "../../stores/EntityEditor.ts";
import { saveAtOnce } from "../../stores/saveAtOnce.ts";
import { text } from "../../texts/text.ts";
import { itemAddress } from "../itemAddress.ts";
import { listAddress } from "../listAddress.ts";

/** Deletes or clones an item at once, and goes where that leads. A refusal is said where every refused save is. */
export function useItemChanges(list: MediaListName, key: string) {
  const stores = useStores();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { collection, entity, route } = mediaLists[list];
  const remove = () => {
    // First away: the page of an item that is being deleted has nothing to show.
    void navigate(listAddress(list, search));
    void saveAtOnce(stores, [[[collection, key], undefined]]);
  };
  const clone = async () => {
    const { config, draft, save } = stores;
    const isUsed = (name: string) => isNameUsed(collection, name, (one) => config.readList(one));
    const name = freeName(text("overview.cloneName", { name: key }), isUsed);
    const { server } = new EntityEditor(config, draft, save, entity, [collection, key]);
    const copy = cloneOf(server ?? {}, name, entities[entity]);
    if (await saveAtOnce(stores, [[[collection, name], copy]])) void navigate(itemAddress(route, [name]) + search);
  };
  return { remove, clone: () => void clone() };
}
