/** Runs in the page: notes how the focused element looks, and which one before looked no different with the focus. */
export function lookAtStop(target: Element): { isThere: boolean; looksTheSame: string | null } {
  const page = window as Window & { lastStop?: { element: Element; look: string } };
  for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
  // A ring may be drawn by what lies beside, around or within: the box of a checkbox, the row of a link, a shape of a map.
  const lookOf = (element: Element): string => {
    const parent = element.parentElement;
    const beside = [element.previousElementSibling, element.nextElementSibling];
    const around = [parent, parent?.parentElement, parent?.parentElement?.parentElement];
    return [element, ...beside, ...around, ...[...element.children].slice(0, 3)]
      .flatMap((one) => (one ? ['', '::before', '::after'].map((part) => getComputedStyle(one, part)) : []))
      .map((style) =>
        [
          ...[style.outline, style.boxShadow, style.border, style.backgroundColor, style.color, style.textDecoration],
          ...[style.opacity, style.transform, style.translate, style.clipPath, style.inset, style.stroke],
        ].join(),
      )
      .join(';');
  };
  const last = page.lastStop;
  const focused = document.activeElement;
  // What a pointer has focused need not show it.
  if (focused?.matches(':focus-visible') && focused !== last?.element) {
    page.lastStop = { element: focused, look: lookOf(focused) };
  }
  // What the program focuses (`tabindex=-1`) is announced, not drawn.
  const isLeft = last?.element.isConnected && last.element !== focused && !last.element.matches('[tabindex="-1"]');
  const looksTheSame = isLeft && lookOf(last.element) === last.look ? last.element.outerHTML.slice(0, 200) : null;
  return { isThere: target === focused, looksTheSame };
}
