import { useEffect, useState } from "react";
import { watchLeave } from "../../src/api/browserPage.ts";
import type { ConfigStore } from "../../src/stores/ConfigStore.ts";

interface HalfTyped {
  readonly typed: { readonly address: string; readonly login: string; readonly password: string };
  readonly ownName: string | undefined;
  readonly dvr: string;
}

const nothing: HalfTyped = { typed: { address: "", login: "", password: "" }, ownName: undefined, dvr: "" };

/** Of each server: what was typed and not made yet, which is there when one comes back. In memory alone, as it holds a password. */
const halfTyped = new WeakMap<ConfigStore, HalfTyped>();

/** Whether a camera was begun and not made yet. */
export function hasHalfTyped(config: ConfigStore): boolean {
  return halfTyped.has(config);
}

/** What is typed of a new camera, kept until it is made or discarded. */
export function useHalfTypedCamera(config: ConfigStore) {
  const [half, setHalf] = useState(() => halfTyped.get(config) ?? nothing);
  useEffect(() => watchLeave(window, () => hasHalfTyped(config)), [config]);
  const keep = (part: Partial<HalfTyped>) => {
    const next = { ...half, ...part };
    const isEmpty = next.dvr === "" && !next.ownName && Object.values(next.typed).every((word) => word === "");
    if (isEmpty) halfTyped.delete(config);
    else halfTyped.set(config, next);
    setHalf(next);
  };
  return { half, keep, forget: () => void halfTyped.delete(config) };
}
