import { observer } from "mobx-react-lite";
import { useStores } from "../../src/context/useStores.ts";
import type { SectionPieceProps } from "../../src/forms/SectionPieceProps.ts";
import { mediaServerOf } from "../../src/model/names/mediaServerOf.ts";
import { publishUrls } from "../../src/model/names/publishUrls.ts";
import { isPublishing } from "../../src/model/status/isPublishing.ts";
import { text } from "../../src/texts/text.ts";
import { PublishRows } from "./PublishRows.tsx";

/** Where an encoder or a browser publishes the stream to, from the ports that the server really has. */
export const PublishAddresses = observer(function PublishAddresses({ entity, server: saved }: SectionPieceProps) {
  const { config, serverInfo } = useStores();
  const name = saved?.["name"];
  if (typeof name !== "string" || !isPublishing(entity, serverInfo.can("url_publish"))) return null;
  const isSaved = saved !== undefined && isPublishing(saved, serverInfo.can("url_publish"));
  return (
    <PublishRows
      urls={publishUrls(name, mediaServerOf(window.location, config.readSettings()))}
      hint={text(isSaved ? "input.publishHint" : "input.publishAfterSave")}
    />
  );
});
