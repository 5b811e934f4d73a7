import { observer } from "mobx-react-lite";
import { EmptyState } from "../../src/components/states/EmptyState.tsx";
import { Link } from "react-router-dom";
import { useStores } from "../../src/context/useStores.ts";
import { urlsOf } from "../../src/model/status/urlsOf.ts";
import { text } from "../../src/texts/text.ts";
import { Directory } from "./Directory.tsx";

interface FileBrowserProps {
  /** The VOD. */
  readonly prefix: string;
  /** Which of its paths, from 0. */
  readonly index: number;
  /** Address of its settings. */
  readonly settings: string;
}

/** The files below one path of a VOD: looked through, uploaded, previewed, removed. */
export const FileBrowser = observer(function FileBrowser({ prefix, index, settings }: FileBrowserProps) {
  const { config } = useStores();
  const vod = config.node("vods", prefix).readConfig();
  if (!vod) {
    return (
      <EmptyState icon="warning" title={text("files.noVod", { name: prefix })}>
        {text("files.noVodDetail")}
      </EmptyState>
    );
  }
  const path = urlsOf(vod)[index];
  if (path === undefined) {
    return (
      <EmptyState
        icon="warning"
        title={text("files.noPath", { name: prefix, number: index + 1 })}
        action={<Link to={settings}>{text("files.backToVod")}</Link>}
      >
        {text("files.noPathDetail")}
      </EmptyState>
    );
  }
  return <Directory prefix={prefix} path={path} settings={settings} />;
});
