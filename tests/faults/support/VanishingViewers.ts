import { Agent, get, type IncomingMessage } from "node:http";
import { onTestFinished } from "vitest";

/** Players that go without a word: each has a connection of its own, which is destroyed. */
export class VanishingViewers {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });

  constructor(private readonly url: string) {
    onTestFinished(() => this.vanish());
  }

  /** Fetches the playlists of a stream over HLS, and is in the middle of a segment. */
  async playHls(name: string): Promise<void> {
    const base = `${this.url}/${name}/`;
    const playlist = addressIn(await textOf(await this.#get(`${base}index.m3u8`)));
    const segment = addressIn(await textOf(await this.#get(base + playlist)));
    await this.#begin(base + segment);
  }

  /** Has got the first bytes of the stream as MPEG-TS, and goes on. */
  async playMpegts(name: string): Promise<void> {
    const answer = await this.#begin(`${this.url}/${name}/mpegts`);
    answer.resume();
  }

  vanish(): void {
    this.#agent.destroy();
  }

  async #begin(url: string): Promise<IncomingMessage> {
    const answer = await this.#get(url);
    await new Promise((resolve) => answer.once("readable", resolve));
    return answer;
  }

  #get(url: string): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      get(url, { agent: this.#agent }, (answer) => {
        // It is the test that destroys the connection.
        answer.on("error", () => undefined);
        if (answer.statusCode === 200) resolve(answer);
        else reject(new Error(`${url} answers ${answer.statusCode}.`));
      }).on("error", reject);
    });
  }
}

async function textOf(answer: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of answer) text += String(chunk);
  return text;
}

function addressIn(playlist: string): string {
  return playlist.split("\n").find((line) => line !== "" && !line.startsWith("#")) ?? "";
}
