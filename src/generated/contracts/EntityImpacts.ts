// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
/** What the changes of an entity interrupt. */
export interface EntityImpacts {
  /** Whose sessions end when it is removed; absent: nobody's. */
  readonly removed?: readonly SessionKind[];
  /** The same for another name. */
  readonly renamed?: readonly SessionKind[];
  /** By pointer pattern, as in the descriptor of the entity; what is not there is as what is around it. `""` is the entity. */
  readonly settings: Readonly<Record<string, SettingImpact>>;
}

/** What the server does when a setting changes, as `x-impact` of its schema says it. */
export interface SettingImpact {
  /** `stream`: its source is read anew, and who watches stays. */
  readonly is: "none" | "sessions" | "stream" | "listener" | "server";
  /** What is spoken at the port of a `listener`. */
  readonly protocol?: string;
  /** Who came by that port stays when another one takes its place. */
  readonly moves?: true;
  /** Whose sessions; absent: the viewers'. */
  readonly of?: readonly SessionKind[];
  /** Only whom the new settings refuse is cut off. */
  readonly asked?: true;
  /** About an object that comes or goes; what of it changes is for the settings within. */
  readonly whole?: true;
  /** Only a change to one of these does it. */
  readonly to?: readonly unknown[];
  /**
   * Of an item of a list that is gone through in its order, those with a lower value of this setting first: the same
   * happens where another item comes to stand before it.
   */
  readonly order?: string;
  /**
   * Only while the item is the source that plays (`fetched`: and nobody publishes it), while the fallback video plays, or
   * where nobody may publish after the change.
   */
  readonly while?: "source" | "fetched" | "fallback" | "unpublishable";
}

export type SessionKind = "viewers" | "publishers" | "pushes" | "administrators";
