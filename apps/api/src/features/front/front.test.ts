import { offerStages } from '@fonendo/domain/offers/offer.lifecycle';
import { publicHospitalPath, publicOfferPath } from '@fonendo/domain/offers/public-address';
import { madridDate } from '@fonendo/domain/shared/calendar-date';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { hospitals } from '../../db/schema/hospitals.ts';
import { offers } from '../../db/schema/offers.ts';
import { declaredRoutes } from '../../http/access/access-check.ts';
import { createPictureDrawer } from '../../pdf/picture/worker.draw-picture.ts';
import { testSeller } from '../../testing/api.ts';
import { buildDoctor } from '../../testing/factories/factories.ts';
import { buildPetition } from '../../testing/factories/petition-factories.ts';
import { createTestLog } from '../../testing/log.ts';
import { openOffersApi } from '../../testing/scenes/offers.ts';
import { TooManyWaitingError } from '../../work-errors.ts';
import { createFront } from './front-site.ts';
import { figuresKeptMs } from './kept-figures.ts';

const api = await openOffersApi();
const { db, clock, ours, theirs, request, buildOfferAt, call } = api;
const pictures = createPictureDrawer();
afterAll(() => pictures.close());
const drawn: string[] = [];
let drawsNothing = false;
const front = createFront({
  drawPicture: (picture, signal) => {
    drawn.push(picture.title);
    return drawsNothing ? Promise.reject(new TooManyWaitingError('everybody')) : pictures.drawPicture(picture, signal);
  },
  ...{ db, now: clock.now, log: createTestLog().log, publicUrl: 'https://fonendo.test', seller: testSeller },
  files: { style: '/assets/front.css', font: '/assets/inter.woff2' },
  requestTimeoutMs: 60_000,
});

async function open(path: string, headers: Record<string, string> = {}) {
  const response = await front.request(path, { headers });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

const name = 'Médico/a de <urgencias> & noches';
const addressOf = (id: string, called = name) => publicOfferPath({ id, name: called }, 'es');
const show = (id: string, isPublic: boolean, token = ours.recruiter.jwt) =>
  request('PUT', `/api/offers/managed/${id}/visibility`, { token, body: { isPublic } });

describe('who reads what without an account', () => {
  test('every page is declared as public, and only reads', () => {
    const routes = declaredRoutes(front);
    expect(routes.length).toBeGreaterThan(10);
    for (const route of routes) expect(route).toMatchObject({ method: 'GET', access: 'public', reach: 'common' });
  });

  test.each(offerStages)('an offer at the stage %s', async (stage) => {
    const { id } = await buildOfferAt(stage, { name });
    const { status, text } = await open(addressOf(id));
    const isOpen = stage === 'approved' || stage.startsWith('revision');
    expect(status).toBe(isOpen ? 200 : stage === 'closed' ? 410 : 404);
    // What is being written of an open offer stays inside until it is approved.
    expect(text).not.toContain('turno rotatorio');
    const list = await open('/empleo');
    const sitemap = await open('/sitemaps/1.xml');
    const feed = await open('/empleo.atom');
    for (const shown of [list, sitemap, feed]) expect(shown.text.includes(id)).toBe(isOpen);
  });

  test('what a hospital keeps inside has no page, open or closed, and is nowhere listed', async () => {
    const { id } = await buildOfferAt('approved', { name });
    expect((await open(addressOf(id))).status).toBe(200);
    expect((await show(id, false)).status).toBe(200);
    expect((await open(addressOf(id))).status).toBe(404);
    for (const path of ['/empleo', '/sitemaps/1.xml', '/empleo.atom', '/empleo/comunitat-valenciana/nefrologia']) {
      expect((await open(path)).text).not.toContain(id);
    }
    expect((await call(ours.recruiter.jwt, 'close', id)).status).toBe(200);
    expect((await open(addressOf(id))).status).toBe(404);
    await show(id, true);
    expect((await open(addressOf(id))).status).toBe(410);
  });

  test('nor has anything of a blocked hospital', async () => {
    const { id } = await buildOfferAt('approved', { name, hospitalId: theirs.hospital.id, hospitalBlocked: true });
    await db
      .update(hospitals)
      .set({ blockedAt: clock.now(), blockedReason: 'Impago' })
      .where(eq(hospitals.id, theirs.hospital.id));
    expect((await open(addressOf(id))).status).toBe(404);
    expect((await open(publicHospitalPath(theirs.hospital, 'es'))).status).toBe(404);
    await db
      .update(hospitals)
      .set({ blockedAt: null, blockedReason: null })
      .where(eq(hospitals.id, theirs.hospital.id));
  });

  test('no session is read and no cookie is set; other methods are refused', async () => {
    const answer = await open('/empleo', { authorization: `Bearer ${ours.recruiter.jwt}`, cookie: 'i18n_locale=en' });
    expect(answer).toMatchObject({ status: 200 });
    expect(answer.text).toContain('<html lang="es">');
    expect(answer.headers.get('set-cookie')).toBeNull();
    const response = await front.request('/empleo', { method: 'POST' });
    expect(response.status).toBe(405);
  });
});

describe('the visibility of an offer', () => {
  test('is chosen by its hospital, is audited once, and leaves version and text alone', async () => {
    const { id } = await buildOfferAt('approved');
    expect((await show(id, false, theirs.recruiter.jwt)).status).toBe(404);
    const answer = await show(id, false);
    expect(answer).toMatchObject({ status: 200, body: { isPublic: false, version: 1, status: 'approved' } });
    await show(id, false);
    const entries = await api.db.query.auditEntries.findMany({ where: (entry) => eq(entry.subjectId, id) });
    expect(entries).toMatchObject([{ action: 'offer.visibilityChosen', after: { isPublic: false } }]);
    const copy = await call(ours.recruiter.jwt, 'clone', id);
    expect(copy).toMatchObject({ status: 201, body: { isPublic: false } });
  });
});

describe('the page of an offer', () => {
  test('says everything in its HTML, escaped, with valid structured data', async () => {
    const { id } = await buildOfferAt('approved', { name, description: 'Urgencias.\n\n<b>Guardias</b> localizadas.' });
    const { text, headers } = await open(addressOf(id));
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    for (const said of ['54.000 – 60.000 €', 'Hospital Universitario La Ribera', 'Indefinido', 'Completa', '2 años']) {
      expect(text).toContain(said);
    }
    expect(text).toContain('<h1>Médico/a de &lt;urgencias&gt; &amp; noches</h1>');
    expect(text).toContain('&lt;b&gt;Guardias&lt;/b&gt; localizadas.');
    expect(text).toContain(`href="/offers/${id}"`);
    expect(text).toContain(`<link rel="canonical" href="https://fonendo.test${addressOf(id)}">`);
    expect(text).toContain(`hreflang="en" href="https://fonendo.test/en${addressOf(id)}"`);
    // No script runs: the only one is a block of data.
    expect(text.match(/<script/g)).toHaveLength(1);
    const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(text) ?? [];
    expect(JSON.parse(data)).toMatchObject({
      '@type': 'JobPosting',
      title: name,
      url: `https://fonendo.test${addressOf(id)}`,
      baseSalary: { value: { minValue: 54_000, maxValue: 60_000 } },
      hiringOrganization: { name: 'Hospital Universitario La Ribera' },
    });
  });

  test('is in English under its own address', async () => {
    const { id } = await buildOfferAt('approved', { name });
    const { text } = await open(`/en${addressOf(id)}`);
    expect(text).toContain('<html lang="en">');
    expect(text).toContain('€54,000 – €60,000');
    expect(text).toContain('Apply');
  });

  test('leads from an earlier name to the present one, and is sent once', async () => {
    const { id } = await buildOfferAt('approved', { name });
    const moved = await front.request(`/empleo/otro-nombre-${id}`);
    expect([moved.status, moved.headers.get('location')]).toEqual([301, addressOf(id)]);
    const first = await open(addressOf(id));
    const again = await open(addressOf(id), { 'if-none-match': first.headers.get('etag') ?? '' });
    expect([again.status, again.text]).toEqual([304, '']);
    await db.update(offers).set({ salaryMax: 61_000 }).where(eq(offers.id, id));
    expect((await open(addressOf(id), { 'if-none-match': first.headers.get('etag') ?? '' })).status).toBe(200);
  });

  test('of a closed one names what resembles it, without a way to apply or a posting', async () => {
    const closed = await buildOfferAt('closed', { name });
    const alike = await buildOfferAt('approved', { name: 'FEA de Nefrología, mañanas' });
    const { status, text } = await open(addressOf(closed.id));
    expect(status).toBe(410);
    expect(text).toContain('Esta oferta se cerró el 2 de febrero de 2026');
    expect(text).toContain(addressOf(alike.id, 'FEA de Nefrología, mañanas'));
    expect(text).not.toContain('ld+json');
    expect(text).not.toContain('Inscribirme');
  });

  test('tells the rule of nationality of statutory posts to everybody', async () => {
    const { id } = await buildOfferAt('approved', { name, contractType: 'statutoryInterim' });
    expect((await open(addressOf(id))).text).toContain('Ley 55/2003, art. 30.5.a');
  });
});

describe('the picture of an offer', () => {
  const pictureIn = (text: string) => {
    const [, address = ''] = /property="og:image" content="(.*?)"/.exec(text) ?? [];
    expect(address).toMatch(/^https:\/\/fonendo\.test\//);
    return new URL(address).pathname;
  };

  test('is named by its page with what it says, and sent as a PNG that may be kept', async () => {
    const { id } = await buildOfferAt('approved', { name });
    const { text } = await open(addressOf(id));
    const path = pictureIn(text);
    expect(text).toContain('<meta property="og:image:width" content="1200">');
    expect(text).toContain('<meta property="og:image:height" content="630">');
    expect(text).toContain('<meta name="twitter:card" content="summary_large_image">');
    expect(text).toContain(
      'og:image:alt" content="Médico/a de &lt;urgencias&gt; &amp; noches. Hospital Universitario La Ribera, ',
    );
    const response = await front.request(path);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=30',
      'cross-origin-resource-policy': 'cross-origin',
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    expect([bytes.toString('latin1', 1, 4), bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([
      'PNG',
      1200,
      630,
    ]);
    // Whoever has it is told so, and nothing is drawn.
    const before = drawn.length;
    const again = await open(path, { 'if-none-match': response.headers.get('etag') ?? '' });
    expect([again.status, again.text, drawn.length]).toEqual([304, '', before]);
    expect(pictureIn((await open(`/en${addressOf(id)}`)).text)).not.toBe(`/en${path}`);
  });

  test('has another address when it says something else, to which the earlier one leads', async () => {
    const { id } = await buildOfferAt('approved', { name });
    const path = pictureIn((await open(addressOf(id))).text);
    await db.update(offers).set({ salaryMax: 62_000 }).where(eq(offers.id, id));
    const present = pictureIn((await open(addressOf(id))).text);
    expect(present).not.toBe(path);
    const moved = await front.request(path);
    expect([moved.status, moved.headers.get('location')]).toEqual([302, present]);
  });

  test.each(offerStages)('of an offer at the stage %s answers as its page', async (stage) => {
    const { id } = await buildOfferAt(stage, { name });
    const before = drawn.length;
    const { status } = await open(
      (await front.request(`/empleo/${id}/any.png`)).headers.get('location') ?? `/empleo/${id}/any.png`,
    );
    expect(status).toBe((await open(addressOf(id))).status);
    expect(drawn.length - before).toBe(status === 200 ? 1 : 0);
  });

  test('is none of what a hospital keeps inside, nor of nothing', async () => {
    const { id } = await buildOfferAt('approved', { name });
    const path = pictureIn((await open(addressOf(id))).text);
    await show(id, false);
    expect((await open(path)).status).toBe(404);
    expect((await open(path.replace(id, crypto.randomUUID()))).status).toBe(404);
  });

  test('is asked for later where too many are drawn', async () => {
    const { id } = await buildOfferAt('approved', { name });
    const path = pictureIn((await open(addressOf(id))).text);
    drawsNothing = true;
    const { status, headers } = await open(path);
    drawsNothing = false;
    expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([503, '60', 'no-cache']);
  });
});

describe('lists', () => {
  test('by community and speciality, with pages and filters as links', async () => {
    for (let index = 0; index < 21; index += 1) {
      await buildOfferAt('approved', { community: 'ES-GA', name: `Plaza ${index}`, workingDay: 'night' });
    }
    const list = await open('/empleo/galicia/nefrologia');
    expect(list.text).toContain('21 ofertas en Galicia');
    expect(list.text).toContain('/empleo/galicia/nefrologia?page=2');
    expect(list.text).toContain('/empleo/galicia/nefrologia?workingDay=night');
    expect(list.text.match(/<li><a href="\/empleo\/plaza/g)).toHaveLength(20);
    expect((await open('/empleo/galicia/nefrologia?page=2')).text.match(/<li><a href="\/empleo\/plaza/g)).toHaveLength(
      1,
    );
    expect((await open('/empleo/galicia/nefrologia?page=3')).status).toBe(404);
    expect((await open('/en/empleo/galicia.atom')).text).toContain('<feed xmlns="http://www.w3.org/2005/Atom"');
    const form = await front.request('/empleo?search=&community=ES-GA');
    expect(form.headers.get('location')).toBe('/empleo/galicia');
  });

  test.each([
    ['/empleo/nowhere', 404],
    ['/empleo/galicia/nothing', 404],
    ['/empleo?page=-3&salaryMin=x&community=ES-XX;y&workingDay=never', 200],
    ['/empleo?search=%27%3B--', 200],
    ['/empleo?search=%00', 404],
    ['/sitemaps/0.xml', 404],
    ['/sitemaps/99.xml', 404],
    ['/sitemaps/pages.xml', 200],
    ['/hospitales/nadie', 404],
  ])('%s answers %d', async (path, status) => expect((await open(path)).status).toBe(status));

  test('the map links each community that has offers, and no other', async () => {
    await buildOfferAt('approved', { community: 'ES-GA' });
    const { text } = await open('/empleo');
    expect(text).toMatch(/<a href="\/empleo\/galicia" aria-label="Galicia: \d+ ofertas?">/);
    expect(text).not.toContain('aria-label="Melilla');
    expect((await open('/empleo/galicia')).text).toContain('chosen');
  });

  test('a hospital has a page with what it offers', async () => {
    const { id } = await buildOfferAt('approved', { name });
    const { status, text } = await open(publicHospitalPath(ours.hospital, 'es'));
    expect(status).toBe(200);
    expect(text).toContain(addressOf(id));
    // Its offers say how many it has, and mean the same ones.
    const kept = await buildOfferAt('approved', { name });
    await show(kept.id, false);
    const listed = (await open(publicHospitalPath(ours.hospital, 'es'))).text.match(/<li><a href="\/empleo\//g) ?? [];
    expect((await open(addressOf(id))).text).toContain(`Sus ${listed.length} ofertas abiertas`);
  });

  test('robots find the list of all pages', async () => {
    expect((await open('/robots.txt')).text).toContain('Sitemap: https://fonendo.test/sitemap.xml');
    expect((await open('/sitemap.xml')).text).toContain('https://fonendo.test/sitemaps/1.xml');
    expect((await open('/sitemaps/pages.xml')).text).toContain('https://fonendo.test/en/empleo/galicia/nefrologia');
  });
});

describe('the page for doctors', () => {
  test('asks three questions by its address, one at a time, and tells the road', async () => {
    const first = await open('/inicio');
    expect(first.text).toContain('Caminos abiertos · 4 de 4');
    expect(first.text).toContain('name="titulo"');
    expect(first.text).not.toContain('name="nacionalidad"');
    const second = await open('/inicio?titulo=CO');
    expect(second.text).toContain('Caminos abiertos · 2 de 4');
    expect(second.text).toContain('Tu título no es de la UE');
    const third = await open('/inicio?titulo=CO&nacionalidad=CO');
    expect(third.text).toContain('name="especialista"');
    const last = await open('/inicio?titulo=CO&nacionalidad=CO&especialista=outside');
    expect(last.text).toContain('Homologación del título');
    expect(last.text).toContain('RD 889/2022');
    expect(last.text).toContain('No hace falta acreditarlo');
    expect(last.text).toContain('RD 459/2010');
    expect(last.text).toContain('Tus 6 documentos');
    // Answers are nobody's page to search engines.
    expect(last.text).toContain('noindex');
    expect((await open('/en/inicio?titulo=IT&nacionalidad=IT&especialista=none')).text).toContain('RD 581/2017');
    expect((await open('/inicio?titulo=%3Cscript%3E&especialista=x')).text).toContain('Caminos abiertos · 4 de 4');
  });

  test('names today’s prices from the settings', async () => {
    const { text } = await open('/inicio');
    expect(text).toMatch(/390,00.€/);
    expect(text).toMatch(/471,90.€/);
    expect(text).toMatch(/166,50.€/);
    expect(text).toContain('Ley 3/2023, art. 42.4');
  });

  test('hospitals have their own', async () => {
    expect((await open('/inicio/hospitales')).text).toContain('Sepa desde el primer día quién puede firmar');
    expect((await open('/en/inicio/hospitales')).text).toContain('Know from the first day who can sign');
  });
});

describe('figures', () => {
  const resolve = async (country: string, days: number) => {
    const { userId } = await buildDoctor(db);
    const resolvedAt = new Date(clock.now().getTime() - 20 * 86_400_000);
    const registeredOn = madridDate(new Date(resolvedAt.getTime() - days * 86_400_000));
    await buildPetition(db, { doctorId: userId, status: 'Aproved', country, registeredOn, resolvedAt });
  };

  test('of waits say that there are too few, then show the countries that have enough, and no other', async () => {
    const none = await open('/inicio');
    expect(none.text).toContain('Todavía no hay bastantes solicitudes resueltas');
    expect(none.text).toContain('de plazo legal para resolver');
    for (const days of [150, 200, 274, 300, 350]) await resolve('CO', days);
    for (const days of [100, 110, 120, 130]) await resolve('AR', days);
    // Counted at most once a minute, however often somebody asks.
    expect((await open('/inicio')).text).toContain('Todavía no hay bastantes solicitudes resueltas');
    clock.advance(figuresKeptMs);
    const { text } = await open('/inicio');
    const [, table = ''] = /<figure class="waits">(.*?)<\/figure>/s.exec(text) ?? [];
    expect(table).toContain('Colombia');
    expect(table).toContain('<b>9,0</b>');
    expect(table).toContain('La mitad central, de 6,6 a 9,9 meses');
    expect(table).not.toContain('Argentina');
    expect(text).toContain('9 solicitudes ya resueltas');
    // What was chosen above is found again below.
    expect((await open('/inicio?titulo=CO')).text).toContain('Tu país');
    const file = await open('/en/inicio/plazos.csv');
    expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(file.text).toContain('CO;5;170;200;274;300;330');
    expect(file.text).not.toContain('AR;');
    // Nobody but the fifth makes a country known.
    await resolve('AR', 140);
    clock.advance(figuresKeptMs);
    expect((await open('/en/inicio')).text).toContain('Argentina');
  });

  test('of doctors count only those who let hospitals find them, and no small speciality', async () => {
    expect((await open('/inicio/hospitales')).text).not.toContain('que quieren que se les encuentre');
    const build = async (speciality: string, findable: boolean, group: 'certifiedDoctor' | 'notCertifiedDoctor') => {
      const { userId } = await buildDoctor(db, { speciality, findable, user: { policyGroups: [group] } });
      if (group === 'notCertifiedDoctor') await buildPetition(db, { doctorId: userId, status: 'Pending' });
    };
    for (let index = 0; index < 4; index += 1) await build('Nefrología', true, 'certifiedDoctor');
    await build('Nefrología', true, 'notCertifiedDoctor');
    await build('Nefrología', false, 'certifiedDoctor');
    await build('Geriatría', true, 'certifiedDoctor');
    clock.advance(figuresKeptMs);
    const { text } = await open('/inicio/hospitales');
    expect(text).toMatch(/<h2>6 médicos que quieren que se les encuentre/);
    expect(text).toMatch(/Nefrología<\/th>.*?<b>4<\/b><\/td><td role="cell">1</s);
    expect(text).not.toContain('Geriatría');
  });
});

describe('the map of a list', () => {
  test('filters it: what else is chosen stays, and the chosen community is left again', async () => {
    await buildOfferAt('approved', { community: 'ES-GA', workingDay: 'night' });
    const { text } = await open('/empleo?workingDay=night&salaryMin=40000');
    expect(text).toContain('<a href="/empleo/galicia?workingDay=night&amp;salaryMin=40000" aria-label="Galicia');
    expect(text).toContain('aria-label="Quitar Desde 40.000 €"');
    const inside = await open('/empleo/galicia?workingDay=night');
    expect(inside.text).toMatch(
      /<a href="\/empleo\?workingDay=night" aria-label="Galicia: \d+ ofertas?" aria-current="true">/,
    );
  });
});
