import type { ElementaryStream } from "../../ts/programTables.ts";

/** One of several sounds as a master playlist offers it. */
export interface HlsSound {
  readonly address: string;
  /** As a viewer reads it in the player's menu; each once. */
  readonly name: string;
  /** BCP 47, for example `de`. */
  readonly language: string | undefined;
}

const names = new Intl.DisplayNames(["en"], { type: "language", fallback: "none" });

/** Offers sounds by their languages; those without one, and a second one of a language, by their number. */
export function soundChoice(sounds: readonly ElementaryStream[], query: string): readonly HlsSound[] {
  const taken = new Set<string>();
  return sounds.map(({ language: code }, index) => {
    const language = code === undefined ? undefined : shortened(code);
    const plain = (language !== undefined && names.of(language)) || code || `Sound ${index + 1}`;
    const name = taken.has(plain) ? `${plain} ${index + 1}` : plain;
    taken.add(name);
    return { address: `mono-a${index + 1}.m3u8${query}`, name, language };
  });
}

/** `deu` and `ger` are `de` to players. */
function shortened(code: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(code)[0];
  } catch {
    return undefined;
  }
}
