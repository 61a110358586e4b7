-- The audit is divided by month of its time, in UTC. Drizzle cannot say so: what it says of the schema is the table as a
-- whole (docs/decisions/0123).
--
-- A divided table is known by its key and its time together, so nothing can refer to an entry by its id alone. The details
-- go with their entry by a trigger instead.
ALTER TABLE "audit_details" DROP CONSTRAINT "audit_details_entry_id_audit_entries_id_fk";
--> statement-breakpoint
ALTER TABLE "audit_entries" RENAME TO "audit_entries_undivided";
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_id" uuid,
	"impersonator_id" uuid,
	"action" text NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"personal_fields" text[] DEFAULT '{}' NOT NULL,
	"request_id" text
) PARTITION BY RANGE ("at");
--> statement-breakpoint
-- Whatever has no month: an entry is never refused.
CREATE TABLE "audit_entries_default" PARTITION OF "audit_entries" DEFAULT;
--> statement-breakpoint
CREATE TRIGGER "audit_entries_append_only_table" BEFORE TRUNCATE ON "audit_entries"
  FOR EACH STATEMENT EXECUTE FUNCTION "audit_entries_append_only"();
--> statement-breakpoint
CREATE TRIGGER "audit_entries_append_only_table" BEFORE TRUNCATE ON "audit_entries_default"
  FOR EACH STATEMENT EXECUTE FUNCTION "audit_entries_append_only"();
--> statement-breakpoint
-- Makes the part of a month, unless it is there. Whoever writes goes on meanwhile: a part that is attached, unlike one
-- that is created in its place, takes a lock on the whole that lets rows in. Only what has no month is closed for as
-- long as it takes to look through it, which as a rule is empty; what it has of this month moves over.
CREATE FUNCTION "add_audit_month"("month" date) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  "part" text := 'audit_entries_' || to_char("month", 'YYYY_MM');
  "first" timestamptz := date_trunc('month', "month"::timestamp) AT TIME ZONE 'UTC';
  "next" timestamptz := (date_trunc('month', "month"::timestamp) + interval '1 month') AT TIME ZONE 'UTC';
BEGIN
  -- Two processes at once: the second one finds it made.
  PERFORM pg_advisory_xact_lock(hashtext('add_audit_month'));
  IF to_regclass(format('public.%I', "part")) IS NOT NULL THEN
    RETURN false;
  END IF;
  EXECUTE format('CREATE TABLE public.%I (LIKE public."audit_entries" INCLUDING ALL)', "part");
  EXECUTE format('CREATE TRIGGER "audit_entries_append_only_table" BEFORE TRUNCATE ON public.%I
    FOR EACH STATEMENT EXECUTE FUNCTION "audit_entries_append_only"()', "part");
  LOCK TABLE "audit_entries_default" IN ACCESS EXCLUSIVE MODE;
  IF EXISTS (SELECT FROM "audit_entries_default" WHERE "at" >= "first" AND "at" < "next") THEN
    EXECUTE format('INSERT INTO public.%I SELECT * FROM "audit_entries_default" WHERE "at" >= $1 AND "at" < $2', "part")
      USING "first", "next";
    -- They are not deleted, they move: neither the rule against it nor the end of their details applies.
    ALTER TABLE "audit_entries_default" DISABLE TRIGGER USER;
    DELETE FROM "audit_entries_default" WHERE "at" >= "first" AND "at" < "next";
    ALTER TABLE "audit_entries_default" ENABLE TRIGGER USER;
  END IF;
  EXECUTE format('ALTER TABLE public."audit_entries" ATTACH PARTITION public.%I FOR VALUES FROM (%L) TO (%L)',
    "part", "first", "next");
  RETURN true;
END
$$;
--> statement-breakpoint
-- Of each month that has rows, and the months to come, of which the job `audit-months` makes more.
SELECT "add_audit_month"("month"::date) FROM (
  SELECT DISTINCT date_trunc('month', "at" AT TIME ZONE 'UTC') AS "month" FROM "audit_entries_undivided"
  UNION SELECT generate_series(date_trunc('month', now() AT TIME ZONE 'UTC'),
    date_trunc('month', now() AT TIME ZONE 'UTC') + interval '3 months', interval '1 month')
) AS "months" ORDER BY "month";
--> statement-breakpoint
INSERT INTO "audit_entries" ("id", "at", "actor_id", "impersonator_id", "action", "subject_type", "subject_id", "before",
  "after", "personal_fields", "request_id")
SELECT "id", "at", "actor_id", "impersonator_id", "action", "subject_type", "subject_id", "before", "after",
  "personal_fields", "request_id" FROM "audit_entries_undivided";
--> statement-breakpoint
DROP TABLE "audit_entries_undivided";
--> statement-breakpoint
-- After the rows: to build an index is faster than to grow it.
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_id_at_pk" PRIMARY KEY("id","at");--> statement-breakpoint
CREATE INDEX "audit_entries_at_idx" ON "audit_entries" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_action_idx" ON "audit_entries" USING btree ("action","at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_subject_idx" ON "audit_entries" USING btree ("subject_type","subject_id","at");--> statement-breakpoint
CREATE INDEX "audit_entries_actor_idx" ON "audit_entries" USING btree ("actor_id","at");--> statement-breakpoint
CREATE INDEX "audit_entries_impersonator_idx" ON "audit_entries" USING btree ("impersonator_id","at");--> statement-breakpoint
CREATE TRIGGER "audit_entries_append_only_rows" BEFORE UPDATE OR DELETE ON "audit_entries"
  FOR EACH ROW EXECUTE FUNCTION "audit_entries_append_only"();
--> statement-breakpoint
-- Nobody does it for a divided table, and until somebody does plans are guessed.
ANALYZE "audit_entries";
--> statement-breakpoint
CREATE FUNCTION "audit_details_end_with_entry"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "audit_details" WHERE "entry_id" = OLD."id";
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "audit_details_end_with_entry" AFTER DELETE ON "audit_entries"
  FOR EACH ROW EXECUTE FUNCTION "audit_details_end_with_entry"();
--> statement-breakpoint
-- Theirs stay in one piece, and the night finds the oldest by this.
CREATE INDEX "notifications_at_idx" ON "notifications" USING btree ("at");
