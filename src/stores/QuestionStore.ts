import { makeAutoObservable, observableRef } from "mobx";

/** What the operator is asked: every question says what a yes does, and to what. */
export interface Question {
  /** What is done, and to what it is done, as a question: "Delete news?". */
  readonly title: string;
  /** What follows from a yes. */
  readonly words: string;
  /** The same deed in a verb, on the button: "Delete". */
  readonly verb: string;
  /** Something is lost, access may be, or viewers are cut off. */
  readonly isDangerous: boolean;
}

interface WaitingQuestion extends Question {
  readonly answer: (isYes: boolean) => void;
}

/** Questions to the operator that something waits for, one at a time. */
export class QuestionStore {
  private waiting: readonly WaitingQuestion[] = [];
  /** So many were answered: tells one question from the next, which may be in the same words. */
  answered = 0;

  constructor() {
    makeAutoObservable<this, "waiting">(this, { waiting: observableRef });
  }

  /** What is asked now; undefined when nothing is. */
  get asked(): Question | undefined {
    return this.waiting[0];
  }

  /** @returns the operator's yes or no */
  ask(question: Question): Promise<boolean> {
    return new Promise((resolve) => {
      this.waiting = [...this.waiting, { ...question, answer: resolve }];
    });
  }

  answer(isYes: boolean): void {
    const [question, ...rest] = this.waiting;
    this.waiting = rest;
    this.answered += 1;
    question?.answer(isYes);
  }
}
