/**
 * Ids that the server gave to entities which have no name of their own (mirror sources), by collection. The text holds
 * no ids: there an entity is known by the place of its block.
 */
export type ServerKeys = Readonly<
  Record<
    string,
    {
      /** The id of each block, in the order of the text. */
      readonly ids: readonly string[];
      /** The highest id ever given; ids are never given twice. */
      readonly last: number;
    }
  >
>;
