import { useEffect, useRef, useState } from "react";
import { useNavigation } from "react-router-dom";

/**
 * How a part of a page's view is changed in its address: in place of the last one, as Back leads to the page before; and at
 * once, as what is pressed stays pressed while what it shows is still on its way.
 */
export const inPlace = { replace: true, flushSync: true } as const;

/** How long typing rests before what is shown follows it. */
const restMs = 200;

/**
 * A filter as it is typed: at once in its field, and in the address when the typing rests. Another address is shown.
 * @param value as the address has it
 * @param onRest gets what was typed
 */
export function useTyped<Value>(
  value: Value,
  onRest: (value: Value) => void,
): readonly [Value, (value: Value) => void] {
  const [typed, setTyped] = useState(value);
  const sent = useRef(value);
  // What else of the address has changed while one types is not taken back.
  const latest = useRef(onRest);
  useEffect(() => {
    latest.current = onRest;
  });
  // Another page is on its way: to change the address meanwhile would call it off.
  const isLeaving = useNavigation().state !== "idle";
  useEffect(() => {
    if (sent.current === value) return;
    // The filters were cleared, or a link leads elsewhere.
    sent.current = value;
    setTyped(value);
  }, [value]);
  useEffect(() => {
    if (isLeaving || sent.current === typed) return undefined;
    const timer = setTimeout(() => {
      sent.current = typed;
      latest.current(typed);
    }, restMs);
    return () => clearTimeout(timer);
  }, [typed, isLeaving]);
  return [typed, setTyped];
}
