import { makeAutoObservable, observableRef } from "mobx";

interface Question {
  readonly words: string;
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

  /** @returns the operator's yes or no */
  ask(words: string): Promise<boolean> {
    return new Promise((resolve) => {
      this.waiting = [...this.waiting, { words, answer: resolve }];
    });
  }

  answer(isYes: boolean): void {
    const [question, ...rest] = this.waiting;
    this.waiting = rest;
    question?.answer(isYes);
  }
}
