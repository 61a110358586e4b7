/** The shape that every other language has to fill: the same keys as Spanish, each with a text of its own. */
export type Translation<Spanish> = {
  readonly [Key in keyof Spanish]: Spanish[Key] extends string ? string : Translation<Spanish[Key]>;
};

/** Dotted paths of all texts in a catalogue: `'errors.required'`. */
export type MessageKey<Catalogue> = {
  [Key in keyof Catalogue & string]: Catalogue[Key] extends string ? Key : `${Key}.${MessageKey<Catalogue[Key]>}`;
}[keyof Catalogue & string];
