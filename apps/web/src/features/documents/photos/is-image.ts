/** A photo of any kind, by its name too: not every system knows the type of a HEIC. */
export const isImage = ({ name, type }: Pick<File, 'name' | 'type'>): boolean =>
  type.startsWith('image/') || /\.(hei[cf]|tiff?|gif|bmp|avif)$/i.test(name);
