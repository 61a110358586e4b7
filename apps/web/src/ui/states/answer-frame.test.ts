import { ui } from '@fonendo/messages/es/shared/ui';
import { MantineProvider } from '@mantine/core';
import i18next from 'i18next';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { expect, test } from 'vitest';
import { AnswerFrame } from './answer-frame.tsx';

await i18next.use(initReactI18next).init({ lng: 'es', resources: { es: { ui } } });

type Offers = { items: string[] };
type Given = Parameters<typeof AnswerFrame<Offers>>[0];

const query = { data: undefined, isError: false, isFetching: false, refetch: () => undefined };
const gone = new Error('404');

function draw(asked: Partial<Given['query']>, others: Partial<Given> = {}): string {
  const props: Given = {
    query: { ...query, ...asked },
    ...{ failed: 'No cargó', failedHelp: 'Inténtalo otra vez.', loading: 'Cargando' },
    empty: { when: ({ items }) => items.length === 0, show: 'Nada todavía' },
    explain: (failure) => failure === gone && 'Ya no está',
    children: ({ items }) => items.join(', '),
    ...others,
  };
  const frame: ReactNode = createElement(AnswerFrame<Offers>, props);
  return renderToStaticMarkup(createElement(MantineProvider, null, frame));
}

test('what was answered stays, also where asking again failed', () => {
  const data = { items: ['Urgencias', 'Pediatría'] };
  expect(draw({ data })).toContain('Urgencias, Pediatría');
  expect(draw({ data, isError: true, error: gone })).toContain('Urgencias, Pediatría');
});

test('an answer that holds nothing has words of its own', () => {
  expect(draw({ data: { items: [] } })).toContain('Nada todavía');
});

test('nothing is said to have failed while it is on its way', () => {
  expect(draw({ isFetching: true })).toContain('Cargando');
  expect(draw({ isFetching: true })).not.toContain('No cargó');
});

test('a failure that means something on this page is explained, every other one is told with a way to repeat', () => {
  expect(draw({ isError: true, error: gone })).toContain('Ya no está');
  const failed = draw({ isError: true, error: new Error('500') });
  expect(failed).toContain('No cargó');
  expect(failed).toContain('<button');
});
