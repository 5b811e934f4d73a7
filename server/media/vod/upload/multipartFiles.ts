import { ServerError } from "../../../ServerError.ts";

/** A file in a body that carries several. */
export interface UploadedPart {
  readonly name: string;
  /** To be read to its end before the next part is asked for. */
  readonly bytes: AsyncIterable<Buffer>;
}

const LONGEST_HEAD = 16_384;
const MOST_PARTS = 1000;

/**
 * The files of a `multipart/form-data` body (RFC 7578) as they come; nothing is kept but a few bytes. Fields that are no
 * files are passed over.
 * @throws ServerError `bad_request` for a body that ends early or is none
 */
export async function* multipartFiles(body: AsyncIterable<Buffer>, boundary: string): AsyncGenerator<UploadedPart> {
  const source = body[Symbol.asyncIterator]();
  const reader = new MultipartReader(source, boundary);
  try {
    await reader.skipPreamble();
    for (let count = 0; await reader.hasNextPart(); count++) {
      if (count >= MOST_PARTS) throw new ServerError("too_large", `Upload at most ${MOST_PARTS} files at a time.`);
      const name = fileNameOfPart(await reader.readHead());
      const bytes = reader.readContent();
      if (name === undefined) for await (const _ignored of bytes);
      else yield { name, bytes };
    }
    // What may stand behind the last delimiter means nothing.
    while (!(await source.next()).done);
  } finally {
    // A body that is still held cannot run out, and its connection would stand still.
    await source.return?.();
  }
}

/** Walks through the body: to a delimiter, over a head, through a content. */
class MultipartReader {
  #data: Buffer = Buffer.from("\r\n");
  readonly #delimiter: Buffer;

  constructor(
    private readonly source: AsyncIterator<Buffer>,
    boundary: string,
  ) {
    this.#delimiter = Buffer.from(`\r\n--${boundary}`, "latin1");
  }

  async skipPreamble(): Promise<void> {
    for await (const _ignored of this.readContent());
  }

  /** Behind a delimiter: whether it was not the last one. */
  async hasNextPart(): Promise<boolean> {
    while (this.#data.length < 2) await this.#more();
    const mark = this.#data.subarray(0, 2).toString("latin1");
    this.#data = this.#data.subarray(2);
    if (mark === "--") return false;
    if (mark === "\r\n") return true;
    throw broken();
  }

  async readHead(): Promise<string> {
    for (;;) {
      const end = this.#data.indexOf("\r\n\r\n");
      if (end >= 0) {
        const head = this.#data.subarray(0, end).toString("utf8");
        this.#data = this.#data.subarray(end + 4);
        return head;
      }
      if (this.#data.length > LONGEST_HEAD) throw broken();
      await this.#more();
    }
  }

  /** Up to the next delimiter, which is taken away. */
  async *readContent(): AsyncGenerator<Buffer> {
    for (;;) {
      const end = this.#data.indexOf(this.#delimiter);
      if (end >= 0) {
        const last = this.#data.subarray(0, end);
        this.#data = this.#data.subarray(end + this.#delimiter.length);
        if (last.length > 0) yield last;
        return;
      }
      // The end may be the beginning of a delimiter.
      const sure = this.#data.length - this.#delimiter.length;
      if (sure > 0) {
        const part = this.#data.subarray(0, sure);
        this.#data = this.#data.subarray(sure);
        yield part;
      }
      await this.#more();
    }
  }

  async #more(): Promise<void> {
    const { done, value } = await this.source.next();
    if (done) throw broken();
    this.#data = this.#data.length === 0 ? value : Buffer.concat([this.#data, value]);
  }
}

function broken(): ServerError {
  return new ServerError("bad_request", "The upload was cut off or is no multipart/form-data. Send it again.");
}

/**
 * The file name in the head of a part, undefined when it is no file. Browsers write it as UTF-8 with quotes and line
 * ends as percent escapes (HTML, multipart/form-data encoding); nothing else is escaped.
 */
function fileNameOfPart(head: string): string | undefined {
  const line = head.split("\r\n").find((each) => /^content-disposition:\s*form-data\s*;/i.test(each));
  const name = /;\s*filename="(?<name>(?:[^"\\]|\\.)*)"/i.exec(line ?? "")?.groups?.["name"];
  return name?.replace(/\\(["\\])/g, "$1").replace(/%(22|0D|0A)/gi, decodeURIComponent);
}
