/** How long two clicks count as one double click. */
const doubleClickMs = 500;

/**
 * Whoever opens a dialog by a double click finds it open: the second click falls on what covers the page, and would
 * close it again.
 */
export function ignoreSecondClicks(): void {
  let last = Number.NEGATIVE_INFINITY;
  document.addEventListener(
    'click',
    (event) => {
      const isSecond = event.timeStamp - last < doubleClickMs;
      last = event.timeStamp;
      const beside =
        event.target instanceof Element && event.target.matches('.mantine-Modal-overlay, .mantine-Drawer-overlay');
      if (isSecond && beside) event.stopPropagation();
    },
    { capture: true },
  );
}
