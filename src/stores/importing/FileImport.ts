import { makeAutoObservable, observableRef, runInAction } from "mobx";
import { type SaveFailure, saveFailureOf } from "../../api/saveFailure.ts";
import { entities } from "../../generated/entities.ts";
import { loadCheck } from "../../generated/loadCheck.ts";
import { commentLine } from "../../model/config/saveTerms.ts";
import { entityIndex } from "../../model/entity/entityPlace.ts";
import { readCsv, readM3u } from "../../model/import/channelLists.ts";
import {
  type FileText,
  ImportError,
  type ImportFormat,
  largestFileBytes,
  readFileText,
  recogniseFormat,
} from "../../model/import/ImportFile.ts";
import { readConfFile, readJsonFile } from "../../model/import/readConfigFile.ts";
import { importText } from "../../texts/en/imports.ts";
import { ChannelImport } from "./ChannelImport.ts";
import { ConfigImport, type ImportParts } from "./ConfigImport.ts";

/** A file on its way into the config: what it is, what is wrong with it, and what it would change. */
export class FileImport {
  format: ImportFormat | undefined = undefined;
  /** It is no UTF-8: letters with accents may be wrong. */
  isLatin1 = false;
  failure: ImportError | undefined = undefined;
  content: ConfigImport | ChannelImport | undefined = undefined;
  isApplying = false;
  /** What the import is for. */
  comment = "";
  /** Why it was not imported. */
  refusal: SaveFailure | undefined = undefined;
  private written: string | undefined = undefined;
  /** Counts the readings, to tell the answer of an older one. */
  private turn = 0;

  constructor(
    private readonly parts: ImportParts,
    private readonly file: Pick<File, "name" | "size" | "arrayBuffer">,
  ) {
    makeAutoObservable<this, "parts" | "file" | "written" | "turn">(this, {
      parts: false,
      file: false,
      written: false,
      turn: false,
      failure: observableRef,
      content: observableRef,
    });
  }

  get name(): string {
    return this.file.name;
  }

  /** A product without streams has no use for lists of channels. */
  get formats(): readonly ImportFormat[] {
    return entityIndex(entities).byCollection.has("streams") ? ["json", "conf", "m3u", "csv"] : ["json", "conf"];
  }

  /** Reads the file as what it seems to be. */
  async open(): Promise<void> {
    await this.attempt(async () => {
      const { text: written, isLatin1 } = await this.readFile();
      const seen = recogniseFormat(written, this.name);
      const format = this.formats.includes(seen) ? seen : "json";
      runInAction(() => {
        this.written = written;
        this.isLatin1 = isLatin1;
        this.format = format;
      });
      return this.read(written, format);
    });
  }

  /** Reads it as what the operator says. */
  async readAs(format: ImportFormat): Promise<void> {
    const { written } = this;
    this.format = format;
    if (written !== undefined) await this.attempt(() => this.read(written, format));
  }

  setComment(comment: string): void {
    this.comment = comment;
  }

  /**
   * @param isMeant asked once nothing is found to be wrong with it
   * @returns whether it is in the config now; `refusal` says why not
   */
  async apply(isMeant: () => Promise<boolean> = () => Promise.resolve(true)): Promise<boolean> {
    const { content } = this;
    if (content === undefined || this.isApplying) return false;
    this.isApplying = true;
    this.refusal = undefined;
    try {
      if ((content instanceof ConfigImport && !(await content.isFine())) || !(await isMeant())) return false;
      const comment = commentLine(this.comment);
      const answer = await content.apply(comment === "" ? {} : { comment });
      if (answer !== true) this.refuse(answer);
      return answer === true;
    } catch (error) {
      this.parts.log(error instanceof Error ? error : new Error(String(error)));
      this.refuse(saveFailureOf(error));
      return false;
    } finally {
      runInAction(() => {
        this.isApplying = false;
      });
    }
  }

  private refuse(refusal: SaveFailure | undefined): void {
    this.refusal = refusal;
  }

  private async readFile(): Promise<FileText> {
    if (this.file.size > largestFileBytes)
      throw new ImportError("too-large", importText("import.tooLarge", { file: this.name }));
    return readFileText(new Uint8Array(await this.file.arrayBuffer()), this.name);
  }

  private async read(written: string, format: ImportFormat): Promise<ConfigImport | ChannelImport> {
    const { name, parts } = this;
    if (format === "json") return new ConfigImport(parts, readJsonFile(written, name, entities));
    if (format === "conf") {
      const file = readConfFile(written, await parts.rawText.language(), name, entities);
      return new ConfigImport(parts, file, written);
    }
    const channels = (format === "m3u" ? readM3u : readCsv)(written, name);
    return new ChannelImport(parts, channels, await loadCheck("stream"));
  }

  private async attempt(read: () => Promise<ConfigImport | ChannelImport>): Promise<void> {
    this.failure = undefined;
    this.content = undefined;
    this.refusal = undefined;
    this.turn += 1;
    const { turn } = this;
    try {
      const content = await read();
      runInAction(() => {
        // The operator may have said meanwhile that it is something else.
        if (turn === this.turn) this.content = content;
      });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      runInAction(() => {
        if (turn !== this.turn) return;
        this.failure =
          error instanceof ImportError
            ? error
            : new ImportError("no-config", importText("import.notRead", { file: this.name, reason }));
      });
    }
  }
}
