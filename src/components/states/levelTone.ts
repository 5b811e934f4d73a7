const orangeFrom = 0.7;
const redFrom = 0.9;

/** The colour of a level between 0 and 1: green below 70 %, orange to 90 %, red from there. */
export function levelTone(share: number): "green" | "orange" | "red" {
  return share >= redFrom ? "red" : share >= orangeFrom ? "orange" : "green";
}
