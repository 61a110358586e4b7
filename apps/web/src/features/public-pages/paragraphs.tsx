import classes from './text-page.module.css';

/** Empty lines separate paragraphs. */
export const Paragraphs = ({ text }: { text: string }) =>
  text.split('\n\n').map((paragraph) => (
    <p key={paragraph} className={classes.paragraph}>
      {paragraph}
    </p>
  ));
