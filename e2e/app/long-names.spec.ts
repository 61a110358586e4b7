import type { Page } from '@playwright/test';
import { renderMail } from '../../apps/api/src/integrations/mail/mail.layout.ts';
import { requestToken } from '../support/accounts.ts';
import { listsOf } from '../support/group-pages.ts';
import { readOneByOne } from '../support/payloads.ts';
import { signInWith } from '../support/registration.ts';
import { expect, test } from '../support/test.ts';

test.use({ locale: 'en-GB' });

/** Sixty letters and nowhere to break. */
const long = 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewis';

/** Of two demo doctors whom every group meets, of candidates at the top of the hospital's lists, and of who looks. */
const surnames = [
  'Ferrándiz',
  'Lledó Pastor',
  'Ortega Villalba',
  'Restrepo',
  'Escobar Escobar',
  'Salazar Ospina',
  'Herrera Ñáñez',
  'Lozano Salazar',
  // Who interviews in the hospital's calendar.
  'Cuesta Marín',
];

type Pages = (api: ReturnType<typeof listsOf>) => Promise<string[]>;

const visits: Record<string, { email: string; pages: Pages }> = {
  'an administrator': {
    email: 'admin@fonendo.test',
    pages: async (api) => {
      const [petition] = await api('/petitions?search=doctor.tramite@fonendo.test');
      const [doctor] = await api('/users?search=doctor@fonendo.test');
      return [
        ...['/dashboard', '/audit'],
        ...['/petitions?status=all', `/petitions/${petition?.id}`],
        ...['/users?group=certifiedDoctor', `/users/${doctor?.id}`, '/payments'],
      ];
    },
  },
  'a hospital': {
    email: 'recruiter@fonendo.test',
    pages: async (api) => {
      const [candidacy] = await api('/selection/candidates?search=escobar');
      const board = `/offers/${candidacy?.offer?.id}/candidates`;
      return [
        ...['/dashboard', '/users', '/candidates', '/candidates?view=calendar', '/profiles'],
        ...[board, `${board}?view=table`],
        ...[`/candidates/${candidacy?.person?.id}`, `/candidate/${candidacy?.id}`],
        ...[`/candidate/${candidacy?.id}?view=conversation`],
      ];
    },
  },
  'a doctor': {
    email: 'doctor@fonendo.test',
    pages: async (api) => {
      const [candidacy] = await api('/candidacies/mine?status=inProcess');
      return [
        ...[
          '/dashboard',
          '/offers/own',
          `/candidate/${candidacy?.id}`,
          `/candidate/${candidacy?.id}?view=conversation`,
        ],
        ...['/profile', '/account', '/account/cv'],
      ];
    },
  },
  'a doctor whose degree is not recognised yet': {
    email: 'doctor.tramite@fonendo.test',
    pages: async (api) => {
      const [petition] = await api('/petitions');
      return ['/dashboard', `/petitions/${petition?.id}`, '/journey', '/account'];
    },
  },
};

/** In the names of hospitals and of offers. */
const words = ['Universitario', 'Médico/a', 'Facultativo', 'Clínica'];

/** Every answer calls these people by the long name; nobody else's test notices. */
async function renameThem(page: Page, names: readonly string[] = surnames): Promise<void> {
  await page.route('**/api/**', async (route) => {
    const request = route.request();
    // The stream never ends, and so is never read whole.
    if (request.method() !== 'GET' || request.url().endsWith('/stream')) return route.continue();
    const response = await route.fetch();
    if (!response.headers()['content-type']?.includes('json')) return route.fulfill({ response });
    const body = names.reduce((text, name) => text.replaceAll(name, long), await response.text());
    return route.fulfill({ response, body });
  });
  await readOneByOne(page);
}

/** Where the name leaves a box that does not cut it, and how far the page is wider than the window. */
const measure = (page: Page, name: string): Promise<string[]> =>
  page.evaluate((wanted) => {
    const found: string[] = [];
    const wider = document.documentElement.scrollWidth - window.innerWidth;
    if (wider > 0) found.push(`the page is ${wider} px wider than the window`);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!text.textContent?.includes(wanted)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right, width } = range.getBoundingClientRect();
      if (width === 0) continue;
      for (let box = text.parentElement; box; box = box.parentElement) {
        const { display, overflowX, textOverflow } = getComputedStyle(box);
        if (overflowX !== 'visible') {
          // Words that are only read aloud.
          if (box.clientWidth <= 1) break;
          // What is cut says so, and has the whole of it in its tooltip.
          const isCut = /hidden|clip/.test(overflowX) && right > box.getBoundingClientRect().right + 1;
          const title = box.closest('[title]') ?? box.querySelector('[title]');
          if (isCut && textOverflow !== 'ellipsis') found.push(`<${box.localName} class="${box.className}"> cuts`);
          else if (isCut && !title?.getAttribute('title')?.includes(wanted)) {
            found.push(`<${box.localName} class="${box.className}"> has no title`);
          }
          break;
        }
        if (display === 'contents') continue;
        const frame = box.getBoundingClientRect();
        if (right <= frame.right + 1 && left >= frame.left - 1) continue;
        found.push(`<${box.localName} class="${box.className}"> ${Math.round(right - frame.right)} px`);
        break;
      }
    }
    return found;
  }, name);

/** All that is wrong on any page, not only on the first. */
const expectSoftly = expect.configure({ soft: true });

async function look(page: Page, address: string): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(address);
  // Otherwise nothing would be measured.
  await expect(page.getByText(long).first(), `${address} names somebody`).toBeAttached();
  await expect(page.getByRole('main').getByText('Loading').first()).toHaveCount(0);
  for (const width of [1920, 1440, 768, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expectSoftly.poll(() => measure(page, long), `${address} at ${width}`).toEqual([]);
  }
}

for (const [who, { email, pages }] of Object.entries(visits)) {
  test(`a surname of sixty letters stays in its place for ${who}`, async ({ page, request, context, baseURL }) => {
    test.slow();
    const token = await requestToken(request, email);
    await signInWith(context, baseURL, token);
    await renameThem(page);
    for (const address of await pages(listsOf(request, token))) await look(page, address);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}

test('a mail that names somebody is not wider than the window of its reader', async ({ page }) => {
  const words = `Wolfgang ${long} writes about ${long}@${long}.test`;
  const { html } = renderMail({
    ...{ to: 'reader@fonendo.test', locale: 'en', subject: words, heading: words, urgent: true },
    ...{ paragraphs: [words, long], code: '012345', note: words },
    button: { label: `Answer ${long}`, url: `https://fonendo.test/${long}` },
  });
  await page.setContent(html);
  for (const width of [320, 390, 768]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await measure(page, long), `at ${width}`).toEqual([]);
  }
});

const named: Record<string, Pages> = {
  'admin@fonendo.test': async (api) => {
    const [hospital] = await api('/hospitals');
    return ['/hospitals', `/hospitals?hospital=${hospital?.id}`, '/offers?view=all'];
  },
  'recruiter@fonendo.test': async (api) => {
    const all = await api('/selection/candidates?limit=100');
    const candidacy = all.find(({ offer }) => words.some((word) => offer?.name.includes(word)));
    const board = `/offers/${candidacy?.offer?.id}/candidates`;
    return ['/offers', '/candidates', board, `/candidate/${candidacy?.id}`];
  },
  'doctor@fonendo.test': async (api) => {
    const [candidacy] = await api('/candidacies/mine?status=inProcess');
    const [offer] = await api('/offers');
    return ['/dashboard', '/offers', `/offers/${offer?.id}`, '/offers/own', `/candidate/${candidacy?.id}`];
  },
};

for (const [email, pages] of Object.entries(named)) {
  test(`a word of sixty letters in names of hospitals and offers stays in its place for ${email}`, async ({
    page,
    request,
    context,
    baseURL,
  }) => {
    test.slow();
    const token = await requestToken(request, email);
    await signInWith(context, baseURL, token);
    await renameThem(page, words);
    for (const address of await pages(listsOf(request, token))) await look(page, address);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}
