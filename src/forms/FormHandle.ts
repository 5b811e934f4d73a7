/** What a page can ask of a form that is on the screen. */
export interface FormHandle {
  /** Opens the section and list item that hold the setting, moves the focus there; false when it is not on this form. */
  focusField(pointer: string): boolean;
  /** Turns what is typed but not yet an edit into one: before a save by keyboard. */
  flush(): void;
}
