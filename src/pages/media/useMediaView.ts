import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import { inPlace } from "../../components/useTyped.ts";
import { type MediaView, readMediaView, writeMediaView } from "../../model/media/mediaView.ts";

interface ShownView {
  readonly view: MediaView;
  /** Changes a part of it in the address; the step before stays what it was, so that Back leads to the page before. */
  readonly change: (part: Partial<MediaView>) => void;
  /** Shows the whole list again: a step of its own, so that Back brings the search back. */
  readonly clear: () => void;
}

/** What of the media is shown, as the address says. */
export function useMediaView(): ShownView {
  const [params, setParams] = useSearchParams();
  const view = useMemo(() => readMediaView(params), [params]);
  const change = useCallback(
    (part: Partial<MediaView>) => setParams((now) => writeMediaView(now, { ...readMediaView(now), ...part }), inPlace),
    [setParams],
  );
  const clear = useCallback(
    () => setParams((now) => writeMediaView(now, { ...readMediaView(now), query: "", filters: [], source: "" })),
    [setParams],
  );
  return { view, change, clear };
}
