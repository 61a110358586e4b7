import type { CvOutline, CvSectionOutline } from '@fonendo/domain/cv/outline';
import { useTranslation } from 'react-i18next';
import classes from './preview.module.css';

/** The CV as it will be printed. The page is white in the dark scheme, too. */
export function CvPreview({ outline, label }: { outline: CvOutline; label: string }) {
  const { t } = useTranslation('cv');
  const { name, speciality, contact, sections } = outline;
  return (
    <article className={classes.sheet} data-mantine-color-scheme="light" aria-label={label}>
      <div className={classes.paper}>
        <h2 className={classes.name}>{name}</h2>
        {speciality && <p className={classes.speciality}>{speciality}</p>}
        <p className={classes.contact}>{contact.join('  ·  ')}</p>
        {sections.map((section) => (
          <PreviewSection key={section.part} section={section} />
        ))}
        {sections.length === 0 && <p className={classes.empty}>{t('preview.empty')}</p>}
      </div>
    </article>
  );
}

function PreviewSection({ section: { heading, text, entries } }: { section: CvSectionOutline }) {
  return (
    <section className={classes.section}>
      <h3 className={classes.heading}>{heading}</h3>
      {text && <p className={classes.text}>{text}</p>}
      {entries.map(({ id, aside, title, subtitle, points }) => (
        <div key={id} className={classes.entry}>
          <p className={classes.aside}>{aside}</p>
          <div className={classes.body}>
            <p className={classes.title}>{title}</p>
            {subtitle && <p className={classes.subtitle}>{subtitle}</p>}
            {points.length === 1 && <p className={classes.text}>{points[0]}</p>}
            {points.length > 1 && (
              <ul className={classes.points}>
                {points.map((point, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: lines of one text have no other name and keep no state
                  <li key={index}>{point}</li>
                ))}
              </ul>
            )}
          </div>
        </div>
      ))}
    </section>
  );
}
