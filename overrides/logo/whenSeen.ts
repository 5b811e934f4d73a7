/** Calls once when an element comes into sight; at once where that cannot be told. Returns what ends the watch. */
export function whenSeen(element: Element | null, onSeen: () => void): () => void {
  if (element === null || typeof IntersectionObserver === "undefined") {
    onSeen();
    return () => undefined;
  }
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    onSeen();
  });
  observer.observe(element);
  return () => observer.disconnect();
}
