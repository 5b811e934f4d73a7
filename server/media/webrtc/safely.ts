/**
 * A callback for the WebRTC library, or for its process. An error that leaves one ends the process that it is called in at
 * once, so none does: `onFailure` is called instead, later and outside of the library.
 */
export function safely<A extends readonly unknown[]>(
  action: (...args: A) => void,
  onFailure: () => void,
): (...args: A) => void {
  return (...args) => {
    try {
      action(...args);
    } catch {
      setImmediate(onFailure);
    }
  };
}
