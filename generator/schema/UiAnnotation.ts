/** `x-ui` of a schema node; schemas/meta/x-ui.json says what each part means and refuses anything else. */
export interface UiAnnotation {
  readonly page?: string;
  readonly section?: string;
  readonly order?: number;
  readonly inline?: boolean;
  readonly widget?: string;
  readonly field?: string;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly unit?: string;
  readonly defaultUnit?: string;
  readonly placeholder?: string;
  readonly help?: string;
  readonly secret?: boolean;
  readonly newItem?: string;
  readonly itemTitle?: string;
  readonly collapsed?: boolean;
  readonly enumLabels?: Readonly<Record<string, string>>;
  readonly visible?: Condition;
  readonly enabled?: Condition;
  readonly typing?: Readonly<Record<string, unknown>>;
  readonly messages?: Readonly<Record<string, string>>;
  readonly warnings?: readonly { readonly when: Condition; readonly message: string }[];
  readonly save?: { readonly mode?: "form" | "at-once"; readonly confirm?: string; readonly risk?: "connectivity" };
  readonly multi?: "hidden" | "shared";
  readonly synonyms?: readonly string[];
}

/** A JSON Schema fragment that a value fits or does not. */
export type Condition = Readonly<Record<string, unknown>>;
