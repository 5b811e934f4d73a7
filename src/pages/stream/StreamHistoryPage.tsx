import { NotYetPage } from "../shell/NotYetPage.tsx";

/** Who watched a stream, and how much was sent. */
export function StreamHistoryPage() {
  return <NotYetPage />;
}
