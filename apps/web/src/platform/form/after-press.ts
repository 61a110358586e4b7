let pressed = false;
let waiting: (() => void)[] = [];

addEventListener('pointerdown', () => (pressed = true), { capture: true });
addEventListener('pointerup', release, { capture: true });
addEventListener('pointercancel', release, { capture: true });

/**
 * Runs now, or once the pointer that is pressed has been released and its click delivered. Pressing a
 * button blurs the field before it; an error that appeared at that moment would push the button away
 * from under the pointer, and the click would be lost.
 */
export function afterPress(run: () => void): void {
  if (pressed) waiting.push(run);
  else run();
}

function release(): void {
  pressed = false;
  const due = waiting;
  waiting = [];
  setTimeout(() => {
    for (const run of due) run();
  });
}
