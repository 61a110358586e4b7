import type { LetterKind } from '@fonendo/domain/petitions/petition';
import { appealText } from './appeal-text.ts';
import type { LetterFacts } from './draw-letter.ts';
import { addressee, blankLines, type LetterText, presented } from './letter-parts.ts';

/**
 * Letters to the Spanish administration, so in Spanish only and not part of a catalogue. Templates that the doctor or
 * their representative completes and signs; each cites its legal basis.
 */
const letterTexts: Record<LetterKind, (facts: LetterFacts) => LetterText> = {
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
          'Que, conforme al artículo 14.1.c del Real Decreto 889/2022 y al artículo 68 de la Ley 39/2015, de 1 de octubre, se tenga por atendido el requerimiento en plazo con la documentación que se acompaña y continúe la tramitación del expediente.',
        ],
      },
    ],
  }),
  /** Art. 14.1.c RD 889/2022: up to 35 days, asked for with a reason before the end; art. 32 Ley 39/2015. */
  ampliacion: (facts) => ({
    title: 'Solicitud de ampliación de plazo',
    addressee,
    sections: [
      {
        heading: 'Expone',
        paragraphs: [
          presented(facts),
          `Que el ${facts.notifiedOn} se me notificó un requerimiento, cuyo plazo termina el ${facts.answerBy}, con el siguiente contenido: ${facts.requirement}`,
          'Que no es posible reunir en ese plazo la documentación requerida, por los siguientes motivos:',
          blankLines,
        ],
      },
      {
        heading: 'Solicita',
        paragraphs: [
          'Que, conforme al artículo 14.1.c del Real Decreto 889/2022 y al artículo 32 de la Ley 39/2015, de 1 de octubre, y antes del vencimiento del plazo, se amplíe hasta treinta y cinco días hábiles el concedido para atender el requerimiento, y se me notifique la decisión.',
        ],
      },
    ],
  }),
  /** Art. 17 RD 889/2022 and 82 Ley 39/2015: ten working days to be heard. */
  alegaciones: (facts) => ({
    title: 'Escrito de alegaciones en el trámite de audiencia',
    addressee,
    sections: [
      {
        heading: 'Expone',
        paragraphs: [
          presented(facts),
          `Que el ${facts.heardOn} se me notificó una propuesta de resolución que ${facts.proposes === 'denial' ? 'deniega la homologación' : 'la condiciona a la superación de requisitos formativos complementarios'}, con plazo para alegar hasta el ${facts.allegeBy}. En resumen: ${facts.proposal}`,
        ],
      },
      {
        heading: 'Alegaciones',
        paragraphs: [
          'Primera. Este escrito se presenta dentro del plazo de diez días hábiles del artículo 17 del Real Decreto 889/2022 y del artículo 82 de la Ley 39/2015, de 1 de octubre.',
          'Segunda. No se comparte la propuesta por las siguientes razones:',
          blankLines,
          'Tercera. Se aportan o se designan los documentos del expediente que lo acreditan.',
        ],
      },
      {
        heading: 'Solicita',
        paragraphs: [
          'Que se tengan por presentadas estas alegaciones y los documentos que las acompañan, y se dicte resolución que conceda la homologación.',
        ],
      },
    ],
  }),
  /** Art. 24.4 Ley 39/2015: silence can be proved by a certificate, issued within fifteen days of asking. */
  certificadoSilencio: (facts) => ({
    title: 'Solicitud de certificado acreditativo del silencio producido',
    addressee,
    sections: [
      {
        heading: 'Expone',
        paragraphs: [
          presented(facts),
          `Que el plazo máximo de seis meses para resolver y notificar, del artículo 18.3 del Real Decreto 889/2022, terminó el ${facts.deadline}, sin que hasta la fecha haya recibido notificación de la resolución.`,
        ],
      },
      {
        heading: 'Solicita',
        paragraphs: [
          'Que, conforme al artículo 24.4 de la Ley 39/2015, de 1 de octubre, se expida en el plazo de quince días el certificado acreditativo del silencio producido. Esta solicitud no supone renuncia a la resolución expresa, a la que la Administración sigue obligada.',
        ],
      },
    ],
  }),
  reposicion: appealText,
  /** Art. 94 Ley 39/2015: the applicant may withdraw; another petition is possible afterwards. */
  desistimiento: (facts) => ({
    title: 'Escrito de desistimiento',
    addressee,
    sections: [
      {
        heading: 'Expone',
        paragraphs: [
          presented(facts),
          'Que, por motivos personales, no deseo que continúe la tramitación de esa solicitud.',
        ],
      },
      {
        heading: 'Solicita',
        paragraphs: [
          'Que, conforme al artículo 94 de la Ley 39/2015, de 1 de octubre, se me tenga por desistido de la solicitud y se declare concluso el procedimiento, sin renuncia al derecho a presentar otra.',
        ],
      },
    ],
  }),
};

export const letterText = (kind: LetterKind, facts: LetterFacts): LetterText => letterTexts[kind](facts);
