import { makeAutoObservable, observableRef, runInAction } from "mobx";
import { ApiError } from "../../api/ApiError.ts";
import { ChangedUserError, type IptvCalls, type SavedUser } from "../../api/areas/iptvApi.ts";
import { saveFailureOf } from "../../api/saveFailure.ts";
import { isPlainObject, type Json, type JsonObject } from "../../model/Json.ts";
import { formatPointer } from "../../model/configPath.ts";
import { checkEntity } from "../../model/entity/checkEntity.ts";
import type { Problem } from "../../model/entity/checkProblems.ts";
import { iptvUserOf } from "../../model/iptv/iptvUser.ts";

/** How long typing rests before a user is saved [S288]. */
const saveAfterMs = 1000;

/** What became of what was typed. `gone`: somebody else removed the user meanwhile. */
type UserState =
  | { readonly kind: "still" | "waiting" | "saving" | "saved" | "gone" }
  /** A value is wrong (its problems say which), or the call failed. */
  | { readonly kind: "refused" | "failed"; readonly words: string }
  /** Somebody else has given these fields other values while they were typed. */
  | { readonly kind: "overtaken"; readonly theirs: readonly { readonly field: string; readonly value: string }[] };

/** One user of the list while it is edited: what the database has, what is typed over it, and whether that is saved. */
export class IptvUserRow {
  state: UserState = { kind: "still" };
  /** What is wrong with what is typed; pointers are below the user. */
  problems: readonly Problem[] = [];
  private user: SavedUser;
  /** Texts by the name of their field; only where they say something else than the database. */
  private typed: ReadonlyMap<string, string> = new Map();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private turn: Promise<void> = Promise.resolve();

  constructor(
    private readonly calls: () => Promise<Pick<IptvCalls, "updateUser">>,
    user: SavedUser,
    /** The fields that hold whole numbers. */
    private readonly numbers: ReadonlySet<string>,
  ) {
    this.user = user;
    makeAutoObservable<this, "calls" | "numbers" | "user" | "typed" | "timer" | "turn">(this, {
      calls: false,
      numbers: false,
      timer: false,
      turn: false,
      state: observableRef,
      problems: observableRef,
      user: observableRef,
      typed: observableRef,
    });
  }

  /** As the database has it. */
  get saved(): SavedUser {
    return this.user;
  }

  get id(): number {
    return this.user.id;
  }

  get isUnsaved(): boolean {
    return this.typed.size > 0;
  }

  /** As it would be saved. */
  get edited(): SavedUser {
    return { ...iptvUserOf(this.valueOf(this.typed)), id: this.id };
  }

  /** What stands in a field. */
  textOf(field: string): string {
    return this.typed.get(field) ?? this.savedText(field);
  }

  /** Takes what was typed into a field; it is saved when typing rests. */
  type(field: string, words: string): void {
    const typed = new Map(this.typed);
    if (words === this.savedText(field)) typed.delete(field);
    else typed.set(field, words);
    this.typed = typed;
    this.problems = this.problems.filter(({ pointer }) => pointer !== formatPointer([field]));
    clearTimeout(this.timer);
    this.state = { kind: "waiting" };
    this.timer = setTimeout(() => void this.save(), saveAfterMs);
  }

  /** Saves at once, after whatever is being saved now. */
  save(): Promise<void> {
    clearTimeout(this.timer);
    this.turn = this.turn.then(() => this.send());
    return this.turn;
  }

  /** News of the server; what is being typed stays. */
  take(user: SavedUser): void {
    this.user = user;
    this.typed = new Map([...this.typed].filter(([field, words]) => words !== this.savedText(field)));
    if (!this.isUnsaved && this.state.kind !== "saving") this.settle("still");
  }

  /** Nothing more is saved: the user is removed. */
  stop(): void {
    clearTimeout(this.timer);
    this.typed = new Map();
  }

  private settle(kind: "still" | "saved"): void {
    this.state = { kind };
    this.problems = [];
  }

  private async send(): Promise<void> {
    const sent = this.typed;
    if (sent.size === 0) {
      runInAction(() => this.settle("still"));
      return;
    }
    const value = this.valueOf(sent);
    const found = (await checkEntity("iptv-user", value)).filter(({ level }) => level === "error");
    const [first] = found;
    if (first) return this.refuse(sent, { kind: "refused", words: first.message }, found);
    runInAction(() => {
      this.state = { kind: "saving" };
    });
    try {
      const user = await (await this.calls()).updateUser({ ...iptvUserOf(value), id: this.user.id }, this.user);
      runInAction(() => {
        // What was typed while the answer was on its way stays, and is saved in its turn.
        const later = [...this.typed].filter(([field, words]) => sent.get(field) !== words);
        this.typed = new Map(later);
        this.take(user);
        if (this.isUnsaved) this.state = { kind: "waiting" };
        else this.settle("saved");
      });
    } catch (error) {
      if (error instanceof ChangedUserError) return this.overtake(error.present);
      const { kind, message, problems } = saveFailureOf(error);
      const isGone = error instanceof ApiError && (error.kind === "not-found" || error.kind === "gone");
      const state: UserState = isGone
        ? { kind: "gone" }
        : { kind: kind === "invalid" ? "refused" : "failed", words: message };
      this.refuse(sent, state, problems);
    }
  }

  /** What others did to other fields is taken; what they typed into the same ones is asked about. */
  private overtake(present: SavedUser): Promise<void> | undefined {
    const before = new Map([...this.typed.keys()].map((field) => [field, this.savedText(field)]));
    runInAction(() => this.take(present));
    const theirs = [...this.typed.keys()]
      .map((field) => ({ field, value: this.savedText(field) }))
      .filter(({ field, value }) => before.get(field) !== value);
    if (theirs.length === 0) return this.send();
    runInAction(() => {
      this.state = { kind: "overtaken", theirs };
    });
    return undefined;
  }

  private refuse(sent: ReadonlyMap<string, string>, state: UserState, problems: readonly Problem[]): void {
    runInAction(() => {
      this.state = state;
      // A field that was edited since is no longer what was refused.
      this.problems = problems.filter(({ pointer }) => {
        const field = pointer.slice(1);
        return this.typed.get(field) === sent.get(field);
      });
    });
  }

  private savedText(field: string): string {
    const value = jsonOf(this.user)[field];
    return typeof value === "string" || typeof value === "number" ? String(value) : "";
  }

  /** The whole user with what is typed; an emptied field is absent. */
  private valueOf(typed: ReadonlyMap<string, string>): JsonObject {
    const value: Record<string, Json> = { ...jsonOf(this.user) };
    for (const [field, words] of typed) {
      if (words === "") delete value[field];
      else value[field] = this.numbers.has(field) && /^\d+$/.test(words) ? Number(words) : words;
    }
    return value;
  }
}

/** An answer is JSON that a check has let through; its interface has no index signature. */
function jsonOf(user: SavedUser): JsonObject {
  const copy: unknown = JSON.parse(JSON.stringify(user));
  return isPlainObject(copy) ? copy : {};
}
