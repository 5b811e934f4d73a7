/** Ids of a field's words for `aria-describedby`: only of those that are on the screen. */
export function describedBy(
  id: string,
  shown: { readonly help: boolean; readonly unit: boolean; readonly warnings: boolean; readonly errors: boolean },
): string | undefined {
  const parts = [
    shown.unit && `${id}-unit`,
    shown.help && `${id}-help`,
    shown.warnings && `${id}-warnings`,
    shown.errors && `${id}-errors`,
  ];
  const ids = parts.filter((part) => part !== false);
  return ids.length === 0 ? undefined : ids.join(" ");
}
