/** Light or dark whatever the system says; `system` follows it again. */
export function setTheme(theme: "light" | "dark" | "system"): void {
  if (theme === "system") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = theme;
}
