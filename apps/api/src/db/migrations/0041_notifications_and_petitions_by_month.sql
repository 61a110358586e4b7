-- Notifications are divided by month of their time, entries of petitions by the month in which their petition was made,
-- both in UTC (docs/decisions/0123). Drizzle cannot say so: what it says of the schema is each table as a whole.
--
-- Makes the part of a month of any divided table, unless it is there. Whoever writes goes on meanwhile: a part that is
-- attached, unlike one that is created in its place, takes a lock on the whole that lets rows in. Only what has no month
-- is closed for as long as it takes to look through it, which as a rule is empty; what it has of this month moves over.
CREATE FUNCTION "add_month"("divided" text, "month" date) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  "whole" regclass := format('public.%I', "divided")::regclass;
  "part" text := "divided" || '_' || to_char("month", 'YYYY_MM');
  "spare" text := "divided" || '_default';
  "first" timestamptz := date_trunc('month', "month"::timestamp) AT TIME ZONE 'UTC';
  "next" timestamptz := (date_trunc('month', "month"::timestamp) + interval '1 month') AT TIME ZONE 'UTC';
  "of_month" text;
  "own_trigger" text;
  "moved" bigint;
BEGIN
  -- Two processes at once: the second one finds it made.
  PERFORM pg_advisory_xact_lock(hashtext('add_month'));
  IF to_regclass(format('public.%I', "part")) IS NOT NULL THEN
    RETURN false;
  END IF;
  SELECT format('%1$I >= %2$L AND %1$I < %3$L', attname, "first", "next") INTO "of_month"
    FROM pg_partitioned_table JOIN pg_attribute ON attrelid = partrelid AND attnum = partattrs[0] WHERE partrelid = "whole";
  EXECUTE format('CREATE TABLE public.%I (LIKE %s INCLUDING ALL)', "part", "whole");
  -- Triggers for each row come with the whole, those for a statement do not.
  FOR "own_trigger" IN SELECT pg_get_triggerdef(oid) FROM pg_trigger
    WHERE tgrelid = "whole" AND NOT tgisinternal AND tgtype & 1 = 0
  LOOP
    EXECUTE replace("own_trigger", format(' ON public.%I ', "divided"), format(' ON public.%I ', "part"));
  END LOOP;
  EXECUTE format('LOCK TABLE public.%I IN ACCESS EXCLUSIVE MODE', "spare");
  EXECUTE format('INSERT INTO public.%I SELECT * FROM public.%I WHERE %s', "part", "spare", "of_month");
  GET DIAGNOSTICS "moved" = ROW_COUNT;
  IF "moved" > 0 THEN
    -- They are not deleted, they move: neither a rule against it nor the end of what belongs to them applies.
    EXECUTE format('ALTER TABLE public.%I DISABLE TRIGGER USER', "spare");
    EXECUTE format('DELETE FROM public.%I WHERE %s', "spare", "of_month");
    EXECUTE format('ALTER TABLE public.%I ENABLE TRIGGER USER', "spare");
  END IF;
  EXECUTE format('ALTER TABLE %s ATTACH PARTITION public.%I FOR VALUES FROM (%L) TO (%L)', "whole", "part", "first", "next");
  RETURN true;
END
$$;
--> statement-breakpoint
DROP FUNCTION "add_audit_month";
--> statement-breakpoint
ALTER TABLE "notifications" RENAME TO "notifications_undivided";
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"params" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"link" text NOT NULL,
	"read_at" timestamp with time zone,
	"mail_waits" boolean DEFAULT false NOT NULL,
	"once_key" text
) PARTITION BY RANGE ("at");
--> statement-breakpoint
-- Whatever has no month: nothing is ever refused.
CREATE TABLE "notifications_default" PARTITION OF "notifications" DEFAULT;
--> statement-breakpoint
-- Of each month that has rows, all as far back as they are kept, and the months to come, of which the job makes more.
SELECT "add_month"('notifications', "month"::date) FROM (
  SELECT DISTINCT date_trunc('month', "at" AT TIME ZONE 'UTC') AS "month" FROM "notifications_undivided"
  UNION SELECT generate_series(
    date_trunc('month', now() AT TIME ZONE 'UTC'
      - CASE WHEN EXISTS (SELECT FROM "notifications_undivided") THEN interval '365 days' ELSE interval '0' END),
    date_trunc('month', now() AT TIME ZONE 'UTC') + interval '3 months', interval '1 month')
) AS "months" ORDER BY "month";
--> statement-breakpoint
INSERT INTO "notifications" ("id", "user_id", "at", "kind", "params", "link", "read_at", "mail_waits", "once_key")
SELECT "id", "user_id", "at", "kind", "params", "link", "read_at", "mail_waits", "once_key" FROM "notifications_undivided";
--> statement-breakpoint
DROP TABLE "notifications_undivided";
--> statement-breakpoint
-- After the rows: to build an index is faster than to grow it.
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_id_at_pk" PRIMARY KEY("id","at");--> statement-breakpoint
CREATE INDEX "notifications_user_id_idx" ON "notifications" USING btree ("user_id","at","id");--> statement-breakpoint
CREATE INDEX "notifications_mail_waits_idx" ON "notifications" USING btree ("user_id","at") WHERE "notifications"."mail_waits";--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
-- What is unread is asked for by every open page, and may be of any month.
CREATE TABLE "unread_notifications" (
	"user_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"id" uuid NOT NULL,
	"link" text NOT NULL,
	CONSTRAINT "unread_notifications_user_id_at_id_pk" PRIMARY KEY("user_id","at","id")
);
--> statement-breakpoint
INSERT INTO "unread_notifications" ("user_id", "at", "id", "link")
SELECT "user_id", "at", "id", "link" FROM "notifications" WHERE "read_at" IS NULL;
--> statement-breakpoint
-- A key holds across all months, and no index does.
CREATE TABLE "notification_once_keys" (
	"once_key" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
INSERT INTO "notification_once_keys" ("once_key") SELECT "once_key" FROM "notifications" WHERE "once_key" IS NOT NULL;
--> statement-breakpoint
-- Whoever comes second under a key waits for the first, and is left out once that one is told.
CREATE FUNCTION "notifications_only_once"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "notification_once_keys" ("once_key") VALUES (NEW."once_key") ON CONFLICT DO NOTHING;
  IF NOT FOUND THEN
    RETURN NULL;
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "notifications_only_once" BEFORE INSERT ON "notifications"
  FOR EACH ROW WHEN (NEW."once_key" IS NOT NULL) EXECUTE FUNCTION "notifications_only_once"();
--> statement-breakpoint
CREATE FUNCTION "notifications_keep_unread"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD."read_at" IS NULL THEN
    DELETE FROM "unread_notifications" WHERE "user_id" = OLD."user_id" AND "at" = OLD."at" AND "id" = OLD."id";
  END IF;
  IF TG_OP <> 'DELETE' AND NEW."read_at" IS NULL THEN
    INSERT INTO "unread_notifications" ("user_id", "at", "id", "link") VALUES (NEW."user_id", NEW."at", NEW."id", NEW."link");
  END IF;
  IF TG_OP = 'DELETE' AND OLD."once_key" IS NOT NULL THEN
    DELETE FROM "notification_once_keys" WHERE "once_key" = OLD."once_key";
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "notifications_come" AFTER INSERT ON "notifications"
  FOR EACH ROW WHEN (NEW."read_at" IS NULL) EXECUTE FUNCTION "notifications_keep_unread"();
--> statement-breakpoint
CREATE TRIGGER "notifications_are_read" AFTER UPDATE ON "notifications"
  FOR EACH ROW WHEN ((OLD."read_at" IS NULL) <> (NEW."read_at" IS NULL)) EXECUTE FUNCTION "notifications_keep_unread"();
--> statement-breakpoint
CREATE TRIGGER "notifications_go" AFTER DELETE ON "notifications"
  FOR EACH ROW WHEN (OLD."read_at" IS NULL OR OLD."once_key" IS NOT NULL) EXECUTE FUNCTION "notifications_keep_unread"();
--> statement-breakpoint
-- So that an entry can refer to both: one that lay in another month than its petition says would never be found.
DROP INDEX "petitions_created_at_idx";--> statement-breakpoint
CREATE UNIQUE INDEX "petitions_created_at_idx" ON "petitions" USING btree ("created_at","id");
--> statement-breakpoint
ALTER TABLE "petition_entries" RENAME TO "petition_entries_undivided";
--> statement-breakpoint
CREATE TABLE "petition_entries" (
	"id" uuid NOT NULL,
	"petition_id" uuid NOT NULL,
	"petition_created_at" timestamp with time zone NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" "petition_entry_kind" NOT NULL,
	"author_id" uuid,
	"internal" boolean DEFAULT false NOT NULL,
	"text" text,
	"facts" jsonb DEFAULT '{}'::jsonb NOT NULL
) PARTITION BY RANGE ("petition_created_at");
--> statement-breakpoint
CREATE TABLE "petition_entries_default" PARTITION OF "petition_entries" DEFAULT;
--> statement-breakpoint
SELECT "add_month"('petition_entries', "month"::date) FROM (
  SELECT DISTINCT date_trunc('month', "created_at" AT TIME ZONE 'UTC') AS "month" FROM "petitions"
  UNION SELECT generate_series(date_trunc('month', now() AT TIME ZONE 'UTC'),
    date_trunc('month', now() AT TIME ZONE 'UTC') + interval '3 months', interval '1 month')
) AS "months" ORDER BY "month";
--> statement-breakpoint
INSERT INTO "petition_entries" ("id", "petition_id", "petition_created_at", "at", "kind", "author_id", "internal", "text", "facts")
SELECT "entry"."id", "petition_id", "created_at", "at", "kind", "author_id", "internal", "text", "facts"
FROM "petition_entries_undivided" AS "entry" JOIN "petitions" ON "petitions"."id" = "petition_id";
--> statement-breakpoint
DROP TABLE "petition_entries_undivided";
--> statement-breakpoint
ALTER TABLE "petition_entries" ADD CONSTRAINT "petition_entries_id_petition_created_at_pk" PRIMARY KEY("id","petition_created_at");--> statement-breakpoint
CREATE INDEX "petition_entries_petition_id_idx" ON "petition_entries" USING btree ("petition_id","at");--> statement-breakpoint
CREATE INDEX "petition_entries_author_id_idx" ON "petition_entries" USING btree ("author_id");--> statement-breakpoint
ALTER TABLE "petition_entries" ADD CONSTRAINT "petition_entries_petition_fk" FOREIGN KEY ("petition_id","petition_created_at") REFERENCES "public"."petitions"("id","created_at") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "petition_entries" ADD CONSTRAINT "petition_entries_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
-- Nobody does it for a divided table, and until somebody does plans are guessed.
ANALYZE "notifications", "petition_entries", "unread_notifications";
