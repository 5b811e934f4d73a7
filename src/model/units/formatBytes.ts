const UNITS = ["KB", "MB", "GB", "TB", "PB"] as const;

/** Bytes in the largest unit they fill, powers of 1024, one decimal under 10: `512 B`, `1.5 GB`, `32 GB`. */
export function formatBytes(bytes: number): string {
  let amount = Math.abs(bytes);
  let unit = "B";
  for (const next of UNITS) {
    if (Math.round(amount) < 1024) break;
    amount /= 1024;
    unit = next;
  }
  const digits = unit === "B" || amount >= 9.95 ? amount.toFixed(0) : amount.toFixed(1).replace(/\.0$/, "");
  return `${bytes < 0 ? "-" : ""}${digits} ${unit}`;
}
