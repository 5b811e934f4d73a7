/** How the holder of the object (a property with `arguments` and `extra` of its own) has it written. */
export interface Holder {
  readonly isMapItem: boolean;
  readonly arguments?: readonly string[] | undefined;
  readonly extra?: string | undefined;
}
