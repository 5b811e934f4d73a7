/** The languages the console has a catalogue for. English is whole; a text another one lacks is said in English. */
export type Language = "en" | "sq";
