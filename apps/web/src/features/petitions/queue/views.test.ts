import { describe, expect, it } from 'vitest';
import { isSameSearch, readViews } from './views.ts';

describe('readViews', () => {
  it('reads what was kept', () => {
    const views = [{ name: 'Colombia, tarde', search: { country: 'CO', waiting: '8' } }];
    expect(readViews(JSON.stringify(views))).toEqual(views);
  });

  it.each([undefined, 'no json', '{}', '[null, 3, {"name": 1}]'])('survives %s', (stored) => {
    expect(readViews(stored)).toEqual([]);
  });

  it('drops filters that exist no more', () => {
    expect(readViews('[{"name":"x","search":{"status":"Gone","paid":"true"}}]')).toEqual([
      { name: 'x', search: { paid: 'true' } },
    ]);
  });
});

describe('isSameSearch', () => {
  it('does not mind the order', () => {
    expect(isSameSearch({ status: 'Pending', paid: 'true' }, { paid: 'true', status: 'Pending' })).toBe(true);
    expect(isSameSearch({ status: 'Pending' }, {})).toBe(false);
  });
});
