/**
 * A text with its placeholders filled in: `fill("delay {seconds}s", { seconds: 7 })` is "delay 7s". A placeholder
 * without a value stays as it stands. Values are taken literally, whatever characters they hold.
 */
export function fill(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : placeholder,
  );
}
