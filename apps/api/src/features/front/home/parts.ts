import { html } from 'hono/html';
import { type Html, lines } from '../frame/html.ts';
import { icons } from '../frame/icons.ts';
import { beat } from './pulse.ts';

type Claim = { claim: string; why: string };

/** Two lists, side by side: what is, and what is not. */
export function twoLists(
  { heading, lead, yes, no }: { heading: string; lead: string; yes: string; no: string },
  are: readonly Claim[],
  areNot: readonly Claim[],
): Html {
  const list = (title: string, claims: readonly Claim[], kind: 'yes' | 'no') =>
    html`<div class="claims ${kind}"><h3>${title}</h3><ul>${lines(
      claims.map(
        ({ claim, why }) =>
          html`<li>${kind === 'yes' ? icons.check : icons.minus}<div><strong>${claim}</strong><p>${why}</p></div></li>`,
      ),
    )}</ul></div>`;
  return html`<section class="band"><div class="wide split"><div><h2>${heading}</h2><p class="lead">${lead}</p></div><div class="pair">${list(yes, are, 'yes')}${list(no, areNot, 'no')}</div></div></section>`;
}

type Asked = { question: string; answer: string };

/** Native disclosures, the first one open. */
export function questionList(
  { heading, lead, write }: { heading: string; lead: string; write: string },
  asked: readonly Asked[],
): Html {
  const items = asked.map(
    ({ question, answer }, index) =>
      html`<details ${index === 0 ? 'open' : ''}><summary>${question}${icons.chevron}${icons.minus}</summary><p>${answer}</p></details>`,
  );
  return html`<section class="band"><div class="wide split"><div><h2>${heading}</h2><p class="lead">${lead} <a href="/faq#contacto">${write}</a></p></div><div class="questions">${lines(items)}</div></div></section>`;
}

type Step = { name: string; text: string; turn?: string };

/** The steps on the product's line, as an example that says it is one: all but the last are done. */
export function stepList({ heading, example }: { heading: string; example: string }, steps: readonly Step[]): Html {
  const items = steps.map(
    ({ name, text, turn }, index) =>
      html`<li>${index < steps.length - 1 ? html`<span class="node done">${icons.check}</span>${beat}` : html`<span class="node now"></span>`}<strong>${name}</strong>${turn ? html`<span class="turn">${turn}</span>` : ''}<span>${text}</span></li>`,
  );
  return html`<section class="band"><div class="wide"><div class="above"><h2>${heading}</h2><span>${example}</span></div><ol class="steps">${lines(items)}</ol></div></section>`;
}
