import type { Condition } from "./UiAnnotation.ts";

/** `x-entity` of a schema's root; schemas/meta/x-entity.json says what each part means. */
export interface EntityAnnotation {
  readonly label: string;
  readonly plural: string;
  readonly collection?: string;
  readonly key?: string;
  readonly serverKeys?: boolean;
  readonly order?: string;
  readonly renamable?: boolean;
  readonly route?: string;
  readonly pages?: readonly PageAnnotation[];
}

export interface PageAnnotation {
  readonly name: string;
  readonly title: string;
  readonly sections: readonly SectionAnnotation[];
}

export interface SectionAnnotation {
  readonly name: string;
  readonly title: string;
  readonly help?: string;
  readonly collapsed?: boolean;
  readonly visible?: Condition;
  readonly piece?: string;
}
