import { observer } from "mobx-react-lite";
import { useStores } from "../../src/context/useStores.ts";
import type { CustomFieldProps } from "../../src/forms/CustomFieldProps.ts";
import { LadderView } from "./LadderView.tsx";
import { ladderOf } from "./ladderOf.ts";
import { sourceSizeOf } from "./sourceSizeOf.ts";

/** What the transcoder's settings come to, in plain words, before anything is saved. */
export const TranscoderLadder = observer(function TranscoderLadder({ value, entity }: CustomFieldProps) {
  const { config } = useStores();
  // Several streams share no name, and no source.
  const name = typeof entity["name"] === "string" ? entity["name"] : undefined;
  const source = sourceSizeOf(name === undefined ? undefined : config.node("streams", name).readRuntime());
  return <LadderView ladder={ladderOf(value, source)} />;
});
