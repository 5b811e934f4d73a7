import { observer } from "mobx-react-lite";
import { Link } from "react-router-dom";
import { breakable } from "../../src/components/breakable.tsx";
import { CopyButton } from "../../src/components/controls/CopyButton.tsx";
import { KeyValueList } from "../../src/components/data/KeyValueList.tsx";
import { useStores } from "../../src/context/StoresContext.ts";
import type { SectionPieceProps } from "../../src/forms/WidgetTable.ts";
import {
  locationPublishUrls,
  passwordQuery,
  type PublishRecipe,
  publishRecipes,
  type PublishUrl,
  publishUrls,
} from "../../src/model/stream/streamUrls.ts";
import { portSetting, protocolName } from "../../src/model/stream/protocols.ts";
import type { JsonObject } from "../../src/model/Json.ts";
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
  const password = passwordOf(entity);
  return (
    <PublishRows
      urls={publishUrls(name, mediaServerAt(window.location, config.readSettings()))}
      isSaved={isSaved && passwordOf(saved) === password}
      password={password}
    />
  );
});

/** Where streams of a location are published to; a name that is not saved yet is none of the server's. */
export const LocationPublish = observer(function LocationPublish({ entity, server: saved }: SectionPieceProps) {
  const { config } = useStores();
  const prefix = saved?.["prefix"];
  if (saved === undefined || typeof prefix !== "string") return null;
  const password = passwordOf(entity);
  return (
    <PublishRows
      urls={locationPublishUrls(prefix, mediaServerAt(window.location, config.readSettings()))}
      isSaved={passwordOf(saved) === password}
      password={password}
    />
  );
});

/** What publishers have to give, if anything. */
function passwordOf({ password }: JsonObject): string | undefined {
  return typeof password === "string" && password !== "" ? password : undefined;
}

interface PublishRowsProps {
  readonly urls: readonly PublishUrl[];
  /** Whether the server accepts publishers with this password already. */
  readonly isSaved: boolean;
  readonly password: string | undefined;
}

/** Addresses to publish to, to copy; where the server has no port for one, the way to set it. */
function PublishRows({ urls: bare, isSaved, password }: PublishRowsProps) {
  const secret = password === undefined ? "" : passwordQuery(password);
  const urls = bare.map((one) => ({ ...one, url: one.url === undefined ? undefined : one.url + secret }));
  const rows = urls.map(({ protocol, label, url }) => ({
    name: text(label),
    value:
      url === undefined ? (
        <>
          {publishText("input.noPort", { protocol: protocolName(protocol) })}{" "}
          <Link to={`/config#/${portSetting(protocol) ?? "http"}`}>{publishText("input.setPort")}</Link>
        </>
      ) : (
        <ToCopy value={url} secret={secret} />
      ),
  }));
  return (
    <section aria-label={publishText("input.publishTo")} className={styles.addresses}>
      <KeyValueList rows={rows} />
      {!isSaved && <p className={styles.hint}>{publishText("input.publishAfterSave")}</p>}
      <p className={styles.hint}>
        {publishText(password === undefined ? "input.publishHint" : "input.publishPassword")}
      </p>
      {urls.some(({ url }) => url !== undefined) && (
        <details className={styles.recipes}>
          <summary>{publishText("publish.recipes")}</summary>
          {urls.flatMap(publishRecipes).map((recipe) => (
            <RecipeRows key={recipe.program} recipe={recipe} secret={secret} />
          ))}
        </details>
      )}
    </section>
  );
}

interface RecipeRowsProps {
  readonly recipe: PublishRecipe;
  readonly secret: string;
}

/** What one program wants to know, each to copy. */
function RecipeRows({ recipe: { program, fields }, secret }: RecipeRowsProps) {
  const title = publishText(`publish.${program}`);
  return (
    <section aria-label={title}>
      <h4 className={sections.part}>{title}</h4>
      <KeyValueList
        rows={fields.map(({ name, value }) => ({
          name: publishText(`publish.${name}`),
          value: <ToCopy value={value} secret={secret} about={`${title}: ${publishText(`publish.${name}`)}`} />,
        }))}
      />
    </section>
  );
}

interface ToCopyProps {
  readonly value: string;
  /** The part of it that is not shown, but copied. */
  readonly secret: string;
  readonly about?: string;
}

/** What a publisher needs to know: to read without its password, and to copy with it. */
function ToCopy({ value, secret, about }: ToCopyProps) {
  return (
    <span className={styles.address}>
      <code>{breakable(secret === "" ? value : value.replace(secret, HIDDEN))}</code>
      <CopyButton value={value} {...(about !== undefined && { about })} />
    </span>
  );
}

/** As a secret is shown in its field. */
const HIDDEN = "?password=••••••••";
