import { ResponsiveLine } from "@nivo/line";
import { useEffect, useState } from "react";
import { createRoot } from "react-dom/client";

const points = 60;
const graphs = Number(location.hash.slice(1));

/** As many line graphs as the board has, each of as many points, all drawn anew each second. */
function Page() {
  const [second, setSecond] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSecond((before) => before + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <div style={{ display: "grid", gridTemplateColumns: "1fr 1fr" }}>
      {Array.from({ length: graphs }, (_, graph) => (
        <div key={graph} role="img" style={{ height: 250 }}>
          <ResponsiveLine
            data={[{ id: "line", data: lineAt(graph, second) }]}
            margin={{ top: 8, right: 32, bottom: 26, left: 64 }}
            xScale={{ type: "linear", min: "auto", max: "auto" }}
            yScale={{ type: "linear", min: 0, max: 100 }}
            enablePoints={false}
            animate={false}
            enableSlices="x"
          />
        </div>
      ))}
    </div>
  );
}

function lineAt(graph: number, second: number) {
  return Array.from({ length: points }, (_, index) => {
    const x = second + index;
    return { x, y: 50 + 40 * Math.sin((x + 7 * graph) / 9) };
  });
}

const element = document.getElementById("page");
if (element) createRoot(element).render(<Page />);
