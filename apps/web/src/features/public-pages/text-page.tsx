import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/card.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Paragraphs } from './paragraphs.tsx';
import classes from './text-page.module.css';

type Props = {
  heading: string;
  lead: string;
  /** Below the heading: since when this text is in force. */
  meta?: string;
  sections: readonly { id: string; heading: string; text: string }[];
};

/** A page to read: table of contents, then sections, each with an anchor. */
export function TextPage({ heading, lead, meta, sections }: Props) {
  const { t } = useTranslation('publicPages');
  const contentsId = useId();
  return (
    <>
      <PageHeader title={heading} meta={meta} />
      <p className={classes.lead}>{lead}</p>
      <Card>
        <nav aria-labelledby={contentsId}>
          <p id={contentsId} className={classes.contents}>
            {t('contents')}
          </p>
          <ol className={classes.list}>
            {sections.map(({ id, heading: title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
      </Card>
      {sections.map(({ id, heading: title, text }) => (
        <section key={id} id={id} className={classes.section} aria-labelledby={`${id}-heading`}>
          <h2 id={`${id}-heading`} className={classes.heading}>
            {title}
          </h2>
          <Paragraphs text={text} />
        </section>
      ))}
    </>
  );
}
