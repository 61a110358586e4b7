let pressed = false;
let waiting: (() => void)[] = [];

addEventListener('pointerdown', () => (pressed = true), { capture: true });
addEventListener('pointerup', release, { capture: true });
addEventListener('pointercancel', release, { capture: true });

/**
 * Runs now, or after the pressed pointer has been released and its click delivered. Pressing a button blurs the field
 * before it; an error shown at that moment would move the button away from the pointer, and the click would be lost.
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
