/**
 * Whether the server has another build of the console by now: what belongs to this one is not there any more, and only
 * loading the page again brings the new one. False where that cannot be said.
 */
export async function isConsoleNewer(): Promise<boolean> {
  const script = document.querySelector('script[type="module"][src]')?.getAttribute("src");
  if (!script) return false;
  try {
    const answer = await fetch(import.meta.env.BASE_URL, { cache: "no-store" });
    return answer.ok && !(await answer.text()).includes(script);
  } catch {
    return false;
  }
}
