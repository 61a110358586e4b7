import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/**
 * The element's own width, known before the first paint, so that nothing jumps. (Mantine's useElementSize measures a
 * frame later.)
 */
export function useElementWidth<Element extends HTMLElement>(): [RefObject<Element | null>, number | null] {
  const ref = useRef<Element>(null);
  const [width, setWidth] = useState<number | null>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => setWidth(element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}
