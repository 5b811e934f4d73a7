import { ServerError } from "../../ServerError.ts";
import { logoPicture, type LogoPlace } from "./logoOverlay.ts";

const MOST_PICTURES = 32;

/** Builds a filter graph chain by chain, and collects the pictures that are drawn in. */
export class FilterGraph {
  readonly #chains: string[] = [];
  readonly #pictures: (readonly string[])[] = [];
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

  /** Sends what comes from `from` through the filters. @returns the label of what comes out */
  chain(from: string, filters: readonly string[]): string {
    return this.#add(from, filters.length === 0 ? "null" : filters.join(","), 1)[0] ?? from;
  }

  /** @returns as many labels of the same picture */
  split(from: string, count: number): readonly string[] {
    return count === 1 ? [from] : this.#add(from, `split=${count}`, count);
  }

  /** Draws a logo into the picture. @throws ServerError when there is no such logo */
  draw(onto: string, { path, filters, x, y }: LogoPlace): string {
    // The same picture again is another input: a label can be used only once.
    if (this.#pictures.length >= MOST_PICTURES) {
      throw new ServerError("invalid", `A stream may draw at most ${MOST_PICTURES} logos.`);
    }
    this.#pictures.push(logoPicture(path, this.logoFolder));
    const picture = this.chain(`[${this.#pictures.length}:v:0]`, ["format=rgba", ...filters]);
    return this.chain(`${onto}${picture}`, [`overlay=x='${x}':y='${y}'`]);
  }

  #add(from: string, filter: string, outputs: number): readonly string[] {
    const labels = Array.from({ length: outputs }, () => `[f${this.#labels++}]`);
    this.#chains.push(`${from}${filter}${labels.join("")}`);
    return labels;
  }
}
