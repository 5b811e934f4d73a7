import type { TextKey } from "./textKeys.ts";

/** The login page in Albanian; what is missing here is said in English. */
export const sq = {
  "login.user": "Përdoruesi",
  "login.password": "Fjalëkalimi",
  "login.submit": "Hyr",
  "login.invalid": "Fjalekalimi i pavlefshem",
} as const satisfies Partial<Record<TextKey, string>>;
