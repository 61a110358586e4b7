import type { BrowserContext, ConsoleMessage, Page, Request } from '@playwright/test';

/** Whatever a person would not see but a developer should: collected while a test runs, empty at its end. */
export class Problems {
  readonly #found: string[] = [];
  readonly #expected: { pattern: RegExp; met: boolean }[] = [];
  readonly #unanswered = new Map<Request, number>();
  #ownOrigin = '';

  watch(context: BrowserContext, ownOrigin: string): void {
    this.#ownOrigin = ownOrigin;
    context.on('console', (message) => this.#console(message));
    context.on('weberror', (error) => this.#note(`uncaught in the page: ${error.error().message}`));
    context.on('requestfailed', (request) => this.#failedRequest(request));
    context.on('requestfinished', (request) => this.#unanswered.delete(request));
    context.on('request', (request) => this.#request(request));
  }

  /** For a test that causes an error on purpose. An expectation that is not met is a problem, too. */
  expect(pattern: RegExp): void {
    this.#expected.push({ pattern, met: false });
  }

  /** For what may happen or not, as a race between two calls has it. */
  allow(pattern: RegExp): void {
    this.#expected.push({ pattern, met: true });
  }

  /** Everything found and not expected, and everything expected and not found. */
  list(): string[] {
    const unmet = this.#expected.filter(({ met }) => !met).map(({ pattern }) => `expected but absent: ${pattern}`);
    return [...this.#found, ...unmet];
  }

  /** What the pages still wait for, with the seconds: where a test stood still, it says which answer did not come. */
  unanswered(): string[] {
    const now = performance.now();
    return [...this.#unanswered].map(([request, since]) => {
      const path = request.url().replace(this.#ownOrigin, '');
      return `${request.method()} ${path} (${((now - since) / 1_000).toFixed(1)} s)`;
    });
  }

  #note(noted: string) {
    // Our own address is left out: its free port may hold the digits of a status that a test expects.
    const problem = noted.replaceAll(this.#ownOrigin, '');
    const expectation = this.#expected.find(({ pattern }) => pattern.test(problem));
    if (expectation) expectation.met = true;
    else this.#found.push(problem);
  }

  #console(message: ConsoleMessage) {
    const type = message.type();
    // Said by Playwright for every page (playwright.config.ts).
    if (message.text() === 'Service Worker registration blocked by Playwright') return;
    if (type === 'error' || type === 'warning') {
      this.#note(`console ${type}: ${message.text()} (${message.location().url})`);
    }
  }

  #request(request: Request) {
    this.#unanswered.set(request, performance.now());
    this.#foreignRequest(request);
  }

  #failedRequest(request: Request) {
    this.#unanswered.delete(request);
    const reason = request.failure()?.errorText ?? 'no reason';
    // Leaving a page ends what it was still asking for; nobody waits for that answer.
    if (reason !== 'net::ERR_ABORTED') this.#note(`failed request: ${request.url()} (${reason})`);
  }

  #foreignRequest(request: Request) {
    const { origin, protocol } = new URL(request.url());
    if (origin !== this.#ownOrigin && /^(https?|wss?):$/.test(protocol))
      this.#note(`foreign request: ${request.url()}`);
  }
}

/** Lets the page finish what it began, so that its last words are heard. */
export async function settle(pages: readonly Page[]): Promise<void> {
  await Promise.all(
    pages.filter((page) => !page.isClosed()).map((page) => page.evaluate(() => new Promise(requestAnimationFrame))),
  );
}
