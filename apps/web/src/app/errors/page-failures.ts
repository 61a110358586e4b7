/** Tells the loading bar that a page failed while it was drawn, after its navigation had ended. */
export const pageFailures = new EventTarget();

export const announcePageFailure = () => pageFailures.dispatchEvent(new Event('failure'));
