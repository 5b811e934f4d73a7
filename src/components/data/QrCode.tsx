import { useMemo } from "react";
import { encode } from "uqr";
import styles from "./QrCode.module.css";

interface QrCodeProps {
  readonly value: string;
  /** What the code says, for those who cannot see it. */
  readonly label: string;
}

/** Empty cells around the code, so that a camera finds its edge (ISO/IEC 18004). */
const quietCells = 4;

/** A text as a QR code, drawn here: nothing is asked of another host. */
export function QrCode({ value, label }: QrCodeProps) {
  const { size, path } = useMemo(() => drawn(value), [value]);
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}

function drawn(value: string): { readonly size: number; readonly path: string } {
  const { size, data } = encode(value, { border: quietCells });
  const cells = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: cells.join("") };
}
