/** Round values for the lines of an axis, from 0 to the first that is large enough. */
export function axisTicks(largest: number, lines = 3): number[] {
  if (largest <= 0) return [0, 1];
  const rough = largest / lines;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((size) => size >= rough) ?? rough;
  return Array.from({ length: Math.ceil(largest / step - 1e-9) + 1 }, (_, index) => index * step);
}

/** The height or width of a bar; anything above zero is visible. */
export const lengthOf = (value: number, largest: number, room: number, least = 2): number =>
  value <= 0 || largest <= 0 ? 0 : Math.max(least, (value / largest) * room);

/** Before layout an element has no width, or hardly any. */
export const isDrawable = (width: number | null): width is number => width !== null && width >= 80;
