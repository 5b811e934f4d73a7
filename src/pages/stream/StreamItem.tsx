import { observer } from "mobx-react-lite";
import { Outlet, useLocation } from "react-router-dom";
import { Tabs } from "../../components/controls/Tabs.tsx";
import { PageHeader } from "../../components/shell/PageHeader.tsx";
import { text } from "../../texts/text.ts";
import { GonePage } from "../entity/GonePage.tsx";
import { useItemEditor } from "../entity/useItemEditor.ts";
import { useMediaNames } from "../useMediaNames.ts";
import { useStores } from "../../context/useStores.ts";
import { StreamActions } from "./StreamActions.tsx";
import { StreamMark } from "./StreamMark.tsx";
import { streamTabs } from "./streamTabs.ts";

/** A standalone stream: its header and the tabs of its pages. */
export const StreamItem = observer(function StreamItem() {
  const { config } = useStores();
  const names = useMediaNames();
  const { search } = useLocation();
  const editor = useItemEditor("streams", names);
  const [name = ""] = names;
  const isOne = names.length === 1;
  if (!editor.value) return <GonePage name={names.find((one) => !config.node("streams", one).readConfig()) ?? name} />;
  return (
    <>
      <PageHeader
        title={isOne ? name : text("pages.several", { count: names.length })}
        back={{ to: `/${search}`, label: text("pages.media") }}
        mark={isOne ? <StreamMark name={name} /> : names.join(", ")}
        actions={<StreamActions names={names} />}
        tabs={<Tabs label={name} tabs={streamTabs(names, search)} />}
      />
      <Outlet context={editor} />
    </>
  );
});
