import { observer } from "mobx-react-lite";
import { RadioGroup } from "../../../components/controls/RadioGroup.tsx";
import { useStores } from "../../../context/useStores.ts";
import { defaultMode } from "../../../model/mirror/defaultMode.ts";
import { dropsNames } from "../../../model/mirror/dropsNames.ts";
import { withDefaultMode } from "../../../model/mirror/withDefaultMode.ts";
import { saveMirrorLists } from "../../../stores/saveMirrorLists.ts";
import { text } from "../../../texts/text.ts";

interface DefaultModeProps {
  readonly id: string;
  /** What the operator knows the mirror by. */
  readonly name: string;
}

/** What a mirror does with a stream it meets: static or on demand; another choice is saved at once. */
export const DefaultMode = observer(function DefaultMode({ id, name }: DefaultModeProps) {
  const stores = useStores();
  const { config, connection, questions } = stores;
  const mirror = config.node("sources", id).readConfig() ?? {};
  const choose = async (mode: "static" | "onDemand") => {
    if (dropsNames(mirror, mode) && !(await questions.ask(text("mirrors.asksAllStatic")))) return;
    await saveMirrorLists(stores, id, () => withDefaultMode(mode));
  };
  return (
    <RadioGroup
      label={text("mirrors.defaultMode", { name })}
      options={[
        { value: "static", label: text("mirrors.static") },
        { value: "onDemand", label: text("mirrors.onDemand") },
      ]}
      value={defaultMode(mirror)}
      isDisabled={connection.isOffline}
      onChange={(mode) => void choose(mode)}
    />
  );
});
