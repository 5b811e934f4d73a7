import { makeAutoObservable, observableRef } from "mobx";

/** What is done on a yes, in a verb; without one it is a save. */
export interface QuestionVerb {
  readonly label: string;
  readonly isDangerous?: boolean;
}

interface Question {
  readonly words: string;
  readonly verb: QuestionVerb | undefined;
  readonly answer: (isYes: boolean) => void;
}

/** Questions to the operator that something waits for, one at a time. */
export class QuestionStore {
  private waiting: readonly Question[] = [];

  constructor() {
    makeAutoObservable<this, "waiting">(this, { waiting: observableRef });
  }

  /** What is asked now; undefined when nothing is. */
  get words(): string | undefined {
    return this.waiting[0]?.words;
  }

  get verb(): QuestionVerb | undefined {
    return this.waiting[0]?.verb;
  }

  /** @returns the operator's yes or no */
  ask(words: string, verb?: QuestionVerb): Promise<boolean> {
    return new Promise((resolve) => {
      this.waiting = [...this.waiting, { words, verb, answer: resolve }];
    });
  }

  answer(isYes: boolean): void {
    const [question, ...rest] = this.waiting;
    this.waiting = rest;
    question?.answer(isYes);
  }
}
