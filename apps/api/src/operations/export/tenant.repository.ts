import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';

type Row = Record<string, unknown>;

const ofOffers = sql`offer_id in (select id from offers where hospital_id = `;
const ofCandidacies = sql`candidacy_id in (select id from candidacies where hospital_id = `;

/** What belongs to a hospital, table by table, and what is left out of its rows: secrets, and copies for searching. */
export const tenantTables: Readonly<Record<string, { where: (id: string) => SQL; without?: readonly string[] }>> = {
  hospitals: { where: (id) => sql`id = ${id}`, without: ['search_text'] },
  hospital_members: { where: (id) => sql`hospital_id = ${id}` },
  hospital_invitations: { where: (id) => sql`hospital_id = ${id}`, without: ['token_hash'] },
  selection_processes: { where: (id) => sql`hospital_id = ${id}` },
  quick_answers: { where: (id) => sql`hospital_id = ${id}` },
  offers: {
    where: (id) => sql`hospital_id = ${id}`,
    without: ['search', 'search_title', 'search_hospital', 'search_body'],
  },
  // Those that its own people made: the others are the team's.
  offer_recommendations: {
    where: (id) =>
      sql`${ofOffers}${id}) and recommended_by in (select user_id from hospital_members where hospital_id = ${id})`,
  },
  candidacies: { where: (id) => sql`hospital_id = ${id}`, without: ['search_text'] },
  candidacy_steps: { where: (id) => sql`${ofCandidacies}${id})` },
  candidacy_notes: { where: (id) => sql`${ofCandidacies}${id})` },
  candidacy_ratings: { where: (id) => sql`${ofCandidacies}${id})` },
  doctor_notes: { where: (id) => sql`hospital_id = ${id}` },
  document_requests: { where: (id) => sql`hospital_id = ${id}` },
  interviews: { where: (id) => sql`hospital_id = ${id}` },
  interview_slots: { where: (id) => sql`interview_id in (select id from interviews where hospital_id = ${id})` },
  messages: { where: (id) => sql`${ofCandidacies}${id})`, without: ['search_text', 'key'] },
};

/** What leads to a hospital and is not its own to take away. */
export const keptFromTenants: Readonly<Record<string, string>> = {
  reply_addresses: 'they let their owner write as somebody',
  reported_conversations: 'reports are between whoever reported and the team',
  conversation_reports: 'reports are between whoever reported and the team',
};

export async function findTenant(db: Queryable, idOrCif: string): Promise<{ id: string; name: string } | null> {
  const { rows } = await db.execute<{ id: string; name: string }>(
    sql`select id, name from hospitals where id::text = ${idOrCif} or cif = ${idOrCif}`,
  );
  return rows[0] ?? null;
}

export async function listTenantRows(db: Queryable, table: string, hospitalId: string): Promise<Row[]> {
  const known = tenantTables[table];
  if (!known) throw new Error(`${table} is no table of a hospital`);
  const without = sql.param(known.without ?? []);
  const { rows } = await db.execute<{ row: Row }>(
    sql`select to_jsonb(one) - ${without}::text[] as row from ${sql.identifier(table)} as one
      where ${known.where(hospitalId)} order by one`,
  );
  return rows.map(({ row }) => row);
}

/**
 * The hospital's people, and its candidates as far as it knows them: their names, and from an acceptance on how to
 * reach them. Of people who deleted their account it has nothing.
 */
export async function listTenantPeople(db: Queryable, hospitalId: string): Promise<Row[]> {
  const { rows } = await db.execute<{ row: Row }>(sql`
    select jsonb_build_object('id', users.id, 'firstname', first_name, 'lastname', last_name,
      'email', case when member or accepted then email end,
      'phone', case when member or accepted and shares_phone then phone end,
      'part', case when member then 'member' else 'candidate' end) as row
    from users join (
      select user_id as id, true as member, false as accepted, false as shares_phone
        from hospital_members where hospital_id = ${hospitalId}
      union all
      select doctor_id, false, bool_or(status = 'accepted'), bool_or(status = 'accepted' and shares_phone)
        from candidacies where hospital_id = ${hospitalId} group by doctor_id
    ) as part on part.id = users.id
    where deleted_at is null order by users.id`);
  return rows.map(({ row }) => row);
}
