import { beforeEach, describe, expect, it, vi } from 'vitest';

const page = Object.assign(new EventTarget(), { location: { origin: 'https://fonendo.test' } });
const network = { onLine: true };
vi.stubGlobal('window', page);
vi.stubGlobal('navigator', network);
vi.stubGlobal('localStorage', { getItem: () => null });

class FakeRequest extends EventTarget {
  readonly upload = new EventTarget();
  readonly status = 200;
  readonly statusText = 'OK';
  readonly responseText = '{"id":"1"}';
  open = vi.fn();
  setRequestHeader = vi.fn((_name: string, _value: string) => undefined);
  getResponseHeader = () => null;
  send = vi.fn(() => requests.push(this));
  abort = () => this.dispatchEvent(new Event('abort'));

  progress(loaded: number) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total: 10 }));
  }

  end(event: 'load' | 'error') {
    this.dispatchEvent(new Event(event));
    this.dispatchEvent(new Event('loadend'));
  }
}

const requests: FakeRequest[] = [];
vi.stubGlobal('XMLHttpRequest', FakeRequest);
// After the browser's parts, some of which its modules read when they are loaded.
const { uploadFile } = await import('./upload.ts');

const settled = () => new Promise((resolve) => setTimeout(resolve));

function goOnline() {
  network.onLine = true;
  page.dispatchEvent(new Event('online'));
}

const chosen = () => new File(['%PDF'], 'título.pdf');

function start(signal = new AbortController().signal, file = chosen()) {
  const shares: number[] = [];
  const upload = uploadFile(
    'post',
    '/api/petitions/{id}/resolution-file',
    { path: { id: '1' } },
    {
      file,
      signal,
      onProgress: (share) => shares.push(share),
    },
  );
  upload.catch(() => undefined);
  return { upload, shares };
}

beforeEach(() => {
  requests.length = 0;
  network.onLine = true;
});

describe('an upload without a network', () => {
  it('waits for the network and is sent once', async () => {
    network.onLine = false;
    const { upload } = start();
    await settled();
    expect(requests).toHaveLength(0);
    goOnline();
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    requests[0]?.end('load');
    expect(await upload).toEqual({ id: '1' });
    expect(requests).toHaveLength(1);
  });

  it('starts again if the network went while it was on its way', async () => {
    const { upload, shares } = start();
    await settled();
    requests[0]?.progress(4);
    network.onLine = false;
    requests[0]?.end('error');
    await settled();
    expect(requests).toHaveLength(1);
    goOnline();
    await vi.waitFor(() => expect(requests).toHaveLength(2));
    requests[1]?.end('load');
    expect(await upload).toEqual({ id: '1' });
    expect(shares).toEqual([0.4, 0]);
  });

  it('starts again if the browser notices a moment later that the network went', async () => {
    const { upload } = start();
    await settled();
    requests[0]?.progress(4);
    requests[0]?.end('error');
    await settled();
    network.onLine = false;
    page.dispatchEvent(new Event('offline'));
    await settled();
    goOnline();
    await vi.waitFor(() => expect(requests).toHaveLength(2));
    requests[1]?.end('load');
    await expect(upload).resolves.toEqual({ id: '1' });
    expect(requests).toHaveLength(2);
  });

  it('is not sent twice if the server may have got all of it', async () => {
    const { upload } = start();
    await settled();
    requests[0]?.progress(10);
    network.onLine = false;
    requests[0]?.end('error');
    await expect(upload).rejects.toMatchObject({ status: 0 });
    goOnline();
    await settled();
    expect(requests).toHaveLength(1);
  });

  it('is known to the server by its key when somebody sends it again; a file that is chosen anew has another', async () => {
    const file = chosen();
    for (const sent of [file, file, chosen()]) start(undefined, sent);
    await settled();
    const [first, again, other] = requests.map(
      ({ setRequestHeader }) => setRequestHeader.mock.calls.find(([name]) => name === 'x-upload-key')?.[1],
    );
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });

  it('can be cancelled while it waits', async () => {
    network.onLine = false;
    const abort = new AbortController();
    const { upload } = start(abort.signal);
    await settled();
    abort.abort();
    await expect(upload).rejects.toMatchObject({ name: 'AbortError' });
    expect(requests).toHaveLength(0);
  });
});
