/**
 * A callback for the WebRTC library. An error that leaves one ends the whole process at once, so none does: `onFailure`
 * is called instead, later and outside of the library.
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
