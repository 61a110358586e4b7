CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TYPE "public"."petition_entry_kind" AS ENUM('created', 'sent', 'documentAdded', 'documentApproved', 'documentRejected', 'documentReplaced', 'cvReviewed', 'validated', 'sentToMinistry', 'requirementStarted', 'requirementAnswered', 'comment', 'granted', 'grantedConditionally', 'conditionDone', 'denied');--> statement-breakpoint
CREATE TYPE "public"."petition_status" AS ENUM('Pending', 'Review', 'Sended', 'Aproved', 'Refused');--> statement-breakpoint
CREATE TYPE "public"."resolution_kind" AS ENUM('granted', 'conditional', 'denied');--> statement-breakpoint
CREATE SEQUENCE "public"."petition_references" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"params" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"link" text NOT NULL,
	"read_at" timestamp with time zone,
	"once_key" text,
	CONSTRAINT "notifications_once_key_unique" UNIQUE("once_key")
);
--> statement-breakpoint
CREATE TABLE "petition_conditions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"petition_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"text" text NOT NULL,
	"done_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "petition_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"petition_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" "petition_entry_kind" NOT NULL,
	"author_id" uuid,
	"internal" boolean DEFAULT false NOT NULL,
	"text" text,
	"facts" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "petition_receipts" (
	"petition_id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"sha256" text NOT NULL,
	"file_key" text NOT NULL,
	"documents" jsonb NOT NULL,
	CONSTRAINT "petition_receipts_code_unique" UNIQUE("code"),
	CONSTRAINT "petition_receipts_file_key_unique" UNIQUE("file_key")
);
--> statement-breakpoint
CREATE TABLE "petition_suspensions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"petition_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"from" date NOT NULL,
	"until" date,
	"answer_by" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "petitions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"doctor_id" uuid NOT NULL,
	"status" "petition_status",
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"status_since" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"country" char(2),
	"search_text" text NOT NULL,
	"sort_name" text NOT NULL,
	"ended" boolean GENERATED ALWAYS AS (coalesce(status in ('Aproved', 'Refused'), false)) STORED NOT NULL,
	"paid" boolean DEFAULT false NOT NULL,
	"registry_number" text,
	"registered_on" date,
	"resolution_kind" "resolution_kind",
	"resolved_at" timestamp with time zone,
	"resolution_comment" text,
	"resolution_file_key" text,
	"resolution_file_name" text,
	"resolution_bytes" integer,
	CONSTRAINT "petitions_resolution_file_key_unique" UNIQUE("resolution_file_key"),
	CONSTRAINT "petitions_sent_to_the_ministry_are_registered" CHECK ("petitions"."status" not in ('Sended', 'Aproved', 'Refused') or ("petitions"."registry_number" is not null and "petitions"."registered_on" is not null)),
	CONSTRAINT "petitions_resolved_have_a_resolution" CHECK (("petitions"."status" in ('Aproved', 'Refused')) = ("petitions"."resolution_kind" is not null) or "petitions"."status" is null)
);
--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "petition_conditions" ADD CONSTRAINT "petition_conditions_petition_id_petitions_id_fk" FOREIGN KEY ("petition_id") REFERENCES "public"."petitions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "petition_entries" ADD CONSTRAINT "petition_entries_petition_id_petitions_id_fk" FOREIGN KEY ("petition_id") REFERENCES "public"."petitions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "petition_entries" ADD CONSTRAINT "petition_entries_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "petition_receipts" ADD CONSTRAINT "petition_receipts_petition_id_petitions_id_fk" FOREIGN KEY ("petition_id") REFERENCES "public"."petitions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "petition_suspensions" ADD CONSTRAINT "petition_suspensions_petition_id_petitions_id_fk" FOREIGN KEY ("petition_id") REFERENCES "public"."petitions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "petitions" ADD CONSTRAINT "petitions_doctor_id_users_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_user_id_idx" ON "notifications" USING btree ("user_id","at","id");--> statement-breakpoint
CREATE INDEX "notifications_unread_idx" ON "notifications" USING btree ("user_id") WHERE "notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX "petition_conditions_petition_id_idx" ON "petition_conditions" USING btree ("petition_id","position");--> statement-breakpoint
CREATE INDEX "petition_entries_petition_id_idx" ON "petition_entries" USING btree ("petition_id","at");--> statement-breakpoint
CREATE INDEX "petition_entries_author_id_idx" ON "petition_entries" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "petition_suspensions_petition_id_idx" ON "petition_suspensions" USING btree ("petition_id");--> statement-breakpoint
CREATE UNIQUE INDEX "petitions_reference_key" ON "petitions" USING btree ("reference");--> statement-breakpoint
CREATE UNIQUE INDEX "petitions_one_live" ON "petitions" USING btree ("doctor_id") WHERE "petitions"."status" is distinct from 'Refused';--> statement-breakpoint
CREATE INDEX "petitions_doctor_id_idx" ON "petitions" USING btree ("doctor_id","created_at");--> statement-breakpoint
CREATE INDEX "petitions_status_idx" ON "petitions" USING btree ("status","status_since","id");--> statement-breakpoint
CREATE INDEX "petitions_country_idx" ON "petitions" USING btree ("country","status_since","id");--> statement-breakpoint
CREATE INDEX "petitions_waiting_idx" ON "petitions" USING btree ("ended","status_since","id");--> statement-breakpoint
CREATE INDEX "petitions_unpaid_idx" ON "petitions" USING btree ("ended","status_since","id") WHERE not "petitions"."paid";--> statement-breakpoint
CREATE INDEX "petitions_created_at_idx" ON "petitions" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "petitions_sort_name_idx" ON "petitions" USING btree ("sort_name","id");--> statement-breakpoint
CREATE INDEX "petitions_search_idx" ON "petitions" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "petitions_updated_at_idx" ON "petitions" USING btree ("updated_at","id");