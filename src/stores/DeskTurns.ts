import type { TextDesk } from "../model/conf/TextDesk.ts";
import { text } from "../texts/text.ts";

/** The desk, here or in a worker. */
export type EditingDesk = { readonly [Method in keyof TextDesk]: TextDesk[Method] };

/** The turns at the desk of the config text: one after the other, and none of them outlives a logout. */
export class DeskTurns {
  /** Counts the logins: what was begun in one says nothing in the next. */
  login = 0;
  private desk: Promise<EditingDesk> | undefined = undefined;
  private last: Promise<unknown> = Promise.resolve();

  /** @param openDesk loads the desk at the first turn: the language is large */
  constructor(private readonly openDesk: () => Promise<EditingDesk>) {}

  /** Waits for the desk. @throws after a logout, where the turn has not begun */
  take<Answer>(work: (desk: EditingDesk) => Promise<Answer>): Promise<Answer> {
    this.desk ??= this.openDesk();
    const { desk, login } = this;
    const answer = this.last.then(async () => {
      if (login !== this.login) throw new Error(text("config.leftMeanwhile"));
      return work(await desk);
    });
    this.last = answer.catch(() => undefined);
    return answer;
  }

  /** For what nobody waits for: an error of it is the console's, unless the operator has left. */
  inBackground(work: () => Promise<unknown>): void {
    const { login } = this;
    void work().catch((error: unknown) => {
      if (login === this.login) throw error;
    });
  }

  /** At logout: nothing of the text stays in the memory of the desk's thread. */
  end(): void {
    this.login += 1;
    if (this.desk !== undefined) this.take((desk) => desk.open("")).catch(() => undefined);
  }
}
