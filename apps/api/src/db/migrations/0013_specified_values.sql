-- Written by hand: the rows keep their value under its new name, where a new type would refuse them.
ALTER TYPE "public"."document_type" RENAME VALUE 'NIE' TO 'NIE/NIF';--> statement-breakpoint
-- The specification's names inside stored documents. Quotes within texts are escaped there, so only keys, names of fields
-- and levels match.
CREATE FUNCTION pg_temp.with_specified_names(content jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT replace(replace(content::text, '"firstName"', '"firstname"'), '"lastName"', '"lastname"')::jsonb
$$;--> statement-breakpoint
CREATE FUNCTION pg_temp.with_specified_levels(content jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT replace(replace(replace(replace(replace(content::text,
    '"level": "none"', '"level": "nulo"'), '"level": "basic"', '"level": "basico"'),
    '"level": "intermediate"', '"level": "intermedio"'), '"level": "advanced"', '"level": "avanzado"'),
    '"level": "native"', '"level": "nativo"')::jsonb
$$;--> statement-breakpoint
UPDATE "cvs" SET "content" = pg_temp.with_specified_levels("content") WHERE "content"::text LIKE '%"level": "%';--> statement-breakpoint
UPDATE "candidacies" SET "snapshot" = pg_temp.with_specified_levels(pg_temp.with_specified_names("snapshot"))
WHERE "snapshot" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_entries" DISABLE TRIGGER "audit_entries_append_only_rows";--> statement-breakpoint
UPDATE "audit_entries" SET
  "before" = pg_temp.with_specified_names("before"),
  "after" = pg_temp.with_specified_names("after"),
  "personal_fields" = array_replace(array_replace("personal_fields", 'firstName', 'firstname'), 'lastName', 'lastname')
WHERE "personal_fields" && ARRAY['firstName', 'lastName']
  OR concat("before"::text, "after"::text) LIKE ANY (ARRAY['%"firstName"%', '%"lastName"%']);--> statement-breakpoint
ALTER TABLE "audit_entries" ENABLE TRIGGER "audit_entries_append_only_rows";--> statement-breakpoint
ALTER TABLE "audit_details" DISABLE TRIGGER "audit_details_unchanged_rows";--> statement-breakpoint
UPDATE "audit_details" SET
  "before" = pg_temp.with_specified_names("before"),
  "after" = pg_temp.with_specified_names("after")
WHERE concat("before"::text, "after"::text) LIKE ANY (ARRAY['%"firstName"%', '%"lastName"%']);--> statement-breakpoint
ALTER TABLE "audit_details" ENABLE TRIGGER "audit_details_unchanged_rows";--> statement-breakpoint
DROP FUNCTION pg_temp.with_specified_names(jsonb);--> statement-breakpoint
DROP FUNCTION pg_temp.with_specified_levels(jsonb);
