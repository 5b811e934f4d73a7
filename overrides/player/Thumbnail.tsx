import { useState } from "react";
import { Spinner } from "../../src/components/states/LoadingState.tsx";
import { useStores } from "../../src/context/StoresContext.ts";
import { useViewToken } from "../../src/context/useViewToken.ts";
import { encodedName } from "../../src/model/stream/mediaNames.ts";
import { text } from "../../src/texts/text.ts";
import styles from "./PlayerFrame.module.css";

/** A stream as it looks now, small; fetched once. */
export function Thumbnail({ name }: { readonly name: string }) {
  const { serverInfo } = useStores();
  const token = useViewToken();
  const [state, setState] = useState<"loading" | "shown" | "none">("loading");
  return (
    <span className={styles.thumbnail}>
      {token !== undefined && state !== "none" && (
        <img
          src={`/${encodedName(name)}/preview.jpg?${new URLSearchParams({ width: "320", [serverInfo.info?.auth_token ?? "token"]: token }).toString()}`}
          alt={text("player.preview", { name })}
          hidden={state === "loading"}
          onLoad={() => setState("shown")}
          onError={() => setState("none")}
        />
      )}
      {state === "loading" && <Spinner size={18} />}
      {state === "none" && text("player.noPreview")}
    </span>
  );
}
