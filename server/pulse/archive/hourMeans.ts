/** The mean of each value over the minutes of a block; NaN where there is none. */
export function hourMeans(block: Float32Array, width: number): Float32Array {
  const means = new Float32Array(width);
  for (let value = 0; value < width; value += 1) {
    let [sum, count] = [0, 0];
    for (let at = value; at < block.length; at += width) {
      const point = block[at] ?? Number.NaN;
      if (Number.isNaN(point)) continue;
      sum += point;
      count += 1;
    }
    means[value] = count === 0 ? Number.NaN : sum / count;
  }
  return means;
}
