import { Duplex } from 'node:stream';

/** Runs messages of the wire protocol and returns what PostgreSQL says to them. */
export type Exec = (messages: Uint8Array) => Promise<Uint8Array>;

/** AuthenticationOk and ReadyForQuery: whoever is in the process is let in. */
const welcome = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);

/** There is one session for good: what a connection before this one left is cleared away. A Query, with its length. */
const clearAway = Buffer.from('Q\0\0\0\x1drollback; deallocate all\0');

const terminate = 'X'.charCodeAt(0);

type Done = (error?: Error | null) => void;

/**
 * What a socket is to a server: `pg` speaks through it as with any other PostgreSQL. What it writes while messages run
 * goes out together afterwards.
 */
export class Wire extends Duplex {
  readonly #exec: Exec;
  #isGreeted = false;

  constructor(exec: Exec) {
    super();
    this.#exec = exec;
  }

  connect(): this {
    process.nextTick(() => this.emit('connect'));
    return this;
  }

  // What `pg` says to a socket of the network.
  setNoDelay = (): this => this;
  ref = (): this => this;
  unref = (): this => this;

  override _read(): void {}

  override _write(message: Buffer, _encoding: BufferEncoding, done: Done): void {
    this.#send([message], done);
  }

  override _writev(written: { chunk: Buffer }[], done: Done): void {
    this.#send(
      written.map(({ chunk }) => chunk),
      done,
    );
  }

  #send(written: Buffer[], done: Done): void {
    // A goodbye is for this connection: the session stays.
    const messages = written.filter(([type]) => type !== terminate);
    this.#answerTo(messages).then((answer) => {
      this.push(answer);
      if (messages.length < written.length) this.push(null);
      done();
    }, done);
  }

  async #answerTo(messages: Buffer[]): Promise<Uint8Array> {
    if (messages.length === 0) return Buffer.alloc(0);
    if (this.#isGreeted) return this.#exec(Buffer.concat(messages));
    this.#isGreeted = true;
    await this.#exec(clearAway);
    return welcome;
  }
}
