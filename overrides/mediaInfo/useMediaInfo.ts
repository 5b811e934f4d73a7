import { useEffect, useRef, useState } from "react";
import { useStores } from "../../src/context/useStores.ts";
import type { MediaInfo } from "../../src/generated/types/MediaInfo.ts";
import { text } from "../../src/texts/text.ts";

/** Asks the server once what something consists of, when it is needed as its page opens; undefined without an answer. */
export function useMediaInfo(name: string, isNeeded: boolean): MediaInfo | undefined {
  const { calls, failures } = useStores();
  const [answer, setAnswer] = useState<{ readonly name: string; readonly info: MediaInfo }>();
  const needed = useRef(isNeeded);
  useEffect(() => {
    let isCurrent = true;
    if (needed.current) {
      void failures.attempt(text("mediaInfo.failed", { name }), async () => {
        const info = await calls.mediaInfo(name);
        if (isCurrent) setAnswer({ name, info });
      });
    }
    return () => {
      isCurrent = false;
    };
  }, [calls, failures, name]);
  return answer?.name === name ? answer.info : undefined;
}
