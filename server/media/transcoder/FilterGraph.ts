import { ServerError } from "../../ServerError.ts";
import { logoPicture, type LogoPlace } from "./logoOverlay.ts";

const MOST_PICTURES = 32;

/** Builds a filter graph chain by chain, and collects the pictures that are drawn in. */
export class FilterGraph {
  readonly #chains: string[] = [];
  readonly #pictures: (readonly string[])[] = [];
  readonly #missing = new Set<string>();
  #labels = 0;

  /** @param logoFolder where the pictures of logos are */
  constructor(private readonly logoFolder: string) {}

  /** For `-filter_complex`. */
  get text(): string {
    return this.#chains.join(";");
  }

  /** Further inputs of the process, behind the stream's own one. */
  get extraInputs(): readonly string[] {
    return this.#pictures.flat();
  }

  /** Paths of logos that could not be drawn, as there is no such picture. */
  get missingLogos(): readonly string[] {
    return [...this.#missing];
  }

  /** Sends what comes from `from` through the filters. @returns the label of what comes out */
  chain(from: string, filters: readonly string[]): string {
    return this.#add(from, filters.length === 0 ? "null" : filters.join(","), 1)[0] ?? from;
  }

  /** @returns as many labels of the same picture */
  split(from: string, count: number): readonly string[] {
    return count === 1 ? [from] : this.#add(from, `split=${count}`, count);
  }

  /** Draws a logo into the picture, which stays as it is when there is no such logo. @throws ServerError for too many */
  draw(onto: string, { path, filters, x, y }: LogoPlace): string {
    // The same picture again is another input: a label can be used only once.
    if (this.#pictures.length >= MOST_PICTURES) {
      throw new ServerError("invalid", `A stream may draw at most ${MOST_PICTURES} logos.`);
    }
    const input = logoPicture(path, this.logoFolder);
    if (!input) {
      this.#missing.add(path);
      return onto;
    }
    this.#pictures.push(input);
    const picture = this.chain(`[${this.#pictures.length}:v:0]`, ["format=rgba", ...filters]);
    return this.chain(`${onto}${picture}`, [`overlay=x='${x}':y='${y}'`]);
  }

  #add(from: string, filter: string, outputs: number): readonly string[] {
    const labels = Array.from({ length: outputs }, () => `[f${this.#labels++}]`);
    this.#chains.push(`${from}${filter}${labels.join("")}`);
    return labels;
  }
}
