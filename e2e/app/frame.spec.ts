import { accounts, requestToken } from '../support/accounts.ts';
import { cutWords, expectUncut } from '../support/boxes.ts';
import { ownCandidacies } from '../support/candidacies.ts';
import { listsOf } from '../support/group-pages.ts';
import { signInWith } from '../support/registration.ts';
import { expect, test } from '../support/test.ts';

/** Title, one row of controls and, where the list has them, its tabs; then the rows. */
const lists = [
  { group: 'hospital', address: '/candidates', list: 'Candidatos', top: 270 },
  { group: 'hospital', address: '/offers', list: 'Ofertas', top: 330 },
  { group: 'hospital', address: '/users', list: 'Médicos', top: 300 },
  { group: 'admin', address: '/petitions', list: 'Homologaciones', top: 330 },
  { group: 'admin', address: '/offers?view=all', list: 'Ofertas', top: 330 },
  { group: 'admin', address: '/users', list: 'Usuarios', top: 330 },
  { group: 'admin', address: '/hospitals', list: 'Hospitales', top: 330 },
  { group: 'admin', address: '/payments', list: 'Pagos de todos los usuarios', top: 330 },
  { group: 'admin', address: '/audit', list: 'Actividad', top: 330 },
] as const;

for (const { group, address, list, top } of lists) {
  test(`the ${address} of a ${group} begin high on a phone, beside each other on a tablet`, async ({ page, login }) => {
    await login(group);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(address);
    const rows = page.getByRole('list', { name: list }).getByRole('listitem');
    await expect(rows.first()).toBeVisible();
    // All at once and without waiting: at another width the list may become a table meanwhile.
    const boxes = () =>
      rows.evaluateAll((items) => items.slice(0, 2).map((item) => item.getBoundingClientRect().toJSON() as DOMRect));
    expect((await boxes())[0]?.y).toBeLessThanOrEqual(top);
    await page.setViewportSize({ width: 768, height: 1000 });
    // A table where it fits, cards beside each other where it does not.
    const isTable = () => page.getByRole('table').isVisible();
    const isBeside = async () => {
      const [first, second] = await boxes();
      return first !== undefined && first.width < 500 && first.y === second?.y;
    };
    await expect.poll(async () => (await isTable()) || (await isBeside())).toBe(true);
  });
}

test('on a phone the filters of a list wait in a sheet, which says how many remain', async ({ page, login }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await login('hospital');
  await page.goto('/candidates');
  await page.getByRole('button', { name: 'Filtros' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filtros' });
  // Within reach of a thumb, and no higher than it has to be.
  const foot = async () => {
    const box = await sheet.boundingBox();
    return box && [Math.round(box.y + box.height), box.height < 680];
  };
  await expect.poll(foot).toEqual([844, true]);
  await sheet.getByRole('button', { name: 'Título homologado' }).click();
  await expect(page).toHaveURL(/certification=recognised/);
  // Esc leaves everything as it was.
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(page).not.toHaveURL(/certification/);

  await page.getByRole('button', { name: 'Filtros' }).click();
  await sheet.getByRole('button', { name: 'Título homologado' }).click();
  await sheet.getByRole('button', { name: /^Ver \d+ resultados?$/ }).click();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/certification=recognised/);
  // The number stands over the corner of its button, and is seen whole.
  const count = page.getByRole('button', { name: 'Filtros 1' }).getByText('1', { exact: true });
  const isWhole = await count.evaluate((badge) => {
    const { left, right, top, bottom } = badge.getBoundingClientRect();
    const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
    const ends = [[right - 2, middle.y] as const, [middle.x, top + 2] as const];
    return ends.every(([x, y]) => document.elementFromPoint(x, y) === badge);
  });
  expect(isWhole).toBe(true);
});

test('on a phone the buttons beside a title have one row, and the calendar begins high', async ({ page, login }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const middleOf = async (name: string | RegExp, role: 'button' | 'link' | 'radiogroup') => {
    const box = await page.getByRole('main').getByRole(role, { name }).boundingBox();
    return Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2);
  };
  await login('superadmin');
  await page.goto('/users');
  const audit = await middleOf('Registro de actividad', 'link');
  expect(Math.abs((await middleOf('Invitar a un administrador', 'button')) - audit)).toBeLessThan(4);

  await login('recruiter');
  await page.goto('/candidates?view=calendar');
  const views = await middleOf('Vista', 'radiogroup');
  expect(Math.abs((await middleOf('Proponer entrevista', 'button')) - views)).toBeLessThan(4);
  // The dates have one row, how many there are and how they are drawn the other.
  const weeks = page.getByRole('navigation', { name: 'Semanas' });
  expect((await weeks.boundingBox())?.y).toBeLessThan(270);
});

test('on a wide window a list takes the room, and the search ends where the content ends', async ({ page, login }) => {
  await page.setViewportSize({ width: 1920, height: 1000 });
  const rightOf = async (name: 'main' | 'bell') => {
    const place = name === 'main' ? page.getByRole('main') : page.getByRole('button', { name: /^Avisos/ });
    const box = await place.boundingBox();
    return box ? box.x + box.width : 0;
  };
  await login('admin');
  for (const address of ['/petitions', '/users', '/hospitals', '/payments', '/audit']) {
    await page.goto(address);
    await expect(page.getByRole('table')).toBeVisible();
    expect((await page.getByRole('table').boundingBox())?.width, address).toBeGreaterThan(1500);
  }
  await login('certifiedDoctor');
  for (const address of ['/dashboard', '/offers/own', '/offers']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    expect(Math.abs((await rightOf('main')) - 32 - (await rightOf('bell')))).toBeLessThan(8);
  }
});

test('on a tablet the fields beside the tabs of a list can be read', async ({ page, login }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await login('admin');
  await page.goto('/petitions');
  const search = page.getByPlaceholder(/^Referencia/);
  await expect.poll(async () => (await search.boundingBox())?.width ?? 0).toBeGreaterThan(180);
});

test('on a small laptop the lists of the administrators are tables', async ({ page, login }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await login('admin');
  for (const address of ['/petitions?status=all', '/payments', '/hospitals', '/users', '/audit']) {
    await page.goto(address);
    await expect(page.getByRole('main').getByRole('row').nth(1), address).toBeVisible();
  }
  // Names of hospitals are long: two lines, not four.
  await page.goto('/offers?view=all');
  const name = page.getByRole('button', { name: 'Hospital Universitario La Ribera Demo' }).first();
  for (const width of [1024, 768]) {
    await page.setViewportSize({ width, height: 1000 });
    await expect.poll(async () => (await name.boundingBox())?.height ?? 99, `at ${width}`).toBeLessThan(48);
  }
});

test('on a tablet the filters of the hospitals have one row, on a phone rows have cards', async ({ page, login }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await login('admin');
  await page.goto('/hospitals');
  const more = page.getByRole('button', { name: 'Más filtros' });
  const search = page.getByRole('searchbox', { name: 'Nombre, ciudad o CIF' });
  await expect(page.getByRole('main').getByRole('row').nth(1)).toBeVisible();
  expect(Math.abs(((await more.boundingBox())?.y ?? 0) - ((await search.boundingBox())?.y ?? 0))).toBeLessThan(4);
  expect(await cutWords(page), 'words that do not fit their field').toEqual([]);

  for (const address of ['/hospitals', '/payments']) {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(address);
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    await expect(page.locator('main li dl'), `${address}: names of columns`).toHaveCount(0);
  }
  await login('hospital');
  await page.goto('/users');
  await expect(page.getByRole('list', { name: 'Médicos' }).getByRole('listitem').first()).toBeVisible();
  await expect(page.locator('main li dl'), 'the doctors: names of columns').toHaveCount(0);
  for (const [address, list] of [
    ['/candidates', 'Candidatos'],
    ['/offers', 'Ofertas'],
  ] as const) {
    await page.goto(address);
    const card = page.getByRole('list', { name: list }).getByRole('listitem').first();
    await expect(card.getByRole('link').first()).toBeVisible();
    await expect(page.locator('main li dl'), `${address}: names of columns`).toHaveCount(0);
  }
});

test('on a phone an entry of the audit says nothing where there is nothing to say', async ({ page, login }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await login('admin');
  await page.goto('/audit');
  const signIn = page.getByRole('listitem').filter({ hasText: 'Inicio de sesión' }).first();
  await expect(signIn.getByText('Quién')).toBeVisible();
  await expect(signIn.getByText('—')).toHaveCount(0);
});

test('a PDF keeps its shape while the window becomes another', async ({ page, request, context, baseURL }) => {
  const token = await requestToken(request, 'admin@fonendo.test');
  await signInWith(context, baseURL, token);
  const [petition] = await listsOf(request, token)('/petitions?status=Pending');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/petitions/${petition?.id}`);
  const canvas = page.locator('canvas').first();
  await expect.poll(() => canvas.evaluate(({ width }: HTMLCanvasElement) => width)).toBe(358);
  const shapes = canvas.evaluate(
    (drawn: HTMLCanvasElement) =>
      new Promise<number[]>((done) => {
        const seen: number[] = [];
        const look = () => {
          const { width, height } = drawn.getBoundingClientRect();
          seen.push(width / height);
          if (drawn.width === 358) requestAnimationFrame(look);
          else done(seen);
        };
        look();
      }),
  );
  await page.setViewportSize({ width: 740, height: 844 });
  expect(Math.max(...(await shapes))).toBeLessThan(0.75);
});

test('names of two lines keep their distance in the sidebar, and the role at its foot is read whole', async ({
  page,
  login,
}) => {
  await login('notCertifiedDoctor');
  await page.goto('/dashboard');
  const role = page.getByText('Médico no homologado', { exact: true });
  await expect(role).toBeVisible();
  await expectUncut(role, 'roles');
  await login('certifiedDoctor');
  await page.goto('/homologation-info');
  const entry = page.getByRole('link', { name: 'Información de homologación' });
  const distance = (link: Element) => {
    const words = link.querySelector('span')?.getBoundingClientRect();
    return (words?.top ?? 0) - link.getBoundingClientRect().top;
  };
  expect(await entry.evaluate(distance)).toBeGreaterThanOrEqual(4);
  // A status is as wide as its words, also where it stands above a text.
  const status = page.getByRole('main').getByText('Título homologado', { exact: true });
  expect((await status.boundingBox())?.width).toBeLessThan(240);
});

test('sections of a page stand apart by one gap', async ({ page, login, request }) => {
  const distances = () =>
    page.getByRole('main').evaluate((main) =>
      [...main.querySelectorAll('section + section')].flatMap((section) => {
        const { top } = section.getBoundingClientRect();
        const gap = Number.parseFloat(getComputedStyle(section.parentElement ?? section).rowGap);
        const bottom = section.previousElementSibling?.getBoundingClientRect().bottom ?? 0;
        return gap > 0 && top >= bottom ? [Math.round(top - bottom - gap)] : [];
      }),
    );
  const [candidacy] = await ownCandidacies(request, await requestToken(request, accounts.certifiedDoctor));
  await login('certifiedDoctor');
  await page.goto(`/candidate/${candidacy}`);
  await expect(page.getByRole('heading', { level: 2, name: 'Contacto con el hospital' })).toBeVisible();
  await expect.poll(async () => new Set(await distances())).toEqual(new Set([0]));
});

test('on a phone the line under tabs reaches their end, wherever they are scrolled to', async ({ page, login }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await login('certifiedDoctor');
  await page.goto('/account?tab=security');
  const tabs = page.getByRole('tablist');
  await expect.poll(() => tabs.evaluate((list) => list.scrollLeft)).toBeGreaterThan(0);
  // What is positioned within them would scroll away with them.
  expect(await tabs.evaluate((list) => getComputedStyle(list, '::before').content)).toBe('none');
  expect(await tabs.evaluate((list) => getComputedStyle(list).boxShadow)).toContain('inset');
});
