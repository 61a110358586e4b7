/** Where uploaded and generated files live. */
export type FileStore = {
  /** Resolves while the store can be written to. */
  check(): Promise<void>;
};
