/** Photos that become a PDF, by their type and the ends of their names. No HEIC: browsers cannot open it. */
export const photoTypes = { 'image/jpeg': ['.jpg', '.jpeg'], 'image/png': ['.png'], 'image/webp': ['.webp'] };

export const isPhoto = ({ type }: Pick<File, 'type'>): boolean => type in photoTypes;
