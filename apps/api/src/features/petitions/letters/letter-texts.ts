import type { LetterKind } from '@fonendo/domain/petitions/petition';
import type { LetterFacts } from './draw-letter.ts';

type LetterText = {
  title: string;
  addressee: string;
  sections: readonly { heading: string; paragraphs: readonly string[] }[];
};

const addressee =
  'A la Subdirección General de Títulos y Ordenación, Seguimiento y Gestión de las Enseñanzas Universitarias. Ministerio de Ciencia, Innovación y Universidades.';

/**
 * Letters to the Spanish administration, so in Spanish only and not part of a catalogue. Templates that the doctor or
 * their representative completes and signs; each cites its legal basis.
 */
export const letterTexts: Record<LetterKind, (facts: LetterFacts) => LetterText> = {
  /**
   * Art. 71 and 21 Ley 39/2015: the office has to advance procedures itself, and to resolve even after the deadline.
   */
  impulso: ({ registryNumber, registeredOn, deadline }) => ({
    title: 'Escrito de impulso del procedimiento',
    addressee,
    sections: [
      {
        heading: 'Expone',
        paragraphs: [
          `Que el ${registeredOn} presenté, con número de registro ${registryNumber}, la solicitud de homologación de mi título extranjero de Medicina, al amparo del Real Decreto 889/2022, de 18 de octubre.`,
          `Que el plazo máximo de seis meses para resolver y notificar terminó el ${deadline}, sin que hasta la fecha haya recibido notificación de la resolución.`,
          'Que, conforme al artículo 21 de la Ley 39/2015, de 1 de octubre, la Administración está obligada a dictar resolución expresa y a notificarla, también una vez vencido el plazo, y que, según su artículo 71, el procedimiento se impulsa de oficio en todos sus trámites.',
        ],
      },
      {
        heading: 'Solicita',
        paragraphs: [
          'Que se impulse la tramitación del expediente y se dicte y notifique la resolución expresa que corresponda.',
          'Que se me informe del estado de la tramitación y de la identidad de la autoridad o del personal responsable de ella, conforme al artículo 53.1 de la misma ley.',
        ],
      },
    ],
  }),
  /** Art. 123 and 124 Ley 39/2015: one month, before the body that resolved. */
  reposicion: ({ registryNumber, registeredOn, resolvedOn }) => ({
    title: 'Recurso potestativo de reposición',
    addressee,
    sections: [
      {
        heading: 'Acto que se recurre',
        paragraphs: [
          `La resolución comunicada el ${resolvedOn}, que deniega la homologación de mi título extranjero de Medicina solicitada el ${registeredOn} con número de registro ${registryNumber}.`,
        ],
      },
      {
        heading: 'Alegaciones',
        paragraphs: [
          'Primera. El recurso se interpone dentro del plazo de un mes que establecen los artículos 123 y 124 de la Ley 39/2015, de 1 de octubre, ante el mismo órgano que dictó la resolución.',
          'Segunda. La formación acreditada en el expediente cumple los requisitos del Real Decreto 889/2022, de 18 de octubre. Se expone a continuación por qué no se comparte la motivación de la resolución:',
          '………………………………………………………………………………………………………………………\n\n………………………………………………………………………………………………………………………\n\n………………………………………………………………………………………………………………………',
          'Tercera. Se aportan o se designan los documentos del expediente que lo acreditan.',
        ],
      },
      {
        heading: 'Solicita',
        paragraphs: [
          'Que se admita este recurso, se revoque la resolución recurrida y se dicte otra que conceda la homologación o, en su defecto, que la condicione a la superación de los requisitos formativos complementarios que procedan.',
        ],
      },
    ],
  }),
  /** Art. 68 Ley 39/2015: what was asked for is submitted within the deadline. */
  subsanacion: ({ registryNumber, registeredOn, notifiedOn, answerBy, requirement }) => ({
    title: 'Escrito de subsanación',
    addressee,
    sections: [
      {
        heading: 'Expone',
        paragraphs: [
          `Que el ${registeredOn} presenté, con número de registro ${registryNumber}, la solicitud de homologación de mi título extranjero de Medicina, al amparo del Real Decreto 889/2022, de 18 de octubre.`,
          `Que el ${notifiedOn} se me notificó un requerimiento, al que debo responder hasta el ${answerBy}, con el siguiente contenido: ${requirement}`,
        ],
      },
      {
        heading: 'Solicita',
        paragraphs: [
          'Que, conforme al artículo 68 de la Ley 39/2015, de 1 de octubre, se tenga por atendido el requerimiento en plazo con la documentación que se acompaña y continúe la tramitación del expediente.',
        ],
      },
    ],
  }),
};
