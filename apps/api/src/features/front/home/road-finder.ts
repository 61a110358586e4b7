import {
  type AskedRoad,
  askedRoads,
  openRoads,
  type RoadAnswers,
  type SpecialistAnswer,
  specialistAnswers,
  specialistLaw,
} from '@fonendo/domain/petitions/open-roads';
import { decideRoad } from '@fonendo/domain/petitions/road';
import { countries, frequentCountries } from '@fonendo/domain/reference/countries';
import type { Locale } from '@fonendo/domain/shared/locale';
import { publicPath } from '@fonendo/domain/shared/public-path';
import { fill } from '@fonendo/messages/fill';
import { html } from 'hono/html';
import { type Html, lines } from '../frame/html.ts';
import { icons } from '../frame/icons.ts';
import { homeTexts, roadTexts } from './texts.ts';

const known = new Set<string>(countries);

/** The answers are in the address, and nowhere else. What is no answer is asked again. */
export function readRoadAnswers(query: Readonly<Record<string, string>>): RoadAnswers {
  const country = (value: string | undefined) => (value && known.has(value) ? value : undefined);
  return {
    degreeCountry: country(query['titulo']),
    nationality: country(query['nacionalidad']),
    specialist: specialistAnswers.find((answer) => answer === query['especialista']),
  };
}

const parameters = { degreeCountry: 'titulo', nationality: 'nacionalidad', specialist: 'especialista' } as const;

type Question = keyof typeof parameters;

const questions = Object.keys(parameters) as Question[];

/** Three questions, one at a time, as a form that asks by its address: it needs no JavaScript and stores nothing. */
export function roadFinder(answers: RoadAnswers, locale: Locale): Html {
  const t = homeTexts[locale].finder;
  const open = questions.find((question) => answers[question] === undefined);
  return html`<section class="card finder" id="camino" aria-labelledby="camino-titulo">
<div class="top"><h2 id="camino-titulo">${t.heading}</h2><p class="fine">${t.lead}</p></div>
${lines(questions.filter((question) => answers[question] !== undefined).map((question) => answered(question, answers, locale)))}
${open ? html`${asking(open, answers, locale)}${roadsLeft(answers, locale)}` : result(answers, locale)}
</section>`;
}

const addressOf = (answers: RoadAnswers, locale: Locale): string => {
  const query = new URLSearchParams(
    questions.flatMap((question) => {
      const answer = answers[question];
      return answer === undefined ? [] : [[parameters[question], answer]];
    }),
  ).toString();
  return `${publicPath('/inicio', locale)}${query && `?${query}`}#camino`;
};

function answered(question: Question, answers: RoadAnswers, locale: Locale): Html {
  const t = homeTexts[locale].finder;
  const name = questionOf(question, locale);
  const change = addressOf({ ...answers, [question]: undefined }, locale);
  return html`<p class="answered">${icons.check}<span>${sentenceOf(question, answers, locale)}</span><a href="${change}" aria-label="${t.change}: ${name}">${t.change}</a></p>`;
}

function sentenceOf(question: Question, answers: RoadAnswers, locale: Locale): string {
  const t = homeTexts[locale].finder;
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  const { degreeCountry = 'ES', nationality = 'ES', specialist = 'none' } = answers;
  if (question === 'degreeCountry')
    return fill(t.answeredDegree, { country: names.of(degreeCountry) ?? degreeCountry });
  if (question === 'nationality') return fill(t.answeredNationality, { country: names.of(nationality) ?? nationality });
  return specialistText(specialist, locale);
}

const questionOf = (question: Question, locale: Locale): string => {
  const t = homeTexts[locale].finder;
  return question === 'degreeCountry' ? t.degree : question === 'nationality' ? t.nationality : t.specialist;
};

function specialistText(answer: SpecialistAnswer, locale: Locale): string {
  const t = homeTexts[locale].finder;
  return { none: t.specialistNone, outside: t.specialistOutside, inside: t.specialistInside }[answer];
}

function asking(question: Question, answers: RoadAnswers, locale: Locale): Html {
  const t = homeTexts[locale].finder;
  const kept = questions
    .filter((other) => answers[other] !== undefined)
    .map((other) => html`<input type="hidden" name="${parameters[other]}" value="${answers[other]}">`);
  const number = questions.indexOf(question) + 1;
  const isLast = questions.every((other) => other === question || answers[other] !== undefined);
  return html`<form class="question" method="get" action="${publicPath('/inicio', locale)}#camino">
${lines(kept)}
${question === 'specialist' ? choices(number, locale) : countryChoice(question, number, locale)}
<button class="button primary large" type="submit">${isLast ? t.see : t.next}</button>
</form>`;
}

function countryChoice(question: 'degreeCountry' | 'nationality', number: number, locale: Locale): Html {
  const t = homeTexts[locale].finder;
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  const { compare } = new Intl.Collator(locale);
  const named = (code: string) => ({ code, name: names.of(code) ?? code });
  const rest = countries.map(named).sort((a, b) => compare(a.name, b.name));
  const option = ({ code, name }: { code: string; name: string }) => html`<option value="${code}">${name}</option>`;
  return html`<label><span class="asks"><span class="number" aria-hidden="true">${number}</span>${questionOf(question, locale)}</span>
${question === 'nationality' ? html`<span class="fine">${t.nationalityHelp}</span>` : ''}
<select name="${parameters[question]}" required><option value="">${t.choose}</option><optgroup label="·">${lines(frequentCountries.map((code) => option(named(code))))}</optgroup><optgroup label="A–Z">${lines(rest.map(option))}</optgroup></select></label>`;
}

function choices(number: number, locale: Locale): Html {
  const radios = specialistAnswers.map(
    (answer) =>
      html`<label class="choice"><input type="radio" name="${parameters.specialist}" value="${answer}" required>${specialistText(answer, locale)}</label>`,
  );
  return html`<fieldset><legend class="asks"><span class="number" aria-hidden="true">${number}</span>${questionOf('specialist', locale)}</legend>${lines(radios)}</fieldset>`;
}

/** All roads are always listed: the excluded ones with why. */
function roadsLeft(answers: RoadAnswers, locale: Locale): Html {
  const t = homeTexts[locale].finder;
  const excluded = openRoads(answers);
  const open = askedRoads.filter((road) => excluded[road] === null).length;
  const row = (road: AskedRoad) => {
    const reason = excluded[road];
    return reason
      ? html`<li class="shut"><span><span class="unseen">${t.closed} </span><s>${t.roads[road]}</s></span><span>${t.reasons[reason]}</span></li>`
      : html`<li><strong>${t.roads[road]}</strong><span>${t.terms[road]}</span></li>`;
  };
  return html`<div class="left"><p>${fill(t.open, { open, all: askedRoads.length })}</p><ul>${lines(askedRoads.map(row))}</ul></div>`;
}

function result(answers: RoadAnswers, locale: Locale): Html {
  const { degreeCountry = 'ES', nationality = 'ES', specialist = 'none' } = answers;
  const t = homeTexts[locale].finder;
  const words = roadTexts(locale);
  const road = decideRoad({ degreeCountry, nationalities: [nationality], speciality: null });
  const law = specialistLaw(nationality, specialist);
  const rows = [
    [t.decides, road.authority && words.authorities[road.authority]],
    [t.term, road.months === null ? null : fill(t.months, { months: road.months })],
    [t.law, road.article],
    [t.spanish, road.road === 'homologation' ? spanishOf(road.papers.includes('language'), locale) : null],
  ] as const;
  const facts = rows.flatMap(([name, value]) => (value ? [html`<div><dt>${name}</dt><dd>${value}</dd></div>`] : []));
  const papers = road.papers.map((paper) => html`<li>${icons.check}${words.paperNames[paper]}</li>`);
  return html`<div class="result">
<p class="tag">${t.result}</p><h3 id="resultado" tabindex="-1">${words.names[road.road]}</h3>
<p>${words.reasons[road.road]}</p>
${facts.length > 0 ? html`<dl>${lines(facts)}</dl>` : ''}
${law ? html`<p>${law === 'unclear' ? t.specialistUnclear : fill(t.specialistLater, { article: law })}</p>` : ''}
${papers.length > 0 ? html`<details open id="documentos"><summary>${fill(t.papers, { total: papers.length })}</summary><ul>${lines(papers)}</ul></details>` : html`<p>${t.papersNone}</p>`}
<a class="button primary large" href="/signup?role=doctor">${t.start}</a>
<p class="fine"><a href="${addressOf({}, locale)}">${t.restart}</a> · ${t.advice}</p>
</div>`;
}

function spanishOf(isNeeded: boolean, locale: Locale): string {
  const t = homeTexts[locale].finder;
  return isNeeded ? t.spanishNeeded : t.spanishNotNeeded;
}
