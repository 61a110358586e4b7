import { html } from 'hono/html';

/** A piece of a page. What people wrote is escaped where it is put in. */
export type Html = ReturnType<typeof html>;

/** Several pieces, one after the other. */
export const lines = (pieces: readonly Html[]): Html => html`${pieces}`;

/** A text in paragraphs, parted by empty lines. */
export const paragraphs = (text: string): Html =>
  lines(
    text
      .split(/\n{2,}/)
      .filter((paragraph) => paragraph.trim() !== '')
      .map((paragraph) => html`<p>${paragraph.trim()}</p>`),
  );
