import { useEffect, useRef, useState } from "react";
import { useStores } from "../../context/StoresContext.ts";
import type { EntityDescriptor } from "../../generated/contracts/EntityDescriptor.ts";
import type { FormChecks, FormDescriptor } from "../../generated/contracts/FormDescriptor.ts";
import { readForm } from "../../model/entity/readForm.ts";
import { type ConfigPath, formatPointer, withValueAt } from "../../model/configPath.ts";
import { checkEntity } from "../../model/entity/checkEntity.ts";
import type { Problem } from "../../model/entity/checkProblems.ts";
import { kindOf, newNameFault } from "../../model/entity/entityNames.ts";
import { isPlainObject, type Json, type JsonObject } from "../../model/Json.ts";
import { saveFromForm } from "../../stores/saving/immediateSaves.ts";
import { text } from "../../texts/text.ts";

/** A new item while it is typed: what stands in it, what is wrong with it, and the way to save it. */
export function useNewItem(entity: EntityDescriptor) {
  const stores = useStores();
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  const { collection = "", key, serverKeys } = entity;
  const [name, setName] = useState("");
  // An edit and the press on Create may come in one turn.
  const latest = useRef<JsonObject>({});
  const [value, setValue] = useState<JsonObject>({});
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [refusal, setRefusal] = useState<string>();
  const [nameError, setNameError] = useState<string>();
  const edit = (path: ConfigPath, next: Json | undefined) => {
    const edited = withValueAt(latest.current, path, next);
    if (!isPlainObject(edited)) return;
    latest.current = edited;
    setValue(edited);
    if (problems.length > 0) void checkNew(entity, latest.current, stores).then(setProblems);
  };
  const create = async (): Promise<string | undefined> => {
    const made = latest.current;
    const typed = key === undefined ? name : made[key];
    const newKey = serverKeys === true ? "-1" : typeof typed === "string" ? typed : "";
    const found = await checkNew(entity, made, stores);
    setProblems(found);
    const wrongName = key === undefined && serverKeys !== true ? nameProblem(collection, name, stores) : undefined;
    setNameError(wrongName);
    setRefusal(undefined);
    if (wrongName !== undefined || found.some(({ level }) => level === "error")) return undefined;
    // A key that the server gives is not known here: the list shows the new one.
    const outcome = await saveFromForm(stores, [[[collection, newKey], made]], () => isOpen.current);
    if (outcome === true) return serverKeys === true ? "" : newKey;
    if (outcome === false) return undefined;
    setRefusal(outcome.message);
    setProblems(problemsOf([collection, newKey], outcome.problems));
    return undefined;
  };
  return { name, setName, nameError, value, problems, refusal, edit, create };
}

/** Those of an entity, at its settings; of the whole config they are at paths from its root. */
function problemsOf(path: ConfigPath, problems: readonly Problem[]): readonly Problem[] {
  const root = formatPointer(path);
  return problems.flatMap((problem) =>
    problem.pointer.startsWith(`${root}/`) ? [{ ...problem, pointer: problem.pointer.slice(root.length) }] : [],
  );
}

type Read = Pick<ReturnType<typeof useStores>, "config">;

/** What is wrong with a new item, a name that another one has among it. */
async function checkNew(entity: EntityDescriptor, value: JsonObject, stores: Read) {
  const { key, collection = "" } = entity;
  const found = await checkEntity(kindOf(entity), value);
  const named = key === undefined ? undefined : value[key];
  const used = typeof named === "string" && named !== "" ? nameProblem(collection, named, stores) : undefined;
  if (key === undefined || used === undefined) return found;
  return [...found, { pointer: `/${key}`, keyword: "used", message: used, level: "error" } as const];
}

function nameProblem(collection: string, name: string, { config }: Read): string | undefined {
  if (name === "") return text("collection.nameRequired");
  return newNameFault(collection, name, (one) => config.readList(one));
}

/** The form that a new item is made with, and its checks; undefined until they are there. */
export function useCreateForm(entity: EntityDescriptor) {
  const [loaded, setLoaded] = useState<{ readonly form: FormDescriptor; readonly checks: FormChecks }>();
  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      const form = await readForm(entity.name, "new");
      const checks = await form.load();
      if (isCurrent) setLoaded({ form, checks });
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [entity]);
  return loaded;
}
