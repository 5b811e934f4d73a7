import { useEffect, useState } from "react";
import { useLocation, useNavigate, useParams } from "react-router-dom";
import { ItemIds } from "../../forms/session/ItemIds.ts";
import type { FormDescriptor } from "../../generated/contracts/FormDescriptor.ts";
import type { Json } from "../../model/Json.ts";
import { type ConfigPath, parsePointer, formatPointer, valueAt } from "../../model/configPath.ts";
import type { Editor } from "../../stores/editing/Editor.ts";

/**
 * The place of the list item that the address names, counted from 0 [C028]. It follows the item: when that one moves,
 * the address moves along. Undefined when the item is gone.
 * @param form of the item
 * @param param the number's name in the route
 */
export function useListItem(editor: Editor, form: FormDescriptor, param: string): ConfigPath | undefined {
  const navigate = useNavigate();
  const { search } = useLocation();
  const list = parsePointer(form.item ?? "").slice(0, -1);
  const named = useParams()[param] ?? "";
  const [followed] = useState(() => new FollowedItem(editor.descriptor.fields[formatPointer(list)]?.list?.key));
  const items = valueAt(editor.value, list);
  const isNumber = /^\d+$/.test(named);
  const at = isNumber && Array.isArray(items) ? followed.find(items, Number(named)) : undefined;
  useEffect(() => {
    if (at === undefined || at === Number(named)) return;
    followed.moved(at);
    void navigate({ pathname: `../${at}`, search }, { replace: true, relative: "path" });
  }, [at, named, followed, navigate, search]);
  return at === undefined ? undefined : [...list, String(at)];
}

/** One item of a list that an address names by its place: found again where it stands after others came, went or moved. */
class FollowedItem {
  readonly #ids: ItemIds;
  #named: number | undefined;
  #id: string | undefined;

  /** @param key what the list knows its items by */
  constructor(key: string | undefined) {
    this.#ids = new ItemIds(key);
  }

  /** @returns where the item stands now that the address named; undefined when it is gone or never was */
  find(items: readonly Json[], named: number): number | undefined {
    const ids = this.#ids.of(items).slice(0, items.length);
    if (named !== this.#named) {
      this.#named = named;
      this.#id = ids[named];
    }
    const at = this.#id === undefined ? -1 : ids.indexOf(this.#id);
    return at === -1 ? undefined : at;
  }

  /** The address has been told the new place. */
  moved(to: number): void {
    this.#named = to;
  }
}
