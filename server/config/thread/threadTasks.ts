import { parentPort } from "node:worker_threads";
import { applyMergePatch, createMergePatch } from "../../../src/model/merge/mergePatch.ts";
import { deepEqual, type JsonObject } from "../../../src/model/Json.ts";
import type { ConfDocument, DirectLanguage } from "../configLanguage.ts";
import { schemaCheck } from "../../../src/model/config/configCheck.ts";
import type { ThreadAnswer, ThreadDocument, ThreadTask } from "./ConfigThread.ts";

/** The present text, the one that is being saved, and a little more for two who save in turn. */
const REMEMBERED = 4;

class Forgotten extends Error {}

/**
 * The thread in which config texts are read, changed and checked, so that no viewer waits for an administrator: answers
 * what ConfigThread.ts, the other end, asks.
 */
export function answerTasks(language: DirectLanguage): void {
  const port = parentPort;
  if (port === null) throw new Error("The config's thread is started by ConfigThread only.");
  const documents = new Map<number, ConfDocument>();
  let lastDocument = 0;

  port.on("message", ({ id, task }: { readonly id: number; readonly task: ThreadTask }) => {
    void answerTo(id, task).then((answer) => port.postMessage(answer));
  });

  async function answerTo(id: number, task: ThreadTask): Promise<ThreadAnswer<unknown>> {
    try {
      return { id, result: await run(task) };
    } catch (error) {
      if (error instanceof Forgotten) return { id, forgotten: true };
      return { id, failure: error instanceof Error ? error.message : String(error) };
    }
  }

  function run(task: ThreadTask): unknown {
    switch (task.kind) {
      case "parse":
        return sent(language.parse(task.text), task.against);
      case "edit": {
        const edited = language.edit(known(task.of), task.delta, task.renames);
        return { ...sent(edited, task.of.document), text: edited.text };
      }
      case "locate":
        return language.locate(known(task.of), task.pointers);
      case "check":
        return schemaCheck(task.config, task.touched);
    }
  }

  function known({ document, text }: { readonly document: number | undefined; readonly text?: string }): ConfDocument {
    const found = document === undefined ? undefined : documents.get(document);
    if (found !== undefined) return found;
    if (text === undefined) throw new Forgotten();
    return language.parse(text);
  }

  function sent(made: ConfDocument, against: number | undefined): ThreadDocument {
    lastDocument += 1;
    const base = against === undefined ? undefined : documents.get(against);
    documents.set(lastDocument, made);
    const [oldest] = documents.keys();
    if (documents.size > REMEMBERED && oldest !== undefined) documents.delete(oldest);
    const { problems, unlisted = 0 } = made;
    return { document: lastDocument, config: said(made.config, base?.config), problems, unlisted };
  }
}

/** Most of a config stays what it was: a patch is all that the other side has to take in. */
function said(config: JsonObject, base: JsonObject | undefined): ThreadDocument["config"] {
  if (base === undefined) return { whole: config };
  const patch = createMergePatch(base, config);
  // A patch has no way to say null, which JSON in a quoted value may hold.
  return deepEqual(applyMergePatch(base, patch), config) ? { patch } : { whole: config };
}
