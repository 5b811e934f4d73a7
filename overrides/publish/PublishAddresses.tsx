import { observer } from "mobx-react-lite";
import { Link } from "react-router-dom";
import { CopyButton } from "../../src/components/controls/CopyButton.tsx";
import { KeyValueList } from "../../src/components/data/KeyValueList.tsx";
import { useStores } from "../../src/context/StoresContext.ts";
import type { SectionPieceProps } from "../../src/forms/WidgetTable.ts";
import {
  locationPublishUrls,
  type PublishRecipe,
  publishRecipes,
  type PublishUrl,
  publishUrls,
} from "../../src/model/stream/streamUrls.ts";
import { protocolName } from "../../src/model/stream/protocols.ts";
import { isPublishing } from "../../src/model/stream/streamPublishing.ts";
import { publishText } from "../../src/texts/en/publish.ts";
import { text } from "../../src/texts/text.ts";
import sections from "../../src/theme/sections.module.css";
import styles from "./PublishAddresses.module.css";
import { mediaServerAt } from "../../src/model/stream/mediaServer.ts";

/** Where an encoder or a browser publishes the stream to, from the ports that the server really has. */
export const PublishAddresses = observer(function PublishAddresses({ entity, server: saved }: SectionPieceProps) {
  const { config, serverInfo } = useStores();
  const name = saved?.["name"];
  if (typeof name !== "string" || !isPublishing(entity, serverInfo.can("url_publish"))) return null;
  const isSaved = saved !== undefined && isPublishing(saved, serverInfo.can("url_publish"));
  return (
    <PublishRows
      urls={publishUrls(name, mediaServerAt(window.location, config.readSettings()))}
      hint={publishText(isSaved ? "input.publishHint" : "input.publishAfterSave")}
      hasPassword={typeof entity["password"] === "string"}
    />
  );
});

/** Where streams of a location are published to; a name that is not saved yet is none of the server's. */
export const LocationPublish = observer(function LocationPublish({ server: saved }: SectionPieceProps) {
  const { config } = useStores();
  const prefix = saved?.["prefix"];
  if (typeof prefix !== "string") return null;
  return (
    <PublishRows
      urls={locationPublishUrls(prefix, mediaServerAt(window.location, config.readSettings()))}
      hint={publishText("input.publishHint")}
    />
  );
});

interface PublishRowsProps {
  readonly urls: readonly PublishUrl[];
  readonly hint?: string;
  /** Publishers have to give one. */
  readonly hasPassword?: boolean;
}

/** Addresses to publish to, to copy; where the server has no port for one, the way to set it. */
function PublishRows({ urls, hint, hasPassword = false }: PublishRowsProps) {
  const rows = urls.map(({ protocol, label, url }) => ({
    name: text(label),
    value:
      url === undefined ? (
        <>
          {publishText("input.noPort", { protocol: protocolName(protocol) })}{" "}
          <Link to="/config">{publishText("input.setPort")}</Link>
        </>
      ) : (
        <span className={styles.address}>
          <code>{url}</code>
          <CopyButton value={url} />
        </span>
      ),
  }));
  return (
    <section aria-label={publishText("input.publishTo")} className={styles.addresses}>
      <KeyValueList rows={rows} />
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      {urls.some(({ url }) => url !== undefined) && (
        <details className={styles.recipes}>
          <summary>{publishText("publish.recipes")}</summary>
          {urls
            .flatMap((one) => publishRecipes(one, hasPassword))
            .map((recipe) => (
              <RecipeRows key={recipe.program} recipe={recipe} />
            ))}
        </details>
      )}
    </section>
  );
}

/** What one program wants to know, each to copy. */
function RecipeRows({ recipe: { program, fields } }: { readonly recipe: PublishRecipe }) {
  const title = publishText(`publish.${program}`);
  return (
    <section aria-label={title}>
      <h4 className={sections.part}>{title}</h4>
      <KeyValueList
        rows={fields.map(({ name, value }) => ({
          name: publishText(`publish.${name}`),
          value: (
            <span className={styles.address}>
              <code>{value}</code>
              <CopyButton value={value} about={`${title}: ${publishText(`publish.${name}`)}`} />
            </span>
          ),
        }))}
      />
    </section>
  );
}
