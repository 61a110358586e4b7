CREATE TABLE "audit_details" (
	"entry_id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "personal_fields" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_details" ADD CONSTRAINT "audit_details_entry_id_audit_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."audit_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_details_person_id_idx" ON "audit_details" USING btree ("person_id");
--> statement-breakpoint
-- What the details say is part of the record: they may be erased, and handed over to the account of whoever was invited.
CREATE FUNCTION "audit_details_unchanged"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF to_jsonb(NEW) - 'person_id' = to_jsonb(OLD) - 'person_id' THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'audit details cannot be changed';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "audit_details_unchanged_rows" BEFORE UPDATE ON "audit_details"
  FOR EACH ROW EXECUTE FUNCTION "audit_details_unchanged"();
--> statement-breakpoint
-- Personal values of existing entries move to the details of whoever still has an account or an invitation. Of people
-- who left they go. The names of the fields stay.
CREATE TEMPORARY TABLE "personal_facts" AS
WITH "personal" ("action", "fields") AS (VALUES
  ('account.updated', ARRAY['firstName', 'lastName', 'phone', 'locale']),
  ('account.blocked', ARRAY['reason']),
  ('account.unblocked', ARRAY['reason']),
  ('account.emailChangeAsked', ARRAY['email']),
  ('account.emailChanged', ARRAY['email']),
  ('impersonation.started', ARRAY['reason']),
  ('profile.invited', ARRAY['email']),
  ('profile.invitationResent', ARRAY['email']),
  ('profile.invitationRevoked', ARRAY['email']),
  ('profile.updated', ARRAY['position']),
  ('profile.removed', ARRAY['name', 'position']),
  ('savedSearch.created', ARRAY['name']),
  ('savedSearch.updated', ARRAY['name']),
  ('savedSearch.deleted', ARRAY['name']),
  ('document.judged', ARRAY['reason', 'validUntil']),
  ('petition.sentToMinistry', ARRAY['registryNumber', 'registeredOn']),
  ('rating.given', ARRAY['stars'])
), "found" AS (
  SELECT e.*,
    ARRAY(SELECT f FROM unnest(p."fields") f WHERE coalesce(e."before", '{}') ? f OR coalesce(e."after", '{}') ? f) AS "fields",
    CASE WHEN e."subject_id" ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' THEN e."subject_id"::uuid END AS "subject"
  FROM "audit_entries" e JOIN "personal" p USING ("action")
), "named" AS (
  SELECT f."id", f."fields",
    (SELECT jsonb_object_agg(key, value) FROM jsonb_each(f."before") WHERE key = ANY (f."fields")) AS "before",
    (SELECT jsonb_object_agg(key, value) FROM jsonb_each(f."after") WHERE key = ANY (f."fields")) AS "after",
    CASE
      WHEN f."action" LIKE 'savedSearch.%' THEN f."actor_id"
      WHEN f."action" = 'document.judged' THEN (SELECT "doctor_id" FROM "documents" WHERE "id" = f."subject")
      WHEN f."action" = 'petition.sentToMinistry' THEN (SELECT "doctor_id" FROM "petitions" WHERE "id" = f."subject")
      WHEN f."action" = 'rating.given' THEN (SELECT "doctor_id" FROM "candidacies" WHERE "id" = f."subject")
      WHEN f."action" LIKE 'profile.invit%' THEN coalesce(
        (SELECT j."subject_id"::uuid FROM "audit_entries" j
          WHERE j."action" = 'profile.joined' AND j."after" ->> 'invitation' = f."after" ->> 'invitation' LIMIT 1),
        (f."after" ->> 'invitation')::uuid)
      ELSE f."subject"
    END AS "person"
  FROM "found" f WHERE cardinality(f."fields") > 0
)
SELECT n.*, EXISTS (SELECT FROM "users" u WHERE u."id" = n."person" AND u."deleted_at" IS NULL)
  OR EXISTS (SELECT FROM "hospital_invitations" i WHERE i."id" = n."person") AS "exists"
FROM "named" n;
--> statement-breakpoint
ALTER TABLE "audit_entries" DISABLE TRIGGER "audit_entries_append_only_rows";
--> statement-breakpoint
UPDATE "audit_entries" e SET
  "before" = nullif(e."before" - p."fields", '{}'),
  "after" = nullif(e."after" - p."fields", '{}'),
  "personal_fields" = p."fields"
FROM "personal_facts" p WHERE p."id" = e."id";
--> statement-breakpoint
-- Whoever looked for one person typed their name.
UPDATE "audit_entries" SET "after" = ("after" - 'search') || '{"searched": true}'
WHERE "action" IN ('petitions.exported', 'candidates.exported') AND "after" ? 'search';
--> statement-breakpoint
ALTER TABLE "audit_entries" ENABLE TRIGGER "audit_entries_append_only_rows";
--> statement-breakpoint
INSERT INTO "audit_details" ("entry_id", "person_id", "before", "after")
SELECT "id", "person", "before", "after" FROM "personal_facts" WHERE "exists";
--> statement-breakpoint
DROP TABLE "personal_facts";
--> statement-breakpoint
-- Who called a colleague by name is an identifier from now on: the name is read when the notification is.
UPDATE "notifications" n SET "params" = jsonb_set(n."params", '{by}', to_jsonb(coalesce(
  (SELECT c."author_id"::text FROM "candidacy_notes" c WHERE c."id"::text = split_part(n."once_key", ':', 2)), '')))
WHERE n."kind" = 'mentionedInNote';
--> statement-breakpoint
-- Accounts that were deleted before: what stayed of them though nobody has to keep it.
UPDATE "users" SET "blocked_reason" = NULL WHERE "deleted_at" IS NOT NULL AND "blocked_reason" IS NOT NULL;
--> statement-breakpoint
UPDATE "payments" p SET "buyer" =
  '{"name": "", "taxId": "", "address": "", "city": "", "postalCode": "", "state": null, "country": "", "email": ""}'
WHERE p."user_id" IS NULL AND NOT EXISTS (SELECT FROM "invoices" i WHERE i."payment_id" = p."id");
