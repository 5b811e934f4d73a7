/** The colour of a usage bar: green up to 70 percent, orange up to 90, red above. */
export function progressTone(percent: number): "green" | "orange" | "red" {
  if (percent > 90) return "red";
  return percent > 70 ? "orange" : "green";
}
