// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
/** One row of the settings search: every word a person may look a setting up by. */
export interface SearchEntry {
  readonly entity: string;
  readonly pattern: string;
  readonly title: string;
  readonly description: string;
  readonly page?: string;
  readonly section?: string;
  readonly route?: string;
  /** Lower-case: title, property name, directive, section, synonyms. */
  readonly words: readonly string[];
}
