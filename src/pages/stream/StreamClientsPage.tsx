import { NotYetPage } from "../shell/NotYetPage.tsx";

/** Who watches a stream now. */
export function StreamClientsPage() {
  return <NotYetPage />;
}
