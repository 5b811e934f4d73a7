import { applyMergePatch } from "../../../src/model/patch/applyMergePatch.ts";
import type { JsonObject } from "../../../src/model/Json.ts";
import { ServerError } from "../../ServerError.ts";
import type { ConfDocument } from "../ConfDocument.ts";
import type { ConfigLanguage } from "../ConfigLanguage.ts";
import { rawLanguage } from "../rawLanguage.ts";
import { type ConfigThread, FORGOTTEN } from "./ConfigThread.ts";
import { HEAVY, isHeavy } from "./isHeavy.ts";
import type { ThreadDocument, ThreadTask } from "./ThreadTask.ts";

/** The document of the thread that one of ours stands for. */
interface Remembered {
  readonly document: number;
  readonly generation: number;
}

/** The product's language, whose large texts are read and changed in a thread and small ones at once. */
export function threadLanguage(thread: ConfigThread): ConfigLanguage {
  const remembered = new WeakMap<object, Remembered>();

  function documentIn({ memory }: ConfDocument): number | undefined {
    const found = memory === undefined ? undefined : remembered.get(memory);
    return found?.generation === thread.generation ? found.document : undefined;
  }

  /** @param base what both sides know the text was before */
  function taken(answer: ThreadDocument, sentText: string, base: JsonObject): ConfDocument {
    const memory = {};
    remembered.set(memory, { document: answer.document, generation: thread.generation });
    const { problems, unlisted, text = sentText } = answer;
    const config = "whole" in answer.config ? answer.config.whole : applyMergePatch(base, answer.config.patch);
    return { text, config, problems, unlisted, memory };
  }

  /** The thread remembers few documents: what it has forgotten is sent again. */
  async function withText<Kind extends "edit" | "locate">(
    task: Extract<ThreadTask, { readonly kind: Kind }>,
    { text }: ConfDocument,
  ) {
    const answer = await thread.run<Kind>(task);
    const again =
      answer === FORGOTTEN ? await thread.run<Kind>({ ...task, of: { document: undefined, text } }) : answer;
    if (again === FORGOTTEN) throw new ServerError("failed", "The configuration text was lost on its way. Save again.");
    return again;
  }

  return {
    async parse(text, previous) {
      if (text.length <= HEAVY) return rawLanguage.parse(text);
      const against = previous === undefined ? undefined : documentIn(previous);
      const answer = await thread.run({ kind: "parse", text, against });
      if (answer === FORGOTTEN)
        throw new ServerError("failed", "The configuration text was lost on its way. Save again.");
      return taken(answer, text, previous?.config ?? {});
    },
    async edit(document, delta, renames) {
      if (document.text.length <= HEAVY && !isHeavy(delta)) return rawLanguage.edit(document, delta, renames);
      const of = { document: documentIn(document) };
      const task = { kind: "edit", of, delta, renames } as const;
      return taken(await withText<"edit">(task, document), "", document.config);
    },
    async locate(document, pointers) {
      if (document.text.length <= HEAVY) return rawLanguage.locate(document, pointers);
      return withText<"locate">({ kind: "locate", of: { document: documentIn(document) }, pointers }, document);
    },
    print: (config) => rawLanguage.print(config),
  };
}
