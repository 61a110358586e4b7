import { accounts } from './accounts.ts';
import type { Sizes } from './sizes.ts';
import { ago, firstname, id, lastname, oneOf, plain, strewn, weighed } from './values.ts';

/**
 * Petitions with what a row of the queue shows: papers, and what was paid for. Most have ended long ago; a petition is
 * created before its status began and updated after it, as in life.
 */
export function petitions(sizes: Sizes): string[] {
  const status = `nullif(${weighed(3, { none: 10, Pending: 10, Review: 5, Sended: 15, Aproved: 45, Refused: 15 })}, 'none')::petition_status`;
  const since = `case when ${status} in ('Aproved', 'Refused') then ${ago(29, 900)} when ${status} = 'Sended' then ${ago(31, 220)} else ${ago(37, 60)} end`;
  const registered = `${status} in ('Sended', 'Aproved', 'Refused')`;
  const ended = `${status} in ('Aproved', 'Refused')`;
  const country = oneOf(31, ['CO', 'CO', 'CO', 'VE', 'VE', 'AR', 'PE', 'CU', 'MX', 'EC', 'BR', 'GT']);
  const procedure = `case when ${ended} then ${strewn(41, 200)} * interval '1 day' else interval '0' end`;
  const reference = `'HOM-2026-' || lpad(n::text, 6, '0')`;
  const all = `generate_series(1, ${sizes.petitions}) n`;
  return [
    `insert into entitlements (id, user_id, product, granted_at)
      select gen_random_uuid(), ${id(0, 'n')}, 'recognition', now() from ${all} where n % 10 > 0`,
    `insert into documents (id, doctor_id, kind, version, file_key, file_name, bytes, sha256, status, uploaded_at)
      select gen_random_uuid(), ${id(0, 'n')}, kind::document_kind, 1, 'documents/' || kind || n, 'a.pdf', 1000, repeat('0', 64),
        (case when n % 3 = 0 then 'pending' else 'approved' end)::document_status, now()
      from ${all}, unnest(array['passport', 'diploma', 'pensum', 'workContinuity', 'criminalRecord']) kind`,
    `insert into petitions (id, reference, doctor_id, status, created_at, updated_at, status_since, sent_at, country,
        search_text, sort_name, paid, registry_number, registered_on, resolution_kind, resolved_at)
      select ${id(5, 'n')}, ${reference}, ${id(0, 'n')}, ${status}, since - ${strewn(19, 150)} * interval '1 day' - ${procedure} - interval '6 days',
        since + ${strewn(23, 20)} * interval '1 day', since, since - ${procedure} - interval '6 days', ${country},
        ${plain(`lower(${reference}) || ' ' || ${firstname} || ' ' || ${lastname} || ' doctor' || n || '@bench.test'`)},
        ${plain(`${lastname} || ' ' || ${firstname}`)}, ${status} is not null, case when ${registered} then 'R-' || n end,
        case when ${registered} then (since - ${procedure})::date end,
        (case when ${status} = 'Aproved' then 'granted' when ${status} = 'Refused' then 'denied' end)::resolution_kind,
        case when ${ended} then since end
      from ${all}, lateral (select ${since} as since) dates`,
    `insert into petition_suspensions (id, petition_id, reason, "from", until, answer_by)
      select gen_random_uuid(), id, 'Falta un documento.', registered_on + 20, registered_on + 40, registered_on + 45
      from petitions where status = 'Sended' and abs(hashtext(id::text)) % 5 = 0`,
    `insert into payments (id, user_id, status, products, lines, base_cents, tax_rate, tax_rule, tax_cents, total_cents, currency,
        buyer, early_start_consent, gateway, created_at, expires_at, settled_at)
      select ${id(4, 'n')}, ${id(0, `1 + n % ${sizes.petitions}`)}, ${weighed(43, { paid: 17, failed: 1, cancelled: 1, refunded: 1 })}::payment_status,
        '{recognition}', '[]', 39000, 2100, 'spain', 8190, 47190, 'EUR', '{"name":"Ana García","email":"${accounts.doctor}"}', true, 'sandbox',
        at, at + interval '1 hour', at
      from generate_series(1, ${sizes.payments}) n, lateral (select ${ago(47, 1_000)} as at) dates`,
  ];
}
