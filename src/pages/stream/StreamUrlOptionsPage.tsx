import { NotYetPage } from "../shell/NotYetPage.tsx";

/** The options of one source of a stream. */
export function StreamUrlOptionsPage() {
  return <NotYetPage />;
}
