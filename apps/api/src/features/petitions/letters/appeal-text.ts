import type { LetterFacts } from './draw-letter.ts';
import { blankLines, type LetterText } from './letter-parts.ts';

/** Art. 18.1 and 21 RD 889/2022: the head of the ministry resolves, and is appealed to. */
const headOfMinistry = 'A la persona titular del Ministerio de Ciencia, Innovación y Universidades.';

/** What the resolution did. */
const does = {
  granted: 'concede',
  denied: 'deniega',
  inadmitted: 'inadmite',
  withdrawn: 'declara el desistimiento en el procedimiento para',
} as const;

/** What is appealed against: a refusal, a conditional grant, or silence. */
function appealedAct({ outcome, registryNumber, registeredOn, resolvedOn, deadline, conditions }: LetterFacts): string {
  const petition = `la homologación de mi título extranjero de Medicina solicitada el ${registeredOn} con número de registro ${registryNumber}`;
  if (outcome === null) {
    return `La desestimación por silencio administrativo de ${petition}, cuyo plazo máximo de seis meses para resolver y notificar terminó el ${deadline}.`;
  }
  if (outcome === 'conditional') {
    return `La resolución notificada el ${resolvedOn}, en cuanto condiciona ${petition} a la superación de los siguientes requisitos: ${conditions.join('; ')}.`;
  }
  return `La resolución notificada el ${resolvedOn}, que ${does[outcome]} ${petition}.`;
}

/** Art. 123 and 124 Ley 39/2015: one month from the notification, or at any time against silence. */
const inTime = ({ outcome }: LetterFacts): string =>
  outcome === null
    ? 'Primera. El recurso se interpone contra un acto presunto, por lo que puede presentarse en cualquier momento desde el día siguiente a aquel en que se produjo el silencio (artículo 124.1 de la Ley 39/2015, de 1 de octubre).'
    : 'Primera. El recurso se interpone dentro del plazo de un mes que establecen los artículos 123 y 124 de la Ley 39/2015, de 1 de octubre, ante el mismo órgano que dictó la resolución.';

const asked = ({ outcome }: LetterFacts): string =>
  outcome === 'conditional'
    ? 'Que se admita este recurso, se revoque la resolución recurrida en cuanto a los requisitos que impone y se conceda la homologación sin condiciones o, en su defecto, con otras menores.'
    : 'Que se admita este recurso, se revoque el acto recurrido y se dicte resolución que conceda la homologación o, en su defecto, que la condicione a la superación de los requisitos formativos complementarios que procedan.';

export const appealText = (facts: LetterFacts): LetterText => ({
  title: 'Recurso potestativo de reposición',
  addressee: headOfMinistry,
  sections: [
    { heading: 'Acto que se recurre', paragraphs: [appealedAct(facts)] },
    {
      heading: 'Alegaciones',
      paragraphs: [
        inTime(facts),
        `Segunda. La formación acreditada en el expediente cumple los requisitos del Real Decreto 889/2022, de 18 de octubre.${facts.outcome === null ? '' : ' Se expone a continuación por qué no se comparte la motivación de la resolución:'}`,
        blankLines,
        'Tercera. Se aportan o se designan los documentos del expediente que lo acreditan.',
      ],
    },
    { heading: 'Solicita', paragraphs: [asked(facts)] },
  ],
});
