import { textsOf } from "../textsOf.ts";

/** How the console looks and speaks, as chosen in the menu of the header. */
const userMenu = {
  "userMenu.theme": "Theme",
  "userMenu.theme.system": "As the system",
  "userMenu.theme.light": "Light",
  "userMenu.theme.dark": "Dark",
  "userMenu.density": "Density",
  "userMenu.density.comfortable": "Comfortable",
  "userMenu.density.compact": "Compact",
  "userMenu.language": "Language",
  "userMenu.audit": "Audit log",
} as const;

/** Its texts, which come with the menu. */
export const userMenuText = textsOf(userMenu);
