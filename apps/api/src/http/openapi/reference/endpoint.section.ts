import { html } from 'hono/html';
import type { Body, Endpoint } from './endpoints.ts';
import type { Field, Shape } from './schema-fields.ts';

/** Longer lists of allowed values are collapsed. */
const choicesShown = 12;

export const endpointSection = ({
  id,
  method,
  path,
  summary,
  access,
  parameters,
  body,
  answers,
}: Endpoint) => html`<article
  class="card"
  id="${id}"
  aria-labelledby="${id}-title"
>
  <h3 id="${id}-title"><span class="method ${method}">${method}</span> <code>${path}</code></h3>
  <p class="summary">${summary}</p>
  <p class="access"><span>Access</span> ${access}</p>
  ${parameters.map(({ place, fields }) => part(`In the ${place}`, fieldList(fields)))}
  ${body && part('Request body', html`<p>${body.description}</p>${body.shapes.map(shape)}`)}
  ${part('Answers', html`<ul class="answers">${answers.map(answer)}</ul>`)}
</article>`;

const part = (title: string, content: unknown) => html`<h4>${title}</h4>${content}`;

const answer = ({ status, body }: { status: string; body: Body }) => html`<li>
  <p class="answer"><span class="status s${status.charAt(0)}">${status}</span> ${answerText(status, body)}</p>
  ${body.shapes.length > 0 && folded('Fields', html`${body.shapes.map(shape)}`)}
</li>`;

/** The description of an error is the list of its codes. */
const answerText = (status: string, { description, type }: Body) =>
  type === 'Error'
    ? description.split(', ').map((code) => html`<code>${code}</code> `)
    : html`${description} <span class="type">${Number(status) === 204 ? 'no body' : type}</span>`;

const shape = ({ name, fields }: Shape) => html`${name && html`<h5><code>${name}</code></h5>`}${fieldList(fields)}`;

const fieldList = (fields: readonly Field[]) => html`<dl>
  ${fields.map(
    ({ name, type, required, notes, choices }) => html`<div>
      <dt>
        <code>${name}</code> <span class="type">${type}</span>${required ? '' : html` <span class="optional">optional</span>`}
      </dt>
      <dd>${notes.join('; ')} ${choices.length > 0 && choiceList(choices)}</dd>
    </div>`,
  )}
</dl>`;

function choiceList(choices: readonly string[]) {
  const list = choices.map((choice, index) => html`${index > 0 ? ', ' : ''}<code>${choice}</code>`);
  if (choices.length <= choicesShown) return html`<span>${choices.length > 1 ? 'One of ' : 'Always '}${list}</span>`;
  return folded(`One of ${choices.length} values`, html`<p>${list}</p>`);
}

const folded = (title: string, content: unknown) => html`<details>
  <summary>${title}</summary>
  ${content}
</details>`;
