/** The row a key leads to from a row; null when the key is not one that moves. */
export function moveInRows(key: string, from: number, count: number, page: number): number | null {
  const last = count - 1;
  switch (key) {
    case "ArrowDown":
      return Math.min(last, from + 1);
    case "ArrowUp":
      return Math.max(0, from - 1);
    case "PageDown":
      return Math.min(last, from + page);
    case "PageUp":
      return Math.max(0, from - page);
    case "Home":
      return 0;
    case "End":
      return last;
    default:
      return null;
  }
}
