CREATE TYPE "public"."report_outcome" AS ENUM('closed', 'dismissed');--> statement-breakpoint
CREATE TYPE "public"."report_reason" AS ENUM('disrespect', 'harassment', 'discrimination', 'fraud', 'privacy', 'other');--> statement-breakpoint
CREATE TYPE "public"."reported_standing" AS ENUM('reported', 'closed', 'settled');--> statement-breakpoint
CREATE TABLE "conversation_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"candidacy_id" uuid NOT NULL,
	"side" "message_side" NOT NULL,
	"reporter_id" uuid,
	"reason" "report_reason" NOT NULL,
	"text" text NOT NULL,
	"reported_at" timestamp with time zone NOT NULL,
	"outcome" "report_outcome",
	"answered_at" timestamp with time zone,
	CONSTRAINT "conversation_reports_answered" CHECK (("conversation_reports"."outcome" is null) = ("conversation_reports"."answered_at" is null))
);
--> statement-breakpoint
CREATE TABLE "reported_conversations" (
	"candidacy_id" uuid PRIMARY KEY NOT NULL,
	"standing" "reported_standing" NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"close_reason" text,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "reported_conversations_closed_for_a_reason" CHECK (("reported_conversations"."standing" = 'closed') = ("reported_conversations"."close_reason" is not null))
);
--> statement-breakpoint
ALTER TABLE "conversation_reports" ADD CONSTRAINT "conversation_reports_candidacy_id_reported_conversations_candidacy_id_fk" FOREIGN KEY ("candidacy_id") REFERENCES "public"."reported_conversations"("candidacy_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_reports" ADD CONSTRAINT "conversation_reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reported_conversations" ADD CONSTRAINT "reported_conversations_candidacy_id_candidacies_id_fk" FOREIGN KEY ("candidacy_id") REFERENCES "public"."candidacies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "conversation_reports_open_once" ON "conversation_reports" USING btree ("candidacy_id","reporter_id") WHERE "conversation_reports"."outcome" is null;--> statement-breakpoint
CREATE INDEX "conversation_reports_candidacy_id_idx" ON "conversation_reports" USING btree ("candidacy_id","reported_at");--> statement-breakpoint
CREATE INDEX "conversation_reports_reporter_id_idx" ON "conversation_reports" USING btree ("reporter_id");--> statement-breakpoint
CREATE INDEX "reported_conversations_standing_idx" ON "reported_conversations" USING btree ("standing","since","candidacy_id");