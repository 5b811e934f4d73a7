/** What is shown in the place of a secret within a text. */
export const MASK = "••••••";

/**
 * A login behind `://`. Of multicast that is the interface which it comes by (`udp://eth0@239.0.0.1:5000`), and words in
 * brackets stand where one was hidden already.
 */
const LOGIN = /(?<!(?<![\w+.-])(?:udp|rtp)):\/\/(?!\[[^\]@]*\]@)[^\s/?#"]+@/gi;

/** A text with a mask in the place of each login that an address in it carries; all else of the addresses stays. */
export function hideLogins(text: string): string {
  return text.replace(LOGIN, `://${MASK}@`);
}

/** Whether an address in a text carries a login. */
export function hasLogin(text: string): boolean {
  return text.search(LOGIN) >= 0;
}
