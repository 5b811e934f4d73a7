import { observer } from "mobx-react-lite";
import { Link } from "react-router-dom";
import { RadioGroup } from "../../src/components/controls/Choices.tsx";
import { WhenSign } from "../../src/components/states/WhenSign.tsx";
import { StatusDot } from "../../src/components/states/StatusDot.tsx";
import { useStores } from "../../src/context/StoresContext.ts";
import { defaultMode } from "../../src/model/mirror/mirroredModes.ts";
import { dropsNames, withDefaultMode } from "../../src/model/mirror/moveMirrored.ts";
import type { MirrorServer } from "../../src/model/mirror/mirrorServers.ts";
import { shownUrl } from "../../src/model/hiddenCharacters.ts";
import { saveMirrorLists } from "../../src/stores/saving/immediateSaves.ts";
import { mirrorText } from "../../src/texts/en/mirrors.ts";
import styles from "./mediaLists.module.css";

interface MirrorServersProps {
  /** Of the mirror's page. */
  readonly address: string;
  readonly servers: readonly MirrorServer[];
}

/** The URLs of a mirror's servers, each with a dot for its health. */
export function MirrorServers({ address, servers }: MirrorServersProps) {
  return (
    <span className={styles.servers}>
      {servers.map((server, index) => (
        <span key={`${index} ${server.url}`} className={styles.server}>
          <StatusDot isShapeOnly status={dots[server.health.kind]} text={inWords(server)} />
          <Link to={address} tabIndex={-1} title={shownUrl(server.url)}>
            {shownUrl(server.url)}
          </Link>
        </span>
      ))}
    </span>
  );
}

const dots = { ok: "on", error: "err", unknown: "off" } as const;

function inWords({ url: address, health, offered }: MirrorServer): string {
  const url = shownUrl(address);
  if (health.kind === "error") return mirrorText("mirrors.health.error", { url, error: health.error ?? "" });
  return mirrorText(`mirrors.health.${health.kind}`, { url, count: offered.length });
}

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
    const isMeant = () =>
      questions.ask({
        title: mirrorText("mirrors.allStaticTitle", { name }),
        words: mirrorText("mirrors.asksAllStatic"),
        verb: mirrorText("mirrors.allStaticVerb"),
        isDangerous: true,
      });
    if (dropsNames(mirror, mode) && !(await isMeant())) return;
    await saveMirrorLists(stores, id, () => withDefaultMode(mode));
  };
  return (
    <span className={styles.default}>
      <RadioGroup
        label={mirrorText("mirrors.defaultMode", { name })}
        options={[
          { value: "static", label: mirrorText("mirrors.static") },
          { value: "onDemand", label: mirrorText("mirrors.onDemand") },
        ]}
        value={defaultMode(mirror)}
        isDisabled={connection.isOffline}
        onChange={(mode) => void choose(mode)}
      />
      <WhenSign when="atOnce" isShort />
    </span>
  );
});
