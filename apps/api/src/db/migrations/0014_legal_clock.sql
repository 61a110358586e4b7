CREATE TYPE "public"."hearing_outcome" AS ENUM('alleged', 'waived');--> statement-breakpoint
CREATE TYPE "public"."hearing_proposal" AS ENUM('denial', 'conditional');--> statement-breakpoint
CREATE TYPE "public"."notification_channel" AS ENUM('electronic', 'paper', 'publication');--> statement-breakpoint
ALTER TYPE "public"."petition_entry_kind" ADD VALUE 'extensionRequested' BEFORE 'comment';--> statement-breakpoint
ALTER TYPE "public"."petition_entry_kind" ADD VALUE 'extensionGranted' BEFORE 'comment';--> statement-breakpoint
ALTER TYPE "public"."petition_entry_kind" ADD VALUE 'extensionDenied' BEFORE 'comment';--> statement-breakpoint
ALTER TYPE "public"."petition_entry_kind" ADD VALUE 'hearingStarted' BEFORE 'comment';--> statement-breakpoint
ALTER TYPE "public"."petition_entry_kind" ADD VALUE 'hearingAlleged' BEFORE 'comment';--> statement-breakpoint
ALTER TYPE "public"."petition_entry_kind" ADD VALUE 'hearingWaived' BEFORE 'comment';--> statement-breakpoint
ALTER TYPE "public"."petition_entry_kind" ADD VALUE 'notificationCorrected' BEFORE 'comment';--> statement-breakpoint
CREATE TABLE "petition_hearings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"petition_id" uuid NOT NULL,
	"proposal" "hearing_proposal" NOT NULL,
	"summary" text NOT NULL,
	"channel" "notification_channel" DEFAULT 'electronic' NOT NULL,
	"disposed_on" date,
	"notified_on" date,
	"closed_on" date,
	"outcome" "hearing_outcome",
	CONSTRAINT "petition_hearings_closed_have_an_outcome" CHECK (("petition_hearings"."closed_on" is null) = ("petition_hearings"."outcome" is null))
);
--> statement-breakpoint
ALTER TABLE "petition_suspensions" ADD COLUMN "channel" "notification_channel" DEFAULT 'electronic' NOT NULL;--> statement-breakpoint
ALTER TABLE "petition_suspensions" ADD COLUMN "disposed_on" date;--> statement-breakpoint
ALTER TABLE "petition_suspensions" ADD COLUMN "notified_on" date;--> statement-breakpoint
ALTER TABLE "petition_suspensions" ADD COLUMN "working_days" integer;--> statement-breakpoint
ALTER TABLE "petition_suspensions" ADD COLUMN "extension_requested_on" date;--> statement-breakpoint
ALTER TABLE "petition_suspensions" ADD COLUMN "extension_decided_on" date;--> statement-breakpoint
ALTER TABLE "petition_suspensions" ADD COLUMN "extension_days" integer;--> statement-breakpoint
ALTER TABLE "petitions" ADD COLUMN "resolution_channel" "notification_channel";--> statement-breakpoint
ALTER TABLE "petitions" ADD COLUMN "resolution_disposed_on" date;--> statement-breakpoint
ALTER TABLE "petitions" ADD COLUMN "resolution_notified_on" date;--> statement-breakpoint
ALTER TABLE "petition_hearings" ADD CONSTRAINT "petition_hearings_petition_id_petitions_id_fk" FOREIGN KEY ("petition_id") REFERENCES "public"."petitions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "petition_hearings_petition_id_idx" ON "petition_hearings" USING btree ("petition_id");--> statement-breakpoint
CREATE UNIQUE INDEX "petition_hearings_one_open" ON "petition_hearings" USING btree ("petition_id") WHERE "petition_hearings"."closed_on" is null;--> statement-breakpoint
-- What was recorded before: the day of the request was its notification, and of a resolution only the day it was recorded is known.
UPDATE "petition_suspensions" SET "notified_on" = "from";--> statement-breakpoint
UPDATE "petitions" SET "resolution_channel" = 'electronic', "resolution_notified_on" = ("resolved_at" AT TIME ZONE 'Europe/Madrid')::date WHERE "resolved_at" IS NOT NULL;
