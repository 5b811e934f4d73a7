import { makeAutoObservable, observableRef } from "mobx";
import { parsePointer } from "../../model/configPath.ts";
import type { DraftEdits } from "../../model/draft/fieldEdits.ts";
import type { CompiledCheck } from "../../generated/contracts/FormDescriptor.ts";
import type { Channel } from "../../model/import/channelLists.ts";
import { type ChannelRow, channelRows, editsOfRows, type WhenTaken } from "../../model/import/channelRows.ts";
import { isPlainObject, type JsonObject } from "../../model/Json.ts";
import { importText } from "../../texts/en/imports.ts";
import type { ImportContent, ImportParts, Said, SaveAnswer } from "./ConfigImport.ts";
import { saveImported } from "../saving/immediateSaves.ts";

/** A list of channels: each becomes a stream, or another source of one. */
export class ChannelImport implements ImportContent {
  readonly isReplacing = false;
  whenTaken: WhenTaken = "skip";
  words = "";
  isOnlyLeftOut = false;
  private unticked: ReadonlySet<string> = new Set();

  constructor(
    private readonly stores: ImportParts,
    private readonly channels: readonly Channel[],
    private readonly check: CompiledCheck,
  ) {
    makeAutoObservable<this, "stores" | "channels" | "check" | "unticked">(this, {
      stores: false,
      channels: false,
      check: false,
      unticked: observableRef,
    });
  }

  get rows(): readonly ChannelRow[] {
    return channelRows(this.channels, { check: this.check, streams: this.streams(), whenTaken: this.whenTaken });
  }

  /** What is shown of them. */
  get shown(): readonly ChannelRow[] {
    const wanted = this.words.trim().toLowerCase();
    return this.rows.filter(
      (row) =>
        (!this.isOnlyLeftOut || !canCome(row)) &&
        [row.name, row.title, row.url].some((value) => value.toLowerCase().includes(wanted)),
    );
  }

  /** What comes along. */
  get ticked(): ReadonlySet<string> {
    return new Set(this.rows.filter((row) => canCome(row) && !this.unticked.has(row.id)).map(({ id }) => id));
  }

  get action(): string {
    return importText("import.channels", { count: this.ticked.size });
  }

  get edits(): DraftEdits {
    const { rows, ticked } = this;
    return editsOfRows(
      rows.filter(({ id }) => ticked.has(id)),
      this.streams(),
    );
  }

  /** How many rows become what. */
  get counts(): Readonly<Record<ChannelRow["becomes"], number>> {
    const counts = { stream: 0, source: 0, taken: 0, same: 0, wrong: 0 };
    const { rows, ticked } = this;
    for (const row of rows) if (!canCome(row) || ticked.has(row.id)) counts[row.becomes] += 1;
    return counts;
  }

  /** The counts in words. */
  get summary(): string {
    const { stream, source, taken, same, wrong } = this.counts;
    return [
      importText("import.channelCounts", { streams: stream, count: this.rows.length }),
      source > 0 ? importText("import.sourceCounts", { count: source }) : "",
      same > 0 ? importText("import.sameCounts", { count: same }) : "",
      taken > 0 ? importText("import.takenCounts", { count: taken }) : "",
      wrong > 0 ? importText("import.wrongCounts", { count: wrong }) : "",
    ]
      .filter((part) => part !== "")
      .join(" ");
  }

  setWhenTaken(whenTaken: WhenTaken): void {
    this.whenTaken = whenTaken;
  }

  setWords(words: string): void {
    this.words = words;
  }

  setOnlyLeftOut(isOnlyLeftOut: boolean): void {
    this.isOnlyLeftOut = isOnlyLeftOut;
  }

  tick(rows: readonly Pick<ChannelRow, "id">[], isTicked: boolean): void {
    const unticked = new Set(this.unticked);
    for (const { id } of rows)
      if (isTicked) unticked.delete(id);
      else unticked.add(id);
    this.unticked = unticked;
  }

  /** A stream stands where the list has its channel. */
  linesOf(pointers: readonly string[]): readonly (number | undefined)[] {
    const lines = new Map(this.rows.map(({ name, line }) => [name, line]));
    return pointers.map((pointer) => lines.get(parsePointer(pointer)[1] ?? ""));
  }

  async apply(said: Said = {}): Promise<SaveAnswer> {
    return (await saveImported(this.stores, () => this.edits, { way: "import", ...said })) || undefined;
  }

  private streams(): JsonObject {
    const { streams } = this.stores.config.readWhole();
    return isPlainObject(streams) ? streams : {};
  }
}

/** Whether a row can be ticked at all. */
export function canCome({ becomes }: Pick<ChannelRow, "becomes">): boolean {
  return becomes === "stream" || becomes === "source";
}
