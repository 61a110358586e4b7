-- Equality beside overlap in one index: no two confirmed interviews of a candidate at once.
CREATE EXTENSION IF NOT EXISTS btree_gist;--> statement-breakpoint
CREATE TYPE "public"."candidacy_step_status" AS ENUM('active', 'done', 'skipped');--> statement-breakpoint
CREATE TYPE "public"."document_request_status" AS ENUM('asked', 'uploaded', 'askedAgain', 'accepted', 'cancelled');--> statement-breakpoint
CREATE TYPE "public"."interview_place" AS ENUM('video', 'onSite');--> statement-breakpoint
CREATE TYPE "public"."interview_status" AS ENUM('pendingConfirmation', 'confirmed', 'declined', 'notAttended', 'cancelled', 'held');--> statement-breakpoint
CREATE TYPE "public"."slot_proposer" AS ENUM('hospital', 'doctor');--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"serial" integer NOT NULL,
	"renewed_at" timestamp with time zone NOT NULL
);--> statement-breakpoint
CREATE TABLE "candidacy_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"candidacy_id" uuid NOT NULL,
	"author_id" uuid,
	"text" text NOT NULL,
	"mentions" uuid[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone
);--> statement-breakpoint
CREATE TABLE "candidacy_ratings" (
	"candidacy_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"stars" smallint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "candidacy_ratings_candidacy_id_user_id_pk" PRIMARY KEY("candidacy_id","user_id"),
	CONSTRAINT "candidacy_ratings_one_to_five" CHECK ("candidacy_ratings"."stars" between 1 and 5)
);--> statement-breakpoint
CREATE TABLE "candidacy_steps" (
	"candidacy_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"status" "candidacy_step_status" NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"completed_at" timestamp with time zone,
	"completed_by" uuid,
	"result" text,
	CONSTRAINT "candidacy_steps_candidacy_id_position_pk" PRIMARY KEY("candidacy_id","position"),
	CONSTRAINT "candidacy_steps_ended_at" CHECK (("candidacy_steps"."status" = 'active') = ("candidacy_steps"."completed_at" is null))
);--> statement-breakpoint
CREATE TABLE "document_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"candidacy_id" uuid NOT NULL,
	"hospital_id" uuid NOT NULL,
	"doctor_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"kind" "document_kind",
	"name" text NOT NULL,
	"why" text NOT NULL,
	"due_on" date NOT NULL,
	"status" "document_request_status" DEFAULT 'asked' NOT NULL,
	"return_reason" text,
	"file_key" text,
	"file_name" text,
	"bytes" integer,
	"sha256" text,
	"uploaded_at" timestamp with time zone,
	"reviewed_by" uuid,
	"reviewed_at" timestamp with time zone,
	"created_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"reminded_at" timestamp with time zone,
	CONSTRAINT "document_requests_file_key_unique" UNIQUE("file_key"),
	CONSTRAINT "document_requests_have_their_file" CHECK ("document_requests"."status" not in ('uploaded') or num_nulls("document_requests"."file_name", "document_requests"."bytes", "document_requests"."sha256", "document_requests"."uploaded_at") = 0)
);--> statement-breakpoint
CREATE TABLE "interview_slots" (
	"id" uuid PRIMARY KEY NOT NULL,
	"interview_id" uuid NOT NULL,
	"proposed_by" "slot_proposer" NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "interview_slots_end_after_their_start" CHECK ("interview_slots"."starts_at" < "interview_slots"."ends_at")
);--> statement-breakpoint
CREATE TABLE "interviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"candidacy_id" uuid NOT NULL,
	"hospital_id" uuid NOT NULL,
	"doctor_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"status" "interview_status" DEFAULT 'pendingConfirmation' NOT NULL,
	"duration_minutes" smallint NOT NULL,
	"place" "interview_place" NOT NULL,
	"location" text NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"candidate_comment" text,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"sequence" integer DEFAULT 0 NOT NULL,
	"organizer_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"reminded_day_at" timestamp with time zone,
	"reminded_hour_at" timestamp with time zone,
	CONSTRAINT "interviews_have_an_end" CHECK (("interviews"."starts_at" is null) = ("interviews"."ends_at" is null)),
	CONSTRAINT "interviews_end_after_their_start" CHECK ("interviews"."starts_at" < "interviews"."ends_at"),
	CONSTRAINT "interviews_confirmed_have_a_date" CHECK ("interviews"."status" not in ('confirmed', 'held', 'notAttended') or "interviews"."starts_at" is not null)
);--> statement-breakpoint
CREATE TABLE "selection_processes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"hospital_id" uuid NOT NULL,
	"name" text NOT NULL,
	"steps" jsonb NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);--> statement-breakpoint
CREATE TABLE "user_tallies" (
	"standing" text NOT NULL,
	"policy_groups" "policy_group"[] NOT NULL,
	"verified" boolean NOT NULL,
	"paid" "product"[] NOT NULL,
	"people" integer NOT NULL
);--> statement-breakpoint
DROP INDEX "candidacies_hospital_id_idx";--> statement-breakpoint
DROP INDEX "notifications_unread_idx";--> statement-breakpoint
ALTER TABLE "candidacies" ADD COLUMN "ended" boolean GENERATED ALWAYS AS (status in ('accepted', 'discarded', 'withdrawn')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "candidacies" ADD COLUMN "step" smallint;--> statement-breakpoint
ALTER TABLE "candidacies" ADD COLUMN "step_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "candidacies" ADD COLUMN "discard_reason" text;--> statement-breakpoint
ALTER TABLE "candidacies" ADD COLUMN "match" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "candidacies" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "process_id" uuid;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "steps" jsonb;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "digest_families" "mail_family"[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "digested_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "blocked_reason" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "paid" "product"[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "standing" text GENERATED ALWAYS AS (case when deleted_at is not null then 'deleted' when blocked_at is not null then 'blocked' else 'active' end) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidacy_notes" ADD CONSTRAINT "candidacy_notes_candidacy_id_candidacies_id_fk" FOREIGN KEY ("candidacy_id") REFERENCES "public"."candidacies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidacy_notes" ADD CONSTRAINT "candidacy_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidacy_ratings" ADD CONSTRAINT "candidacy_ratings_candidacy_id_candidacies_id_fk" FOREIGN KEY ("candidacy_id") REFERENCES "public"."candidacies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidacy_ratings" ADD CONSTRAINT "candidacy_ratings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidacy_steps" ADD CONSTRAINT "candidacy_steps_candidacy_id_candidacies_id_fk" FOREIGN KEY ("candidacy_id") REFERENCES "public"."candidacies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidacy_steps" ADD CONSTRAINT "candidacy_steps_completed_by_users_id_fk" FOREIGN KEY ("completed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_requests" ADD CONSTRAINT "document_requests_candidacy_id_candidacies_id_fk" FOREIGN KEY ("candidacy_id") REFERENCES "public"."candidacies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_requests" ADD CONSTRAINT "document_requests_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_requests" ADD CONSTRAINT "document_requests_doctor_id_users_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_requests" ADD CONSTRAINT "document_requests_reviewed_by_users_id_fk" FOREIGN KEY ("reviewed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_requests" ADD CONSTRAINT "document_requests_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_slots" ADD CONSTRAINT "interview_slots_interview_id_interviews_id_fk" FOREIGN KEY ("interview_id") REFERENCES "public"."interviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_candidacy_id_candidacies_id_fk" FOREIGN KEY ("candidacy_id") REFERENCES "public"."candidacies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_doctor_id_users_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_organizer_id_users_id_fk" FOREIGN KEY ("organizer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "selection_processes" ADD CONSTRAINT "selection_processes_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "selection_processes" ADD CONSTRAINT "selection_processes_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "candidacy_notes_candidacy_id_idx" ON "candidacy_notes" USING btree ("candidacy_id","created_at");--> statement-breakpoint
CREATE INDEX "candidacy_notes_author_id_idx" ON "candidacy_notes" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "candidacy_ratings_user_id_idx" ON "candidacy_ratings" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "candidacy_steps_completed_by_idx" ON "candidacy_steps" USING btree ("completed_by");--> statement-breakpoint
CREATE INDEX "document_requests_candidacy_id_idx" ON "document_requests" USING btree ("candidacy_id","position","created_at");--> statement-breakpoint
CREATE INDEX "document_requests_doctor_id_idx" ON "document_requests" USING btree ("doctor_id");--> statement-breakpoint
CREATE INDEX "document_requests_hospital_id_idx" ON "document_requests" USING btree ("hospital_id");--> statement-breakpoint
CREATE INDEX "document_requests_due_idx" ON "document_requests" USING btree ("due_on") WHERE "document_requests"."status" in ('asked', 'askedAgain');--> statement-breakpoint
CREATE INDEX "document_requests_uploaded_idx" ON "document_requests" USING btree ("hospital_id","candidacy_id") WHERE "document_requests"."status" = 'uploaded';--> statement-breakpoint
CREATE INDEX "document_requests_reviewed_by_idx" ON "document_requests" USING btree ("reviewed_by");--> statement-breakpoint
CREATE INDEX "document_requests_created_by_idx" ON "document_requests" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "interview_slots_interview_id_idx" ON "interview_slots" USING btree ("interview_id","starts_at");--> statement-breakpoint
CREATE INDEX "interviews_candidacy_id_idx" ON "interviews" USING btree ("candidacy_id","created_at");--> statement-breakpoint
CREATE INDEX "interviews_hospital_id_idx" ON "interviews" USING btree ("hospital_id","starts_at");--> statement-breakpoint
CREATE INDEX "interviews_doctor_id_idx" ON "interviews" USING btree ("doctor_id","starts_at");--> statement-breakpoint
CREATE INDEX "interviews_confirmed_idx" ON "interviews" USING btree ("starts_at") WHERE "interviews"."status" = 'confirmed';--> statement-breakpoint
CREATE INDEX "interviews_organizer_id_idx" ON "interviews" USING btree ("organizer_id");--> statement-breakpoint
CREATE INDEX "selection_processes_hospital_id_idx" ON "selection_processes" USING btree ("hospital_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "selection_processes_name_key" ON "selection_processes" USING btree ("hospital_id",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "selection_processes_one_default" ON "selection_processes" USING btree ("hospital_id") WHERE "selection_processes"."is_default";--> statement-breakpoint
CREATE INDEX "selection_processes_created_by_idx" ON "selection_processes" USING btree ("created_by");--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_process_id_selection_processes_id_fk" FOREIGN KEY ("process_id") REFERENCES "public"."selection_processes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entries_at_idx" ON "audit_entries" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_action_idx" ON "audit_entries" USING btree ("action","at","id");--> statement-breakpoint
CREATE INDEX "candidacies_hospital_lists_idx" ON "candidacies" USING btree ("hospital_id","ended","step_since","id","status","step","match","applied_at","offer_id","seen_at","doctor_id");--> statement-breakpoint
CREATE INDEX "candidacies_unseen_idx" ON "candidacies" USING btree ("hospital_id","id") WHERE "candidacies"."seen_at" is null and not "candidacies"."ended";--> statement-breakpoint
CREATE INDEX "candidacies_hospital_applied_idx" ON "candidacies" USING btree ("hospital_id","applied_at","id");--> statement-breakpoint
CREATE INDEX "candidacies_hospital_match_idx" ON "candidacies" USING btree ("hospital_id","match","id");--> statement-breakpoint
CREATE INDEX "candidacies_board_idx" ON "candidacies" USING btree ("offer_id","status","step","match","id");--> statement-breakpoint
CREATE INDEX "candidacies_search_idx" ON "candidacies" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "cvs_pending_idx" ON "cvs" USING btree ("doctor_id") WHERE "cvs"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "offers_process_id_idx" ON "offers" USING btree ("process_id");--> statement-breakpoint
CREATE INDEX "offers_search_hospital_idx" ON "offers" USING gin ("search_hospital" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "payments_money_idx" ON "payments" USING btree ("status","created_at","base_cents","total_cents");--> statement-breakpoint
CREATE INDEX "petitions_registry_number_idx" ON "petitions" USING gin ("registry_number" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "petitions_in_hand_idx" ON "petitions" USING btree ("doctor_id","status_since") WHERE "petitions"."status" in ('Pending', 'Review');--> statement-breakpoint
CREATE INDEX "petitions_registered_idx" ON "petitions" USING btree ("status","registered_on","sent_at","id") WHERE "petitions"."registered_on" is not null;--> statement-breakpoint
CREATE INDEX "petitions_resolved_idx" ON "petitions" USING btree ("resolved_at","registered_on") WHERE "petitions"."resolved_at" is not null;--> statement-breakpoint
CREATE INDEX "users_list_name_idx" ON "users" USING btree ("standing","search_name","id","policy_groups","verified_at");--> statement-breakpoint
CREATE INDEX "users_list_created_idx" ON "users" USING btree ("standing","created_at","id");--> statement-breakpoint
CREATE INDEX "users_email_similar_idx" ON "users" USING gin ("email" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_digest_idx" ON "users" USING btree ("id") WHERE cardinality("users"."digest_families") > 0;--> statement-breakpoint
CREATE INDEX "candidacies_hospital_id_idx" ON "candidacies" USING btree ("hospital_id","status","step_since","id","applied_at","doctor_id");--> statement-breakpoint
CREATE INDEX "notifications_unread_idx" ON "notifications" USING btree ("user_id","at","id") WHERE "notifications"."read_at" is null;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_mails_once" CHECK (not ("users"."mail_families" && "users"."digest_families"));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_blocked_reason_of_a_block" CHECK ("users"."blocked_reason" is null or "users"."blocked_at" is not null);--> statement-breakpoint
-- Offers that were published before there were processes follow the standard one.
UPDATE "offers" SET "steps" = '[{"id":"01900000-0000-7000-8000-0000000000a1","type":"documentRequest","name":"Solicitud de documentación","mandatory":true,"text":"","documents":[],"daysToAnswer":10,"durationMinutes":45},{"id":"01900000-0000-7000-8000-0000000000a2","type":"internal","name":"Gestión interna","mandatory":true,"text":"","documents":[],"daysToAnswer":10,"durationMinutes":45},{"id":"01900000-0000-7000-8000-0000000000a3","type":"interview","name":"Entrevista","mandatory":false,"text":"","documents":[],"daysToAnswer":10,"durationMinutes":45}]'::jsonb WHERE "status" in ('pending', 'approved', 'closed');--> statement-breakpoint
UPDATE "candidacies" SET "step_since" = "status_since";--> statement-breakpoint
ALTER TABLE "candidacies" ALTER COLUMN "step_since" SET NOT NULL;--> statement-breakpoint
UPDATE "candidacies" SET "discard_reason" = 'Sin motivo registrado' WHERE "status" = 'discarded';--> statement-breakpoint
UPDATE "candidacies" SET "step" = 0 WHERE "status" = 'inProcess';--> statement-breakpoint
INSERT INTO "candidacy_steps" ("candidacy_id", "position", "status", "started_at") SELECT "id", 0, 'active', "status_since" FROM "candidacies" WHERE "status" = 'inProcess';--> statement-breakpoint
UPDATE "users" SET "paid" = "granted"."products" FROM (SELECT "user_id", array_agg("product" ORDER BY "product") AS "products" FROM "entitlements" WHERE "used_up_at" IS NULL GROUP BY "user_id") AS "granted" WHERE "granted"."user_id" = "users"."id";--> statement-breakpoint
INSERT INTO "user_tallies" ("standing", "policy_groups", "verified", "paid", "people") SELECT "standing", "policy_groups", "verified_at" IS NOT NULL, "paid", count(*) FROM "users" GROUP BY 1, 2, 3, 4;--> statement-breakpoint
ALTER TABLE "candidacies" ADD CONSTRAINT "candidacies_discarded_with_a_reason" CHECK (("candidacies"."status" = 'discarded') = ("candidacies"."discard_reason" is not null));--> statement-breakpoint
ALTER TABLE "candidacies" ADD CONSTRAINT "candidacies_in_process_at_a_step" CHECK ("candidacies"."status" <> 'inProcess' or "candidacies"."step" is not null);--> statement-breakpoint
ALTER TABLE "candidacies" ADD CONSTRAINT "candidacies_applied_at_no_step" CHECK ("candidacies"."status" <> 'applied' or "candidacies"."step" is null);--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_published_with_their_steps" CHECK ("offers"."status" not in ('pending', 'approved', 'closed') or "offers"."steps" is not null);--> statement-breakpoint
-- What no check of the application alone could promise: two hospitals may confirm at the same moment.
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_one_at_a_time" EXCLUDE USING gist ("doctor_id" WITH =, tstzrange("starts_at", "ends_at") WITH &&) WHERE ("status" = 'confirmed');--> statement-breakpoint
-- What somebody has paid for is asked of everybody at once: it stands beside the person, and the entitlements keep it.
CREATE FUNCTION "keep_users_paid"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  person uuid := CASE TG_OP WHEN 'DELETE' THEN OLD."user_id" ELSE NEW."user_id" END;
BEGIN
  -- Two grants at once come one after the other, and the second sees the first.
  PERFORM FROM "users" WHERE "id" = person FOR NO KEY UPDATE;
  UPDATE "users" SET "paid" = "granted"."products"
    FROM (SELECT coalesce(array_agg("product" ORDER BY "product"), '{}') AS "products"
      FROM "entitlements" WHERE "user_id" = person AND "used_up_at" IS NULL) AS "granted"
    WHERE "users"."id" = person AND "users"."paid" <> "granted"."products";
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "entitlements_keep_users_paid" AFTER INSERT OR DELETE OR UPDATE OF "used_up_at" ON "entitlements"
  FOR EACH ROW EXECUTE FUNCTION "keep_users_paid"();--> statement-breakpoint
-- People are counted as they come, change and go: each statement adds what it changed.
CREATE FUNCTION "tally_users"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO "user_tallies" ("standing", "policy_groups", "verified", "paid", "people")
      SELECT "standing", "policy_groups", "verified_at" IS NOT NULL, "paid", count(*) FROM "come" GROUP BY 1, 2, 3, 4;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO "user_tallies" ("standing", "policy_groups", "verified", "paid", "people")
      SELECT "standing", "policy_groups", "verified_at" IS NOT NULL, "paid", -count(*) FROM "gone" GROUP BY 1, 2, 3, 4;
  ELSE
    -- Most changes of a person are none of what is counted.
    INSERT INTO "user_tallies" ("standing", "policy_groups", "verified", "paid", "people")
      SELECT "standing", "policy_groups", "verified", "paid", sum("people") FROM (
        SELECT "standing", "policy_groups", "verified_at" IS NOT NULL AS "verified", "paid", 1 AS "people" FROM "come"
        UNION ALL SELECT "standing", "policy_groups", "verified_at" IS NOT NULL, "paid", -1 FROM "gone"
      ) AS "changes" GROUP BY 1, 2, 3, 4 HAVING sum("people") <> 0;
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "users_tally_come" AFTER INSERT ON "users" REFERENCING NEW TABLE AS "come" FOR EACH STATEMENT EXECUTE FUNCTION "tally_users"();--> statement-breakpoint
CREATE TRIGGER "users_tally_gone" AFTER DELETE ON "users" REFERENCING OLD TABLE AS "gone" FOR EACH STATEMENT EXECUTE FUNCTION "tally_users"();--> statement-breakpoint
CREATE TRIGGER "users_tally_changed" AFTER UPDATE ON "users" REFERENCING OLD TABLE AS "gone" NEW TABLE AS "come" FOR EACH STATEMENT EXECUTE FUNCTION "tally_users"();
