import { textsOf } from "../textsOf.ts";

/** Lists of words as chips. */
const tags = {
  "tags.search": "Search {title}",
  "tags.none": "None of {count} fits.",
  "tags.more": "Show {count} more",
  "tags.hidden": "{shown} of {count}",
  "tags.masked": "{title} {index}",
} as const;

/** Its texts, which come with what uses them. */
export const tagText = textsOf(tags);
