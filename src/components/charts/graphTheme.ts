/** Colours and type of every graph, from the tokens of the theme, so that dark and light follow by themselves. */
export const graphTheme = {
  text: { fontSize: 11, fill: "var(--ink-muted)" },
  axis: { ticks: { text: { fill: "var(--ink-muted)" } } },
  grid: { line: { stroke: "var(--line)" } },
  crosshair: { line: { stroke: "var(--ink-muted)" } },
  tooltip: { container: { background: "var(--surface-raised)", color: "var(--ink)", fontSize: 12 } },
} as const;
