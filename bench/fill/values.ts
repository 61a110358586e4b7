/** Pieces of SQL for rows that are made from their number `n`. */

/** An identifier that says what it names: the kind, and the number of the row. */
export const id = (kind: number, number: number | string): string =>
  `('01900000-0000-7000-9${String(kind).padStart(3, '0')}-' || lpad((${number})::text, 12, '0'))::uuid`;

/** A number from 0, the same in every run and without a pattern. */
export const strewn = (seed: number, upTo: number): string => `(abs(hashint4((n * ${seed})::int)::bigint) % ${upTo})`;

export const array = (values: readonly string[]): string => `array[${values.map((value) => `'${value}'`).join(', ')}]`;

export const oneOf = (seed: number, values: readonly string[]): string =>
  `(${array(values)})[1 + ${strewn(seed, values.length)}]`;

/** One of the values, each as often as it says. */
export const weighed = (seed: number, values: Record<string, number>): string =>
  oneOf(
    seed,
    Object.entries(values).flatMap(([value, times]) => Array<string>(times).fill(value)),
  );

/** In turn, in the order of the rows. */
export const pick = (values: readonly string[], by: string): string =>
  `(${array(values)})[1 + (${by}) % ${values.length}]`;

export const ago = (seed: number, days: number): string => `now() - ${strewn(seed, days * 1440)} * interval '1 minute'`;

export const firstname = oneOf(7, [
  ...['Valentina', 'Camila', 'Diego', 'Mateo', 'Ana', 'Ximena', 'Bruno', 'Sofía', 'Luis', 'María'],
]);

const surnames = [
  ...['Quintero', 'Zambrano', 'Ñáñez', 'Restrepo', 'Ospina', 'Rojas', 'Paredes', 'García', 'López', 'Díaz'],
  ...['Benítez', 'Cárdenas', 'Domínguez', 'Escobar', 'Figueroa', 'Herrera', 'Jaramillo', 'Lozano', 'Navarro', 'Tapia'],
];
export const lastname = `${oneOf(11, surnames)} || ' ' || ${oneOf(13, surnames)}`;

/** As `searchable` of the domain leaves a text, for the letters that these rows have. */
export const plain = (text: string): string => `lower(translate(${text}, 'íáéúóñÑÓÁÍ.,', 'iaeuonnoai  '))`;
