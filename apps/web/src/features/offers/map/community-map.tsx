import { type Community, communities, communityCodes } from '@fonendo/domain/reference/communities';
import { centres, cityRadius, insetLine, mapSize, outlines, toneOf } from '@fonendo/domain/reference/spain-map';
import type { ReactNode } from 'react';
import { formatNumber } from '../../../platform/format.ts';
import { AreaMap, type MapArea } from '../../../ui/map/area-map.tsx';

type Props = {
  label: string;
  counts: readonly { value: Community; count: number }[];
  /** A community with its number, in words. */
  labelOf: (name: string, count: number) => string;
  chosen?: readonly string[];
  /** Makes a community that has offers, or is chosen, a button or a link. Without it the map is a picture. */
  wrap?: (community: Community, label: string, drawn: ReactNode) => ReactNode;
};

/** Where in Spain offers are open: the drawing of the public pages. */
export function CommunityMap({ label, counts, labelOf, chosen = [], wrap }: Props) {
  const countOf = new Map<Community, number>(counts.map(({ value, count }) => [value, count]));
  const areas = communityCodes.map((code): MapArea => {
    const count = countOf.get(code) ?? 0;
    return {
      id: code,
      label: labelOf(communities[code].name, count),
      centre: centres[code],
      outline: outlines[code],
      tone: toneOf(count),
      figure: count > 0 ? formatNumber(count) : undefined,
      chosen: chosen.includes(code),
    };
  });
  const wrapped = (area: MapArea, drawn: ReactNode) =>
    area.figure || area.chosen ? wrap?.(area.id as Community, area.label, drawn) : drawn;
  return (
    <AreaMap {...{ label, areas, insetLine, size: mapSize, radius: cityRadius }} {...(wrap && { wrap: wrapped })} />
  );
}
