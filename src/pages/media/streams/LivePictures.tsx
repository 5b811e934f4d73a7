import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { Thumbnail } from "../../../../overrides/player/Thumbnail.tsx";
import { useStores } from "../../../context/StoresContext.ts";
import { useViewToken } from "../../../context/useViewToken.ts";
import { encodedName, trafficTopic } from "../../../model/stream/mediaNames.ts";
import { formatLasting } from "../../../model/units/formatTime.ts";
import { listText } from "../../../texts/en/streamList.ts";
import { rounded } from "../../../texts/numbers.ts";
import { useStreamView } from "../useStreamView.ts";
import styles from "./LivePictures.module.css";

/** A picture older than this is fetched anew while its row is in sight. */
const renewMs = 30_000;

interface RowPictureProps {
  readonly name: string;
  /** Whether it has one now, by what is reported of it. */
  readonly hasPicture: boolean;
}

/** A stream as it looked a moment ago, and how long ago that was. */
export const RowPicture = observer(function RowPicture({ name, hasPicture }: RowPictureProps) {
  const { clock, connection, serverInfo } = useStores();
  const token = useViewToken();
  const [round, setRound] = useState(0);
  const [shownAtMs, setShownAt] = useState<number>();
  const isAsking = hasPicture && !connection.isOffline && token !== undefined;
  useEffect(() => {
    if (!isAsking) return undefined;
    const timer = setInterval(() => document.hidden || setRound((before) => before + 1), renewMs);
    return () => clearInterval(timer);
  }, [isAsking]);
  if (token === undefined || (!hasPicture && shownAtMs === undefined) || !serverInfo.can("preview")) return null;
  const { auth_token: tokenName = "token" } = serverInfo.info ?? {};
  // The round keeps the browser from showing what it has fetched before.
  const query = new URLSearchParams({ width: "160", [tokenName]: token, round: String(round) }).toString();
  return (
    <span className={styles.picture} data-live>
      <img
        src={`/${encodedName(name)}/preview.jpg?${query}`}
        alt={listText("list.pictureOf", { name })}
        hidden={shownAtMs === undefined}
        onLoad={() => setShownAt(Date.now())}
      />
      {shownAtMs !== undefined && <span>{formatLasting(clock.readMs() - shownAtMs)}</span>}
    </span>
  );
});

/** Of the drawing, which is stretched to the cell. */
const size = { width: 100, height: 24 };

/** What came in over the last hour, by the minute; a line without axes beside the figure of now. */
export function Sparkline({ name }: { readonly name: string }) {
  const { subscriptions } = useStores();
  const [points, setPoints] = useState<readonly (readonly [number, number])[]>([]);
  useEffect(
    () =>
      subscriptions.pulse({ topic: trafficTopic(name), resolution: "hour" }, ([input]) =>
        setPoints(input?.points ?? []),
      ),
    [subscriptions, name],
  );
  const [first, last] = [points[0]?.[0] ?? 0, points.at(-1)?.[0] ?? 0];
  if (first === last) return null;
  const most = Math.max(...points.map(([, value]) => value), 1);
  const line = points.map(([ms, value]) => {
    const x = ((ms - first) / (last - first)) * size.width;
    return `${rounded(x, 1)},${rounded(size.height - 1 - (value / most) * (size.height - 2), 1)}`;
  });
  return (
    <svg
      className={styles.sparkline}
      viewBox={`0 0 ${size.width} ${size.height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={listText("list.trafficOf", { name })}
      data-live
    >
      <polyline points={line.join(" ")} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

/** The stream whose name the pointer rests on, larger. */
export const PointedPicture = observer(function PointedPicture({ name }: { readonly name: string }) {
  return <Thumbnail name={name} hasPicture={useStreamView(name)?.hasPicture === true} />;
});
