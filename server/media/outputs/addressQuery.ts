/** What follows the path in the addresses inside a playlist: who asks, and with what permission. */
export function addressQuery(session: string, token: string | undefined): string {
  const query = new URLSearchParams({ session, ...(token === undefined ? {} : { token }) });
  return `?${query}`;
}
