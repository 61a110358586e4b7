-- Holidays were kept as a list of days, frozen at the first change. Kept from now on: what differs from the country's
-- own, which are computed for any year. A year belongs to the old list where most of its holidays are in it.
WITH "stored" AS (
  SELECT jsonb_array_elements_text("value" -> 'days') AS "day" FROM "settings" WHERE "key" = 'holidays' AND "value" ? 'days'
), "national" AS (
  SELECT y || '-' || d AS "day"
  FROM generate_series(2024, 2033) y,
    unnest(ARRAY['01-01', '01-06', '05-01', '08-15', '10-12', '11-01', '12-06', '12-08', '12-25']) d
  UNION ALL
  VALUES ('2024-03-29'), ('2025-04-18'), ('2026-04-03'), ('2027-03-26'), ('2028-04-14'),
    ('2029-03-30'), ('2030-04-19'), ('2031-04-11'), ('2032-03-26'), ('2033-04-15')
), "covered" AS (
  SELECT left("day", 4) AS "year" FROM "stored" JOIN "national" USING ("day") GROUP BY 1 HAVING count(*) >= 5
)
UPDATE "settings" SET "value" = jsonb_build_object(
  'added', coalesce((SELECT jsonb_agg(s."day" ORDER BY s."day") FROM "stored" s
    WHERE s."day" NOT IN (SELECT "day" FROM "national")), '[]'),
  'removed', coalesce((SELECT jsonb_agg(n."day" ORDER BY n."day") FROM "national" n
    WHERE left(n."day", 4) IN (SELECT "year" FROM "covered") AND n."day" NOT IN (SELECT "day" FROM "stored")), '[]'))
WHERE "key" = 'holidays' AND "value" ? 'days';
