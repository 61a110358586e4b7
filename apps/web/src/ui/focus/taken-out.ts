/** Where a node was when it was taken out of the page. */
const places = new WeakMap<Node, { parent: Node; previous: Node | null }>();

/** The part of the page that something was taken out of, and what stands before the gap. */
export type Gap = { parent: Element; previous: Node | null };

export function noteRemovals(records: readonly MutationRecord[]): void {
  for (const { target, removedNodes, previousSibling } of records) {
    for (const node of removedNodes) places.set(node, { parent: target, previous: previousSibling });
  }
}

/** Whether one of these nodes is the element, or holds it. */
export const isWithin = (nodes: NodeList, element: Element): boolean =>
  [...nodes].some((node) => node.contains(element));

export function findGap(element: Node): Gap | null {
  for (let node: Node = element; ; ) {
    while (node.parentNode) node = node.parentNode;
    const place = places.get(node);
    if (!place) return null;
    let { previous } = place;
    while (previous && previous.parentNode !== place.parent) previous = places.get(previous)?.previous ?? null;
    if (place.parent.isConnected) return place.parent instanceof Element ? { parent: place.parent, previous } : null;
    node = place.parent;
  }
}
