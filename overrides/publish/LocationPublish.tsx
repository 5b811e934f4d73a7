import { observer } from "mobx-react-lite";
import { useStores } from "../../src/context/useStores.ts";
import type { SectionPieceProps } from "../../src/forms/SectionPieceProps.ts";
import { locationPublishUrls } from "../../src/model/names/locationPublishUrls.ts";
import { mediaServerOf } from "../../src/model/names/mediaServerOf.ts";
import { text } from "../../src/texts/text.ts";
import { PublishRows } from "./PublishRows.tsx";

/** Where streams of a location are published to; a name that is not saved yet is none of the server's. */
export const LocationPublish = observer(function LocationPublish({ server: saved }: SectionPieceProps) {
  const { config } = useStores();
  const prefix = saved?.["prefix"];
  if (typeof prefix !== "string") return null;
  return (
    <PublishRows
      urls={locationPublishUrls(prefix, mediaServerOf(window.location, config.readSettings()))}
      hint={text("input.publishHint")}
    />
  );
});
