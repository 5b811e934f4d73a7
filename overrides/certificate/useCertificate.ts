import { useCallback, useEffect, useState } from "react";
import { useStores } from "../../src/context/StoresContext.ts";
import type { Certificate } from "../../src/generated/types/Certificate.ts";
import { certificateText } from "../../src/texts/en/certificate.ts";
import { isAddress } from "./certificateWords.ts";

type Found = { readonly certificate: Certificate } | { readonly failure: string } | undefined;

/** The certificate of the server; undefined while it is being read. */
export function useCertificate() {
  const { calls, connection } = useStores();
  const [found, setFound] = useState<Found>();
  const [look, setLook] = useState(0);
  const { isOffline } = connection;
  useEffect(() => {
    if (isOffline) return undefined;
    let isCurrent = true;
    calls.certificate().then(
      (certificate) => isCurrent && setFound({ certificate }),
      (error: unknown) => isCurrent && setFound({ failure: error instanceof Error ? error.message : String(error) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [calls, isOffline, look]);
  const reload = useCallback(() => setLook((before) => before + 1), []);
  const take = useCallback((certificate: Certificate) => setFound({ certificate }), []);
  return { found, reload, take };
}

interface Issuing {
  readonly state: "idle" | "requesting" | "issued" | "failed";
  readonly words?: string;
  readonly reason?: string;
}

/** The page is loaded again once a certificate is there: over HTTPS, where the browser goes that way. */
const reloadMs = 1500;

/** Has a certificate issued for the name in the browser's address. */
export function useIssuing(take: (certificate: Certificate) => void) {
  const { calls, log } = useStores();
  const [issuing, setIssuing] = useState<Issuing>({ state: "idle" });
  const start = async () => {
    const host = location.hostname;
    if (isAddress(host)) return setIssuing({ state: "failed", words: certificateText("certificate.noName") });
    setIssuing({ state: "requesting" });
    try {
      take(await calls.issueCertificate([host]));
      setIssuing({ state: "issued" });
      setTimeout(() => location.reload(), reloadMs);
    } catch (error) {
      const failure = error instanceof Error ? error : new Error(String(error));
      log(failure);
      setIssuing({ state: "failed", words: certificateText("certificate.notObtained"), reason: failure.message });
    }
  };
  return { ...issuing, start: () => void start() };
}
