/** A share in percent: `97 %`, one decimal under 10. */
export function formatPercent(percent: number): string {
  const digits = Math.abs(percent) < 9.95 ? 1 : 0;
  return `${Number(percent.toFixed(digits))} %`;
}
