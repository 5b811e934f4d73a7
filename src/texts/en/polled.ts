import { textsOf } from "../textsOf.ts";

export const polledText = textsOf({
  "polled.kept": "As it was {time} ago.",
  "polled.keptWhy": "As it was {time} ago: {error}",
});
