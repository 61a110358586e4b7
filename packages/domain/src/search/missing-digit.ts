/** All numbers of this many digits that lack one to be what was typed; none if more or fewer are missing. */
export function withMissingDigit(typed: string, digits: number): string[] {
  if (typed.length !== digits - 1) return [];
  const places = Array.from({ length: digits }, (_, place) => place);
  return [
    ...new Set(
      places.flatMap((place) =>
        [...'0123456789'].map((digit) => `${typed.slice(0, place)}${digit}${typed.slice(place)}`),
      ),
    ),
  ];
}
