import { observer } from "mobx-react-lite";
import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from "react";
import { useStores } from "../../src/context/StoresContext.ts";
import { usePolled } from "../../src/context/usePolled.ts";
import type { AdChecks } from "../../src/generated/types/AdChecks.ts";
import { adText } from "../../src/texts/en/adInjector.ts";

/** What keeps a file from being played in a stream as it is. */
export type AdCheck = AdChecks["checks"][number];

interface CheckedAds {
  readonly checks: readonly AdCheck[];
  /** Why they are not known. */
  readonly error: string | undefined;
  /** Begins a conversion. @returns once the server has taken it, or has said why not */
  readonly convert: (file: string, stream: string) => Promise<void>;
}

const none: readonly AdCheck[] = [];

const AdChecksContext = createContext<CheckedAds>({
  checks: none,
  error: undefined,
  convert: () => Promise.resolve(),
});

const everyMs = 5000;
/** While something is being converted. */
const oftenMs = 1000;

/** Asks what of the ad schedules cannot be played, once for all that is open. */
export const AdChecking = observer(function AdChecking({ children }: { readonly children: ReactNode }) {
  const { calls, failures } = useStores();
  const [isConverting, setConverting] = useState(false);
  const ask = useCallback(async () => {
    const { checks } = await (await calls.ads()).checks();
    setConverting(checks.some(({ conversion }) => conversion?.state === "running"));
    return checks;
  }, [calls]);
  const { answer = none, error, reload } = usePolled(ask, isConverting ? oftenMs : everyMs);
  const checking = useMemo(
    (): CheckedAds => ({
      checks: answer,
      error,
      async convert(file, stream) {
        const what = adText("ads.notBegun", { file, stream });
        await failures.attempt(what, async () => (await calls.ads()).convert(file, stream));
        reload();
      },
    }),
    [answer, error, calls, failures, reload],
  );
  return <AdChecksContext value={checking}>{children}</AdChecksContext>;
});

/** The checks of the schedules on the page. */
export function useAdChecks(): CheckedAds {
  return useContext(AdChecksContext);
}
