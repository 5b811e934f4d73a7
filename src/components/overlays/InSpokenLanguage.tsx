import type { ReactNode } from "react";
import { I18nProvider } from "react-aria-components";
import { locale } from "../../texts/language.ts";

/** What React Aria itself reads aloud is said in the language of the console, and not in that of the browser. */
export function InSpokenLanguage({ children }: { readonly children: ReactNode }) {
  return <I18nProvider locale={locale()}>{children}</I18nProvider>;
}
