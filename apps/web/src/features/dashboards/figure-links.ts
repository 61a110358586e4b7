import type { ListFilter } from '@fonendo/contract/dashboards.schema';
import type { LinkProps } from '@tanstack/react-router';

export type FigureLink = Pick<LinkProps, 'to' | 'search' | 'params' | 'hash'>;

/** Links to the list that a figure was counted in: turns the API's filter into the page's address. */
export const petitionsLink = (filter: ListFilter): FigureLink => ({
  to: '/petitions',
  search: petitionsSearch(filter),
});

/** The queue has one parameter for the filters of dashboards: `term-over`, `registered-2026-03`. */
export function petitionsSearch({ status, waitingDays, waitingBelow, ...rest }: ListFilter): ListFilter {
  const [only] = Object.entries({ ...(waitingBelow && { below: waitingBelow }), ...rest });
  return {
    status: status ?? 'all',
    ...(waitingDays && { waiting: waitingDays }),
    ...(only && { only: only.join('-') }),
  };
}

export const managedOffersLink = (filter: ListFilter): FigureLink => ({ to: '/offers', search: filter });

export const hospitalsLink = (filter: ListFilter): FigureLink => ({ to: '/hospitals', search: filter });

/** The list of payments is filtered by month. */
export const paymentsLink = ({ from, status }: ListFilter): FigureLink => ({
  to: '/payments',
  search: { ...(status && { status }), ...(from && { month: from.slice(0, 7) }) },
});

export const reportsLink = (filter: ListFilter): FigureLink => ({ to: '/reports', search: filter });

export const usersLink = (filter: ListFilter): FigureLink => ({ to: '/users', search: filter });

export const candidatesLink = (filter: ListFilter): FigureLink => ({ to: '/candidates', search: filter });

export const offersLink = ({ speciality, maxExperience, community }: ListFilter): FigureLink => ({
  to: '/offers',
  search: {
    ...(community && { community }),
    ...(speciality && { speciality }),
    ...(maxExperience && { maxExperience: Number(maxExperience) }),
  },
});
