import { observer } from "mobx-react-lite";
import { useStores } from "../../context/StoresContext.ts";
import { configWords } from "../../texts/en/configPages.ts";
import { userMenuText } from "../../texts/en/userMenu.ts";
import { text } from "../../texts/text.ts";
import { PageTabs } from "../entity/PageTabs.tsx";
import { loadEditor } from "./useEditor.ts";

interface ConfigTabsProps {
  /** Whether the console has pages of what was saved and done before. */
  readonly hasRecords: boolean;
}

/** The pages about the config as a whole: its settings, its text, what it was, and what was done. */
export const ConfigTabs = observer(function ConfigTabs({ hasRecords }: ConfigTabsProps) {
  const { configText, serverInfo } = useStores();
  const records = [
    { to: "/history", label: text("pages.history"), needs: "revision_rows" },
    { to: "/audit", label: userMenuText("userMenu.audit"), needs: "audit" },
  ] as const;
  const tabs = [
    { to: "/config", label: configWords("config.settings"), isExact: true, page: "settings" },
    {
      to: "/config/editor",
      label: configWords("config.editor"),
      onIntent: configText.isPlain ? undefined : () => void loadEditor().catch(() => undefined),
    },
    ...(hasRecords ? records.filter(({ needs }) => serverInfo.can(needs)) : []),
  ];
  return <PageTabs label={configWords("config.tabs")} tabs={tabs} paths={[[]]} />;
});
