// The first script of a page, before all others and before the first paint. It is a file because the security policy
// allows no inline script, and small because everything else waits for it.
(() => {
  const { api = '', files = '', frames = '' } = document.currentScript.dataset;
  const stored = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      // Storage may be blocked; then nobody is signed in, and the system's colours are taken.
      return null;
    }
  };

  // Zod tries whether it may make functions of text, which the security policy forbids and the browser reports.
  globalThis.__zod_globalConfig = { jitless: true };

  // The page opens in the chosen colours, or in those of the system.
  const chosen = stored('mantine-color-scheme-value');
  const dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');

  // Its language: the cookie's, then the first of the browser's languages that there is (specification, section 1).
  // src/platform/i18n.ts takes it from here.
  const chosenLocale = /i18n_locale=(\w\w)/.exec(document.cookie)?.[1];
  const asked = [...(chosenLocale ? [chosenLocale] : []), ...navigator.languages].map((tag) => tag.slice(0, 2));
  const language = asked.find((tag) => tag === 'es' || tag === 'en') ?? 'es';
  document.documentElement.lang = language;

  // The first number and the first date make the browser read its tables of languages and time zones, which takes a phone
  // as long as drawing a page: now, while the files are on their way, instead of in the middle of drawing.
  setTimeout(() => new Intl.NumberFormat(language));
  setTimeout(() => new Intl.DateTimeFormat(language, { timeZone: 'Europe/Madrid', dateStyle: 'medium' }));

  const token = stored('auth:token');
  const session = stored('auth:session') ?? '';
  const groups = {
    doctor: /Doctor"/,
    administrator: /admin"/,
    hospital: /"(hospital|recruiter)"/,
    staff: /admin"|"(hospital|recruiter)"/,
  };

  // What the page looks like until its application is there: one of the frames that the HTML holds (build/page-frame.ts).
  if (frames) {
    const paths = JSON.parse(frames);
    const isAt = (name) => new RegExp(paths[name]).test(location.pathname);
    const inside = isAt('rail') && groups.staff.test(session) ? 'rail' : 'shell';
    const place =
      ['open', 'alone'].find(isAt) ?? (isAt('guarded') || isAt('signin') ? (token ? inside : 'signin') : '');
    document.documentElement.dataset.frame = place;
    // The frame goes with the application's first drawing; if that does not come, it gives way to what is the matter.
    const say = (problem) => {
      delete document.documentElement.dataset.frame;
      for (const text of document.querySelectorAll('#frame [data-problem]'))
        text.hidden = text.dataset.problem !== problem || text.lang !== language;
    };
    const slow = setTimeout(() => say('slow'), 30_000);
    addEventListener(
      'error',
      ({ target, filename }) => {
        if (!(target.src ?? filename)?.includes('/assets/')) return;
        clearTimeout(slow);
        if (document.readyState === 'loading') addEventListener('DOMContentLoaded', () => say('failed'));
        else say('failed');
      },
      true,
    );
  }

  // What the page reads is asked for while its files are on their way (src/platform/answers/page-payload.ts): for whoever
  // is signed in all of it in one answer, for others the one thing that some open pages show.
  const address = location.pathname + location.search;
  const openReads = { '/': 'public', '/login': 'public', '/faq': 'about', '/legal': 'about', '/terms': 'about' };
  const openRead = openReads[location.pathname];
  if (token || openRead) {
    const position = stored('reads:position');
    const headers = token && { authorization: `Bearer ${token}`, ...(position && { 'x-read-position': position }) };
    const path = token ? `/api/pages?address=${encodeURIComponent(address)}` : `/api/settings/${openRead}`;
    const response = fetch(api + path, { headers: headers ?? {} });
    // If it fails, the page asks again by itself.
    response.catch(() => undefined);
    window.earlyPayload = { address, token, path, response };
  }

  // All files of the page at once, instead of each after the one that names it (build/page-files.ts).
  if (!files) return;
  const build = JSON.parse(files);
  const audiences = [
    'anybody',
    ...(token ? ['signedIn', ...Object.keys(groups).filter((name) => groups[name].test(session))] : []),
  ];
  const fits = ([path, audience]) => new RegExp(path).test(location.pathname) && audiences.includes(audience);
  const [, , chunks] = build.pages.find(fits);
  const wanted = chunks.flatMap((name) => build.files[name] ?? build.files[`${name}-${language}`]);
  for (const file of new Set(wanted)) {
    const link = document.createElement('link');
    link.crossOrigin = '';
    link.href = `/assets/${file}`;
    if (file.endsWith('.css')) {
      link.rel = 'preload';
      link.as = 'style';
    } else link.rel = 'modulepreload';
    document.head.append(link);
  }
})();
