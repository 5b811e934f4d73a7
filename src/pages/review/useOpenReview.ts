import { useOutletContext } from "react-router-dom";

/** Opens the review of all that is staged; for the pages that stand right in the shell, which alone know it. */
export function useOpenReview(): (() => void) | undefined {
  return useOutletContext<(() => void) | undefined>();
}
