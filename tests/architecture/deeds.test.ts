import { describe, expect, it } from "vitest";
import { isPlainObject } from "../../src/model/Json.ts";
import { de } from "../../src/texts/de.ts";
import { type Deed, deedsIn, englishByKey, pressesIn, textKeysIn } from "./support/deedsIn.ts";
import { filesUnder, type ProjectFile } from "./support/filesUnder.ts";

const english = englishByKey();
const german: Readonly<Record<string, string>> = de.texts;
const files = ["src", "overrides"].flatMap((folder) => filesUnder(folder, /\.tsx?$/));
const deeds = files.flatMap(deedsIn);
const questions = deeds.filter(({ kind }) => kind === "question");

/** Questions about the one thing there is of its kind, which has no name. */
const nameless = new Set([
  "tray.logoutTitle",
  "handEdit.mendTitle",
  "handEdit.putAsideTitle",
  "dvr.losses.titleUnknown",
  "logUpload.warningTitle",
]);
/** Titles that come from elsewhere. */
const titledElsewhere = [
  // Whatever is asked.
  "src/pages/shell/QuestionDialog.tsx",
  // What schemas ask, whose titles are looked at below.
  "src/stores/saving/approvers.ts",
  "src/pages/entity/itemEditor.ts",
];
/** The specification has this word. */
const namedOtherwise = new Set(["logUpload.ok"]);

/** Why words are no title of a question: they must ask, and say what is done to what. */
function titleFaults(title: string, mayBeNameless: boolean): readonly string[] {
  return [
    title.endsWith("?") ? "" : "asks nothing",
    mayBeNameless || /\{\w+\}/.test(title) ? "" : "names nothing",
    title.split(" ").length > (mayBeNameless ? 2 : 1) ? "" : "is a bare verb",
  ].filter((fault) => fault !== "");
}

/** Whether a button says what the title says: in English its first word stands there, in German its last, the verb. */
function isSameDeed(verb: string, title: string, language: "en" | "de"): boolean {
  const words = verb.toLowerCase().split(" ");
  return title.toLowerCase().includes((language === "en" ? words[0] : words.at(-1)) ?? "");
}

function faultsOf({ path, parts }: Deed): readonly string[] {
  const titles = textKeysIn(parts["title"] ?? "");
  if (titles.length === 0) return titledElsewhere.includes(path) ? [] : [`${path} asks under ${parts["title"]}`];
  const verbs = textKeysIn(parts["verb"] ?? parts["confirmLabel"] ?? "").filter((key) => !namedOtherwise.has(key));
  return titles.flatMap((key) =>
    [["en", english] as const, ["de", german] as const].flatMap(([language, texts]) => {
      const title = texts[key] ?? "";
      const faults = titleFaults(title, nameless.has(key)).map((fault) => `${path}: “${title}” ${fault}`);
      const others = verbs.filter((verb) => !isSameDeed(texts[verb] ?? "", title, language));
      return [...faults, ...others.map((verb) => `${path}: “${title}” is answered by “${texts[verb]}”`)];
    }),
  );
}

describe("a question", () => {
  it("is titled by what is done and to what, and its button says the same, in both languages", () => {
    expect(questions.length).toBeGreaterThan(15);
    expect(questions.flatMap(faultsOf)).toEqual([]);
  });

  it("is so where a schema asks, too", () => {
    const asked = filesUnder("schemas/config", /\.json$/).flatMap(({ path, text }) =>
      questionsOf(JSON.parse(text), path),
    );
    expect(asked.length).toBeGreaterThan(2);
    const words: Readonly<Record<string, string>> = de.schemas;
    const faults = asked.flatMap(({ path, title, verb }) => {
      // The settings of the server are those of one thing.
      const mayBeNameless = path.includes("plugin-");
      const isFine =
        titleFaults(title, mayBeNameless).length === 0 &&
        isSameDeed(verb, title, "en") &&
        isSameDeed(words[verb] ?? "?", words[title] ?? "", "de");
      return isFine ? [] : [`${path}: ${title}`];
    });
    expect(faults).toEqual([]);
  });

  it("is found out when it says less", () => {
    expect(
      ["Delete?", "Restart the stream?", "Delete {name}", "Delete {name}?"].map((one) => titleFaults(one, false)),
    ).toEqual([["names nothing", "is a bare verb"], ["names nothing"], ["asks nothing"], []]);
    const text = 'questions.ask({ title: text("pages.save"), words, verb: text("pages.save"), isDangerous: true });';
    expect(deedsIn({ path: "src/a.ts", text }).flatMap(faultsOf)).not.toEqual([]);
    const other = '<ConfirmDialog title={text("confirm.deleteTitle", { name })} confirmLabel={text("pages.save")} />';
    expect(deedsIn({ path: "src/a.tsx", text: other }).flatMap(faultsOf)).toHaveLength(2);
  });
});

/** Words that say that something goes. */
const deletes = /^(?:Delete|Remove|Erase)\b/;
/** A mark that is set again by one press, and a press that only opens a choice. */
const harmless = new Set(["revisions.unmarkRescue", "forms.removeItems"]);

/** What deletes by its words and is not red: what has the icon of deletion is, wherever it stands. */
function isUnmarked({ kind, parts }: Deed): boolean {
  if (kind === "question") return false;
  const said = [parts["label"], parts["aria-label"], kind === "button" ? parts["children"] : ""].join(" ");
  const isDeleting = textKeysIn(said).some((key) => deletes.test(english[key] ?? "") && !harmless.has(key));
  const isRed = [parts["icon"], parts["variant"], parts["tone"]].some((part) => /"(?:trash|danger)"/.test(part ?? ""));
  return isDeleting && !isRed;
}

describe("whatever deletes", () => {
  it("has the mark of danger: buttons, icons and items of menus alike", () => {
    expect(
      deeds.filter(isUnmarked).map(({ path, parts }) => `${path}: ${parts["label"] ?? parts["children"]}`),
    ).toEqual([]);
  });

  it("is found out when it has none", () => {
    const planted = [
      '<Button size="small" variant="ghost" onClick={go}>{text("collection.delete")}</Button>',
      '<IconButton icon="remove" label={text("groups.remove", { name })} />',
      'const one = { id: "delete", label: overviewText("overview.delete"), icon: "power" };',
    ];
    const marked = [
      '<Button icon="trash">{text("collection.delete")}</Button>',
      '<IconButton icon={isGone ? "remove" : "trash"} label={text("groups.remove", { name })} />',
      'const one = { id: "delete", label: overviewText("overview.delete"), icon: "trash" };',
    ];
    const unmarked = (text: string) => deedsIn({ path: "src/a.tsx", text }).filter(isUnmarked).length;
    expect([...planted, ...marked].map(unmarked)).toEqual([1, 1, 1, 0, 0, 0]);
  });
});

/** What takes effect at once by itself, and not when the page or the draft is saved: a save, or a restart. */
const takesEffect =
  /\b(?:saveAtOnce|saveMirrorLists|removeAtOnce|useRestart|useItemChanges)\(|\.commitAtOnce\(|\b(?:useDeleteItems|useStreamActions)\([^)]*"atOnce"|\bact\("restart"\)/;
/** How a component says so of what stands in it. */
const sign = /<WhenSign when="atOnce"|<DoneAtOnce>|\bwhen="atOnce"/;
/** Controls whose parts say it one by one, and what is asked after the press. */
const saidBefore = /^(?:Menu|ConfirmDelete)\./;
/** What is pressed elsewhere than where it takes effect, by where that is said. */
const signedElsewhere: Readonly<Record<string, readonly string[]>> = {
  "src/pages/collection/useNewItem.ts": ["src/pages/collection/CreateDialog.tsx"],
  "src/pages/list/useReorder.ts": ["src/pages/list/RowMenu.tsx"],
  "src/stores/iptv/IptvStreamList.ts": ["overrides/iptv/IptvStreams.tsx"],
  "src/pages/entity/EntityPage.tsx": ["src/forms/fields/FieldBadges.tsx", "src/forms/objects/PresenceField.tsx"],
  "src/pages/entity/itemEditor.ts": ["src/forms/fields/FieldBadges.tsx", "src/forms/objects/PresenceField.tsx"],
};
/** What can be done and changes neither the config nor a stream. */
const changesNothing: Readonly<Record<string, readonly string[]>> = {
  "src/pages/entity/ItemActions.tsx": ["past"],
  "src/pages/palette/mediaPlaces.ts": ["download", "downloadText", "addCamera"],
  "src/pages/palette/usePaletteActions.ts": ["past"],
  // Saves, keeps and takes back what is told of there; or goes somewhere.
  "src/pages/palette/useShellActions.ts": ["keep", "undo", "id", "`do:${id}:${what}`"],
  "src/pages/revisions/list/useRevisionActions.ts": ["before", "now", "restore", "restoreBefore", "rescue"],
  "src/pages/shell/UserMenu.tsx": ["audit", "logout"],
  "overrides/mediaLists/vodList.tsx": ["upload"],
};

/** Presses that take effect at once, and do not say so themselves or beside them. */
const unsignedPresses = (file: ProjectFile) =>
  pressesIn(file, takesEffect)
    .filter(({ name, when }) => !saidBefore.test(name) && when !== '"atOnce"')
    .filter(({ around }) => !/<WhenSign when="atOnce"|<DoneAtOnce>/.test(around))
    .map(({ path, name }) => `${path}: ${name}`);

/** Items of menus and of the search that do not say when they take effect. */
const unsignedItems = (file: ProjectFile) =>
  deedsIn(file)
    .filter(({ kind, parts }) => kind === "item" && Object.hasOwn(parts, "id"))
    .filter(({ parts }) => Object.hasOwn(parts, "run") || Object.hasOwn(parts, "icon"))
    .filter(({ path, parts: { id = "", when } }) => {
      return when === undefined && changesNothing[path]?.includes(id.replaceAll('"', "")) !== true;
    })
    .map(({ path, parts: { id } }) => `${path}: ${id}`);

describe("what takes effect at once", () => {
  it("has the sign of it, each button and each choice, wherever it is pressed", () => {
    const unsigned = files.filter(({ path }) => !Object.hasOwn(signedElsewhere, path)).flatMap(unsignedPresses);
    expect(unsigned).toEqual([]);
    const signed = new Set(
      files.filter(({ text }) => sign.test(text) || /whenTitle\(/.test(text)).map(({ path }) => path),
    );
    expect(
      Object.values(signedElsewhere)
        .flat()
        .filter((path) => !signed.has(path)),
    ).toEqual([]);
  });

  it("has it among the items of menus and of the search, each but what changes nothing", () => {
    expect(files.flatMap(unsignedItems)).toEqual([]);
  });

  it("is found in every file in which something is saved", () => {
    // A hook is pressed where it is used, and these are told of there.
    const told = ["src/stores/saving/immediateSaves.ts", "src/stores/editing/", "src/context/useRestart.ts"];
    const saving = files.filter(
      ({ path, text }) => takesEffect.test(text) && !told.some((one) => path.startsWith(one)),
    );
    const pressed = saving.filter(
      (file) => pressesIn(file, takesEffect).length > 0 || deedsIn(file).some(({ parts }) => "when" in parts),
    );
    const found = [...pressed.map(({ path }) => path), ...Object.keys(signedElsewhere)];
    expect(saving.map(({ path }) => path).filter((path) => !found.includes(path))).toEqual([]);
    expect(Object.keys(signedElsewhere).filter((path) => !files.some((one) => one.path === path))).toEqual([]);
  });

  it("is found out where one deed of a file lacks it", () => {
    const hook = "const go = () => void saveAtOnce(stores, edits);";
    const press = (words: string) =>
      unsignedPresses({ path: "src/a.tsx", text: `function Row() { ${hook} return <p>${words}</p>; }` }).length;
    expect(press("<IconButton onClick={() => go()} />")).toBe(1);
    expect(press('<IconButton onClick={() => go()} when="atOnce" /><Button onClick={go}>Go</Button>')).toBe(1);
    expect(press('<IconButton onClick={() => go()} /><WhenSign when="atOnce" isShort />')).toBe(0);
    expect(press("<IconButton onClick={() => close()} />")).toBe(0);
    const restart = "function Row() { const { restart } = useRestart(names); return <Button onClick={restart} />; }";
    expect(unsignedPresses({ path: "src/a.tsx", text: restart })).toEqual(["src/a.tsx: Button.onClick"]);
    const items = (words: string) => unsignedItems({ path: "src/a.ts", text: `const all = [${words}];` }).length;
    expect(items('{ id: "a", label: b, icon: "trash" }, { id: "b", ...words, run: go }')).toBe(2);
    expect(items('{ ...deed("delete", words, "trash", go), names }')).toBe(1);
    expect(
      items('{ ...deed("delete", words, "trash", go), when }, { id: "b", ...words, when: "atOnce", run: go }'),
    ).toBe(0);
  });
});

interface SchemaQuestion {
  readonly path: string;
  readonly title: string;
  readonly verb: string;
}

/** The questions of a schema: before a group of settings goes, and before saves. */
function questionsOf(value: unknown, path: string): readonly SchemaQuestion[] {
  if (typeof value !== "object" || value === null) return [];
  const { ask, askTitle, disable, title, verb } = isPlainObject(value) ? value : {};
  const own =
    typeof ask === "string" ? [{ path, title: asText(askTitle ?? title), verb: asText(disable ?? verb) }] : [];
  return [...own, ...Object.values(value).flatMap((inner) => questionsOf(inner, path))];
}

function asText(value: unknown): string {
  return typeof value === "string" ? value : "";
}
