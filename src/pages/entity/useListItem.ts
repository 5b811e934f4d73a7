import { useEffect, useState } from "react";
import { useLocation, useNavigate, useParams } from "react-router-dom";
import type { FormDescriptor } from "../../generated/shapes/FormDescriptor.ts";
import type { ConfigPath } from "../../model/path/ConfigPath.ts";
import { pathOf } from "../../model/path/pathOf.ts";
import { pointerOf } from "../../model/path/pointerOf.ts";
import { valueAt } from "../../model/path/valueAt.ts";
import type { Editor } from "../../stores/Editor.ts";
import { FollowedItem } from "./FollowedItem.ts";

/**
 * The place of the list item that the address names, counted from 0 [C028]. It follows the item: when that one moves,
 * the address moves along. Undefined when the item is gone.
 * @param form of the item
 * @param param the number's name in the route
 */
export function useListItem(editor: Editor, form: FormDescriptor, param: string): ConfigPath | undefined {
  const navigate = useNavigate();
  const { search } = useLocation();
  const list = pathOf(form.item ?? "").slice(0, -1);
  const named = useParams()[param] ?? "";
  const [followed] = useState(() => new FollowedItem(editor.descriptor.fields[pointerOf(list)]?.list?.key));
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
