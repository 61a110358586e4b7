import { randomUUID } from 'node:crypto';
import { call, type Person } from '../scene/client.ts';
import { createOffer, upload } from '../scene/work.ts';

export type Kind = 'doctor' | 'hospital' | 'administrator';

/** One thing somebody does; answers with the status they got. */
export type Habit = { name: string; often: number; act: (origin: string, person: Person) => Promise<number> };

const read = (path: string, often = 3): Habit => ({
  name: `GET ${path.split('?')[0]}`,
  often,
  act: async (origin, person) => (await call(origin, 'GET', path, { person })).status,
});

const everybody: readonly Habit[] = [
  read('/auth/session', 5),
  read('/notifications?limit=20'),
  read('/account', 1),
  read('/search?q=cardio', 1),
];

/** What people of each kind do all day, and how often against each other. */
export function habitsOf(pdf: Uint8Array): Record<Kind, readonly Habit[]> {
  const uploading: Habit = {
    name: 'POST /documents/additional',
    often: 0.05,
    act: async (origin, person) => (await upload(origin, person, pdf, randomUUID())).status,
  };
  const writing: Habit = {
    name: 'POST /offers',
    often: 0.2,
    act: async (origin, person) => (await createOffer(origin, person, `Borrador ${randomUUID()}`)).status,
  };
  const opening: Habit = {
    name: 'GET /offers/{id}',
    often: 3,
    act: async (origin, person) => {
      const list = await call(origin, 'GET', '/offers?limit=20', { person });
      const items = (list.body as { items?: { id: string }[] } | null)?.items ?? [];
      const [offer] = items;
      return offer ? (await call(origin, 'GET', `/offers/${offer.id}`, { person })).status : list.status;
    },
  };
  return {
    doctor: [
      ...everybody,
      read('/dashboards/doctor', 4),
      read('/offers?limit=20&text=medicina', 4),
      read('/offers/facets', 2),
      read('/documents'),
      read('/cv'),
      read('/candidacies/mine'),
      read('/petitions'),
      read('/cv/pdf', 0.3),
      opening,
      uploading,
    ],
    hospital: [
      ...everybody,
      read('/dashboards/hospital', 4),
      read('/offers/managed', 4),
      read('/selection/candidates', 4),
      read('/processes', 1),
      read('/doctors?limit=20', 2),
      writing,
    ],
    administrator: [
      ...everybody,
      read('/dashboards/administrator', 3),
      read('/users', 3),
      read('/petitions', 3),
      read('/audit', 1),
      read('/payments/all', 1),
      read('/hospitals', 2),
      read('/offers/managed', 2),
    ],
  };
}

/** One of them by chance, the frequent ones more often. */
export function choose(habits: readonly Habit[]): Habit {
  const total = habits.reduce((sum, { often }) => sum + often, 0);
  let left = Math.random() * total;
  for (const habit of habits) {
    left -= habit.often;
    if (left <= 0) return habit;
  }
  return habits[0] as Habit;
}
