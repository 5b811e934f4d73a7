import { confTable } from "../../generated/confTable.ts";
import type { EntityDescriptor } from "../../generated/contracts/EntityDescriptor.ts";
import { entityIndex, type Rename } from "../entity/entityPlace.ts";
import type { Json, JsonObject } from "../Json.ts";
import { checkCollections } from "../config/collectionChecks.ts";
import { allEntities, type ConfigCheck, eachBy, schemaCheck } from "../config/configCheck.ts";
import { configEntities } from "../config/configEntities.ts";
import { rememberedCheck } from "../config/rememberedCheck.ts";
import { type ConfigPath, valueAt } from "../configPath.ts";
import { differences } from "../draft/draftEdits.ts";
import { followRenames } from "../entity/references/renamedReferences.ts";
import { applyMergePatch, createMergePatch } from "../merge/mergePatch.ts";
import { type ConfLanguage, productConf } from "./ConfLanguage.ts";
import { type ConfProblem, MOST_PROBLEMS } from "./confProblems.ts";
import type { FormattedLine } from "./assist/formatConf.ts";
import type { Hover } from "./assist/hoverConf.ts";
import type { OutlineItem } from "./assist/outlineConf.ts";
import type { PlacedFix } from "./assist/fixConf.ts";
import type { Signature } from "./assist/signatureConf.ts";
import type { FileRange } from "./assist/findReferences.ts";
import type { Suggestion } from "./assist/completeConf.ts";
import { keepText, restoreText } from "./textSecrets.ts";
import type { KeptText } from "./keptText.ts";
import { type ChangedLines, changedLines, mergeTexts } from "./lineChanges.ts";
import type { ConfTree } from "./syntax/ConfTree.ts";
import type { TextRange } from "./TextLanguage.ts";

/** What became of a setting by typing: null where it went. */
export type TypedEdit = readonly [path: ConfigPath, value: Json];

/** What is known of a text. */
export interface TextState {
  /** At most MOST_PROBLEMS, in the order of the text. */
  readonly problems: readonly ConfProblem[];
  /** How many more there are. */
  readonly unlisted: number;
  /** Whether the text is not to be read as a config: what is typed stays, and changes nothing. */
  readonly isBroken: boolean;
  /** Whether any of it was typed: the draft of the forms alone is a line of the text, too. */
  readonly isByHand: boolean;
  /** What the text says otherwise than when it was last looked at; none while it is broken. */
  readonly edits: readonly TypedEdit[];
  /** Lines that differ from the saved text. */
  readonly changed: readonly ChangedLines[];
}

/** A text after others have saved theirs. */
export interface RebasedText {
  /** The saved text with what was typed; undefined where both changed the same lines, and a person has to choose. */
  readonly text: string | undefined;
}

/** The draft of the forms. */
export interface DraftOfForms {
  /** Merge patch of all its edits, over the saved text. */
  readonly patch: JsonObject;
  readonly renames: readonly Rename[];
}

interface DeskParts {
  readonly language: ConfLanguage;
  readonly check: ConfigCheck;
  readonly entities: readonly EntityDescriptor[];
}

/**
 * The desk a config text is edited at: what it says beside the saved one, what is wrong with it, how it and the draft of
 * the forms follow each other, and what an editor asks of it. All answers are plain data, as it may stand in a worker.
 */
export class TextDesk {
  #saved: ConfTree;
  #typed: ConfTree;
  /** What was typed last by hand: the draft of the forms is brought into it anew each time, so that nothing of it stays once it is taken back. */
  #byHand: ConfTree;
  /** The config of the last text that could be read. */
  #said: JsonObject;
  /** Of thousands of entities few change: what was wrong with the others is known. */
  readonly #checkEach: ConfigCheck;
  #warming = 0;
  #warm: Promise<void> = Promise.resolve();

  constructor(private readonly parts: DeskParts) {
    this.#checkEach = rememberedCheck(eachBy(parts), parts.entities);
    this.#saved = parts.language.parse("");
    this.#typed = this.#saved;
    this.#byHand = this.#saved;
    this.#said = {};
  }

  /** Takes a text as the saved one, and as what is typed. */
  async open(saved: string): Promise<TextState> {
    const { language } = this.parts;
    this.#saved = language.parse(saved);
    this.#typed = this.#saved;
    this.#byHand = this.#saved;
    const { config, problems: found, unlisted } = language.read(this.#saved);
    const problems = language.withMeantWords(this.#saved, found);
    this.#said = config;
    this.#warm = this.#checkAll(config);
    const isBroken = problems.some(({ level }) => level === "error");
    return { problems, unlisted, isBroken, isByHand: false, edits: [], changed: [] };
  }

  /** Settles once the saved text has been checked: of thousands of entities in parts, so that the desk answers meanwhile. */
  async checked(): Promise<void> {
    return this.#warm;
  }

  /** Takes another text as what is typed, without judging it: for what is asked about it. */
  async take(text: string): Promise<void> {
    if (text === this.#typed.text) return;
    this.#typed = this.parts.language.reparse(text, this.#typed);
    this.#byHand = this.#typed;
  }

  /** Takes another text as what is typed. */
  async type(text: string): Promise<TextState> {
    const { language, entities } = this.parts;
    await this.take(text);
    if (this.#isBroken()) return this.#state([]);
    const { config } = language.read(this.#typed);
    const edits = differences(this.#said, config, [], entities).map(({ path, mine }): TypedEdit => [
      path,
      mine ?? null,
    ]);
    this.#said = config;
    return this.#state(edits);
  }

  /**
   * Brings the draft of the forms into the text.
   * @returns the text, where it is another one now
   */
  async follow(draft: DraftOfForms): Promise<string | undefined> {
    const tree = this.#followed(this.#saved, draft);
    if (tree.text === this.#typed.text) return undefined;
    this.#typed = tree;
    this.#said = this.parts.language.read(tree).config;
    return tree.text;
  }

  /**
   * Takes a text that was saved meanwhile, here or elsewhere. What it changes in the config comes with the draft, which
   * knows where both changed the same setting; comments and the order of lines come here. A text that cannot be read has
   * no draft that leads it: there all of theirs comes as lines.
   * @param isMineKept where both changed the same lines, theirs are left out there
   */
  async rebase(saved: string, draft: DraftOfForms, isMineKept = false): Promise<RebasedText> {
    const { language } = this.parts;
    const before = this.#saved;
    const after = language.reparse(saved, before);
    const change = createMergePatch(language.read(before).config, language.read(after).config);
    const isBroken = this.#isBroken();
    if (this.#byHand.text === before.text || this.#typed.text === saved) {
      this.#byHand = after;
      this.#typed = isBroken ? after : this.#followed(after, draft);
    } else {
      const base = isBroken ? before : language.edit(before, change).tree;
      const mine = isBroken ? this.#typed : this.#followed(after, draft);
      const merged = mergeTexts(base.text, mine.text, saved, { isMineKept });
      if (merged === undefined) return { text: undefined };
      this.#typed = language.reparse(merged, mine);
      this.#byHand = this.#typed;
    }
    this.#saved = after;
    // What was typed while it could not be read is still to be told.
    this.#said = isBroken ? applyMergePatch(this.#said, change) : language.read(this.#typed).config;
    return { text: this.#typed.text };
  }

  /** Takes a text that was typed here as the saved one; what was typed on since is another text over it. */
  async keepAsSaved(written: string): Promise<void> {
    this.#saved = this.parts.language.reparse(written, this.#typed);
    this.#byHand = this.#typed;
  }

  /** What is typed, for the browser's storage. */
  async kept(rev: number): Promise<KeptText> {
    return keepText(this.#saved.text, this.#typed.text, rev, confTable);
  }

  /** What was typed over a saved text; undefined where that is another one by now. */
  async restore(saved: string, kept: KeptText): Promise<string | undefined> {
    return restoreText(saved, kept);
  }

  async complete(offset: number): Promise<readonly Suggestion[]> {
    return this.parts.language.complete(this.#typed, offset);
  }

  async hover(offset: number): Promise<Hover | undefined> {
    return this.parts.language.hover(this.#typed, offset);
  }

  async signature(offset: number): Promise<Signature | undefined> {
    return this.parts.language.signature(this.#typed, offset);
  }

  async definition(offset: number): Promise<FileRange | undefined> {
    return this.parts.language.definition(this.#typed, offset);
  }

  async references(offset: number): Promise<readonly FileRange[]> {
    return this.parts.language.references(this.#typed, offset);
  }

  async outline(): Promise<readonly OutlineItem[]> {
    return this.parts.language.outline(this.#typed);
  }

  async format(fromLine: number, toLine: number): Promise<readonly FormattedLine[]> {
    return this.parts.language.format(this.#typed, fromLine, toLine);
  }

  async fixes(problem: ConfProblem): Promise<readonly PlacedFix[]> {
    return this.parts.language.fixes(this.#typed, problem);
  }

  /** The name of what is named or defined at an offset, as it may be given another one. */
  async nameAt(offset: number): Promise<string | undefined> {
    const named = this.#renamable(offset);
    return named?.at(-1);
  }

  /** The text with another name for what is named at an offset, everywhere; undefined where nothing can be renamed. */
  async rename(offset: number, name: string): Promise<string | undefined> {
    const { language, entities } = this.parts;
    const from = this.#renamable(offset);
    if (from === undefined) return undefined;
    const [collection = "", key = ""] = from;
    const property = entityIndex(entities).byCollection.get(collection)?.key ?? "";
    const { config } = language.read(this.#typed);
    const body = valueAt(config, from);
    if (valueAt(config, [collection, name]) !== undefined) return undefined;
    const renamed = applyMergePatch(body, { [property]: name });
    const renames = [{ from, to: [collection, name] }];
    const moved = applyMergePatch(config, { [collection]: { [key]: null, [name]: renamed } });
    const delta = createMergePatch(config, followRenames(moved, renames, entities));
    return language.edit(this.#typed, delta, renames).text;
  }

  /** Where a setting stands in what is typed: at its own place, or at the nearest around it. */
  async locate(pointer: string): Promise<TextRange | undefined> {
    return this.parts.language.locate(this.#typed, [pointer])[0];
  }

  async pathAt(offset: number): Promise<ConfigPath | undefined> {
    return this.parts.language.pathAt(this.#typed, offset);
  }

  /** What was typed by hand, with what the forms say over a saved text. */
  #followed(saved: ConfTree, { patch, renames }: DraftOfForms): ConfTree {
    const { language } = this.parts;
    const wanted = applyMergePatch(language.read(saved).config, patch);
    const delta = createMergePatch(language.read(this.#byHand).config, wanted);
    return Object.keys(delta).length === 0 ? this.#byHand : language.edit(this.#byHand, delta, renames).tree;
  }

  #isBroken(): boolean {
    return this.parts.language.read(this.#typed).problems.some(({ level }) => level === "error");
  }

  #renamable(offset: number): ConfigPath | undefined {
    const named = this.parts.language.named(this.#typed, offset);
    const entity = named && entityIndex(this.parts.entities).byCollection.get(named.collection);
    return named && entity?.renamable === true ? [named.collection, named.name] : undefined;
  }

  async #checkAll(config: JsonObject): Promise<void> {
    const turn = ++this.#warming;
    const left = [...allEntities(config, this.parts.entities)];
    while (left.length > 0 && turn === this.#warming) {
      await this.#checkEach(config, left.splice(0, atOnce));
      await new Promise((resolve) => setTimeout(resolve));
    }
  }

  async #state(edits: readonly TypedEdit[]): Promise<TextState> {
    const { language, entities } = this.parts;
    const tree = this.#typed;
    const { config, problems, unlisted } = language.read(tree);
    const isBroken = problems.some(({ level }) => level === "error");
    const touched = allEntities(config, entities);
    const found = [...checkCollections(config, touched, entities), ...(await this.#checkEach(config, touched))];
    const places = language.locate(
      tree,
      found.map(({ pointer }) => pointer),
    );
    const top = { line: 1, column: 1, endLine: 1, endColumn: 1 };
    const located = found.map(({ message, level, pointer }, index) => ({
      message,
      level,
      pointer,
      ...(places[index] ?? top),
    }));
    const all = [...language.withMeantWords(tree, problems), ...located];
    return {
      problems: all.slice(0, MOST_PROBLEMS).sort((one, other) => one.line - other.line || one.column - other.column),
      unlisted: unlisted + Math.max(0, all.length - MOST_PROBLEMS),
      isBroken,
      isByHand: this.#byHand.text !== this.#saved.text,
      edits,
      changed: tree === this.#saved ? [] : changedLines(this.#saved.text, tree.text),
    };
  }
}

/** As many entities are checked in a few hundredths of a second. */
const atOnce = 100;

/** A desk for this product's own language and checks. */
export function productDesk(): TextDesk {
  return new TextDesk({ language: productConf(), check: schemaCheck, entities: configEntities });
}
