/** Tells the loading bar that a page failed after its navigation had ended: while it was drawn. */
export const pageFailures = new EventTarget();

export const announcePageFailure = () => pageFailures.dispatchEvent(new Event('failure'));
