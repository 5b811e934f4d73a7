import type { TextStorage } from "../api/browserPage.ts";
import type { ConfigText, SaveAnswer, SaveTerms } from "../api/configApi.ts";
import type { SaveFailure } from "../api/saveFailure.ts";
import type { DraftEdits } from "../model/draft/fieldEdits.ts";
import type { JsonObject } from "../model/Json.ts";
import type { EditingDesk } from "./DeskTurns.ts";
import type { DraftStore } from "./editing/DraftStore.ts";

/** What editing the config text needs of the server. */
interface ConfigTextCalls {
  readonly open: () => Promise<ConfigText>;
  /** Waits until the forms know a revision, and with it where others changed the same settings. @throws when they do not */
  readonly caughtUp: (rev: number | undefined) => Promise<void>;
  /** Asks the operator what is asked of a save of the forms; false: nothing is saved. */
  readonly approve: (change: TextChange) => Promise<boolean>;
  /** @throws when the text could not be saved */
  readonly check: (text: string) => Promise<void>;
  readonly write: (text: ConfigText, change: TextChange) => Promise<SaveAnswer>;
  /** The text of an older revision. @throws where it is not kept */
  readonly openRevision: (rev: number) => Promise<string>;
  readonly failureOf: (error: unknown) => SaveFailure;
}

/** What a text changes in the config, as the draft says it. */
export interface TextChange {
  readonly edits: DraftEdits;
  readonly patch: JsonObject;
  readonly terms: SaveTerms;
}

export interface ConfigTextParts {
  readonly calls: ConfigTextCalls;
  /** Loaded when a text is opened first: the language is large. */
  readonly openDesk: () => Promise<EditingDesk>;
  readonly draft: Pick<
    DraftStore,
    "edits" | "staged" | "editEach" | "effective" | "savablePatch" | "renames" | "conflicts"
  >;
  readonly storage: TextStorage;
  /** Which box the operator has chosen. */
  readonly choice: TextStorage;
  /** Whether the config is a text in the language that the desk knows. */
  readonly isOffered: boolean;
  /** Whether the plain box fits this machine, where none was chosen: it has no mouse. */
  readonly isTouch: boolean;
}

/**
 * Why a text is not saved: it is wrong, or another one stands there by now, or nobody has chosen yet between it and what
 * others saved, or the server could not.
 */
export interface TextFailure {
  readonly kind: "wrong" | "conflict" | "undecided" | "other";
  readonly message: string;
}
