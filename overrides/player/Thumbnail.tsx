import { observer } from "mobx-react-lite";
import { useState } from "react";
import { Spinner } from "../../src/components/states/LoadingState.tsx";
import { useStores } from "../../src/context/StoresContext.ts";
import { useViewToken } from "../../src/context/useViewToken.ts";
import { encodedName } from "../../src/model/stream/mediaNames.ts";
import { text } from "../../src/texts/text.ts";
import styles from "./PlayerFrame.module.css";

interface ThumbnailProps {
  readonly name: string;
  /** Whether it has one now, by what is reported of it; a server without pictures is asked for none. */
  readonly hasPicture: boolean;
}

/** A stream as it looks now, small; fetched once, and anew when it has a picture again. */
export const Thumbnail = observer(function Thumbnail({ name, hasPicture }: ThumbnailProps) {
  const isAsked = useStores().serverInfo.can("preview") && hasPicture;
  return <span className={styles.thumbnail}>{isAsked ? <Picture name={name} /> : text("player.noPicture")}</span>;
});

function Picture({ name }: { readonly name: string }) {
  const { serverInfo } = useStores();
  const token = useViewToken();
  const [state, setState] = useState<"loading" | "shown" | "none">("loading");
  if (state === "none") return text("player.noPicture");
  return (
    <>
      {token !== undefined && (
        <img
          src={`/${encodedName(name)}/preview.jpg?${new URLSearchParams({ width: "320", [serverInfo.info?.auth_token ?? "token"]: token }).toString()}`}
          alt={text("player.preview", { name })}
          hidden={state === "loading"}
          onLoad={() => setState("shown")}
          onError={() => setState("none")}
        />
      )}
      {state === "loading" && <Spinner size={18} />}
    </>
  );
}
