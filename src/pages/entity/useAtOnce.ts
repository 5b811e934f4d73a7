import { useState } from "react";
import { pointerOf } from "../../model/path/pointerOf.ts";
import type { ConfigPath } from "../../model/path/ConfigPath.ts";
import type { Json } from "../../model/Json.ts";
import type { Editor } from "../../stores/Editor.ts";

/** Edits on their way to the draft; settings that are saved at once go on to the server, after their question if any. */
export interface AtOnce {
  readonly edit: (path: ConfigPath, value: Json | undefined) => void;
  readonly question: string | undefined;
  readonly confirm: () => void;
  readonly cancel: () => void;
}

export function useAtOnce(editor: Editor): AtOnce {
  const [asked, setAsked] = useState<{ readonly pointer: string; readonly question: string }>();
  return {
    edit: (path, value) => {
      const pointer = pointerOf(path);
      editor.edit(path, value);
      const save = editor.descriptor.fields[pointer]?.save;
      if (save?.mode !== "at-once") return;
      if (save.confirm === undefined) void editor.commit([pointer]);
      else setAsked({ pointer, question: save.confirm });
    },
    question: asked?.question,
    confirm: () => {
      setAsked(undefined);
      if (asked) void editor.commit([asked.pointer]);
    },
    // What was asked about and declined is as it was before.
    cancel: () => {
      setAsked(undefined);
      if (asked) editor.reset(asked.pointer);
    },
  };
}
